/** The value of lilies: before a choice, during an animation, and turn by turn in a chart. Otherwise the server's count
 * is shown. */
import type { Lily } from './types.gen'

const SET = [0, 1, 3, 6, 10, 15]
const SINGLE: Partial<Record<Lily, number>> = { blue: 4, black: -2 }

export function worth(lily: Lily, count: number): number {
  const single = SINGLE[lily]
  return single === undefined ? (SET[count] ?? 0) : single * count
}

export function points(hand: readonly Lily[]): number {
  return [...new Set(hand)].reduce((sum, lily) => sum + worth(lily, count(hand, lily)), 0)
}

export function count(hand: readonly Lily[], lily: Lily): number {
  return hand.filter((each) => each === lily).length
}

export function without(hand: readonly Lily[], lily: Lily): readonly Lily[] {
  const at = hand.indexOf(lily)
  return at < 0 ? hand : hand.toSpliced(at, 1)
}
