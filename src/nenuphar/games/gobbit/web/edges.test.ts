/** On a shared screen every player has an edge and targets for fingers, and nothing overlaps. */
import { describe, expect, test } from 'vitest'
import { SMALLEST_BUTTON, nearest, spread, type Pad } from './edges'
import { touch, type Box } from './layout'

const SCREENS = [
  { name: 'a tablet held upright', width: 820, height: 1180 },
  { name: 'a tablet on its side', width: 1180, height: 820 },
  { name: 'a small phone', width: 360, height: 640 },
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
const FLAT = { name: 'a phone on its side', width: 780, height: 360 }
const CASES = [...ROOMY, { ...SCREENS[2]!, ...TABLES[0]! }, { ...FLAT, ...TABLES[0]! }]

const onScreen = ({ x, y, width, height, turn }: Pad): Box =>
  turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width }

describe.each(CASES)('$held of $seats on $name', ({ seats, held, width, height }) => {
  const { pads, places, graveyard, card } = spread(seats, held, width, height)

  test('nothing overlaps or leaves the screen', () => {
    const all = [...pads.map(onScreen), ...places, graveyard]
    for (const [number, box] of all.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width)
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height)
      for (const other of all.slice(number + 1)) expect(touch(box, other)).toBe(false)
    }
  })

  test('targets are large enough for a finger, and cards for an eye', () => {
    for (const { button } of pads) expect(button).toBeGreaterThanOrEqual(SMALLEST_BUTTON)
    expect(card).toBeGreaterThanOrEqual(56)
  })

  test('everybody has targets of the same size', () => {
    expect(new Set(pads.map(({ button }) => button)).size).toBe(1)
  })

  test('corners stay free for the menu', () => {
    for (const { x, y, width: padWide, height: padHigh } of pads.map(onScreen))
      for (const cornerX of [0, width])
        for (const cornerY of [0, height])
          expect(Math.abs(cornerX - x) < padWide / 2 + 50 && Math.abs(cornerY - y) < padHigh / 2 + 50).toBe(false)
  })
})

test('on a phone in landscape, two players sit at the short edges', () => {
  expect(spread(2, [0, 1], FLAT.width, FLAT.height).pads.map(({ edge }) => edge)).toEqual(['left', 'right'])
})

test('pads face their edges, and each stack is in front of its player', () => {
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

test('with two players, a tablet in landscape shows cards as large as in portrait', () => {
  const [upright, width] = [spread(2, [0, 1], 820, 1180), spread(2, [0, 1], 1180, 820)]
  expect(width.card).toBeGreaterThan(upright.card * 0.85)
})

test('the graveyard is in the middle unless that would make the cards much smaller', () => {
  const { graveyard } = spread(4, [0, 1, 2, 3], 1440, 900)
  expect(graveyard.x).toBeCloseTo(720)
  expect(graveyard.y).toBeCloseTo(450)
  expect(spread(2, [0, 1], 1180, 820).graveyard.x).toBeLessThan(1180 / 2)
})

test('two players sit opposite each other, with bots between them in seat order', () => {
  const { pads, places } = spread(4, [0, 2], 820, 1180)
  expect(pads.map(({ edge }) => edge)).toEqual(['bottom', 'top'])
  expect(places[1]!.x).toBeLessThan(410)
  expect(places[3]!.x).toBeGreaterThan(410)
})

test('finds the nearest edge', () => {
  const { pads } = spread(4, [0, 1, 2, 3], 820, 1180)
  const near = (x: number, y: number) => nearest(pads, x, y)
  expect([near(410, 900), near(200, 590), near(410, 300), near(640, 590)]).toEqual([0, 1, 2, 3])
  expect(nearest([], 1, 1)).toBeNull()
})

test('four around a tablet get larger targets than the shortest edge alone would allow', () => {
  expect(spread(4, [0, 1, 2, 3], 820, 1180).pads[0]!.button).toBeGreaterThanOrEqual(70)
})
