/** How motions look: each is played on the elements of the board, with transforms and opacity alone. */
import {
  arc,
  between,
  CHEER,
  DIP,
  DIVE,
  DROP,
  flyHome,
  middleOf,
  POP,
  RISE,
  SHADE,
  shift,
  sink,
  SQUASH,
  type Spot,
} from '$shell/art/figures'
import { Dance } from '$shell/lib/motion'
import { sound } from '$shell/lib/sound'
import { frogShift } from './layout'
import type { Hop, Motion } from './motion'
import type { Scene } from './scene'
import type { Frog } from './types.gen'

const FLIP_MS = 260
const FADE_MS = 130
const SHORTEST_HOP_MS = 200
const LONGEST_HOP_MS = 320
const OVER_MS = 50 // more for each frog leapt over
const HOP_HIGH = 42 // hundredths of a frog
const OVER_HIGH = 38
const FLY_MS = 420
const FORWARDS: KeyframeAnimationOptions = { fill: 'forwards' }

/** A frog's hop lasts and rises with what it leaps over. */
export function hopOf(hop: Hop): { ms: number; high: number } {
  return {
    ms: Math.min(SHORTEST_HOP_MS + OVER_MS * hop.over.length, LONGEST_HOP_MS),
    high: HOP_HIGH + OVER_HIGH * hop.over.length,
  }
}

