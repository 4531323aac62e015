/** What Quibbix's board knows about the box: the number of jokers and turns, and the points of letters. */
import type { Colour } from '$shell/art/colours'
import { colourAt } from '$shell/lib/seatColours.svelte'
import type { Options, Seat } from './types.gen'

export const JOKERS = 2
export const TURNS = 3
const TENTH = 10

const SEATS: readonly Colour[] = ['yellow', 'red', 'green', 'blue', 'violet', 'orange']
export const seatColour = (seat: Seat): Colour => colourAt(seat, SEATS)

/** The points of the letters in this match. */
export function worthOf(options: Options): Readonly<Record<string, number>> {
  const lettering = options.tiles.languages.find(({ words }) => words === options.words_in)
  return Object.fromEntries((lettering?.letters ?? []).map(([letter, , points]) => [letter, points]))
}

/** Tenths of points as people write them: 83.2, with a sign for a difference. */
export function tenths(value: number, lang: string, signed = false): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(lang, { ...digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(value / TENTH)
}
