/** Notices that the server has a newer page than this one, so that it can be loaded when nobody is in the middle of
 * something.
 *
 * A server that is upgraded closes all sockets, so pages look after a lost connection. Pages without a socket learn it
 * from the answer to any request.
 */
import type { Table } from './table.svelte'

const SPREAD_MS = 5_000 // after a restart, not all browsers ask at the same moment
const BUILT = '/assets/' // while somebody works on the page, it has no version

class Upgrade {
  ready = $state(false)

  /** Looks in a moment. */
  lookSoon(): void {
    setTimeout(() => void this.look(), Math.random() * SPREAD_MS)
  }

  /** Every answer names the script that the server's page starts with. */
  heard(theirs: string | null): void {
    const own = entry(document)
    if (theirs && own?.startsWith(BUILT) && theirs !== own) void this.look()
  }

  async look(): Promise<void> {
    const own = entry(document)
    if (this.ready || !own?.startsWith(BUILT)) return
    try {
      const answer = await fetch('/', { cache: 'no-store' })
      const theirs = entry(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      if (answer.ok && theirs?.startsWith(BUILT)) this.ready = theirs !== own
    } catch {
      // The next connection looks again.
    }
  }
}

export const upgrade = new Upgrade()

/** The script that a page starts with. Its name changes with everything that it loads. */
function entry(page: Document): string | null | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src')
}

/** Whether a reload would now interrupt nothing: no move is on its way, and this person is not to move. */
export function isGoodMoment({ match, you, pending }: Pick<Table, 'match' | 'you' | 'pending'>): boolean {
  if (pending.length) return false
  return !match || match.outcome !== null || you === null || !match.due.includes(you)
}

/** Whether nobody would miss this page for a second. */
export function isIdle({ match }: Pick<Table, 'match'>): boolean {
  return !match || match.outcome !== null
}