export class Stage extends Dance {
  /** Play a motion; `apply` puts the board into the state after it, at the moment when that looks right. */
  async play(motion: Motion, scene: Scene, apply: () => void): Promise<void> {
    switch (motion.kind) {
      case 'place':
        return this.#place(motion.frog, apply)
      case 'lay':
        apply()
        return this.run(this.#played(motion.frog), [{ transform: 'translateY(60%)', opacity: 0 }, {}], 180)
      case 'reveal':
        return this.#reveal(
          motion.cards.flatMap((card, frog) => (card == null ? [] : [frog])),
          apply,
        )
      case 'turn':
        return this.#reveal([motion.frog], apply)
      case 'leap':
        return this.#leap(motion.frog, motion.hops, scene, apply)
      case 'crown':
        return this.#crown(motion.from, motion.frog, apply)
      case 'settle':
        return this.#settle(motion, apply)
      case 'dive':
        return this.#dive(motion.frog, apply)
      case 'renew':
        apply()
        sound('page')
        return this.run(this.find(`[data-row="${motion.frog}"]`), POP, 220)
      case 'round':
        apply()
        return this.run(this.find('[data-round]'), POP, 220)
      case 'lap':
        sound('croak')
        return this.run(this.#jump(motion.frog), CHEER, 600)
      case 'end':
        apply()
        sound('chime')
        return this.run(this.find('[data-end]'), RISE, 420)
    }
  }

  /** The same for those who want no motion: what changed fades in. */
  async fade(motion: Motion, apply: () => void): Promise<void> {
    apply()
    await Promise.all(this.#touched(motion).map((each) => this.run(each, [{ opacity: 0.15 }, { opacity: 1 }], FADE_MS)))
  }

  async #place(frog: Frog, apply: () => void): Promise<void> {
    apply()
    sound('leaf', { after: 240 })
    await this.run(this.#jump(frog), DROP, 380)
  }

  async #reveal(frogs: readonly Frog[], apply: () => void): Promise<void> {
    sound('page')
    const turn = (keyframes: Keyframe[]) =>
      Promise.all(frogs.map((frog) => this.run(this.#played(frog), keyframes, FLIP_MS / 2, { easing: 'ease-in' })))
    await turn([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.02) translateY(-8%)' }])
    apply()
    await turn([{ transform: 'scaleX(0.02) translateY(-8%)' }, { transform: 'scaleX(1)' }])
    await this.pause(380) // time to read them
  }

  async #leap(frog: Frog, hops: readonly Hop[], scene: Scene, apply: () => void): Promise<void> {
    const length = scene.ring.length
    const start = hops[0]?.from ?? 0
    const way = this.find(`[data-frog="${frog}"]`)
    const body = this.#jump(frog)
    // Apart from the way, so that the way itself needs no repainting.
    void this.run(
      way,
      [{ zIndex: 200 }, { zIndex: 200 }],
      hops.reduce((ms, hop) => ms + hopOf(hop).ms, 0),
      FORWARDS,
    )
    for (const [number, hop] of hops.entries()) {
      const { ms, high } = hopOf(hop)
      const from = frogShift(start, hop.from, length)
      const to = frogShift(start, hop.to, length)
      const tile = this.find(`[data-tile="${hop.to % length}"]`)
      void this.run(body, arc(high), ms)
      void this.run(this.find(`[data-frog="${frog}"] [data-shadow]`), SHADE, ms)
      await this.run(way, [shift(from), shift(to)], ms, { ...FORWARDS, easing: 'cubic-bezier(.4,.1,.6,.9)' })
      sound(scene.ring[hop.to % length] === 'water' ? 'plop' : 'leaf', { pitch: 0.9 + 0.08 * number })
      void this.run(tile, DIP, 260)
    }
    apply()
    this.clear()
    await this.run(body, SQUASH, 180)
    await this.pause(90)
  }

  async #crown(from: Frog | null, to: Frog, apply: () => void): Promise<void> {
    const flying = this.find('[data-crown]')
    const head = this.#jump(to)
    const old = from === null ? null : this.#jump(from)
    if (!flying || !head) return apply()
    const end = middleOf(head)
    const start = old ? middleOf(old) : { x: end.x, y: end.y - 120 }
    const home = middleOf(flying)
    const at = (spot: Spot, rise = 0) => `translate(${spot.x - home.x}px, ${spot.y - home.y - rise}px)`
    const high = head.getBoundingClientRect().height
    const sky = this.root.getBoundingClientRect().top + high // it never leaves the board
    const top = { x: (start.x + end.x) / 2, y: Math.max(Math.min(start.y, end.y) - high * 0.6, sky) }
    void this.run(old?.querySelector<HTMLElement>('[data-worn]') ?? null, [{ opacity: 0 }, { opacity: 0 }], 620)
    sound('croak')
    await this.run(
      flying,
      [
        { transform: at(start, high * 0.55), opacity: old ? 1 : 0, easing: 'ease-out' },
        { transform: `${at(top, high * 0.55)} rotate(180deg)`, opacity: 1, easing: 'ease-in' },
        { transform: `${at(end, high * 0.55)} rotate(355deg)`, opacity: 1 },
      ],
      620,
    )
    apply()
    await this.run(head, CHEER, 420)
  }

  async #settle(motion: Extract<Motion, { kind: 'settle' }>, apply: () => void): Promise<void> {
    const flights = motion.cards.map(({ frog, card, home }, number) => {
      const played = this.#played(frog)
      const slot = this.find(`[data-slot="${frog}-${card}"]`)
      const away = played && slot ? between(played, slot) : { x: 0, y: 0, scale: 0.6 }
      const end = `translate(${away.x}px, ${away.y}px) scale(${away.scale})`
      sound(home ? 'chime' : 'plop', { after: number * 110 + FLY_MS * 0.7 })
      return this.run(played, home ? flyHome(away, end) : sink(), FLY_MS, { delay: number * 110, fill: 'both' })
    })
    await Promise.all(flights)
    apply()
    this.clear()
    const slots = motion.cards.map(({ frog, card }) => this.find(`[data-slot="${frog}-${card}"]`))
    await Promise.all(slots.map((slot) => this.run(slot, POP, 240)))
    await this.pause(120)
  }

  async #dive(frog: Frog, apply: () => void): Promise<void> {
    sound('plop', { pitch: 0.6, after: 380 })
    await this.run(this.#jump(frog), DIVE, 760, FORWARDS)
    apply()
    this.clear()
  }

  #touched(motion: Motion): (HTMLElement | null)[] {
    switch (motion.kind) {
      case 'place':
      case 'leap':
      case 'crown':
      case 'lap':
        return [this.#jump(motion.frog)]
      case 'lay':
      case 'turn':
        return [this.#played(motion.frog)]
      case 'reveal':
        return motion.cards.map((_, frog) => this.#played(frog))
      case 'settle':
        return motion.cards.map(({ frog, card }) => this.find(`[data-slot="${frog}-${card}"]`))
      case 'dive':
      case 'renew':
        return [this.find(`[data-row="${motion.frog}"]`)]
      case 'round':
        return [this.find('[data-round]')]
      case 'end':
        return [this.find('[data-end]')]
    }
  }

  #jump(frog: Frog): HTMLElement | null {
    return this.find(`[data-frog="${frog}"] [data-jump]`)
  }

  #played(frog: Frog): HTMLElement | null {
    return this.find(`[data-played="${frog}"]`)
  }
}
