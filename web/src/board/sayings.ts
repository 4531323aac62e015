/** For a game's shell.ts: what it tells the page about a match, put together. */
import type { Line, Saying } from '../wire'

/** A message of the game's own texts, to be said with these facts. */
export function saying(key: string, facts: Saying['facts'] = {}, rule = ''): Saying {
  return { key, rule, facts }
}

/** What happened, from the log of a match. */
export function eventsOf<Event>(lines: readonly (Line & { readonly event?: unknown })[]): Event[] {
  return lines.flatMap(({ event }) => (event ? [event as Event] : []))
}

/** All seats, the winner first. */
export function byRank(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!)
}

/** The one seat that has more than any other, or null. */
export function leader(counts: readonly number[]): number | null {
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null
}
