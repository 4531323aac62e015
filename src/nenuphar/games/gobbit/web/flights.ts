/** The flights after a verdict: whole stacks to a pile or to the graveyard, and single cards as a penalty. They pass
 * over the water and under the cards, so that no face is ever hidden. */
import type { Box, Layout } from './layout'
import type { Event } from './types.gen'

export interface Flight {
  readonly id: string
  readonly from: Box
  readonly to: Box
  readonly after: number // milliseconds
  readonly buried: boolean
}

export const FLIGHT_MS = 520
const BETWEEN_MS = 110

export function flights(
  events: readonly Event[],
  seq: number,
  { places, graveyard }: Pick<Layout, 'places' | 'graveyard'>,
): Flight[] {
  const found: Flight[] = []
  for (const event of events) {
    if (event.type !== 'stack-moved' && event.type !== 'penalty-paid') continue
    const from = places[event.type === 'stack-moved' ? event.owner : event.seat]
    const goal = event.type === 'stack-moved' ? event.to : null
    const to = goal === null ? graveyard : places[goal]
    if (!from || !to) continue
    found.push({ id: `${seq}-${found.length}`, from, to, after: found.length * BETWEEN_MS, buried: goal === null })
  }
  return found
}
