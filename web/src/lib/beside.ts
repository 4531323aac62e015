/** Where a bubble goes that speaks of something: near it, on the screen, and not over what people need to see. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Size = Pick<Box, 'width' | 'height'>
export type Spot = Pick<Box, 'x' | 'y'>

const EDGE = 12
const FAR_MORE = 1_000 // what is spoken of matters so much more than a bar of the page
const NEAR = 8
const LARGE = 0.4 // of the screen's height
const HOLLOW = 0.55 // of the width: inside of a ring that is wider there is room

/** Under the thing, else above it; in the middle of a large ring, and under a small one. */
export function beside(thing: Box, bubble: Size, screen: Size): Spot {
  const x = within(middle(thing, bubble).x, bubble.width, screen.width)
  const below = thing.y + thing.height + EDGE
  const above = thing.y - bubble.height - EDGE
  const small = thing.height < screen.height * LARGE
  if (small && below + bubble.height < screen.height - EDGE) return { x, y: below }
  if (small && above > EDGE) return { x, y: above }
  const roomy = thing.width * HOLLOW > bubble.width
  return { x, y: roomy ? middle(thing, bubble).y : Math.min(below, screen.height - bubble.height - EDGE) }
}

/** Around the thing, at the edge of the screen or beside a bar at that edge, wherever least of what has to be seen is
 * covered. It stays `now` where it is as long as it covers nothing. */
export function clear(
  thing: Box,
  seen: readonly Box[],
  bubble: Size,
  screen: Size,
  now?: Spot,
  bars: readonly Box[] = [],
): Spot {
  const { x, y } = middle(thing, bubble)
  const spots: Spot[] = [
    { x, y: thing.y + thing.height + NEAR },
    { x, y: thing.y - bubble.height - NEAR },
    { x: thing.x + thing.width + NEAR, y },
    { x: thing.x - bubble.width - NEAR, y },
    { x, y: screen.height },
    { x, y: 0 },
    ...bars.flatMap((bar) => [
      { x, y: bar.y + bar.height + NEAR },
      { x, y: bar.y - bubble.height - NEAR },
    ]),
  ].map((spot) => ({
    x: within(spot.x, bubble.width, screen.width),
    y: within(spot.y, bubble.height, screen.height, NEAR),
  }))
  const over = (spot: Spot, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + shared({ ...spot, ...bubble }, box), 0)
  const covered = (spot: Spot): number => FAR_MORE * over(spot, seen) + over(spot, bars)
  return (now ? [now, ...spots] : spots).reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
}

const middle = (thing: Box, bubble: Size): Spot => ({
  x: thing.x + (thing.width - bubble.width) / 2,
  y: thing.y + (thing.height - bubble.height) / 2,
})

const within = (at: number, length: number, room: number, edge = EDGE): number =>
  Math.max(edge, Math.min(at, room - length - edge))

/** How much two boxes have in common. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, wide) * Math.max(0, high)
}
