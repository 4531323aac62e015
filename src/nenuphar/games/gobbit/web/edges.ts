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

export function spread(seats: number, held: readonly Seat[], width: number, height: number): Spread {
  const flat: readonly Edge[] | false = held.length === 2 && height < FLAT && width > height && ['left', 'right']
  const edges = flat || (EDGES[held.length] ?? [])
  const pads = fairPads(seats, held, edges, width, height)
  const deep = (edge: Edge) => pads.find((each) => each.edge === edge)?.height ?? GAP
  const [left, top] = [deep('left'), deep('top')]
  const middle = { left, top, width: width - left - deep('right'), height: height - top - deep('bottom') }
  const plans = [around(seats, held, edges), apart(seats, held, edges)]
  const best = (found: readonly Arrangement[]) => found.reduce((best, each) => (each.card > best.card ? each : best))
  const [central, aside] = GRAVES.map((grave) => best(plans.map((spots) => largest(spots, grave, pads, middle))))
  return { pads, ...(central!.card < aside!.card * WORTH_IT ? aside! : central!) }
}

type Arrangement = Omit<Spread, 'pads'>
type Screen = { readonly width: number; readonly height: number }

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
    const [width, height] = isLevel(pad.edge) ? [pad.width, pad.height] : [pad.height, pad.width]
    return Math.hypot(Math.max(0, Math.abs(x - pad.x) - width / 2), Math.max(0, Math.abs(y - pad.y) - height / 2))
  }
  return [...pads].sort((a, b) => away(a) - away(b))[0]?.seat ?? null
}

/** All targets have the same size, whatever their edge: the largest size for which every edge has room. */
function fairPads(seats: number, held: readonly Seat[], edges: readonly Edge[], width: number, height: number): Pad[] {
  const [hasLevels, hasSides] = [edges.some(isLevel), edges.includes('left')]
  const screen = { width, height }
  const fewest = (along: number) => (longOf(seats, SMALLEST_BUTTON, 1) <= along - 2 * CORNER ? 1 : 2)
  let best = { button: SMALLEST_BUTTON, level: fewest(width), side: fewest(height), worth: 0 } // the fallback where nothing fits
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
    (level === 0 ||
      (longOf(seats, button, level) <= screen.width - 2 * away && levelDeep <= screen.height * DEEPEST)) &&
    (side === 0 || (longOf(seats, button, side) <= screen.height - 2 * CORNER && sideDeep <= screen.width * DEEPEST))
  )
}

function pad(seat: Seat, edge: Edge, seats: number, { width, height }: Screen, button: number, rows: number): Pad {
  const deep = deepOf(button, rows)
  const [x, y] = {
    bottom: [width / 2, height - deep / 2],
    left: [deep / 2, height / 2],
    top: [width / 2, deep / 2],
    right: [width - deep / 2, height / 2],
  }[edge] as [number, number]
  return { seat, edge, turn: TURNS[edge], button, x, y, width: longOf(seats, button, rows), height: deep }
}

/** All boxes on the screen. */
export function boxes({ pads, places, graveyard }: Spread): Box[] {
  const lain = pads.map(({ x, y, width, height, edge }) =>
    isLevel(edge) ? { x, y, width, height } : { x, y, width: height, height: width },
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
  readonly width: number
  readonly height: number
}

function arrange(spots: readonly Spot[], grave: Spot, pads: readonly Pad[], room: Room, card: number): Arrangement {
  const size = { width: Math.max(card * (1 + PILE) + 5, 78), height: card * RATIO + NAME }
  const at = ([right, down]: Spot, turn: number): TurnedBox => {
    const { width, height } = turn % 180 === 0 ? size : { width: size.height, height: size.width }
    const x = room.left + room.width / 2 + right * Math.max(0, room.width / 2 - width / 2 - GAP)
    const y = room.top + room.height / 2 + down * Math.max(0, room.height / 2 - height / 2 - GAP)
    return { x, y, width, height, turn }
  }
  const places = spots.map((spot, seat) => at(spot, pads.find((each) => each.seat === seat)?.turn ?? 0))
  return { card, places, graveyard: at(grave, 0) }
}

function fits({ places, graveyard }: Arrangement, room: Room): boolean {
  const all: readonly Box[] = [...places, graveyard]
  return (
    all.every((box) => box.width <= room.width && box.height <= room.height) &&
    all.every((box, number) => all.slice(number + 1).every((other) => !touch(box, other)))
  )
}
