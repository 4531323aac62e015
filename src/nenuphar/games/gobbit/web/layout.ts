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

/** Clockwise from your left, for the others of tables of two to eight. */
const OTHERS: Readonly<Record<number, readonly Spot[]>> = {
  2: [[0.5, 0]],
  3: [[0.12, 0.04], [0.88, 0.04]],
  4: [[0, 0.42], [0.5, 0], [1, 0.42]],
  5: [[0, 0.58], [0.14, 0], [0.86, 0], [1, 0.58]],
  6: [[0, 0.6], [0.02, 0.06], [0.5, 0], [0.98, 0.06], [1, 0.6]],
  7: [[0, 1], [0, 0.48], [0.2, 0], [0.8, 0], [1, 0.48], [1, 1]],
  8: [[0, 1], [0, 0.5], [0.02, 0], [0.5, 0], [0.98, 0], [1, 0.5], [1, 1]],
}

export const RATIO = 1.16 // of a card: height by width
export const NAME = 26 // the line under a place
const OWN = 1.22 // your cards are larger
const GAP = 6
const LARGEST = 148
const SMALLEST = 34

export function layout(seats: number, you: Seat, wide: number, high: number): Layout {
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    const found = laid(seats, you, wide, high, card)
    if (fits(found, wide, high)) return found
  }
  return laid(seats, you, wide, high, SMALLEST)
}

/** A pile peeks out beside the stack of others; yours lies beside it, since you turn its cards. */
export function placeSize(card: number, own: boolean): { wide: number; high: number } {
  if (own) return { wide: card * OWN * 1.86 + 12, high: card * OWN * RATIO + NAME }
  return { wide: Math.max(card * 1.34, 74), high: card * RATIO + NAME }
}

function laid(seats: number, you: Seat, wide: number, high: number, card: number): Layout {
  const spots: readonly Spot[] = [[0.5, 1], ...(OTHERS[seats] ?? [])]
  const places = Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - you + seats) % seats
    const [x, y] = spots[turn] ?? [0.5, 0.5]
    return within(x, y, placeSize(card, turn === 0), wide, high)
  })
  const grave = { wide: card * 1.3, high: card * RATIO + NAME }
  const own = places[you]
  const above = own ? own.y - own.high / 2 : high
  const under = seats === 2 || seats === 4 || seats === 6 || seats === 8 ? placeSize(card, false).high : 0
  const middle = (under + above) / 2
  return { card, own: card * OWN, places, graveyard: { x: wide / 2, y: middle, ...grave } }
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
    all.every((box) => box.wide <= wide && box.high <= high) &&
    all.every((box, number) => all.slice(number + 1).every((other) => !touch(box, other)))
  )
}

export function touch(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 + GAP / 2 &&
    Math.abs(one.y - other.y) < (one.high + other.high) / 2 + GAP / 2
  )
}
