/** A board whose pieces move: it plays what happened, rests on what is, and shows the end at once when somebody taps. */
import { untrack } from 'svelte'
import type { BoardProps } from '../game'
import { Playing, type Moving } from './playing.svelte'

/** How a game shows its motions: a `Dance` of motion.ts with its own figures. */
export interface Stage<Scene, Motion> {
  play: (motion: Motion, scene: Scene, apply: () => void) => Promise<void>
  /** The same for those who want no motion. */
  fade: (motion: Motion, apply: () => void) => Promise<void>
  clear: () => void
}

/** What a game brings. `stage` is called once, when the board is on the page. */
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

  /** Create it while the component is set up, with all of its props. */
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

  /** Something is being shown that people wait for. */
  get playing(): boolean {
    return this.#show.on
  }

  /** For the element around all pieces: `{@attach board.attach}`. */
  attach = (root: HTMLElement): (() => void) => {
    this.#stage = this.pieces.stage(root)
    return () => this.#stage?.clear()
  }

  /** For `onpointerdowncapture`: a tap while something moves shows the end at once. */
  tap = (): void => this.#show.tap()

  /** For `onclickcapture`: the click of such a tap goes no further. Says whether it was one. */
  swallowed = (event: MouseEvent): boolean => this.#show.swallowed(event)

  /** The same for Enter and Escape. Says whether the key was used up. */
  skips(event: KeyboardEvent): boolean {
    if (!this.playing || (event.key !== 'Escape' && event.key !== 'Enter')) return false
    event.preventDefault()
    this.#show.skip()
    return true
  }

  /** For `onvisibilitychange`: nobody watches, so nothing is played. */
  hide = (): void => {
    if (document.hidden && this.playing) this.#show.skip()
  }
}
