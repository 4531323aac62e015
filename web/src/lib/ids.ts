/** Unguessable ids and bytes, also on a page over plain http, where crypto.randomUUID is missing. */

export function freshId(): string {
  return crypto.randomUUID?.() ?? randomHex(16)
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
