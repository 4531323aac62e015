/** What the table is told while the tutor explains the game to somebody: the clock waits (TB-36), and a game that cannot
 * wait pauses until what comes before the first move has been read. Called while a component is made. */
import type { Rest } from '../game'
import type { Table } from '../lib/table.svelte'

interface Reads {
  readonly you: number | null
  readonly explained: boolean // there is something to read
  readonly early: boolean // and it comes before the first move
  readonly rest: Rest | undefined
}

export function tellOfReading(table: Table, reads: () => Reads): void {
  // Reported only where there is a clock.
  let reported: boolean | null = null
  $effect(() => {
    const { you, explained } = reads()
    const { match } = table
    if (you === null || !match || match.outcome) return
    reported ??= table.table?.learning.includes(you) ?? false
    if (explained === reported || (explained && match.deadline === null)) return
    reported = explained
    void table.ask({ type: 'learn', on: explained })
  })

  // Once: whoever does not want to wait any longer ends the pause, and it does not come back.
  let asked = false
  let pause: 'none' | 'asked' | 'begun' = 'none'
  $effect(() => {
    const { you, early, rest } = reads()
    const { match } = table
    if (!rest || you === null || !match || match.outcome) return
    const offers = (match.offers ?? []).map(({ action }) => action as { type: string })
    const offered = ({ type }: { type: string }) => offers.some((action) => action.type === type)
    if (rest.isOf(match.view, you)) pause = pause !== 'none' || early ? 'begun' : 'none'
    else if (pause === 'begun') pause = 'none'
    if (early && !asked && offered(rest.begin)) {
      asked = true
      pause = 'asked'
      void table.act(rest.begin)
    } else if (!early && pause === 'begun' && offered(rest.end)) {
      pause = 'none'
      void table.act(rest.end)
    }
  })
}
