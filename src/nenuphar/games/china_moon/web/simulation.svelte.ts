/** Asks the server for rounds of quick matches on a board, until there are enough of them or time is up. */
import type { Simulated } from '$shell/wire'
import { together } from './heat'
import type { Board } from './types.gen'

export const ENOUGH = 4000
const MOST_TRIES = 10 // until the server is ready
const LONGEST_MS = 5_000 // from the first answer on: the server may have to start a process for it

export class Simulation {
  /** What is known so far, and the board that it is about. */
  found = $state.raw<Simulated | null>(null)
  board = $state.raw<Board | null>(null)
  running = $state(false)
  readonly #ask: (board: Board) => Promise<Simulated>
  #run = 0

  constructor(ask: (board: Board) => Promise<Simulated>) {
    this.#ask = ask
  }

  /** How much of it is done, from 0 to 1: by matches or by time, whichever ends it. */
  part = $state(0)

  /** Rejects if the server refuses the first round; later refusals end the simulation with what there is. */
  async play(board: Board): Promise<void> {
    this.stop()
    const run = ++this.#run
    this.board = board
    this.running = true
    try {
      for (let tries = 0; tries < MOST_TRIES && run === this.#run && !this.found; tries += 1)
        this.#add(await this.#ask(board), run)
      const began = performance.now()
      while (run === this.#run && this.found && this.part < 1) {
        const round = await this.#ask(board).catch(() => null)
        if (!round) break
        this.#add(round, run, (performance.now() - began) / LONGEST_MS)
      }
    } finally {
      if (run === this.#run) this.running = false
    }
  }

  /** Forgets everything. A round that is under way is the last. */
  stop(): void {
    this.#run += 1
    this.found = this.board = null
    this.running = false
    this.part = 0
  }

  #add(round: Simulated, run: number, time = 0): void {
    if (run !== this.#run || !round.matches) return
    this.found = together(this.found, round)
    this.part = Math.min(1, Math.max(time, this.found.matches / ENOUGH))
  }
}
