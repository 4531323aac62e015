/** A small table for the tests. */
import type { Deck, Face, Player, Suits, Tapped, Target, Verdict, View } from './types.gen'

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

const SUITS: Suits = { red: [], blue: [], yellow: [] }
const DECK: Deck = {
  title: 'Jungle',
  chameleon: SUITS,
  snake: SUITS,
  gorilla: SUITS,
  mosquitoes: { ...SUITS, red_blue: [], blue_yellow: [], yellow_red: [] },
}

export const tap = (seat: number, target: Target): Tapped => ({
  type: 'tapped',
  seat,
  target,
  scene: 17,
  reaction: 400,
  moment: 20_400,
  evidence: null,
})

export const VIEW: View = {
  viewer: 0,
  setup: {
    seats: 3,
    options: {
      tempo: 'by-hand',
      expert: false,
      sudden_death: false,
      minimum_penalty: false,
      gorillas_bury: false,
      beginners: false,
      handicaps: [],
      deck: DECK,
    },
    decision_ms: null,
  },
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
  scene: { number: 17, shown: 20_000, tops: [], alive: [], graveyard: true, back: null },
  taps: [],
  settles: null,
  verdicts: [],
  pausing: null,
  resuming: false,
  hints: [],
  hurries: [],
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
