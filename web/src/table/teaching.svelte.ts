/** Whether this person is having the game explained. The clock of the match waits while there is something to read. */
import { isTaught, taught } from '../lib/lessons'
import type { Table } from '../lib/table.svelte'

export class Teaching {
  on = $state(false)
  explaining = $state(false) // there is something to read now
  #reported: boolean | null = null
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  begin(): void {
    this.on = !isTaught(this.#table.table!.game)
  }

  end = (): void => {
    this.on = false
    taught(this.#table.table!.game)
  }

  /** Call in an effect: tells the table, but only where there is a clock. */
  report(you: number | null): void {
    const { match, table } = this.#table
    if (you === null || !match || match.outcome) return
    const learns = this.on && this.explaining
    this.#reported ??= table?.learning.includes(you) ?? false
    if (learns === this.#reported || (learns && match.deadline === null)) return
    this.#reported = learns
    void this.#table.ask({ type: 'learn', on: learns })
  }
}
