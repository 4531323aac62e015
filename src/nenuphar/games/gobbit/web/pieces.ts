/** What Gobbit's board knows about the box: the number of cards, and the colours of the seats. */
import type { Colour } from '$shell/art/colours'
import { colourAt } from '$shell/lib/seatColours.svelte'
import type { Seat } from './types.gen'

export const CARDS = 48

/** Every seat has its own sign, and none shares a colour or a sign with the cards. */
const SEATS: readonly Colour[] = ['green', 'violet', 'orange', 'rose', 'moon', 'teal', 'brown', 'heron']
export const seatColour = (seat: Seat): Colour => colourAt(seat, SEATS)
