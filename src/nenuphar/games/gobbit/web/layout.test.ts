/** Every player has a place at every table size on every screen, and no two places overlap. */
import { describe, expect, test } from 'vitest'
import { layout, rimOf, touch } from './layout'

const SCREENS = [
  { name: 'a small phone', width: 352, height: 396 },
  { name: 'a phone on its side', width: 600, height: 246 },
  { name: 'a tablet', width: 812, height: 640 },
  { name: 'a desk', width: 1040, height: 740 },
]
const TABLES = [2, 3, 4, 5, 6, 7, 8]
const CASES = SCREENS.flatMap((screen) => TABLES.map((seats) => ({ ...screen, seats })))

describe.each(CASES)('$seats players on $name', ({ seats, width, height }) => {
  const { card, places, graveyard } = layout(seats, 1, width, height)

  test('places neither overlap nor touch the rim of the table', () => {
    const all = [...places, graveyard]
    const rim = rimOf(width, height)
    for (const [number, box] of all.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(rim - 0.5)
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width - rim + 0.5)
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(rim - 0.5)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height - rim + 0.5)
      for (const other of all.slice(number + 1)) expect(touch(box, other)).toBe(false)
    }
  })

  test('a place is large enough for a finger, and its card large enough to read', () => {
    for (const place of places) expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(56)
    expect(card).toBeGreaterThanOrEqual(Math.min(height / 6, seats === 2 ? 100 : 60))
  })

  test('you sit nearest, in the middle', () => {
    expect(Math.max(...places.map(({ y, height }) => y + height / 2))).toBeCloseTo(places[1]!.y + places[1]!.height / 2)
    expect(places[1]!.x).toBeCloseTo(width / 2)
  })
})

test('the next player sits on your left, the one before on your right', () => {
  const { places } = layout(5, 3, 800, 600)
  expect(places[4]!.x).toBeLessThan(places[3]!.x)
  expect(places[2]!.x).toBeGreaterThan(places[3]!.x)
})
