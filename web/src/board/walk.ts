/** For boards whose pieces are not in a row: an arrow key leads to the nearest thing in its direction. */
import type { Spot } from '../art/figures'
import { ARROWS } from './keys'

const ASIDE = 2 // what is off the line is farther than it looks
const STEEPEST = 0.4 // as much ahead for each step aside, at least

export interface Stop {
  readonly name: string
  readonly spot: Spot
}

export const isArrow = (key: string): boolean => key in ARROWS

/** Where this key leads from here; null if nothing is there. */
export function stepTo(key: string, from: Spot, among: readonly Stop[]): Stop | null {
  const way = ARROWS[key]
  if (!way) return null
  let best: { stop: Stop; far: number } | null = null
  for (const stop of among) {
    const [x, y] = [stop.spot.x - from.x, stop.spot.y - from.y]
    const ahead = x * way.x + y * way.y
    const aside = Math.abs(x * way.y - y * way.x)
    if (ahead <= 0 || ahead < aside * STEEPEST) continue
    const far = ahead + ASIDE * aside
    if (!best || far < best.far) best = { stop, far }
  }
  return best?.stop ?? null
}
