/** Arrow keys lead the way they look: to the nearest thing in their direction. */
import type { Spot } from '$shell/art/figures'

const WAYS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}
const ASIDE = 2 // what is off the line is farther than it looks
const STEEPEST = 0.4 // as much ahead for each step aside, at least

export interface Stop {
  readonly name: string
  readonly spot: Spot
}

export const isArrow = (key: string): boolean => key in WAYS

/** Where this key leads from here; null if nothing is there. */
export function stepTo(key: string, from: Spot, among: readonly Stop[]): Stop | null {
  const way = WAYS[key]
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
