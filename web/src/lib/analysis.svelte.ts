/** The analysis of a match while it grows on the server, and where a moment of the replay is in it. */
import { api } from './api'
import { problem } from './problems'
import type { Analysed, Point, Scene } from '../wire'

const AGAIN_MS = 700

export class Analysing {
  found = $state.raw<Analysed | null>(null)
  trouble = $state('')
  #table: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string) {
    this.#table = table
  }

  /** Asks until the analysis is complete. Returns what stops asking. */
  follow(): () => void {
    let isOver = false
    const ask = async () => {
      try {
        this.found = await api.analysis(this.#table)
      } catch (error) {
        this.trouble = problem(error)
        return
      }
      if (!isOver && (this.found.analysis?.part ?? 0) < 1) this.#timer = setTimeout(() => void ask(), AGAIN_MS)
    }
    this.trouble = ''
    void ask()
    return () => {
      isOver = true
      clearTimeout(this.#timer)
    }
  }
}

/** The number of the point that a scene belongs to: the last question that was put until then. */
export function pointAt(points: readonly Point[], steps: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.steps <= steps),
  )
}

/** The number of the first scene in which a moment can be seen. */
export function sceneAt(scenes: readonly Scene[], steps: number): number {
  const found = scenes.findIndex((scene) => scene.steps >= steps)
  return found < 0 ? scenes.length - 1 : found
}
