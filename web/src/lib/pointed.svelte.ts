/** Which line of a long list is pointed at, tapped or reached by keyboard. Only there the way to its rule is shown, so
 * that neither eyes nor screen readers stumble over a button in every line. */
export class Pointed {
  #line = $state('')
  #keyed = $state(false)

  shows(line: number): boolean {
    return this.#keyed || this.#line === String(line)
  }

  /** For pointerover and click: a finger is gone before the click comes. */
  over = (event: Event): void => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null
    this.#line = line?.dataset['line'] ?? ''
  }

  leave = (): void => {
    this.#line = ''
  }

  focus = (event: FocusEvent & { currentTarget: HTMLElement }): void => {
    this.#keyed = event.target instanceof Element && event.target.matches(':focus-visible')
  }

  blur = (event: FocusEvent & { currentTarget: HTMLElement }): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) this.#keyed = false
  }
}
