/** The seats around the table, in pixels of the available box. You sit nearest, the next player on your left. */
import type { Seat } from './types.gen'

export interface Box {
  readonly x: number // the centre
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly card: number // the width of the other players' cards
  readonly own: number // and of your own
  readonly places: readonly Box[] // by seat: pile, stack and name
  readonly graveyard: Box
}

type Spot = readonly [x: number, y: number] // 0 to 1 of the box without the place itself

/** A seating plan: the others clockwise from your left, and the position of the graveyard. */
interface Plan {
  readonly others: readonly Spot[]
  readonly grave: 'middle' | 'beside' | 'across' // relative to all, to you, to the only opponent
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
/** Five players on a narrow screen. */
const IN_THE_CORNERS: readonly Spot[] = [
  [0, 0.52],
  [0, 0],
  [1, 0],
  [1, 0.52],
]
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
const OWN_AMONG_MANY = 1.06 // unless there is no room for that
const MANY = 4
const [NARROWEST_RIM, WIDEST_RIM] = [8, 16]
const GAP = 6
export const PILE = 0.46 // the width of another player's pile, relative to their card
const BESIDE = 5 // between a pile and its stack
const WORTH_IT = 0.85 // the seats around the table are preferred with cards of at least this share of the largest
const LARGEST = 148
const SMALLEST = 34

/** Around the table, unless another seating plan makes the cards much larger. */
export function layout(seats: number, you: Seat, width: number, height: number): Layout {
  const [around, ...others] = plans(seats).map((plan) => largest(plan, seats, you, width, height))
  const best = others.reduce((best, each) => (each.card > best.card ? each : best), around!)
  return around!.card < best.card * WORTH_IT ? best : around!
}

function plans(seats: number): Plan[] {
  const usual: Plan[] = [
    { others: AROUND[seats] ?? [], grave: 'middle' },
    { others: IN_TWO_ROWS[seats] ?? [], grave: 'beside' },
  ]
  if (seats === 2) return [...usual, { others: [[0.16, 0]], grave: 'across' }]
  if (seats === 5) return [...usual, { others: IN_THE_CORNERS, grave: 'middle' }]
  return usual
}

function largest(plan: Plan, seats: number, you: Seat, width: number, height: number): Layout {
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    const found = laid(plan, seats, you, width, height, card)
    if (fits(found, width, height)) return found
  }
  return laid(plan, seats, you, width, height, SMALLEST)
}

/** A pile is beside its stack and never under it. Yours is larger, because you turn its cards. */
function placeSize(card: number, own: number | null): { width: number; height: number } {
  if (own !== null) return { width: own * 1.86 + 12, height: own * RATIO + NAME }
  return { width: Math.max(card * (1 + PILE) + BESIDE, 74), height: card * RATIO + NAME }
}

function laid(plan: Plan, seats: number, you: Seat, width: number, height: number, card: number): Layout {
  const spots: readonly Spot[] = [[0.5, 1], ...plan.others]
  const own = card * (seats > MANY ? OWN_AMONG_MANY : OWN)
  const places = Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - you + seats) % seats
    const [x, y] = spots[turn] ?? [0.5, 0.5]
    return within(x, y, placeSize(card, turn === 0 ? own : null), width, height)
  })
  return { card, own, places, graveyard: graveyard(plan, places, you, width, height, card) }
}

function graveyard(
  { grave }: Plan,
  places: readonly Box[],
  you: Seat,
  width: number,
  height: number,
  card: number,
): Box {
  const size = { width: Math.max(card * 1.3, 84), height: card * RATIO + EPITAPH }
  const own = places[you] ?? { x: 0, y: 0, width: 0, height: 0 }
  if (grave === 'across') return within(0.86, 0, size, width, height)
  if (grave === 'beside') {
    const corner = rimOf(width, height) + (places.length > 6 ? placeSize(card, null).width : 0)
    const lowest = height - rimOf(width, height) - size.height / 2
    return { ...size, x: (own.x + own.width / 2 + width - corner) / 2, y: Math.min(own.y, lowest) }
  }
  const under = places.length === 3 || places.length === 5 ? 0 : placeSize(card, null).height
  return { ...size, x: width / 2, y: (under + own.y - own.height / 2) / 2 }
}

/** The width of the table's rim, which stays empty. */
export function rimOf(width: number, height: number): number {
  return Math.min(WIDEST_RIM, Math.max(NARROWEST_RIM, Math.min(width, height) * 0.03))
}

function within(x: number, y: number, size: { width: number; height: number }, width: number, height: number): Box {
  const rim = rimOf(width, height)
  return {
    x: rim + size.width / 2 + x * (width - 2 * rim - size.width),
    y: rim + size.height / 2 + y * (height - 2 * rim - size.height),
    ...size,
  }
}

function fits({ places, graveyard }: Layout, width: number, height: number): boolean {
  const all = [...places, graveyard]
  const rim = rimOf(width, height) - 0.5 // leaves room for rounding
  return (
    all.every(
      (box) =>
        box.x - box.width / 2 >= rim &&
        box.x + box.width / 2 <= width - rim &&
        box.y - box.height / 2 >= rim &&
        box.y + box.height / 2 <= height - rim,
    ) && all.every((box, number) => all.slice(number + 1).every((other) => !touch(box, other)))
  )
}

export function touch(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP / 2
  )
}
