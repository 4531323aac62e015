/** The layout of a screen shared by several people: every player has an edge and a pad there that faces them; the
 * stacks are in the middle. In pixels of the screen. */
import { NAME, PILE, RATIO, touch, type Box } from './layout'
import type { Seat } from './types.gen'

export type Edge = 'bottom' | 'left' | 'top' | 'right'

/** `wide` and `high` are as its player sees it. */
export interface Pad extends Box {
  readonly seat: Seat
  readonly edge: Edge
  readonly turn: number // degrees
  readonly button: number // the width of each button
}

/** Something in the middle that faces a player. `wide` and `high` are as drawn on the screen. */
export interface TurnedBox extends Box {
  readonly turn: number
}

export interface Spread {
  readonly pads: readonly Pad[]
  readonly card: number
  readonly places: readonly TurnedBox[] // by seat
  readonly graveyard: Box
}

/** Clockwise, like the seats. */
const EDGES: Readonly<Record<number, readonly Edge[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}
const FLAT = 460 // px: a phone in landscape, where two players have more room at the short edges
const TURNS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 }

export const SMALLEST_BUTTON = 44 // px: the smallest target for a finger
export const LINE = 46 // px: the line of a pad with the verdict and the pause
export const GAP = 8
const MOST = 96
const CORNER = 58 // px: kept free at both ends of an edge
const DEEPEST = 0.29 // of the screen: the depth of one pad
const SECOND_ROW = 0.7 // the weight of a second row: its buttons are larger, but the middle is smaller
const LARGEST = 168
const SMALLEST = 34

export function spread(seats: number, held: readonly Seat[], wide: number, high: number): Spread {
  const flat: readonly Edge[] | false = held.length === 2 && high < FLAT && wide > high && ['left', 'right']
  const edges = flat || (EDGES[held.length] ?? [])
  const pads = fairPads(seats, held, edges, wide, high)
  const deep = (edge: Edge) => pads.find((each) => each.edge === edge)?.high ?? GAP
  const [left, top] = [deep('left'), deep('top')]
  const middle = { left, top, wide: wide - left - deep('right'), high: high - top - deep('bottom') }
  const plans = [around(seats, held, edges), apart(seats, held, edges)]
  const best = (found: readonly Arrangement[]) => found.reduce((best, each) => (each.card > best.card ? each : best))
  const [central, aside] = GRAVES.map((grave) => best(plans.map((spots) => largest(spots, grave, pads, middle))))
  return { pads, ...(central!.card < aside!.card * WORTH_IT ? aside! : central!) }
}

type Arrangement = Omit<Spread, 'pads'>
type Screen = { readonly wide: number; readonly high: number }

function largest(spots: readonly Spot[], grave: Spot, pads: readonly Pad[], room: Room): Arrangement {
  for (let card = LARGEST; card > SMALLEST; card -= 2) {
    const found = arrange(spots, grave, pads, room, card)
    if (fits(found, room)) return found
  }
  return arrange(spots, grave, pads, room, SMALLEST)
}

const isLevel = (edge: Edge) => edge === 'bottom' || edge === 'top'

/** The seat whose pad is nearest to a point on the screen. */
export function nearest(pads: readonly Pad[], x: number, y: number): Seat | null {
  const away = (pad: Pad): number => {
    const [wide, high] = isLevel(pad.edge) ? [pad.wide, pad.high] : [pad.high, pad.wide]
    return Math.hypot(Math.max(0, Math.abs(x - pad.x) - wide / 2), Math.max(0, Math.abs(y - pad.y) - high / 2))
  }
  return [...pads].sort((a, b) => away(a) - away(b))[0]?.seat ?? null
}

/** All targets have the same size, whatever their edge: the largest size for which every edge has room. */
function fairPads(seats: number, held: readonly Seat[], edges: readonly Edge[], wide: number, high: number): Pad[] {
  const [hasLevels, hasSides] = [edges.some(isLevel), edges.includes('left')]
  const screen = { wide, high }
  const fewest = (along: number) => (longOf(seats, SMALLEST_BUTTON, 1) <= along - 2 * CORNER ? 1 : 2)
  let best = { button: SMALLEST_BUTTON, level: fewest(wide), side: fewest(high), worth: 0 } // the fallback where nothing fits
  for (const level of hasLevels ? [1, 2] : [1])
    for (const side of hasSides ? [1, 2] : [1])
      for (let button = MOST; button >= SMALLEST_BUTTON; button -= 2) {
        if (!hasRoom(seats, button, hasLevels ? level : 0, hasSides ? side : 0, screen)) continue
        const worth = button * SECOND_ROW ** (level + side - 2)
        if (worth > best.worth) best = { button, level, side, worth }
        break
      }
  return held.map((seat, number) => {
    const edge = edges[number] ?? 'bottom'
    return pad(seat, edge, seats, screen, best.button, isLevel(edge) ? best.level : best.side)
  })
}

const inRow = (seats: number, rows: number) => Math.ceil((seats + 2) / rows) // the pile, every stack, the graveyard
const deepOf = (button: number, rows: number) => (rows === 0 ? 0 : LINE + rows * (button * RATIO + NAME) + GAP)
const longOf = (seats: number, button: number, rows: number) => inRow(seats, rows) * (button + GAP) - GAP

