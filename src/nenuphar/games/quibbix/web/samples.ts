/** A table for the tests: the first turn of the rule book's own example, against an opponent with a disputed word. */
import type { ScoredLayout, View } from './types.gen'

const WORTH: readonly (readonly [string, number, number])[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [
  letter,
  1,
  'AEINDRST'.includes(letter) ? 1 : 'QXY'.includes(letter) ? 3 : 2,
])

export const NOTHING: ScoredLayout = { layout: { words: [], turned: [] }, words: [], points: 0 }

export const JAMMERT: ScoredLayout = {
  layout: {
    words: [
      [2, 0, 3, 6, 1, 4, 8],
      [9, 5, 7],
    ],
    turned: [{ tile: 6, letter: 'M' }],
  },
  words: [
    { text: 'JAMMERT', points: 8, standing: 'stands', doubled: true, coined: false },
    { text: 'URS', points: 4, standing: 'fallen', doubled: false, coined: false },
  ],
  points: 16,
}

export const QED: ScoredLayout = {
  layout: { words: [[0, 1, 2]], turned: [] },
  words: [{ text: 'QED', points: 5, standing: 'voting', doubled: true, coined: false }],
  points: 10,
}

export const BUILDING: View = {
  viewer: 0,
  setup: {
    seats: 2,
    options: {
      words_in: 'de',
      rounds: 1,
      turn_seconds: 300,
      contest: false,
      of_the_day: false,
      coined: false,
      bonus: false,
      same_letters: false,
      tiles: { title: 'Letters', languages: [{ words: 'de', letters: WORTH }] },
      quotients: [],
    },
    decision_ms: null,
  },
  phase: 'building',
  round: 1,
  rounds: 1,
  turn: 1,
  comparison: 0,
  racks: ['AEJMRRSSTU', 'QEDIODATUL'],
  used: [0, 4],
  mine: NOTHING,
  shown: [],
  building: [0, 1],
  kept: [],
  done: [],
  until: 300_000,
  first_until: null,
  late: false,
  rulings: [],
  votes: [],
  settled: [],
  asking: false,
  hint: null,
  possible: [],
  sheet: [[[]], [[]]],
  could: [[[]], [[]]],
  finest: [null, null],
  totals: [0, 0],
  quotients: [],
  differences: [null, null],
  outcome: null,
}

export const COMPARING: View = {
  ...BUILDING,
  phase: 'comparing',
  comparison: 1,
  used: [10, 3],
  building: [],
  mine: JAMMERT,
  shown: [JAMMERT, QED],
  rulings: [
    {
      word: 'JAMMERT',
      verdict: 'valid',
      rule: 'QX-W5',
      evidence: ['lemma=JAMMERN', 'zipf=3.4'],
      lexicon: 'de-1',
      final: false,
    },
    {
      word: 'QED',
      verdict: 'discuss',
      rule: 'QX-W4',
      evidence: ['zipf=2.9', 'abbreviation'],
      lexicon: 'de-1',
      final: false,
    },
    { word: 'URS', verdict: 'invalid', rule: 'QX-W2', evidence: [], lexicon: 'de-1', final: false },
  ],
  votes: [{ word: 'QED', rule: 'QX-W6', by: null, votes: [null, true], until: 360_000 }],
  until: 420_000,
  first_until: 420_000,
}

export const LOOKING: View = {
  ...COMPARING,
  phase: 'looking',
  votes: [],
  shown: [
    {
      layout: { words: [[2, 0, 3, 6, 1, 4, 8]], turned: [{ tile: 6, letter: 'M' }] },
      words: [{ text: 'JAMMERT', points: 8, standing: 'stands', doubled: true, coined: false }],
      points: 16,
    },
    NOTHING,
  ],
  possible: [
    {
      everyday: { points: 20, words: ['JAmMERT', 'URS'], proven: true },
      attested: { points: 22, words: ['JAmMERST', 'RuS'], proven: true },
      optimum: { points: 23, words: ['JAmMERTS', 'RUeS'], proven: true },
      unshown: null,
    },
    {
      everyday: { points: 0, words: [], proven: false },
      attested: { points: 0, words: [], proven: false },
      optimum: { points: 0, words: [], proven: false },
      unshown: null,
    },
  ],
  sheet: [[[16]], [[0]]],
  could: [[[24]], [[18]]],
  finest: [{ word: 'JAMmERT', points: 8 }, null],
  totals: [16, 0],
}
