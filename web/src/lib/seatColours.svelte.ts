/** The colours of the seats in the current match: each player's own, if it was free. */
import { colourOf, type Colour } from '../art/colours'

let given = $state.raw<readonly string[]>([])

/** The table's colours; nothing: every seat has its default colour. */
export function giveColours(colours: readonly string[]): void {
  given = colours
}

/** A seat's colour, or its default. */
export function colourAt(seat: number, usual: readonly Colour[]): Colour {
  return colourOf(given[seat]) ?? usual[seat % usual.length] ?? 'green'
}
