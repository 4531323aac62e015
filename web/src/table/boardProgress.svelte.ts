/** What the board has shown of the match. Players, log and result follow the board, not the wire, so that nobody reads
 * the end of a round before it has been seen. */
import type { Line, MatchView } from '../wire'
import type { Table } from '../lib/table.svelte'

/** Longer than any round takes: whatever a board does, nothing around it waits for more. */
export const LONGEST_MS = 25_000

export class BoardProgress {
  #rested = $state.raw<{ match: MatchView | null; seq: number } | null>(null) // null while no board has ever reported
  readonly #table: Pick<Table, 'match' | 'lines'>

  constructor(table: Pick<Table, 'match' | 'lines'>) {
    this.#table = table
  }

  get match(): MatchView | null {
    return this.#rested ? this.#rested.match : this.#table.match
  }

  /** Talk and the table's own lines come at once, those of the match when the board has shown them. */
  get lines(): readonly Line[] {
    const rested = this.#rested
    if (!rested || !this.moving) return this.#table.lines
    return this.#table.lines.filter((line) => line.kind !== 'match' || line.seq <= rested.seq)
  }

  get moving(): boolean {
    return this.#rested !== null && this.#rested.match !== this.#table.match
  }

  /** The board has come to rest on all that it was given. */
  rest = (): void => {
    this.#rested = { match: this.#table.match, seq: this.#table.lines.at(-1)?.seq ?? -1 }
  }

  /** Call in an effect: ends the wait for a board that has lost its way. Returns how to stop. */
  guard(): (() => void) | undefined {
    if (!this.moving) return undefined
    const timer = setTimeout(this.rest, LONGEST_MS)
    return () => clearTimeout(timer)
  }
}
