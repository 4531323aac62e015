/** How motions look: each one animates elements of the board, with transforms and opacity only. */
import { CHEER, DROP, middleOf, POP, RISE, type Spot } from '$shell/art/figures'
import { FORWARDS, FrogAnimator } from '$shell/board/frogs'
import { sound } from '$shell/lib/sound'
import { frogSize, frogSpot, type Layout } from './layout'
import type { Hop, Motion } from './motion'
import { arrivalOf, type Scene } from './scene'
import { ownerOf } from './pieces'
import type { Frog, Lily, Place, Seat } from './types.gen'

const SHORTEST_HOP_MS = 210
const LONGEST_HOP_MS = 380
const OVER_MS = 50 // extra time for each frog leapt over
const HOP_HIGH = 46 // hundredths of a frog
const OVER_HIGH = 40
const THROWN_HIGH = 50 // extra height for a frog that a spring throws
const FLY_MS = 520
const ABOVE: Keyframe[] = [{ zIndex: 2 }, { zIndex: 2 }]

const COIL: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.18, 0.62)', offset: 0.55, easing: 'ease-in' },
  { transform: 'scale(0.86, 1.2)' },
]
const SHRUG: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotate(-7deg)', offset: 0.25 },
  { transform: 'rotate(7deg)', offset: 0.65 },
  { transform: 'none' },
]

/** A hop over more frogs, or from a spring, takes longer and goes higher. */
export function hopOf(hop: Hop, sprung: boolean): { ms: number; high: number } {
  return {
    ms: Math.min(SHORTEST_HOP_MS + OVER_MS * hop.over.length + (sprung ? 40 : 0), LONGEST_HOP_MS),
    high: HOP_HIGH + OVER_HIGH * hop.over.length + (sprung ? THROWN_HIGH : 0),
  }
}

/** From the frog to a place on its path, relative to its own width, as a translation in percent needs it. */
export function shiftTo(layout: Layout, scene: Scene, frog: Frog, to: Place): Spot {
  const here = frogSpot(layout, scene.frogs, scene.arrived, frog)
  const there = frogSpot(
    layout,
    scene.frogs.with(frog, to),
    to === arrivalOf(scene) ? [...scene.arrived, frog] : scene.arrived,
    frog,
  )
  const size = frogSize(layout, scene.frogs[frog] ?? 0)
  return { x: ((there.x - here.x) / size) * 100, y: ((there.y - here.y) / size) * 100 }
}

export class Stage extends FrogAnimator {
  constructor(
    root: HTMLElement,
    tempo: () => number,
    private readonly layout: () => Layout,
  ) {
    super(root, tempo)
  }

