/** How fast a hand was, by this screen's own clock: from when a scene was painted here to when the hand came down.
 *
 * A hand answers the newest scene that was on the screen when it came down, which need not be the newest that has
 * arrived. The server checks what is claimed here against what it knows about the way.
 */

export interface Claim {
  readonly scene: number
  readonly claim: number // milliseconds
}

const KEPT = 4 // more than the rules still listen to

export class Claims {
  #painted: { readonly scene: number; readonly at: number }[] = []

  /** `at` is on the clock of `performance.now`, as the time stamps of frames and of inputs are. */
  painted(scene: number, at: number): void {
    if (this.#painted.some((each) => each.scene === scene)) return
    this.#painted = [...this.#painted, { scene, at }].slice(-KEPT)
  }

  /** Null if nothing was to be seen yet. */
  at(moment: number): Claim | null {
    const seen = this.#painted.findLast((each) => each.at <= moment)
    return seen ? { scene: seen.scene, claim: moment - seen.at } : null
  }
}