/** Pads keep away from the ends of their edge; those at the bottom and top also from those at the sides. */
function hasRoom(seats: number, button: number, level: number, side: number, screen: Screen): boolean {
  const [levelDeep, sideDeep] = [deepOf(button, level), deepOf(button, side)]
  const away = Math.max(CORNER, side > 0 ? sideDeep + GAP : 0)
  return (
    (level === 0 || (longOf(seats, button, level) <= screen.wide - 2 * away && levelDeep <= screen.high * DEEPEST)) &&
    (side === 0 || (longOf(seats, button, side) <= screen.high - 2 * CORNER && sideDeep <= screen.wide * DEEPEST))
  )
}

function pad(seat: Seat, edge: Edge, seats: number, { wide, high }: Screen, button: number, rows: number): Pad {
  const deep = deepOf(button, rows)
  const [x, y] = {
    bottom: [wide / 2, high - deep / 2],
    left: [deep / 2, high / 2],
    top: [wide / 2, deep / 2],
    right: [wide - deep / 2, high / 2],
  }[edge] as [number, number]
  return { seat, edge, turn: TURNS[edge], button, x, y, wide: longOf(seats, button, rows), high: deep }
}

/** All boxes on the screen. */
export function boxes({ pads, places, graveyard }: Spread): Box[] {
  const lain = pads.map(({ x, y, wide, high, edge }) =>
    isLevel(edge) ? { x, y, wide, high } : { x, y, wide: high, high: wide },
  )
  return [...lain, ...places, graveyard]
}

/** Players with an edge are at its middle, the others between them, in seat order. */
function around(seats: number, held: readonly Seat[], edges: readonly Edge[]): Spot[] {
  const found: Spot[] = Array.from({ length: seats }, () => [0, 0])
  held.forEach((seat, number) => {
    const last = number + 1 === held.length
    const next = held[last ? 0 : number + 1] ?? seat
    const from = 90 + TURNS[edges[number] ?? 'bottom']
    const to = 90 + TURNS[edges[last ? 0 : number + 1] ?? 'bottom'] + (last ? 360 : 0)
    const steps = (next - seat + seats) % seats
    for (let step = 0; step < steps; step++) found[(seat + step) % seats] = rim(from + ((to - from) * step) / steps)
  })
  return found
}

/** Players without an edge share the space that the others leave free, where several of them would crowd one corner. */
function apart(seats: number, held: readonly Seat[], edges: readonly Edge[]): Spot[] {
  const others = seats - held.length
  const free = held.length === 2 ? columns(others) : (FREE[held.length]?.[others] ?? [])
  let taken = 0
  return Array.from({ length: seats }, (_, seat): Spot => {
    const edge = edges[held.indexOf(seat)]
    return (edge ? rim(90 + TURNS[edge]) : free[taken++]) ?? [0, 0]
  })
}

const CORNERS: readonly Spot[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]
const FREE: Readonly<Record<number, readonly (readonly Spot[])[]>> = {
  3: [
    [],
    [[0, -1]],
    [
      [-1, -1],
      [1, -1],
    ],
    [
      [-1, -1],
      [0, -1],
      [1, -1],
    ],
    CORNERS,
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [0, -1],
      [1, -1],
    ],
  ],
  4: [
    [],
    [[1, 1]],
    [
      [1, 1],
      [-1, -1],
    ],
    CORNERS.slice(0, 3),
    CORNERS,
  ],
}

/** Beside two who sit opposite each other: down on the right, up on the left. */
function columns(others: number): Spot[] {
  const right = Math.ceil(others / 2)
  const y = (number: number, of: number) => (of === 1 ? 0 : (2 * number) / (of - 1) - 1)
  return Array.from({ length: others }, (_, number): Spot =>
    number < right ? [1, 0.75 * y(number, right)] : [-1, -0.75 * y(number - right, others - right)],
  )
}

/** On the rim of a square, clockwise from the right, in degrees. */
function rim(angle: number): Spot {
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const far = Math.max(Math.abs(x), Math.abs(y))
  return [x / far, y / far]
}

type Spot = readonly [x: number, y: number] // -1 to 1 of the free space
const GRAVES: readonly Spot[] = [
  [0, 0],
  [-0.6, 0],
] // to one side, where two sit close to each other
const WORTH_IT = 0.85 // a graveyard to one side must make the cards this much larger

interface Room {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly high: number
}

function arrange(spots: readonly Spot[], grave: Spot, pads: readonly Pad[], room: Room, card: number): Arrangement {
  const size = { wide: Math.max(card * (1 + PILE) + 5, 78), high: card * RATIO + NAME }
  const at = ([right, down]: Spot, turn: number): TurnedBox => {
    const { wide, high } = turn % 180 === 0 ? size : { wide: size.high, high: size.wide }
    const x = room.left + room.wide / 2 + right * Math.max(0, room.wide / 2 - wide / 2 - GAP)
    const y = room.top + room.high / 2 + down * Math.max(0, room.high / 2 - high / 2 - GAP)
    return { x, y, wide, high, turn }
  }
  const places = spots.map((spot, seat) => at(spot, pads.find((each) => each.seat === seat)?.turn ?? 0))
  return { card, places, graveyard: at(grave, 0) }
}

function fits({ places, graveyard }: Arrangement, room: Room): boolean {
  const all: readonly Box[] = [...places, graveyard]
  return (
    all.every((box) => box.wide <= room.wide && box.high <= room.high) &&
    all.every((box, number) => all.slice(number + 1).every((other) => !touch(box, other)))
  )
}
