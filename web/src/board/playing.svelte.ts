/** What every board does with news: animate the events from the state it shows, and end with the current view. */
import { flushSync } from 'svelte'
import type { BoardProps } from '../game'
import { Fresh } from './fresh'
import { Queue } from './motion'
import { eventsOf } from './sayings'

/** What a game provides: its scenes, and the motions between them. */
export interface Moving<View, Event, Scene, Motion> {
  sceneOf: (view: View, before?: Scene) => Scene
  /** The motions of these events; null if they do not match the scene, or are too many to watch. */
  motionsTo: (events: readonly Event[], from: Scene, now: View) => readonly Motion[] | null
  after: (scene: Scene, motion: Motion) => Scene
  perform: (motion: Motion, scene: Scene, apply: () => void) => Promise<void> | undefined
  /** Whether people wait for this motion before they choose. */
  isAwaited?: (motion: Motion) => boolean
  onrest: () => void
}

export class Playing<View, Event, Scene, Motion> {
  scene: Scene
  /** An animation is running that people wait for. */
  on = $state(false)

  #view: View
  #aim: Scene // the scene after every motion in the queue
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

  /** Animates new lines from the current scene. If that is impossible, the view is shown at once. */
  show(view: View, lines: BoardProps<View, unknown, Event>['lines'], still: boolean): void {
    this.#view = view
    const fresh = this.#fresh.take(lines, still)
    if (fresh === null || document.hidden) return this.skip()
    const motions = this.moving.motionsTo(eventsOf<Event>(fresh), this.#aim, view)
    if (motions === null) return this.skip()
    if (motions.length === 0 && !this.on) return this.#rest()
    this.#aim = motions.reduce(this.moving.after, this.#aim)
    this.on ||= motions.some(this.moving.isAwaited ?? (() => true))
    this.#queue.add(motions)
  }

  skip(): void {
    this.#queue.skip()
  }

  // A tap during an animation skips to its end and does nothing else.

  tap(): void {
    this.#swallow = this.on
    if (this.on) this.skip()
  }

  /** Whether this click belongs to such a tap. If so, it is stopped. */
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
