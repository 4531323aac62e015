/** What the board has shown of the match. Players, log and result follow the board, not the wire, so that nobody reads
 * the end of a round before seeing it. */
import type { Line, MatchView } from '../wire'
import type { Table } from '../lib/table.svelte'

/** Longer than the animation of any round: nothing waits longer for a board. */
export const LONGEST_MS = 25_000

export class BoardProgress {
  #rested = $state.raw<{ match: MatchView | null; seq: number } | null>(null) // null until a board has reported
  readonly #table: Pick<Table, 'match' | 'lines'>

  constructor(table: Pick<Table, 'match' | 'lines'>) {
    this.#table = table
  }

  get match(): MatchView | null {
    return this.#rested ? this.#rested.match : this.#table.match
  }

  /** Chat and the table's own lines appear at once, those of the match when the board has shown them. */
  get lines(): readonly Line[] {
    const rested = this.#rested
    if (!rested || !this.moving) return this.#table.lines
    return this.#table.lines.filter((line) => line.kind !== 'match' || line.seq <= rested.seq)
  }

  get moving(): boolean {
    return this.#rested !== null && this.#rested.match !== this.#table.match
  }

  /** The board has shown everything it was given. */
  rest = (): void => {
    this.#rested = { match: this.#table.match, seq: this.#table.lines.at(-1)?.seq ?? -1 }
  }

  /** Call in an effect: ends the wait for a board that never reports. Returns a function that stops this. */
  guard(): (() => void) | undefined {
    if (!this.moving) return undefined
    const timer = setTimeout(this.rest, LONGEST_MS)
    return () => clearTimeout(timer)
  }
}
