/** Around one screen everybody has an edge, targets for fingers, and nothing lies on anything else. */
import { describe, expect, test } from 'vitest'
import { LEAST, nearest, spread, type Pad } from './edges'
import { touch, type Box } from './layout'

const SCREENS = [
  { name: 'a tablet held upright', wide: 820, high: 1180 },
  { name: 'a tablet on its side', wide: 1180, high: 820 },
  { name: 'a small phone', wide: 360, high: 640 },
]
const TABLES = [
  { seats: 2, held: [0, 1] },
  { seats: 3, held: [0, 1, 2] },
  { seats: 4, held: [0, 1, 2, 3] },
  { seats: 4, held: [0, 2] },
  { seats: 5, held: [1, 2, 4] },
  { seats: 8, held: [0, 1, 2, 3] },
]
const ROOMY = SCREENS.slice(0, 2).flatMap((screen) => TABLES.map((table) => ({ ...screen, ...table })))
const FLAT = { name: 'a phone on its side', wide: 780, high: 360 }
const CASES = [...ROOMY, { ...SCREENS[2]!, ...TABLES[0]! }, { ...FLAT, ...TABLES[0]! }]

const onScreen = ({ x, y, wide, high, turn }: Pad): Box =>
  turn % 180 === 0 ? { x, y, wide, high } : { x, y, wide: high, high: wide }

describe.each(CASES)('$held of $seats on $name', ({ seats, held, wide, high }) => {
  const { pads, places, graveyard, card } = spread(seats, held, wide, high)

  test('nothing touches anything else or leaves the screen', () => {
    const all = [...pads.map(onScreen), ...places, graveyard]
    for (const [number, box] of all.entries()) {
      expect(box.x - box.wide / 2).toBeGreaterThanOrEqual(0)
      expect(box.x + box.wide / 2).toBeLessThanOrEqual(wide)
      expect(box.y - box.high / 2).toBeGreaterThanOrEqual(0)
      expect(box.y + box.high / 2).toBeLessThanOrEqual(high)
      for (const other of all.slice(number + 1)) expect(touch(box, other)).toBe(false)
    }
  })

  test('targets are large enough for a finger, and cards for an eye', () => {
    for (const { button } of pads) expect(button).toBeGreaterThanOrEqual(LEAST)
    expect(card).toBeGreaterThanOrEqual(56)
  })

  test('everybody has targets of the same size', () => {
    expect(new Set(pads.map(({ button }) => button)).size).toBe(1)
  })

  test('corners stay free for the menu', () => {
    for (const { x, y, wide: padWide, high: padHigh } of pads.map(onScreen))
      for (const cornerX of [0, wide])
        for (const cornerY of [0, high])
          expect(Math.abs(cornerX - x) < padWide / 2 + 50 && Math.abs(cornerY - y) < padHigh / 2 + 50).toBe(false)
  })
})

test('on a phone on its side two sit at the short edges', () => {
  expect(spread(2, [0, 1], FLAT.wide, FLAT.high).pads.map(({ edge }) => edge)).toEqual(['left', 'right'])
})

test('pads are turned towards their edges, and the stack lies in front of each', () => {
  const { pads, places } = spread(4, [0, 1, 2, 3], 820, 1180)
  expect(pads.map(({ edge, turn }) => [edge, turn])).toEqual([
    ['bottom', 0],
    ['left', 90],
    ['top', 180],
    ['right', 270],
  ])
  for (const { seat, turn, x, y } of pads) {
    const place = places[seat]!
    expect(place.turn).toBe(turn)
    expect(turn % 180 === 0 ? place.x - x : place.y - y).toBeCloseTo(0)
  }
})

test('on a tablet on its side the cards of two are as large as on one held upright', () => {
  const [upright, wide] = [spread(2, [0, 1], 820, 1180), spread(2, [0, 1], 1180, 820)]
  expect(wide.card).toBeGreaterThan(upright.card * 0.85)
})

test('the graveyard lies in the middle unless that would make the cards much smaller', () => {
  const { graveyard } = spread(4, [0, 1, 2, 3], 1440, 900)
  expect(graveyard.x).toBeCloseTo(720)
  expect(graveyard.y).toBeCloseTo(450)
  expect(spread(2, [0, 1], 1180, 820).graveyard.x).toBeLessThan(1180 / 2)
})

test('two sit opposite each other, and bots between them in the order of the seats', () => {
  const { pads, places } = spread(4, [0, 2], 820, 1180)
  expect(pads.map(({ edge }) => edge)).toEqual(['bottom', 'top'])
  expect(places[1]!.x).toBeLessThan(410)
  expect(places[3]!.x).toBeGreaterThan(410)
})

test('whose edge is nearest', () => {
  const { pads } = spread(4, [0, 1, 2, 3], 820, 1180)
  const near = (x: number, y: number) => nearest(pads, x, y)
  expect([near(410, 900), near(200, 590), near(410, 300), near(640, 590)]).toEqual([0, 1, 2, 3])
  expect(nearest([], 1, 1)).toBeNull()
})

test('four around a tablet have larger targets than the shortest edge would leave each on its own', () => {
  expect(spread(4, [0, 1, 2, 3], 820, 1180).pads[0]!.button).toBeGreaterThanOrEqual(70)
})
