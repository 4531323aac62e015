/** New chat messages, shown for a moment beside their sender. */
import { isTalk } from '../lib/lines'
import type { Line } from '../wire'

const GLANCE_MS = 4_000
const LETTER_MS = 40
const LONGEST_MS = 8_000
const MOST_OUTSIDE = 2

/** Any number of people may watch, and their bubbles cover the board: only the newest are shown. */
export function outsideBubbles(
  said: readonly Line[],
  table: { isFromOutside(line: Line): boolean; isHeard(line: Line): boolean },
): readonly Line[] {
  return said.filter((line) => table.isFromOutside(line) && table.isHeard(line)).slice(-MOST_OUTSIDE)
}

export class Talk {
  /** The newest message of each person. */
  said = $state.raw<readonly Line[]>([])
  #seen: number

  constructor(lines: readonly Line[]) {
    this.#seen = lines.at(-1)?.seq ?? -1
  }

  /** Call in an effect, with all lines of the table. */
  hear(lines: readonly Line[]): void {
    const fresh = lines.filter((line) => line.seq > this.#seen && isTalk(line))
    this.#seen = Math.max(this.#seen, lines.at(-1)?.seq ?? -1)
    for (const line of fresh) this.#show(line)
  }

  #show(line: Line): void {
    this.said = [...this.said.filter(({ by }) => by?.id !== line.by?.id), line]
    const long = line.kind === 'chat' ? line.text.length * LETTER_MS : 0
    setTimeout(() => (this.said = this.said.filter((each) => each !== line)), Math.min(LONGEST_MS, GLANCE_MS + long))
  }
}
