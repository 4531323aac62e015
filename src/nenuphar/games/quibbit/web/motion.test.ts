/** The order of animations, and that the board ends in the state that the events describe. */
import { describe, expect, test, vi } from 'vitest'
import { Queue } from '$shell/board/motion'
import { after, hops, motions, isContinuous, isTooLong, type Motion } from './motion'
import type { Scene } from './scene'
import type { Event } from './types.gen'

const RACE: Scene = {
  ring: ['yellow', 'green', 'red', 'flower', 'green', 'red', 'yellow', 'flower', 'yellow', 'red', 'green', 'water'],
  colours: ['yellow', 'red', 'green'],
  seats: 3,
  steps: [13, 12, 14],
  crown: 2,
  round: 1,
  held: [[1, 2, 3, 4, 5], [1, 3], [2]],
  laid: [true, true, false],
  shown: [null, null, null],
  over: false,
  winner: null,
}

const ROUND: Event[] = [
  { type: 'card-chosen', seat: 2, card: null },
  { type: 'cards-revealed', cards: [1, 3, 2] },
  { type: 'frog-leapt', frog: 0, path: [15], over: [2] },
  { type: 'frog-leapt', frog: 2, path: [16, 17], over: [0] },
  { type: 'frog-leapt', frog: 1, path: [13, 14, 16], over: [0] },
  { type: 'card-returned', seat: 0, card: 1 },
  { type: 'card-lost', seat: 1, card: 3 },
  { type: 'card-lost', seat: 2, card: 2 },
  { type: 'player-eliminated', seat: 2 },
  { type: 'crown-passed', frog: 1, rule: 'QB-V4' },
  { type: 'round-began', number: 2, until: null },
]

describe('motions', () => {
  test('follow the order of the events, and cards settle together', () => {
    const kinds = motions(ROUND, RACE).map((motion) => motion.kind)
    expect(kinds).toEqual(['lay', 'reveal', 'leap', 'leap', 'leap', 'settle', 'dive', 'crown', 'round'])
  })

  test('end in the state that the events describe', () => {
    const end = motions(ROUND, RACE).reduce(after, RACE)
    expect(end.steps).toEqual([15, 16, null])
    expect(end.held).toEqual([[1, 2, 3, 4, 5], [1], []])
    expect(end.crown).toBe(1)
    expect(end.round).toBe(2)
    expect(end.shown).toEqual([null, null, null])
    expect(end.laid).toEqual([false, false, false])
  })

  test('know which frog the crown comes from', () => {
    expect(motions([{ type: 'crown-passed', frog: 0, rule: 'QB-V4' }], RACE)).toEqual([
      { kind: 'crown', frog: 0, from: 2 },
    ])
  })

  test('ignore a change of mind and unknown events', () => {
    const events = [
      { type: 'card-chosen', seat: 0, card: 4 },
      { type: 'seed-revealed', seed: 'ab' },
    ] as Event[]
    expect(motions(events, RACE)).toEqual([])
  })

  test('turn the dummy’s card and refill its pile', () => {
    const duel: Scene = { ...RACE, seats: 2, held: [[1], [2], [4]] }
    const events: Event[] = [{ type: 'dummy-card-turned', card: 4 }, { type: 'dummy-pile-renewed' }]
    const [turn, renew] = motions(events, duel)
    expect(turn).toEqual({ kind: 'turn', frog: 2, card: 4 })
    expect(after(duel, turn as Motion).held[2]).toEqual([])
    expect(after(duel, renew as Motion).held[2]).toEqual([1, 2, 3, 4, 5])
  })
})

describe('hops', () => {
  test('are one per landing, with the frogs between two landings', () => {
    expect(hops(11, [12, 14, 15, 18], [3, 0, 1])).toEqual([
      { from: 11, to: 12, over: [] },
      { from: 12, to: 14, over: [3] },
      { from: 14, to: 15, over: [] },
      { from: 15, to: 18, over: [0, 1] },
    ])
  })

  test('start from the tile behind for a frog that was not seen before', () => {
    expect(hops(null, [7], [])).toEqual([{ from: 6, to: 7, over: [] }])
  })
})

describe('the queue', () => {
  const turn = (number: number): Motion => ({ kind: 'round', number })
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('plays motions one after another, later ones too, and rests once', async () => {
    const played: number[] = []
    const rest = vi.fn()
    const queue = new Queue<Motion>(async (motion) => {
      await settled()
      if (motion.kind === 'round') played.push(motion.number)
    }, rest)
    queue.add([turn(1), turn(2)])
    queue.add([turn(3)])
    await vi.waitFor(() => expect(rest).toHaveBeenCalledOnce())
    expect(played).toEqual([1, 2, 3])
  })

  test('skips to the end, and announces the running motion', async () => {
    const rest = vi.fn()
    const lives: boolean[] = []
    const queue = new Queue<Motion>(async (_, live) => {
      await settled()
      lives.push(live())
    }, rest)
    queue.add([turn(1), turn(2)])
    queue.skip()
    await settled()
    await settled()
    expect(lives).toEqual([false])
    expect(rest).toHaveBeenCalledOnce()
  })

  test('continues after a skip', async () => {
    const played: Motion[] = []
    const queue = new Queue<Motion>(
      async (motion) => void played.push(motion),
      () => {},
    )
    queue.add([turn(1)])
    queue.skip()
    queue.add([turn(2)])
    await settled()
    expect(played.at(-1)).toEqual(turn(2))
  })
})

test('does not animate more than two rounds at once', () => {
  expect(isTooLong(ROUND)).toBe(false)
  expect(isTooLong([...ROUND, ...ROUND, ...ROUND])).toBe(true)
})

test('does not animate leaps that start elsewhere than their frog', () => {
  expect(isContinuous(motions(ROUND, RACE))).toBe(true)
  expect(isContinuous(motions([{ type: 'frog-leapt', frog: 0, path: [40], over: [] }], RACE))).toBe(false)
})
