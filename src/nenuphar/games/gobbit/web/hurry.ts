/** Ending the match early, once a player is out: a player may ask for it, or has asked and waits for the others. */
import type { Action, Seat, View } from './types.gen'

export type Hurry = 'offered' | 'agreed'

export function hurryOf(view: View, seat: Seat | null, actions: readonly Action[]): Hurry | null {
  if (view.outcome) return null
  if (actions.some(({ type }) => type === 'hurry')) return 'offered'
  return seat !== null && view.hurries.includes(seat) ? 'agreed' : null
}
