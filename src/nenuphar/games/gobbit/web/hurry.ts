/** Ending the match now, once somebody is out: whether it is for a player to say, or said and others are waited for. */
import type { Action, Seat, View } from './types.gen'

export type Hurry = 'offered' | 'agreed'

export function hurryOf(view: View, seat: Seat | null, actions: readonly Action[]): Hurry | null {
  if (view.outcome) return null
  if (actions.some(({ type }) => type === 'hurry')) return 'offered'
  return seat !== null && view.hurries.includes(seat) ? 'agreed' : null
}
