/** Sends actions to the server one after another: layouts a moment after the last change, and nothing before the
 * previous action is answered, because every answer changes the question's number. */
import { keyOf } from './desk'
import type { Action, Layout } from './types.gen'

export const PAUSE_MS = 400
const SPARE_MS = 300 // for the way to the server, before the time is up
const SILENCE_MS = 2_000 // an answer without news: nothing has changed

export class Outbox {
  #wanted: Layout | null = null
  #held = ''
  #queue: Action[] = []
  #sent: Action | null = null
  #busy = false
  #answered = false
  #pause: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly act: (action: Action) => Promise<boolean> | void,
    private readonly waits: (actions: readonly Action[]) => void = () => {}, // gets the actions that are pending
  ) {}

  /** Whether the server does not have everything yet. */
  get pending(): boolean {
    return this.#wanted !== null || this.#busy
  }

  /** The new layout: sent in a moment, or at once if little time is left. */
  lay(layout: Layout, leftMs = Infinity): void {
    this.#wanted = layout
    clearTimeout(this.#pause)
    this.#pause = setTimeout(this.flush, Math.max(0, Math.min(PAUSE_MS, leftMs - SPARE_MS)))
  }

  /** Sends the layout, then this action. */
  do(action: Action): void {
    const last = this.#queue.at(-1) ?? this.#sent
    if (JSON.stringify(last) === JSON.stringify(action)) return // a second press before the answer
    this.#queue.push(action)
    this.flush()
    this.#say()
  }

  /** News: the layout as the server has it. */
  hear(layout: Layout | null): void {
    this.#held = layout ? keyOf(layout) : ''
    if (this.#wanted && keyOf(this.#wanted) === this.#held) this.#wanted = null
    if (this.#answered) this.#free()
  }

  /** The queue belongs to a turn that is over. */
  drop(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.#wanted = null
    this.#queue = []
    this.#say()
  }

  flush = (): void => {
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (this.#busy) return
    if (this.#wanted && keyOf(this.#wanted) !== this.#held) return this.#send({ type: 'lay', ...this.#wanted })
    this.#wanted = null
    const next = this.#queue.shift()
    if (next) this.#send(next)
  }

  #send(action: Action): void {
    this.#busy = true
    this.#answered = false
    this.#sent = action
    void Promise.resolve(this.act(action)).then((done) => {
      this.#sent = null
      if (done === false) {
        this.drop() // the player has been told why; the desk keeps its tiles
        this.#busy = false
      } else {
        this.#answered = true
        this.#silence = setTimeout(() => this.#free(), SILENCE_MS)
      }
      this.#say()
    })
  }

  #say(): void {
    this.waits(this.#sent ? [this.#sent, ...this.#queue] : this.#queue)
  }

  #free(): void {
    clearTimeout(this.#silence)
    this.#busy = this.#answered = false
    if (this.#pause === undefined) this.flush()
  }
}
