/** The layout: nothing covers anything else, on any board. */
import { describe, expect, test } from 'vitest'
import { aheadOf, bankSpot, far, frameFor, frogSpot, gaze, layoutOf, passed, route, UPRIGHT } from './layout'
import { BOARD, SCENE } from './samples'

const layout = layoutOf(BOARD)

describe('the layout', () => {
  test('knows the links, and ignores names of missing places', () => {
    expect(aheadOf(BOARD)).toEqual([[1], [2], [3, 5], [4], [6], [6], [7], [8], []])
    const broken = { ...BOARD, pads: BOARD.pads.with(0, { ...BOARD.pads[0]!, next: ['2', 'nobody'] }) }
    expect(aheadOf(broken)[1]).toEqual([2])
  })

  test('makes pads as large as the closest two allow, without contact', () => {
    const crowded = layoutOf({ ...BOARD, pads: BOARD.pads.with(1, { ...BOARD.pads[1]!, x: 280, y: 900 }) })
    expect(crowded.pad).toBeLessThanOrEqual(60)
    expect(crowded.pad).toBeLessThan(layout.pad)
  })

  test('keeps the slots of the arrival away from the pads and the edge', () => {
    expect(layout.slots).toHaveLength(4)
    for (const slot of layout.slots) {
      for (const pad of BOARD.pads) expect(far(slot, pad)).toBeGreaterThan((layout.slot + layout.pad) / 2)
      expect(Math.min(slot.x, slot.y, 1000 - slot.x, 1000 - slot.y)).toBeGreaterThanOrEqual(layout.slot / 2)
    }
    expect(new Set(layout.slots.map(({ x, y }) => `${x},${y}`)).size).toBe(4)
  })

  test('keeps groups on the bank a thumb apart, on a phone of 360 px', () => {
    expect(far(bankSpot(0), bankSpot(1)) * 0.352).toBeGreaterThanOrEqual(44)
  })

  test('turns a frog towards its next place', () => {
    expect(gaze(layout, 1).x).toBeGreaterThan(0.9)
    expect(gaze(layout, 2).y).toBeLessThan(-0.9)
  })

  test('puts arrived frogs on the slots in the order of their arrival', () => {
    const arrived = [8, 6]
    const frogs = SCENE.frogs.with(6, 8)
    expect(frogSpot(layout, frogs, arrived, 8).x).toBe(layout.slots[0]!.x)
    expect(frogSpot(layout, frogs, arrived, 6).x).toBe(layout.slots[1]!.x)
  })
})

test('leads a leap over places with frogs only', () => {
  expect(passed(layout, 1, 3, new Set([2]))).toEqual([2])
  expect(passed(layout, 1, 3, new Set())).toBeNull()
  expect(passed(layout, 2, 6, new Set([5]))).toEqual([5])
})

test('draws the line to a target along the track, on the right branch', () => {
  expect(route(layout, 1, 4)).toEqual([1, 2, 3, 4])
  expect(route(layout, 1, 5)).toEqual([1, 2, 5])
  expect(route(layout, 5, 2)).toEqual([])
})

describe('the frame', () => {
  test('puts the bank below in a tall box and on the left in a width one', () => {
    expect(frameFor(352, 570)).toEqual(UPRIGHT)
    expect(frameFor(0, 0)).toEqual(UPRIGHT)
    expect(frameFor(1040, 840).bank).toBe('left')
    expect(frameFor(530, 308).bank).toBe('left')
  })

  test('fills the box: the picture widens with it, up to a limit that keeps the board together', () => {
    const { width, height } = layoutOf(BOARD, frameFor(1040, 840))
    expect(width / height).toBeCloseTo(1040 / 840, 1)
    expect(frameFor(5000, 500).stretch).toBe(1.8)
  })

  test('contains everything, with groups on the bank apart from each other and from the pads', () => {
    const broad = layoutOf(BOARD, frameFor(530, 308))
    for (const { x, y } of [...broad.places, ...broad.slots]) {
      expect(x).toBeGreaterThan(bankSpot(0, 'left').x)
      expect(x).toBeLessThan(broad.width)
      expect(y).toBeLessThan(broad.height)
    }
    expect(bankSpot(4, 'left').y).toBeGreaterThan(300)
    expect(far(bankSpot(0, 'left'), bankSpot(1, 'left'))).toBeGreaterThan(120)
  })

  test('makes pieces larger than a picture with the bank below would', () => {
    const upright = Math.min(1040 / 1000, 840 / 1130)
    const broad = layoutOf(BOARD, frameFor(1040, 840))
    expect(1040 / broad.width).toBeGreaterThan(1.1 * upright)
  })
})

test('keeps the bank in place when a bar appears or disappears', () => {
  const [tablet, taught] = [
    [798, 802],
    [798, 722],
  ] as const
  expect([frameFor(...tablet).bank, frameFor(...taught).bank]).toEqual(['below', 'left'])
  expect([frameFor(...tablet, 'left').bank, frameFor(...taught, 'below').bank]).toEqual(['left', 'below'])
  expect([frameFor(400, 800, 'left').bank, frameFor(1200, 600, 'below').bank]).toEqual(['below', 'left'])
})
