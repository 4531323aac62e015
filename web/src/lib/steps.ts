/** Splits a match into the steps of a replay. Scenes that only prepare something are joined with the next one. */
import type { Scene } from '../wire'

export function steps(scenes: readonly Scene[], minorSayings: readonly string[]): Scene[] {
  const found: Scene[] = []
  let waiting: Scene[] = []
  for (const [number, scene] of scenes.entries()) {
    waiting.push(scene)
    if (number < scenes.length - 1 && isMinor(scene, minorSayings)) continue
    found.push({ ...scene, lines: waiting.flatMap(({ lines }) => lines) })
    waiting = []
  }
  return found
}

function isMinor({ lines }: Scene, minorSayings: readonly string[]): boolean {
  return lines.length > 0 && lines.every(({ saying }) => !saying || minorSayings.includes(saying.key))
}
