/** A hand that comes down: a finger, a mouse button or a key, with the time that the browser stamped on it. */

export interface Press {
  readonly timeStamp: number
}

/** Which place a key means: a number is the stack of that seat, G or 0 the graveyard. */
export function targetOf(key: string, seats: number): number | 'graveyard' | null {
  if (key === '0' || key.toLowerCase() === 'g') return 'graveyard'
  return /^[1-9]$/.test(key) && Number(key) <= seats ? Number(key) - 1 : null
}
