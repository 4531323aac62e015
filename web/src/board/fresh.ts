/** Finds the lines of a match that a board has not shown yet. */
import type { BoardProps } from '../game'
import { settings } from '../lib/settings.svelte'

type Lines<Event> = BoardProps<unknown, unknown, Event>['lines']

export class Fresh<Event> {
  #shown: number

  /** The first lines are not new: the view already includes them. */
  constructor(lines: Lines<Event>) {
    this.#shown = lines.at(-1)?.seq ?? -1
  }

  /** The lines since the last call; null after a jump, as in a replay: then the board shows the view at once. */
  take(lines: Lines<Event>, still: boolean): Lines<Event> | null {
    const before = this.#shown
    this.#shown = lines.at(-1)?.seq ?? before
    if (this.#shown < before || (still && !settings.still)) return null
    return lines.filter(({ seq }) => seq > before)
  }
}
