/** Which line of a long list is pointed at, tapped or reached by keyboard. Only there the way to its rule is shown, so
 * that neither eyes nor screen readers stumble over a button in every line. */
export class Pointed {
  #line = $state('')
  #keyed = $state(false)

  shows(line: number): boolean {
    return this.#keyed || this.#line === String(line)
  }

  /** For the list: `{...pointed.handlers}`. Its lines carry `data-line`. */
  readonly handlers = {
    onpointerover: (event: Event) => this.#over(event),
    onclick: (event: Event) => this.#over(event), // a finger is gone before the click comes
    onpointerleave: () => (this.#line = ''),
    onfocusin: ({ target }: FocusEvent) =>
      (this.#keyed = target instanceof Element && target.matches(':focus-visible')),
    onfocusout: ({ relatedTarget, currentTarget }: FocusEvent & { currentTarget: HTMLElement }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) this.#keyed = false
    },
    onkeydown: walk,
  }

  #over({ target }: Event): void {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    this.#line = line?.dataset['line'] ?? ''
  }
}

/** In a long list the tab key reaches only one rule: arrow keys lead to the others. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.rule')]
  const here = links.findIndex((link) => link === document.activeElement)
  if (way === 0 || here < 0) return
  event.preventDefault()
  links[Math.min(Math.max(here + way, 0), links.length - 1)]?.focus()
}
