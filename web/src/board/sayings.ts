/** For a game's shell.ts: builds what it tells the page about a match. */
import type { Line, Saying } from '../wire'

/** A message from the game's own texts, with these facts. */
export function saying(key: string, facts: Saying['facts'] = {}, rule = ''): Saying {
  return { key, rule, facts }
}

/** The events in the log of a match. */
export function eventsOf<Event>(lines: readonly (Line & { readonly event?: unknown })[]): Event[] {
  return lines.flatMap(({ event }) => (event ? [event as Event] : []))
}

/** All seats, the winner first. */
export function byRank(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!)
}

/** The only seat with the highest value, or null. */
export function leader(counts: readonly number[]): number | null {
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null
}
