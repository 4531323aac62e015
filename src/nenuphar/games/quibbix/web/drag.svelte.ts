/** Dragging a tile with a finger or the mouse: it lifts after a short distance, shows where it would go, and drops
 * there. A press without movement stays a click. */
import type { Attachment } from 'svelte/attachments'
import type { Spot } from './desk'
import type { Tile } from './types.gen'

const SLACK_PX = 7

/** Where a tile would go: into a word, or back to the rack. */
export type Goal = Spot | 'rack'

export interface Held {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly goal: Goal | null
}

interface Press {
  readonly tile: Tile
  readonly id: number
  readonly x: number
  readonly y: number
}

export class Drag {
  held = $state.raw<Held | null>(null)
  #from: Press | null = null
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
        if (event.button !== 0 || !event.isPrimary || !this.may()) return
        this.#from = { tile, id: event.pointerId, x: event.clientX, y: event.clientY }
        // Captured at once: the first move of a fast hand is already beside the tile, and the release may be far away.
        button.setPointerCapture(event.pointerId)
      }
      const move = (event: PointerEvent) => {
        if (this.#from?.id !== event.pointerId) return
        if (event.buttons === 0) return this.cancel() // we missed the release
        this.#follow(event)
      }
      const up = (event: PointerEvent) => {
        if (this.#from?.id !== event.pointerId) return
        this.#follow(event)
        const held = this.held
        this.cancel()
        if (!held) return
        this.#dropped = true // the click that follows at once belongs to this drag; no later one does
        setTimeout(() => (this.#dropped = false))
        if (held.goal !== null && this.may()) this.drop(tile, held.goal)
      }
      const click = (event: MouseEvent) => {
        if (!this.#dropped) return
        this.#dropped = false
        event.stopPropagation()
        event.preventDefault()
      }
      const lost = (event: PointerEvent) => {
        if (this.#from?.id === event.pointerId) this.cancel()
      }
      // A drag must not start a gesture of the browser: after one, the next tap would be ignored for a moment.
      const touch = (event: TouchEvent) => {
        if (this.held?.tile === tile && event.cancelable) event.preventDefault()
      }
      button.addEventListener('touchmove', touch, { passive: false })
      button.addEventListener('pointerdown', down)
      button.addEventListener('pointermove', move)
      button.addEventListener('pointerup', up)
      button.addEventListener('pointercancel', lost)
      button.addEventListener('lostpointercapture', lost)
      button.addEventListener('click', click, { capture: true })
      return () => {
        if (this.#from?.tile === tile) this.cancel()
        button.removeEventListener('touchmove', touch)
        button.removeEventListener('pointerdown', down)
        button.removeEventListener('pointermove', move)
        button.removeEventListener('pointerup', up)
        button.removeEventListener('pointercancel', lost)
        button.removeEventListener('lostpointercapture', lost)
        button.removeEventListener('click', click, { capture: true })
      }
    }

  cancel(): void {
    this.held = null
    this.#from = null
  }

  #follow({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#from
    if (!from || (!this.held && Math.hypot(x - from.x, y - from.y) <= SLACK_PX)) return
    this.held = { tile: from.tile, x, y, goal: goalAt(x, y) }
  }
}

/** The target under the finger: before or after a tile, the end of a word, a new word, or the rack. */
function goalAt(x: number, y: number): Goal | null {
  const under = document.elementFromPoint(x, y)
  if (!under) return null
  if (under.closest('[data-rack]')) return 'rack'
  const word = under.closest<HTMLElement>('[data-word]')
  const desk = under.closest<HTMLElement>('[data-desk]')
  if (!desk) return null
  if (!word) return { word: Number(desk.dataset['desk']), place: 0 }
  const tiles = [...word.querySelectorAll<HTMLElement>('[data-tile]')].map((tile) => tile.getBoundingClientRect())
  // A very long word has several lines: tiles above the finger's line come before it.
  const before = tiles.filter((box) => box.bottom < y || (box.top <= y && box.left + box.width / 2 < x)).length
  return { word: Number(word.dataset['word']), place: before }
}
