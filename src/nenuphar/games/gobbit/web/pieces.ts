/** What the board of Gobbit knows of the box: how many cards there are, and the colours of the seats. */
import type { Colour } from '$shell/art/colours'
import { colourAt } from '$shell/lib/seatColours.svelte'
import type { Seat } from './types.gen'

export const CARDS = 48

/** Every seat has a sign of its own, and none has a colour or sign of the cards. */
const SEATS: readonly Colour[] = ['green', 'violet', 'orange', 'rose', 'moon', 'teal', 'brown', 'heron']
export const seatColour = (seat: Seat): Colour => colourAt(seat, SEATS)
