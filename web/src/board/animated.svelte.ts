/** A board with animated pieces: it animates events, ends with the current view, and skips to the end on a tap. */
import { untrack } from 'svelte'
import type { BoardProps } from '../game'
import { Playing, type Moving } from './playing.svelte'

/** How a game shows its motions: a `Animator` of motion.ts with its own animations. */
export interface Stage<Scene, Motion> {
  play: (motion: Motion, scene: Scene, apply: () => void) => Promise<void>
  /** The same for reduced motion. */
  fade: (motion: Motion, apply: () => void) => Promise<void>
  clear: () => void
}

/** What a game provides. `stage` is called once, when the board is on the page. */
export interface Pieces<View, Event, Scene, Motion> extends Omit<
  Moving<View, Event, Scene, Motion>,
  'perform' | 'onrest'
> {
  stage: (root: HTMLElement) => Stage<Scene, Motion>
  onrest?: () => void
}

export class AnimatedBoard<View, Event, Scene, Motion> {
  readonly #show: Playing<View, Event, Scene, Motion>
  #stage: Stage<Scene, Motion> | undefined

  /** Create it while the component is initialised, with all of its props. */
  constructor(
    private readonly pieces: Pieces<View, Event, Scene, Motion>,
    props: () => Pick<BoardProps<View, any, Event>, 'view' | 'lines' | 'still' | 'onrest'>,
  ) {
    const perform = (motion: Motion, from: Scene, apply: () => void) =>
      props().still ? this.#stage?.fade(motion, apply) : this.#stage?.play(motion, from, apply)
    const onrest = () => {
      this.#stage?.clear()
      pieces.onrest?.()
      props().onrest?.()
    }
    this.#show = untrack(() => new Playing({ ...pieces, perform, onrest }, props().view, props().lines))
    $effect(() => {
      const { view, lines, still } = props()
      untrack(() => this.#show.show(view, lines, still))
    })
  }

  /** The pieces as they are drawn now. */
  get scene(): Scene {
    return this.#show.scene
  }

  /** An animation is running that people wait for. */
  get playing(): boolean {
    return this.#show.on
  }

  /** For the element around all pieces: `{@attach board.attach}`. */
  attach = (root: HTMLElement): (() => void) => {
    this.#stage = this.pieces.stage(root)
    return () => this.#stage?.clear()
  }

  /** For `onpointerdowncapture`: a tap during an animation skips to its end. */
  tap = (): void => this.#show.tap()

  /** For `onclickcapture`: stops the click of such a tap, and returns whether it was one. */
  swallowed = (event: MouseEvent): boolean => this.#show.swallowed(event)

  /** The same for Enter and Escape. Returns whether the key was used. */
  skips(event: KeyboardEvent): boolean {
    if (!this.playing || (event.key !== 'Escape' && event.key !== 'Enter')) return false
    event.preventDefault()
    this.#show.skip()
    return true
  }

  /** For `onvisibilitychange`: in a hidden page nothing is animated. */
  hide = (): void => {
    if (document.hidden && this.playing) this.#show.skip()
  }
}
