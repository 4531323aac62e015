/** For animated boards: plays one motion after another, each of which can be skipped. */

/** A queue of motions that can be skipped. New ones wait for their turn. */
export class Queue<Motion> {
  #perform: (motion: Motion, live: () => boolean) => Promise<void>
  #rest: () => void
  #waiting: Motion[] = []
  #running = false
  #skips = 0

  /** `live` returns false once a motion is skipped; `rest` is called when the queue is empty. */
  constructor(perform: (motion: Motion, live: () => boolean) => Promise<void>, rest: () => void) {
    this.#perform = perform
    this.#rest = rest
  }

  add(more: readonly Motion[]): void {
    this.#waiting.push(...more)
    if (!this.#running) void this.#run()
  }

  skip(): void {
    this.#skips += 1
    this.#waiting = []
    this.#running = false
    this.#rest()
  }

  async #run(): Promise<void> {
    const skips = this.#skips
    const live = () => skips === this.#skips
    this.#running = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await this.#perform(next, live)
      if (!live()) return
    }
    this.#running = false
    this.#rest()
  }
}

/** A browser may never report the end of an animation. After this time the board continues anyway. */
const LATE_MS = 1000
const FADE_MS = 130

/** The running animations of a board, all at its tempo. */
export class Animator {
  #moving = new Set<Animation>()

  constructor(
    readonly root: HTMLElement,
    private readonly tempo: () => number = () => 1,
  ) {}

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector)
  }

  /** Waits until an animation ends or is skipped. */
  async run(
    piece: HTMLElement | null,
    frames: Keyframe[],
    ms: number,
    how: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (!piece) return
    const animation = piece.animate(frames, { duration: ms, easing: 'ease-out', ...how })
    animation.playbackRate = this.tempo()
    this.#moving.add(animation)
    let late: ReturnType<typeof setTimeout> | undefined
    const gaveUp = new Promise<void>((resolve) => {
      late = setTimeout(resolve, (ms + Number(how.delay ?? 0)) / animation.playbackRate + LATE_MS)
    })
    try {
      await Promise.race([animation.finished, gaveUp])
    } catch {
      return // cancelled: it was skipped
    } finally {
      clearTimeout(late)
    }
    if (how.fill === undefined || how.fill === 'none') this.#moving.delete(animation)
  }

  /** For reduced motion: changes fade in. */
  async fadeIn(pieces: readonly (HTMLElement | null)[]): Promise<void> {
    await Promise.all(pieces.map((piece) => this.run(piece, [{ opacity: 0.15 }, { opacity: 1 }], FADE_MS)))
  }

  async pause(ms: number): Promise<void> {
    await this.run(this.root, [], ms)
  }

  /** Ends all animations at once. */
  clear(): void {
    for (const animation of this.#moving) animation.cancel()
    this.#moving.clear()
  }
}
