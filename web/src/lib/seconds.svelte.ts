/** The whole seconds until a moment of this browser's clock, counted down while the component exists. */
const LOOK_MS = 250

export class Seconds {
  #now = $state(Date.now())
  #until: () => number

  constructor(until: () => number) {
    this.#until = until
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), LOOK_MS)
      return () => clearInterval(timer)
    })
  }

  get left(): number {
    return Math.max(0, Math.ceil((this.#until() - this.#now) / 1000))
  }
}
