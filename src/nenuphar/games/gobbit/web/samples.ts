/** A small table for the tests. */
import type { Face, Player, Verdict, View } from './types'

export const BLUE_SNAKE: Face = { animal: 'snake', colours: ['blue'] }
export const BLUE_CHAMELEON: Face = { animal: 'chameleon', colours: ['blue'] }
export const MIXED: Face = { animal: 'mosquitoes', colours: ['red', 'yellow'] }
export const TWINS: Face = { animal: 'mosquitoes', colours: ['red'] }

export const player = (top: Face | null, more: Partial<Player> = {}): Player => ({
  pile: 10,
  stack: top ? 2 : 0,
  top,
  out: false,
  barred: false,
  ...more,
})

export const VIEW: View = {
  viewer: 0,
  setup: { seats: 3, options: { tempo: 'by-hand', expert: false, beginners: false } },
  phase: 'open',
  players: [player(BLUE_SNAKE), player(BLUE_CHAMELEON), player(null)],
  graveyard: 4,
  back: null,
  last: 1,
  turn: 2,
  asked: false,
  earliest: 20_700,
  until: null,
  last_call: false,
  scene: { number: 17, shown: 20_000 },
  taps: [],
  settles: null,
  verdicts: [],
  pausing: null,
  resuming: false,
  hints: [],
  outcome: null,
}

export const verdict = (more: Partial<Verdict>): Verdict => ({
  seat: 0,
  target: 1,
  scene: 17,
  judged: 17,
  reaction: 400,
  moment: 20_000 + (more.reaction ?? 400),
  ruling: 'first',
  rule: 'GB-A1',
  behind: null,
  ...more,
})
