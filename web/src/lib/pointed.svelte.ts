/** The line of a long list that the pointer, a tap or the keyboard focus is on. */
import { on } from 'svelte/events'

/** Only this line shows the link to its rule, so that not every line has a button for eyes and screen readers. */
export class Pointed {
  #line = $state('')
  #keyed = $state(false)

  shows(line: number): boolean {
    return this.#keyed || this.#line === String(line)
  }

  /** For the list: `{@attach pointed.attach}`. Its lines have `data-line`. */
  attach = (list: HTMLElement): (() => void) => {
    const off = [
      on(list, 'pointerover', (event) => this.#over(event)),
      on(list, 'click', (event) => this.#over(event)), // a finger has left before the click arrives
      on(list, 'pointerleave', () => (this.#line = '')),
      on(list, 'focusin', ({ target }) => {
        this.#keyed = target instanceof Element && target.matches(':focus-visible')
      }),
      on(list, 'focusout', ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) this.#keyed = false
      }),
      on(list, 'keydown', (event) => walk(event, list)),
    ]
    return () => off.forEach((each) => each())
  }

  #over({ target }: Event): void {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    this.#line = line?.dataset['line'] ?? ''
  }
}

/** In a long list the tab key reaches only one rule; arrow keys lead to the others. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const links = [...list.querySelectorAll<HTMLElement>('.rule')]
  const here = links.findIndex((link) => link === document.activeElement)
  if (way === 0 || here < 0) return
  event.preventDefault()
  links[Math.min(Math.max(here + way, 0), links.length - 1)]?.focus()
}
