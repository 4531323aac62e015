/** For boards whose pieces are not in a row: an arrow key leads to the nearest element in its direction. */
import type { Spot } from '../art/figures'
import { ARROWS } from './keys'

const ASIDE = 2 // distance off the line counts double
const STEEPEST = 0.4 // at least this much ahead for each step aside

export interface Stop {
  readonly name: string
  readonly spot: Spot
}

export const isArrow = (key: string): boolean => key in ARROWS

/** The element that this key leads to; null if there is none. */
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
