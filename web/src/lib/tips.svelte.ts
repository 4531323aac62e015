/** Tips: every element explains itself on hover, on keyboard focus, and on a long press.
 *
 * A board writes `{@attach explains(() => words)}` on an element; the page around it shows the words beside it.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const LONG_PRESS_MS = 450

/** The last position of the mouse. An element that appears under a resting mouse was not pointed at. */
let last: { readonly x: number; readonly y: number } | null = null
const remember = ({ screenX: x, screenY: y }: PointerEvent) => (last = { x, y })
const hasMoved = ({ screenX: x, screenY: y }: PointerEvent) => last === null || last.x !== x || last.y !== y
if (typeof window !== 'undefined')
  for (const name of ['pointermove', 'pointerdown'] as const) window.addEventListener(name, remember, { passive: true })

class Tips {
  shown = $state.raw<{ words: string; anchor: Element } | null>(null)

  show(words: string, anchor: Element): void {
    this.shown = words ? { words, anchor } : null
  }

  hide(anchor?: Element): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null
  }
}

export const tips = new Tips()

export function explains(words: () => string): Attachment<HTMLElement> {
  return (thing) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let asked = false
    let over = false // since the mouse was moved onto it
    const show = () => tips.show(words(), thing)
    const point = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || over || !hasMoved(event)) return
      over = true
      show()
    }
    const heard: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointerenter: (event) => point(event),
      pointermove: (event) => point(event),
      pointerleave: (event) => {
        clearTimeout(pressing)
        over = false
        if (event.pointerType === 'mouse') tips.hide(thing)
      },
      pointerdown: (event) => {
        asked = false
        if (event.pointerType === 'mouse') return
        pressing = setTimeout(() => {
          asked = true
          show()
        }, LONG_PRESS_MS)
      },
      pointerup: () => clearTimeout(pressing),
      pointercancel: () => clearTimeout(pressing),
      contextmenu: (event) => event.preventDefault(),
      focus: () => thing.matches(':focus-visible') && show(),
      blur: () => tips.hide(thing),
    }
    // A long press asked for the tip, not for a click.
    const click = (event: MouseEvent) => {
      if (!asked) return
      asked = false
      event.stopPropagation()
      event.preventDefault()
    }
    // With Svelte's `on`, a tip may close even while the page is being changed: a thing that is removed loses the focus.
    const ends = [
      ...Object.entries(heard).map(([name, hear]) => on(thing, name, hear as EventListener)),
      on(thing, 'click', click, { capture: true }),
    ]
    return () => {
      clearTimeout(pressing)
      tips.hide(thing)
      for (const end of ends) end()
    }
  }
}
