/** Which line of a long list is pointed at, tapped or reached by keyboard. */
import { on } from 'svelte/events'

/** Only there the way to its rule is shown, so that neither eyes nor screen readers stumble over a button in every line. */
export class Pointed {
  #line = $state('')
  #keyed = $state(false)

  shows(line: number): boolean {
    return this.#keyed || this.#line === String(line)
  }

  /** For the list: `{@attach pointed.attach}`. Its lines carry `data-line`. */
  attach = (list: HTMLElement): (() => void) => {
    const off = [
      on(list, 'pointerover', (event) => this.#over(event)),
      on(list, 'click', (event) => this.#over(event)), // a finger is gone before the click comes
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

/** In a long list the tab key reaches only one rule: arrow keys lead to the others. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const links = [...list.querySelectorAll<HTMLElement>('.rule')]
  const here = links.findIndex((link) => link === document.activeElement)
  if (way === 0 || here < 0) return
  event.preventDefault()
  links[Math.min(Math.max(here + way, 0), links.length - 1)]?.focus()
}
