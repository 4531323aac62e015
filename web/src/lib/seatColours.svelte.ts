/** The colours that the seats have in the match that is shown: everybody's own, where it was free. */
import { colourOf, type Colour } from '../art/colours'

let given = $state.raw<readonly string[]>([])

/** What the table says; nothing: every seat has its usual colour. */
export function giveColours(colours: readonly string[]): void {
  given = colours
}

/** A seat's colour, or else its usual one. */
export function colourAt(seat: number, usual: readonly Colour[]): Colour {
  return colourOf(given[seat]) ?? usual[seat % usual.length] ?? 'green'
}
