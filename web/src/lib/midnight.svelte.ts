/** Counts down to the server's next day, by a clock that nobody sets, and says when it has come. */

const LOOK_MS = 1_000
const SLACK_MS = 1_500 // so that the server has surely changed the day

export class Midnight {
  left = $state(0)
  #ends = Infinity
  readonly #over: () => void

  constructor(over: () => void) {
    this.#over = over
  }

  /** The server has said how much is left. */
  set(left: number): void {
    this.left = left
    this.#ends = performance.now() + left
  }

  /** Counts until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => this.#look(performance.now()), LOOK_MS)
    return () => clearInterval(timer)
  }

  #look(now: number): void {
    if (this.#ends === Infinity) return
    this.left = Math.max(0, this.#ends - now)
    if (now <= this.#ends + SLACK_MS) return
    this.#ends = Infinity // until the server has said more
    this.#over()
  }
}
