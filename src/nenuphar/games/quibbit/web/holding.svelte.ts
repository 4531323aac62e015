/** A second to take the last card back. When all others have chosen, a card is revealed as soon as it is laid, so a
 * slip of the finger could not be undone. */
import type { Card } from './types.gen'

export const HOLD_MS = 1000

export class Holding {
  /** Chosen on this screen, but not yet laid. */
  card = $state<Card | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly lay: (card: Card) => void) {}

  hold(card: Card): void {
    this.drop()
    this.card = card
    this.#timer = setTimeout(() => this.now(), HOLD_MS)
  }

  /** Lays it without further delay. */
  now(): void {
    const card = this.card
    this.drop()
    if (card !== null) this.lay(card)
  }

  /** Takes it back. */
  drop(): void {
    clearTimeout(this.#timer)
    this.card = null
  }
}
