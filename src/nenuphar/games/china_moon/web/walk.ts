/** Arrow keys lead from one thing to the next, round and round. */

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Where this key leads from here; null if it is none of the arrows, or there is nowhere to go. */
export function stepTo<T>(event: KeyboardEvent, from: T, among: readonly T[]): T | null {
  const way = WAYS[event.key]
  if (!way || among.length === 0) return null
  event.preventDefault()
  return among[(among.indexOf(from) + way + among.length) % among.length] ?? null
}
