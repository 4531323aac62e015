/** A tile under a finger or the mouse: held from a small way on, shown where it would go, and put there. A press that
 * goes nowhere stays a click. */
import type { Attachment } from 'svelte/attachments'
import type { Spot } from './desk'
import type { Tile } from './types'

const SLACK_PX = 7

/** Where a tile would go: into a word, or back to the rack. */
export type Goal = Spot | 'rack'

export interface Held {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly goal: Goal | null
}

export class Drag {
  held = $state.raw<Held | null>(null)
  #from: { id: number; x: number; y: number } | null = null
  #dropped = false

  constructor(
    private readonly may: () => boolean,
    private readonly drop: (tile: Tile, goal: Goal) => void,
  ) {}

  /** For a tile's button. */
  of =
    (tile: Tile): Attachment<HTMLElement> =>
    (button) => {
      const down = (event: PointerEvent) => {
        this.#dropped = false
        if (event.button !== 0 || !this.may()) return
        this.#from = { id: event.pointerId, x: event.clientX, y: event.clientY }
      }
      const move = (event: PointerEvent) => {
        const from = this.#from
        if (!from || from.id !== event.pointerId) return
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK_PX
        if (!this.held && !far) return
        if (!this.held) button.setPointerCapture(event.pointerId)
        this.held = { tile, x: event.clientX, y: event.clientY, goal: goalAt(event.clientX, event.clientY) }
      }
      const up = (event: PointerEvent) => {
        if (this.#from?.id !== event.pointerId) return
        const held = this.held
        this.cancel()
        if (!held) return
        this.#dropped = true // the click that may follow belongs to this
        if (held.goal !== null && this.may()) this.drop(tile, held.goal)
      }
      const click = (event: MouseEvent) => {
        if (!this.#dropped) return
        this.#dropped = false
        event.stopPropagation()
        event.preventDefault()
      }
      const cancel = () => this.cancel()
      button.addEventListener('pointerdown', down)
      button.addEventListener('pointermove', move)
      button.addEventListener('pointerup', up)
      button.addEventListener('pointercancel', cancel)
      button.addEventListener('click', click, { capture: true })
      return () => {
        button.removeEventListener('pointerdown', down)
        button.removeEventListener('pointermove', move)
        button.removeEventListener('pointerup', up)
        button.removeEventListener('pointercancel', cancel)
        button.removeEventListener('click', click, { capture: true })
      }
    }

  cancel(): void {
    this.held = null
    this.#from = null
  }
}

/** What lies under the finger: before or after a tile, at the end of a word, as a new word, or on the rack. */
function goalAt(x: number, y: number): Goal | null {
  const under = document.elementFromPoint(x, y)
  if (!under) return null
  if (under.closest('[data-rack]')) return 'rack'
  const word = under.closest<HTMLElement>('[data-word]')
  const desk = under.closest<HTMLElement>('[data-desk]')
  if (!desk) return null
  if (!word) return { word: Number(desk.dataset['desk']), place: 0 }
  const tiles = [...word.querySelectorAll<HTMLElement>('[data-tile]')].map((tile) => tile.getBoundingClientRect())
  // A long word has several lines: what is above the finger's line comes before it.
  const before = tiles.filter((box) => box.bottom < y || (box.top <= y && box.left + box.width / 2 < x)).length
  return { word: Number(word.dataset['word']), place: before }
}
