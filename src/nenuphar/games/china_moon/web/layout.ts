/** The positions of everything in the picture. A board file places its pads in a square of 1000. The bank with the
 * frogs that wait for their first move is below it, or on its left if the box is wider than high. Then the square is
 * stretched to fill the box. */
import type { Spot } from '$shell/art/figures'
import { FROGS_EACH, ownerOf } from './pieces'
import type { Board, Frog, Place } from './types.gen'

export const WIDE = 1000
export const HIGH = 1130
const BANK_Y = 1066
const BANK_FROM = 82
const BANK_WIDE = 150 // of a bank on the left
const BANK_X = 76
const BANK_LOW = 920 // the position of the first group there
const BANK_STEP = 128 // 45 px on the narrowest phone: a group of frogs is pressed with a thumb
const BANK_FROG = 92
const FAN = 17 // the distance between frogs of a group

const LARGEST_PAD = 112
const SMALLEST_PAD = 52
const SLOT = 76

const MOST_STRETCH = 1.8
const EDGE = 14 // of the picture, below the square, where the bank is on the left

/** How the square of a board fits into the available box. */
export interface Frame {
  readonly bank: 'below' | 'left'
  readonly stretch: number // the width relative to the board file
}

export const UPRIGHT: Frame = { bank: 'below', stretch: 1 }

const MUCH_BETTER = 1.1

/** The frame that makes everything largest in a box of this size. A frame replaces the one `before` only if it is much
 * better: a bar that appears or disappears must not move the whole pond. */
export function frameFor(width: number, height: number, before?: Frame['bank']): Frame {
  const below = Math.min(width / WIDE, height / HIGH)
  const left = Math.min(width / (WIDE + BANK_WIDE), height / (WIDE + EDGE))
  const favour = before === 'left' ? MUCH_BETTER : before === 'below' ? 1 / MUCH_BETTER : 1
  if (!(left * favour > below)) return UPRIGHT
  const stretch = (width / left - BANK_WIDE) / WIDE
  return { bank: 'left', stretch: Math.round(Math.min(MOST_STRETCH, Math.max(1, stretch)) * 50) / 50 }
}

export interface Layout {
  readonly bank: Frame['bank']
  readonly width: number
  readonly height: number
  readonly places: readonly Spot[] // start, pads, arrival
  readonly ahead: readonly (readonly Place[])[]
  readonly pad: number // the width of a pad
  readonly slots: readonly Spot[] // of the arrival
  readonly slot: number
}

const layouts = new WeakMap<Board, Map<string, Layout>>()

export function layoutOf(board: Board, frame: Frame = UPRIGHT): Layout {
  const known = layouts.get(board) ?? new Map<string, Layout>()
  layouts.set(board, known)
  const key = `${frame.bank} ${frame.stretch}`
  const layout = known.get(key) ?? framed(board, frame)
  known.set(key, layout)
  return layout
}

function framed(board: Board, { bank, stretch }: Frame): Layout {
  const from = bank === 'left' ? BANK_WIDE : 0
  const spots = [board.start, ...board.pads, board.arrival].map(({ x, y }) => ({ x: from + x * stretch, y }))
  const edges = { left: from, right: from + WIDE * stretch }
  return {
    bank,
    width: edges.right,
    height: bank === 'left' ? WIDE + EDGE : HIGH,
    places: spots,
    ahead: aheadOf(board),
    pad: padSize(spots),
    ...slotSpots(spots, edges),
  }
}

/** The next places of every place. Names of missing places are ignored: the board may be unfinished. */
export function aheadOf(board: Board): Place[][] {
  const places = new Map(board.pads.map((pad, index) => [pad.name, index + 1]))
  places.set('arrival', board.pads.length + 1)
  const numbers = (names: readonly string[]) => names.flatMap((name) => places.get(name) ?? [])
  return [numbers(board.start.next), ...board.pads.map((pad) => numbers(pad.next)), []]
}

/** As large as the two closest places allow. */
function padSize(spots: readonly Spot[]): number {
  let closest = Infinity
  for (const [index, one] of spots.entries())
    for (const other of spots.slice(index + 1)) closest = Math.min(closest, far(one, other))
  return Math.max(SMALLEST_PAD, Math.min(LARGEST_PAD, closest * 0.97))
}

// The four slots are together near the arrival, in the shape that keeps farthest from the pads.

