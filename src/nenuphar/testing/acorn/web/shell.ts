/** What Acorn tells the page around its board: who has what, and what you can do now. game.ts lists what else it may. */
import { saying } from '$shell/board/sayings'
import type { Look, SeatBadge } from '$shell/game'
import { colourAt } from '$shell/lib/seatColours.svelte'
import type { Saying } from '$shell/wire'
import Pebble from './Pebble.svelte'
import type { View } from './types.gen'

/** A colour that the page does not have. Its sign tells it from the others without colour. */
export const colours: Readonly<Record<string, Look>> = {
  hazel: {
    sign: '▰',
    tone: '#b98a4f',
    dark: '#7c5827',
    ink: 'light-dark(#80581f, #dcae72)',
    shape: 'M-5-7h15L5 7h-15Z',
  },
}
const SEATS = ['yellow', 'red', 'blue', 'hazel']

export function seats(view: View): SeatBadge[] {
  return view.taken.map((count, seat) => ({
    colour: colourAt(seat, SEATS),
    holds: [{ picture: Pebble, count, saying: saying('acorn-web-taken', { n: count }) }],
  }))
}

export function prompt(view: View, you: number | null): Saying | null {
  if (view.outcome || view.turn !== you) return null
  return saying('acorn-web-prompt', {}, 'AC-3')
}
