/** What every board does with news: play what happened from where it stands, and come to rest on what is. */
import { flushSync } from 'svelte'
import type { BoardProps } from '../game'
import { Fresh } from './fresh'
import { Queue } from './motion'
import { eventsOf } from './sayings'

/** What a game brings: its pieces as they lie, and how they get from there to what happened. */
export interface Moving<View, Event, Scene, Motion> {
  sceneOf: (view: View, before?: Scene) => Scene
  /** The motions of these events; null where they do not fit to the board as it lies, or are too many to watch. */
  told: (events: readonly Event[], from: Scene, now: View) => readonly Motion[] | null
  after: (scene: Scene, motion: Motion) => Scene
  perform: (motion: Motion, scene: Scene, apply: () => void) => Promise<void> | undefined
  /** Whether people wait for this motion before they choose. */
  holds?: (motion: Motion) => boolean
  onrest: () => void
}

export class Playing<View, Event, Scene, Motion> {
  scene: Scene
  /** Something is being shown that people wait for. */
  on = $state(false)

  #view: View
  #aim: Scene // the board once everything in the queue has been played
  #fresh: Fresh<Event>
  #swallow = false
  #queue: Queue<Motion>

  constructor(
    private readonly moving: Moving<View, Event, Scene, Motion>,
    view: View,
    lines: BoardProps<View, unknown, Event>['lines'],
  ) {
    this.scene = $state.raw(moving.sceneOf(view))
    this.#aim = this.scene
    this.#view = view
    this.#fresh = new Fresh(lines)
    this.#queue = new Queue<Motion>(
      (motion, live) => this.#perform(motion, live),
      () => this.#rest(),
    )
  }

  /** New lines are played from where the board stands; whatever cannot be told that way is shown at once. */
  show(view: View, lines: BoardProps<View, unknown, Event>['lines'], still: boolean): void {
    this.#view = view
    const fresh = this.#fresh.take(lines, still)
    if (fresh === null || document.hidden) return this.skip()
    const told = this.moving.told(eventsOf<Event>(fresh), this.#aim, view)
    if (told === null) return this.skip()
    if (told.length === 0 && !this.on) return this.#rest()
    this.#aim = told.reduce(this.moving.after, this.#aim)
    this.on ||= told.some(this.moving.holds ?? (() => true))
    this.#queue.add(told)
  }

  skip(): void {
    this.#queue.skip()
  }

  // A tap while something moves shows the end at once, and does nothing else.

  tap(): void {
    this.#swallow = this.on
    if (this.on) this.skip()
  }

  /** Whether this click belongs to such a tap. Then it goes no further. */
  swallowed(event: MouseEvent): boolean {
    if (!this.#swallow) return false
    this.#swallow = false
    event.stopPropagation()
    event.preventDefault()
    return true
  }

  async #perform(motion: Motion, live: () => boolean): Promise<void> {
    const next = this.moving.after(this.scene, motion)
    const apply = () => {
      if (live()) flushSync(() => (this.scene = next))
    }
    await this.moving.perform(motion, this.scene, apply)
    apply()
  }

  #rest(): void {
    this.scene = this.#aim = this.moving.sceneOf(this.#view, this.#aim)
    this.on = false
    this.moving.onrest()
  }
}
