/** The order of animations, and that the board ends in the state that the events describe. */
import { describe, expect, test } from 'vitest'
import { after, hopsOf, motions, isTooLong, type Motion } from './motion'
import { SCENE } from './samples'
import { sceneOf } from './scene'
import { hopOf } from './stage'
import type { Event } from './types.gen'
import { VIEW } from './samples'

// Frog 0 leaps over frog 3 to the spring, which throws it onto the lily of branch a and on to the butterfly.
const TURN: Event[] = [
  { type: 'frog-moved', frog: 0, by: 0, path: [2, 3], over: [3], rule: 'CM-T1' },
  { type: 'lily-taken', frog: 0, pad: 3, lily: 'pink' },
  { type: 'choice-began', seat: 0, choice: 'move', frog: null, until: null },
  { type: 'frog-moved', frog: 3, by: 0, path: [2, 5], over: [], rule: 'CM-T1' },
  { type: 'pad-passed', frog: 3, pad: 5, rule: 'CM-P2' },
  { type: 'choice-began', seat: 0, choice: 'move', frog: null, until: null },
  { type: 'frog-moved', frog: 6, by: 0, path: [7, 8], over: [], rule: 'CM-T1' },
  { type: 'frog-arrived', frog: 6, slot: 1, lily: 'white' },
  { type: 'turn-began', seat: 1, number: 8 },
]

describe('motions', () => {
  test('follow the order of the events', () => {
    expect(motions(TURN, SCENE)?.map((motion) => motion.kind)).toEqual([
      'leap',
      'take',
      'ask',
      'leap',
      'shrug',
      'ask',
      'leap',
      'arrive',
      'turn',
    ])
  })

  test('end in the state that the events describe', () => {
    const end = motions(TURN, SCENE)!.reduce(after, SCENE)
    expect(end.frogs).toEqual([3, 0, 0, 5, 0, 0, 8, 0, 8])
    expect(end.hands).toEqual([['white', 'pink', 'pink'], [], ['yellow', 'yellow', 'white']])
    expect(end.lilies[3]).toBeNull()
    expect(end.prizes).toEqual([null, null, 'yellow', 'blue'])
    expect(end.arrived).toEqual([8, 6])
    expect([end.turn, end.number, end.moved, end.question]).toEqual([1, 8, [], null])
  })

  test('count the three frogs of a turn, and do not count a spring again', () => {
    const found = motions(
      [
        { type: 'frog-moved', frog: 1, by: 0, path: [2], over: [], rule: 'CM-T1' },
        { type: 'frog-moved', frog: 1, by: 0, path: [3, 4], over: [], rule: 'CM-P3' },
      ],
      { ...SCENE, frogs: SCENE.frogs.with(1, 1).with(3, 0) },
    )!
    expect(found.map((motion) => motion.kind === 'leap' && motion.sprung)).toEqual([false, true])
    expect(found.reduce(after, SCENE).moved).toEqual([1])
  })

  test('swap lilies between two players, and drop one on a pad', () => {
    const events: Event[] = [
      { type: 'lilies-swapped', frog: 1, other: 2, gave: 'pink', took: 'yellow' },
      { type: 'lily-dropped', frog: 2, lily: 'white', pad: 4 },
    ]
    const end = motions(events, SCENE)!.reduce(after, SCENE)
    expect(end.hands).toEqual([['yellow'], [], ['yellow', 'pink']])
    expect(end.lilies[4]).toBe('white')
  })

  test('return an undone turn to its start', () => {
    const first = motions(TURN.slice(0, 3), SCENE)!.reduce(after, SCENE)
    const found = motions([{ type: 'turn-taken-back', seat: 0 }], first)!
    expect(found).toEqual([{ kind: 'back' }])
    const end = found.reduce(after, first)
    expect([end.frogs, end.hands, end.lilies, end.moved]).toEqual([SCENE.frogs, SCENE.hands, SCENE.lilies, []])
  })

  test('show the start at once to a viewer who did not see the turn begin', () => {
    const late = sceneOf({ ...VIEW, moved: [3] })
    expect(motions([{ type: 'turn-taken-back', seat: 0 }], late)).toBeNull()
  })

  test('skip a leap without a path', () => {
    expect(motions([{ type: 'frog-moved', frog: 0, by: 0, path: [6], over: [], rule: 'CM-T1' }], SCENE)).toBeNull()
  })

  test('ignore events of the table and the clock', () => {
    expect(motions([{ type: 'time-ran-out', seat: 0 }, { type: 'seed-revealed' } as unknown as Event], SCENE)).toEqual(
      [],
    )
  })
})

describe('hops', () => {
  test('are one per landing, with the places of the frogs between', () => {
    expect(hopsOf(SCENE, 0, [2, 3], [3])).toEqual([
      { from: 0, to: 2, over: [1] },
      { from: 2, to: 3, over: [] },
    ])
  })

  test('go over several frogs, along their branch', () => {
    const scene = { ...SCENE, frogs: SCENE.frogs.with(4, 3).with(5, 4) }
    expect(hopsOf({ ...scene, frogs: scene.frogs.with(1, 2) }, 1, [6], [4, 5])).toEqual([
      { from: 2, to: 6, over: [3, 4] },
    ])
  })

  test('are higher over more frogs, and from a spring', () => {
    const plain = hopOf({ from: 0, to: 1, over: [] }, false)
    expect(hopOf({ from: 0, to: 2, over: [1] }, false).high).toBeGreaterThan(plain.high)
    expect(hopOf({ from: 0, to: 1, over: [] }, true).high).toBeGreaterThan(plain.high)
    expect(hopOf({ from: 0, to: 9, over: [1, 2, 3, 4, 5, 6] }, true).ms).toBe(
      hopOf({ from: 0, to: 8, over: [1, 2, 3, 4, 5] }, true).ms,
    )
  })
})

test('are not animated for many turns at once', () => {
  const leap: Motion = { kind: 'leap', frog: 0, hops: [], sprung: false }
  expect(isTooLong([leap, leap, leap])).toBe(false)
  expect(isTooLong(Array.from({ length: 13 }, () => leap))).toBe(true)
})
