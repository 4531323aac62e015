/** Reports to the table that a player is reading the tutor's lessons: the clock waits (TB-36), and a game without turns
 * pauses until the first lessons have been read. Call it while a component is initialised. */
import type { ReadingPause } from '../game'
import type { Table } from '../lib/table.svelte'

interface Reads {
  readonly you: number | null
  readonly explained: boolean // there is something to read
  readonly early: boolean // and it comes before the first move
  readonly readingPause: ReadingPause | undefined
}

export function reportReading(table: Table, reads: () => Reads): void {
  // Reported only if there is a clock.
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

  // Only once: a player who does not want to wait ends the pause, and it does not come back.
  let asked = false
  let pause: 'none' | 'asked' | 'begun' = 'none'
  $effect(() => {
    const { you, early, readingPause } = reads()
    const { match } = table
    if (!readingPause || you === null || !match || match.outcome) return
    const offers = (match.offers ?? []).map(({ action }) => action as { type: string })
    const offered = ({ type }: { type: string }) => offers.some((action) => action.type === type)
    if (readingPause.isOf(match.view, you)) pause = pause !== 'none' || early ? 'begun' : 'none'
    else if (pause === 'begun') pause = 'none'
    if (early && !asked && offered(readingPause.begin)) {
      asked = true
      pause = 'asked'
      void table.act(readingPause.begin)
    } else if (!early && pause === 'begun' && offered(readingPause.end)) {
      pause = 'none'
      void table.act(readingPause.end)
    }
  })
}
