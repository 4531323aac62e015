/** How fast a tap was, by this screen's own clock: from the paint of a scene to the tap.
 *
 * A tap answers the newest scene that was on the screen, which need not be the newest scene that has arrived. The
 * server checks the claim against what it knows about the player's latency.
 */

export interface Claim {
  readonly scene: number
  readonly claim: number // milliseconds
}

const KEPT = 4 // more scenes than the rules still accept taps for

export class Claims {
  #painted: { readonly scene: number; readonly at: number }[] = []

  /** `at` is on the clock of `performance.now`, like the time stamps of frames and inputs. */
  painted(scene: number, at: number): void {
    if (this.#painted.some((each) => each.scene === scene)) return
    this.#painted = [...this.#painted, { scene, at }].slice(-KEPT)
  }

  /** Null before the first paint. */
  at(moment: number): Claim | null {
    const seen = this.#painted.findLast((each) => each.at <= moment)
    return seen ? { scene: seen.scene, claim: moment - seen.at } : null
  }
}
