/** Whether the tutor explains the game to this person. reading.svelte.ts reports it to the table. */
import { isTaught, taught } from '../lib/lessons'
import type { Table } from '../lib/table.svelte'

export class Teaching {
  on = $state(false)
  explaining = $state(false) // there is something to read now
  early = $state(false) // and it comes before the first move
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  begin(): void {
    // The clock of what is new every day waits for nobody (TB-64).
    const { game, of_the_day } = this.#table.table!
    this.on = !of_the_day && !isTaught(game)
  }

  end = (): void => {
    this.on = false
    taught(this.#table.table!.game)
  }
}
