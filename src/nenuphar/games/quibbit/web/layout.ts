/** Positions on the board, in hundredths of its side. Tile 0 is at the top, and frogs hop clockwise. */

import type { Spot } from '$shell/art/figures'

export const FROG_WIDE = 12.4
const FROG_ABOVE = 2.6 // a frog sits slightly behind the middle of its tile
const CENTRE: Spot = { x: 50, y: 50.6 }

export interface RingSize {
  readonly radius: number
  readonly tile: number
}

/** A longer ring has smaller tiles. */
export function ringSize(length: number): RingSize {
  return length > 12 ? { radius: 41, tile: 16.4 } : { radius: 40.4, tile: 18.6 }
}

export function tileSpot(tile: number, length: number): Spot {
  const { radius } = ringSize(length)
  const angle = (tile / length) * 2 * Math.PI - Math.PI / 2
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) }
}

export function frogSpot(step: number, length: number): Spot {
  const { x, y } = tileSpot(step % length, length)
  return { x, y: y - FROG_ABOVE }
}

/** The direction of a frog on this step: towards the next tile. */
export function gaze(step: number, length: number): Spot {
  const here = tileSpot(step % length, length)
  const next = tileSpot((step + 1) % length, length)
  const far = Math.hypot(next.x - here.x, next.y - here.y) || 1
  return { x: (next.x - here.x) / far, y: (next.y - here.y) / far }
}

/** From one step to another, relative to a frog's own width, as a CSS translation in percent needs it. */
export function frogShift(from: number, to: number, length: number): Spot {
  const start = frogSpot(from, length)
  const end = frogSpot(to, length)
  return { x: ((end.x - start.x) / FROG_WIDE) * 100, y: ((end.y - start.y) / FROG_WIDE) * 100 }
}

const BOW = 5.5 // how far a hop swings outwards

/** The path from a step over all its landings, as a line of hops that swing outwards. */
export function wayOver(from: number, landings: readonly number[], length: number): string {
  const spots = [from, ...landings].map((step) => tileSpot(step % length, length))
  return spots
    .map((spot, index) => {
      const last = spots[index - 1]
      if (!last) return `M${round(spot.x)} ${round(spot.y)}`
      const middle = { x: (last.x + spot.x) / 2 - CENTRE.x, y: (last.y + spot.y) / 2 - CENTRE.y }
      const out = 1 + (2 * BOW) / (Math.hypot(middle.x, middle.y) || 1)
      const bend = { x: CENTRE.x + middle.x * out, y: CENTRE.y + middle.y * out }
      return `Q${round(bend.x)} ${round(bend.y)} ${round(spot.x)} ${round(spot.y)}`
    })
    .join('')
}

const round = (number: number): number => Math.round(number * 100) / 100
