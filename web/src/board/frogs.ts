/** For boards with frogs: the animation of a hop. A frog is `data-frog`, with `data-jump` for its body and
 * `data-shadow` below. */
import { arc, DIP, SHADE, shift, SQUASH, type Spot } from '../art/figures'
import { sound, type SoundName } from '../lib/sound'
import { Animator } from './motion'

export const FORWARDS: KeyframeAnimationOptions = { fill: 'forwards' }

export interface FrogHop {
  readonly to: Spot // from the frog's position, in hundredths of its own size
  readonly ms: number
  readonly high: number // hundredths of a frog
  readonly on: HTMLElement | null // the element it lands on
  readonly sound: SoundName
}

export class FrogAnimator extends Animator {
  body(frog: number): HTMLElement | null {
    return this.find(`[data-frog="${frog}"] [data-jump]`)
  }

  /** One hop after another; `apply` moves the frog permanently. */
  async hop(frog: number, hops: readonly FrogHop[], apply: () => void): Promise<void> {
    const way = this.find(`[data-frog="${frog}"]`)
    const whole = hops.reduce((sum, { ms }) => sum + ms, 0)
    // Separate from the path, so that the path needs no repainting.
    void this.run(way, [{ zIndex: 200 }, { zIndex: 200 }], whole, FORWARDS)
    let from: Spot = { x: 0, y: 0 }
    for (const [number, { to, ms, high, on, sound: heard }] of hops.entries()) {
      void this.run(this.body(frog), arc(high), ms)
      void this.run(this.find(`[data-frog="${frog}"] [data-shadow]`), SHADE, ms)
      await this.run(way, [shift(from), shift(to)], ms, { ...FORWARDS, easing: 'cubic-bezier(.4,.1,.6,.9)' })
      sound(heard, { pitch: 0.9 + 0.1 * number })
      void this.run(on, DIP, 260)
      from = to
    }
    apply()
    this.clear()
    await this.run(this.body(frog), SQUASH, 170)
    await this.pause(80)
  }
}
