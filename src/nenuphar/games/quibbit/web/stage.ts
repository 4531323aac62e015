/** How motions look: each one animates elements of the board, with transforms and opacity only. */
import { between, CHEER, DIVE, DROP, flyHome, middleOf, POP, RISE, sink, type Spot } from '$shell/art/figures'
import { FORWARDS, FrogAnimator } from '$shell/board/frogs'
import { sound } from '$shell/lib/sound'
import { frogShift } from './layout'
import type { Hop, Motion } from './motion'
import type { Scene } from './scene'
import type { Frog } from './types.gen'

const FLIP_MS = 260
const SHORTEST_HOP_MS = 200
const LONGEST_HOP_MS = 320
const OVER_MS = 50 // extra time for each frog leapt over
const HOP_HIGH = 42 // hundredths of a frog
const OVER_HIGH = 38
const FLY_MS = 420

/** A hop over more frogs takes longer and goes higher. */
export function hopOf(hop: Hop): { ms: number; high: number } {
  return {
    ms: Math.min(SHORTEST_HOP_MS + OVER_MS * hop.over.length, LONGEST_HOP_MS),
    high: HOP_HIGH + OVER_HIGH * hop.over.length,
  }
}

export class Stage extends FrogAnimator {
  /** Plays a motion. `apply` puts the board into the state after it, at the right moment of the animation. */
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
        return this.run(this.body(motion.frog), CHEER, 600)
      case 'end':
        apply()
        sound('chime')
        return this.run(this.find('[data-end]'), RISE, 420)
    }
  }

  /** The same for reduced motion: changes fade in. */
  async fade(motion: Motion, apply: () => void): Promise<void> {
    apply()
    await this.fadeIn(this.#touched(motion))
  }

  async #place(frog: Frog, apply: () => void): Promise<void> {
    apply()
    sound('leaf', { after: 240 })
    await this.run(this.body(frog), DROP, 380)
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

  async #leap(frog: Frog, hops: readonly Hop[], { ring }: Scene, apply: () => void): Promise<void> {
    const start = hops[0]?.from ?? 0
    const onto = hops.map((hop) => {
      const tile = hop.to % ring.length
      const on = this.find(`[data-tile="${tile}"]`)
      const sound = ring[tile] === 'water' ? ('plop' as const) : ('leaf' as const)
      return { ...hopOf(hop), to: frogShift(start, hop.to, ring.length), on, sound }
    })
    await this.hop(frog, onto, apply)
  }

  async #crown(from: Frog | null, to: Frog, apply: () => void): Promise<void> {
    const flying = this.find('[data-crown]')
    const head = this.body(to)
    const old = from === null ? null : this.body(from)
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
    await this.run(this.body(frog), DIVE, 760, FORWARDS)
    apply()
    this.clear()
  }

  #touched(motion: Motion): (HTMLElement | null)[] {
    switch (motion.kind) {
      case 'place':
      case 'leap':
      case 'crown':
      case 'lap':
        return [this.body(motion.frog)]
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

  #played(frog: Frog): HTMLElement | null {
    return this.find(`[data-played="${frog}"]`)
  }
}
