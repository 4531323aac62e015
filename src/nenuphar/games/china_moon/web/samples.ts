/** A small pond for the tests: a trunk, a fork of two and one pad, a junction, and the arrival. */
import { sceneOf, type Scene } from './scene'
import type { Board, View } from './types.gen'

/** start → 1 → 2 → (3a → 4a | 3b) → 5 → 6 → arrival: places 1, 2, 3, 4, 5, 6, 7 and 8. */
export const BOARD: Board = {
  title: 'Puddle',
  start: { x: 80, y: 900, next: ['1'] },
  arrival: { x: 860, y: 120 },
  pads: [
    { name: '1', kind: 'plain', x: 220, y: 900, next: ['2'] },
    { name: '2', kind: 'spring', x: 360, y: 860, next: ['3a', '3b'] },
    { name: '3a', kind: 'lily', x: 360, y: 700, next: ['4a'] },
    { name: '4a', kind: 'butterfly', x: 480, y: 600, next: ['5'] },
    { name: '3b', kind: 'prankster', x: 540, y: 800, next: ['5'] },
    { name: '5', kind: 'plain', x: 620, y: 560, next: ['6'] },
    { name: '6', kind: 'black', x: 760, y: 400, next: ['arrival'] },
  ],
}

export const VIEW: View = {
  viewer: 0,
  setup: {
    seats: 3,
    options: { board: BOARD, colours: [], oldest: null, take_back: true },
    decision_ms: null,
  },
  phase: 'move',
  colours: ['yellow', 'red', 'green'],
  frogs: [0, 0, 0, 1, 0, 0, 6, 0, 8],
  lilies: [null, null, null, 'pink', null, null, null, 'black', null],
  prizes: [null, 'white', 'yellow', 'blue'],
  hands: [['white', 'pink'], [], ['yellow', 'yellow']],
  scores: [2, 0, 3],
  turn: 0,
  number: 7,
  moved: [],
  asked: 0,
  frog: null,
  until: null,
  taken_back: 0,
  can_take_back: false,
  outcome: null,
}

export const SCENE: Scene = sceneOf(VIEW)
