/** A match as steps to look at. What only prepares something is no step of its own: it is told with what comes of it. */
import type { Scene } from '../wire'

export function steps(scenes: readonly Scene[], trifles: readonly string[]): Scene[] {
  const found: Scene[] = []
  let waiting: Scene[] = []
  for (const [number, scene] of scenes.entries()) {
    waiting.push(scene)
    if (number < scenes.length - 1 && isTrifle(scene, trifles)) continue
    found.push({ ...scene, lines: waiting.flatMap(({ lines }) => lines) })
    waiting = []
  }
  return found
}

function isTrifle({ lines }: Scene, trifles: readonly string[]): boolean {
  return lines.length > 0 && lines.every(({ saying }) => !saying || trifles.includes(saying.key))
}