const SHAPES: readonly (readonly Spot[])[] = [
  [-1.5, -0.5, 0.5, 1.5].map((x) => ({ x, y: 0 })),
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((x) => ({ x, y }))),
  [-1.5, -0.5, 0.5, 1.5].map((y) => ({ x: 0, y })),
]
const REACH = 120

interface Edges {
  readonly left: number
  readonly right: number
}

function slotSpots(spots: readonly Spot[], edges: Edges): Pick<Layout, 'slots' | 'slot'> {
  const arrival = spots.at(-1) as Spot
  let best: { slots: Spot[]; score: number } = { slots: [], score: -Infinity }
  for (const shape of SHAPES)
    for (let x = -REACH; x <= REACH; x += 20)
      for (let y = -REACH; y <= REACH; y += 20) {
        const slots = shape.map((spot) => ({
          x: arrival.x + x + spot.x * (SLOT + 4),
          y: arrival.y + y + spot.y * (SLOT + 4),
        }))
        const score = room(slots, spots.slice(0, -1), edges) - Math.hypot(x, y) / 6
        if (score > best.score) best = { slots, score }
      }
  return { slots: best.slots, slot: SLOT }
}

/** The free space around the slots, up to a useful maximum; outside the picture there is none. */
function room(slots: readonly Spot[], spots: readonly Spot[], { left, right }: Edges): number {
  const edge = SLOT / 2
  if (slots.some(({ x, y }) => x < left + edge || y < edge || x > right - edge || y > WIDE - edge)) return -1000
  return Math.min(118, ...slots.flatMap((slot) => spots.map((spot) => far(slot, spot))))
}

/** The position of a frog: in its group on the bank, on its pad, or on its slot of the arrival. */
export function frogSpot(layout: Layout, frogs: readonly Place[], arrived: readonly Frog[], frog: Frog): Spot {
  const place = frogs[frog] ?? 0
  if (place === 0) {
    const seat = ownerOf(frog)
    const group = bankSpot(seat, layout.bank)
    return { x: group.x + ((frog % FROGS_EACH) - 1) * FAN, y: group.y - (frog % FROGS_EACH === 1 ? 0 : 7) }
  }
  if (place === layout.places.length - 1) {
    const slot = Math.max(0, arrived.indexOf(frog))
    const spot = layout.slots[slot] ?? (layout.places.at(-1) as Spot)
    return { x: spot.x, y: spot.y - 8 }
  }
  const spot = layout.places[place] as Spot
  return { x: spot.x, y: spot.y - layout.pad * 0.12 }
}

export function frogSize(layout: Layout, place: Place): number {
  if (place === 0) return BANK_FROG
  if (place === layout.places.length - 1) return layout.slot * 0.98
  return layout.pad * 0.84
}

export function bankSpot(seat: number, bank: Frame['bank'] = 'below'): Spot {
  if (bank === 'left') return { x: BANK_X, y: BANK_LOW - seat * BANK_STEP }
  return { x: BANK_FROM + seat * BANK_STEP, y: BANK_Y }
}

/** The direction of a frog on this place: towards the next one. */
export function gaze(layout: Layout, place: Place): Spot {
  const next = layout.ahead[place]?.[0]
  if (place === 0 || next === undefined) return { x: 0, y: -0.4 }
  const [from, to] = [layout.places[place] as Spot, layout.places[next] as Spot]
  const way = far(from, to) || 1
  return { x: (to.x - from.x) / way, y: (to.y - from.y) / way }
}

/** The path from one place to another over places with frogs, without both ends; null if there is none. */
export function passed(layout: Layout, from: Place, to: Place, over: ReadonlySet<Place>): Place[] | null {
  for (const next of layout.ahead[from] ?? []) {
    if (next === to) return []
    if (!over.has(next)) continue
    const rest = passed(layout, next, to, over)
    if (rest) return [next, ...rest]
  }
  return null
}

export const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
export const across = (x: number, width = WIDE): number => (x / width) * 100
export const down = (y: number, height = HIGH): number => (y / height) * 100

/** The places from one to another, both ends included, for the line that shows a possible move. */
export function route(layout: Layout, from: Place, to: Place): Place[] {
  const came = new Map<Place, Place>([[from, from]])
  const queue = [from]
  for (const here of queue) {
    if (here === to) break
    for (const next of layout.ahead[here] ?? []) {
      if (came.has(next)) continue
      came.set(next, here)
      queue.push(next)
    }
  }
  const way = [to]
  while (came.has(way[0] as Place) && way[0] !== from) way.unshift(came.get(way[0] as Place) as Place)
  return way[0] === from ? way : []
}