  /** Plays a motion. `apply` puts the board into the state after it, at the right moment of the animation. */
  async play(motion: Motion, scene: Scene, apply: () => void): Promise<void> {
    switch (motion.kind) {
      case 'lay':
        apply()
        return this.run(this.find(`[data-lily="${motion.pad}"]`), POP, 90)
      case 'prize':
        apply()
        return this.run(this.find(`[data-prize="${motion.slot}"]`), POP, 90)
      case 'turn':
        apply()
        return this.run(this.#player(motion.seat), POP, 240)
      case 'ask':
        apply()
        if (motion.question.frog === null) return
        sound('croak', { pitch: 1.3 })
        return this.run(this.body(motion.question.frog), CHEER, 420)
      case 'leap':
        return this.#leap(motion.frog, motion.hops, motion.sprung, scene, apply)
      case 'take':
        return this.#take(`[data-lily="${motion.pad}"]`, ownerOf(motion.frog), motion.lily, apply)
      case 'arrive':
        void this.run(this.body(motion.frog), CHEER, 500)
        return this.#take(`[data-prize="${motion.slot}"]`, ownerOf(motion.frog), motion.lily, apply)
      case 'swap':
        return this.#swap(ownerOf(motion.frog), motion.other, motion.gave, motion.took, apply)
      case 'drop':
        return this.#drop(ownerOf(motion.frog), motion.lily, motion.pad, apply)
      case 'shrug':
        sound('croak', { pitch: 0.8 })
        return this.run(this.body(motion.frog), SHRUG, 380)
      case 'back':
        sound('page')
        await this.run(this.root, [{ opacity: 1 }, { opacity: 0.4 }], 140)
        apply()
        return this.run(this.root, [{ opacity: 0.4 }, { opacity: 1 }], 180)
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

  async #leap(frog: Frog, hops: readonly Hop[], sprung: boolean, scene: Scene, apply: () => void): Promise<void> {
    if (sprung) {
      sound('leaf', { pitch: 1.5, after: 120 })
      void this.run(this.find(`[data-place="${hops[0]?.from}"]`), COIL, 260)
      await this.run(this.body(frog), COIL, 260)
    }
    const onto = hops.map((hop) => ({
      ...hopOf(hop, sprung),
      to: shiftTo(this.layout(), scene, frog, hop.to),
      on: this.find(`[data-place="${hop.to}"]`),
      sound: 'leaf' as const,
    }))
    await this.hop(frog, onto, apply)
  }

  /** A lily flies to the row of the player who gets it, and the row updates its count. */
  async #take(from: string, seat: Seat, lily: Lily, apply: () => void): Promise<void> {
    sound('chime', { pitch: 1.2, after: FLY_MS * 0.6 })
    await this.#fly(this.find(from), this.#row(seat, lily))
    apply()
    this.clear()
    await this.#counted(seat, lily)
  }

  async #swap(mine: Seat, other: Seat, gave: Lily, took: Lily, apply: () => void): Promise<void> {
    sound('page')
    const [give, take] = [this.#flower(mine, gave), this.#flower(other, took)]
    await Promise.all([this.#fly(give, this.#row(other, gave)), this.#fly(take, this.#row(mine, took))])
    sound('chime', { pitch: 0.9 })
    apply()
    this.clear()
    await Promise.all([this.#counted(mine, took), this.#counted(other, gave)])
  }

  async #drop(seat: Seat, lily: Lily, pad: Place, apply: () => void): Promise<void> {
    sound('page', { pitch: 0.8 })
    await this.#fly(this.#flower(seat, lily), this.find(`[data-place="${pad}"]`))
    apply()
    this.clear()
    sound('plop')
    await this.run(this.find(`[data-lily="${pad}"]`), DROP, 260)
    await this.run(this.#score(seat), POP, 240)
  }

  async #fly(piece: HTMLElement | null, goal: HTMLElement | null): Promise<void> {
    if (!piece || !goal) return
    const [start, end] = [middleOf(piece), middleOf(goal)]
    const away = { x: end.x - start.x, y: end.y - start.y }
    // A piece that leaves the picture flies above everything beside it and beside the board.
    void this.run(piece.closest<HTMLElement>('[data-picture]'), ABOVE, FLY_MS)
    void this.run(piece.closest<HTMLElement>('main, aside'), ABOVE, FLY_MS)
    await this.run(
      piece,
      [
        { transform: 'none', zIndex: 300, easing: 'ease-out' },
        {
          transform: `translate(${away.x * 0.4}px, ${away.y * 0.4 - 26}px) scale(1.35) rotate(20deg)`,
          zIndex: 300,
          offset: 0.45,
          easing: 'ease-in',
        },
        { transform: `translate(${away.x}px, ${away.y}px) scale(0.9) rotate(60deg)`, zIndex: 300 },
      ],
      FLY_MS,
      FORWARDS,
    )
  }

  async #counted(seat: Seat, lily: Lily): Promise<void> {
    void this.run(this.#row(seat, lily), POP, 240)
    await this.run(this.#score(seat), POP, 260)
    await this.pause(100)
  }

  #touched(motion: Motion): (HTMLElement | null)[] {
    switch (motion.kind) {
      case 'lay':
      case 'prize':
        return []
      case 'turn':
        return [this.#player(motion.seat)]
      case 'leap':
      case 'shrug':
        return [this.body(motion.frog)]
      case 'ask':
        return motion.question.frog === null ? [] : [this.body(motion.question.frog)]
      case 'take':
      case 'arrive':
        return [this.#player(ownerOf(motion.frog))]
      case 'swap':
        return [ownerOf(motion.frog), motion.other].map((seat) => this.#player(seat))
      case 'drop':
        return [this.#player(ownerOf(motion.frog)), this.find(`[data-lily="${motion.pad}"]`)]
      case 'back':
        return [this.root]
      case 'end':
        return [this.find('[data-end]')]
    }
  }

  #row(seat: Seat, lily: Lily): HTMLElement | null {
    return this.#listed(`[data-kind="${seat}-${lily}"]`) ?? this.#score(seat)
  }

  #flower(seat: Seat, lily: Lily): HTMLElement | null {
    return this.#listed(`[data-kind="${seat}-${lily}"] .flower`)
  }

  #player(seat: Seat): HTMLElement | null {
    return this.#listed(`[data-seat="${seat}"]`)
  }

  #score(seat: Seat): HTMLElement | null {
    return this.#listed(`[data-points="${seat}"]`)
  }

  /** In the visible list of players: the board's own, or the page's beside it. */
  #listed(selector: string): HTMLElement | null {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    return found.find((each) => each.checkVisibility()) ?? null
  }
}
