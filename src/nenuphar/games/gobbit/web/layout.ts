/** Who sits where around the table, in pixels of the box that there is. You sit nearest, the next player on your left. */
import type { Seat } from './types'

export interface Box {
  readonly x: number // the middle
  readonly y: number
  readonly wide: number
  readonly high: number
}

export interface Layout {
  readonly card: number // how wide the card of others is
  readonly own: number // and your own
  readonly places: readonly Box[] // by seat: pile, stack and name
  readonly graveyard: Box
}

type Spot = readonly [x: number, y: number] // 0 to 1 of what the place leaves of the box

/** A way to sit: the others clockwise from your left, and where the graveyard lies. */
interface Plan {
  readonly others: readonly Spot[]
  readonly grave: 'middle' | 'beside' | 'across' // of all, of you, of the one player opposite
}

const AROUND: Readonly<Record<number, readonly Spot[]>> = {
  2: [[0.5, 0]],
  3: [
    [0, 0.03],
    [1, 0.03],
  ],
  4: [
    [0, 0.42],
    [0.5, 0],
    [1, 0.42],
  ],
  5: [
    [0, 0.58],
    [0.14, 0],
    [0.86, 0],
    [1, 0.58],
  ],
  6: [
    [0, 0.6],
    [0.02, 0.06],
    [0.5, 0],
    [0.98, 0.06],
    [1, 0.6],
  ],
  7: [
    [0, 1],
    [0, 0.48],
    [0.2, 0],
    [0.8, 0],
    [1, 0.48],
    [1, 1],
  ],
  8: [
    [0, 1],
    [0, 0.5],
    [0.02, 0],
    [0.5, 0],
    [0.98, 0],
    [1, 0.5],
    [1, 1],
  ],
}
const IN_TWO_ROWS: Readonly<Record<number, readonly Spot[]>> = {
  2: [[0.5, 0]],
  3: [
    [0.2, 0],
    [0.8, 0],
  ],
  4: [
    [0.08, 0],
    [0.5, 0],
    [0.92, 0],
  ],
  5: [
    [0, 0],
    [0.33, 0],
    [0.67, 0],
    [1, 0],
  ],
  6: [
    [0, 0],
    [0.25, 0],
    [0.5, 0],
    [0.75, 0],
    [1, 0],
  ],
  7: [
    [0, 1],
    [0.08, 0],
    [0.36, 0],
    [0.64, 0],
    [0.92, 0],
    [1, 1],
  ],
  8: [
    [0, 1],
    [0, 0],
    [0.25, 0],
    [0.5, 0],
    [0.75, 0],
    [1, 0],
    [1, 1],
  ],
}

export const RATIO = 1.16 // of a card: height by width
export const NAME = 26 // the line under a place
const EPITAPH = 46 // the line under the graveyard, which fingers press for an explanation
const OWN = 1.22 // your cards are larger
const GAP = 6
const LARGEST = 148
const SMALLEST = 34

/** The way to sit that gives the largest cards; around the table, where it makes no difference. */
export function layout(seats: number, you: Seat, wide: number, high: number): Layout {
  const found = plans(seats).map((plan) => largest(plan, seats, you, wide, high))
  return found.reduce((best, each) => (each.card > best.card ? each : best))
}

function plans(seats: number): Plan[] {
  const usual: Plan[] = [
    { others: AROUND[seats] ?? [], grave: 'middle' },
    { others: IN_TWO_ROWS[seats] ?? [], grave: 'beside' },
  ]
  return seats === 2 ? [...usual, { others: [[0.16, 0]], grave: 'across' }] : usual
}

function largest(plan: Plan, seats: number, you: Seat, wide: number, high: number): Layout {
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    const found = laid(plan, seats, you, wide, high, card)
    if (fits(found, wide, high)) return found
  }
  return laid(plan, seats, you, wide, high, SMALLEST)
}

/** A pile peeks out beside the stack of others; yours lies beside it, since you turn its cards. */
export function placeSize(card: number, own: boolean): { wide: number; high: number } {
  if (own) return { wide: card * OWN * 1.86 + 12, high: card * OWN * RATIO + NAME }
  return { wide: Math.max(card * 1.34, 74), high: card * RATIO + NAME }
}

function laid(plan: Plan, seats: number, you: Seat, wide: number, high: number, card: number): Layout {
  const spots: readonly Spot[] = [[0.5, 1], ...plan.others]
  const places = Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - you + seats) % seats
    const [x, y] = spots[turn] ?? [0.5, 0.5]
    return within(x, y, placeSize(card, turn === 0), wide, high)
  })
  return { card, own: card * OWN, places, graveyard: graveyard(plan, places, you, wide, high, card) }
}

function graveyard({ grave }: Plan, places: readonly Box[], you: Seat, wide: number, high: number, card: number): Box {
  const size = { wide: Math.max(card * 1.3, 84), high: card * RATIO + EPITAPH }
  const own = places[you] ?? { x: 0, y: 0, wide: 0, high: 0 }
  if (grave === 'across') return within(0.86, 0, size, wide, high)
  if (grave === 'beside') {
    const corner = places.length > 6 ? placeSize(card, false).wide : 0
    return { ...size, x: (own.x + own.wide / 2 + wide - corner) / 2, y: own.y }
  }
  const under = places.length === 3 || places.length === 5 ? 0 : placeSize(card, false).high
  return { ...size, x: wide / 2, y: (under + own.y - own.high / 2) / 2 }
}

function within(x: number, y: number, size: { wide: number; high: number }, wide: number, high: number): Box {
  return {
    x: GAP + size.wide / 2 + x * (wide - 2 * GAP - size.wide),
    y: GAP + size.high / 2 + y * (high - 2 * GAP - size.high),
    ...size,
  }
}

function fits({ places, graveyard }: Layout, wide: number, high: number): boolean {
  const all = [...places, graveyard]
  return (
    all.every(
      (box) =>
        box.x - box.wide / 2 >= 0 &&
        box.x + box.wide / 2 <= wide &&
        box.y - box.high / 2 >= 0 &&
        box.y + box.high / 2 <= high,
    ) && all.every((box, number) => all.slice(number + 1).every((other) => !touch(box, other)))
  )
}

export function touch(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 + GAP / 2 &&
    Math.abs(one.y - other.y) < (one.high + other.high) / 2 + GAP / 2
  )
}
