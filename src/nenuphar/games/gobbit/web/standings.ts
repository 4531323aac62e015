/** The result as a table: each player's cards, when they went out, and the fastest tap. */
import { byRank, eventsOf, saying } from '$shell/board/sayings'
import type { Standings } from '$shell/game'
import type { Line } from '$shell/wire'
import { matchStory } from './story'
import { seatColour } from './pieces'
import type { Event, Seat, View } from './types.gen'

const column = (what: string) => ({ title: saying(`gobbit-web-standings-${what}`) })
const NOTHING = '–'

export function standings(view: View, lines: readonly Line[]): Standings | null {
  if (!view.outcome) return null
  const { ranks } = view.outcome
  const events = eventsOf<Event>(lines)
  const outs = outIn(events)
  const { hands } = matchStory(events, view.setup.seats)
  const cards = (seat: Seat) => (view.players[seat]?.pile ?? 0) + (view.players[seat]?.stack ?? 0)
  return {
    columns: [column('out'), column('best'), column('cards')],
    rows: byRank(ranks).map((seat) => ({
      seat,
      colour: seatColour(seat),
      rank: ranks[seat] ?? null,
      cells: [
        { value: outs.get(seat) ?? NOTHING },
        { value: hands[seat]?.best === null || !hands[seat] ? NOTHING : `${hands[seat].best} ms` },
        { value: cards(seat) },
      ],
    })),
  }
}

/** The clash in which each seat lost its last card. */
function outIn(events: readonly Event[]): ReadonlyMap<Seat, number> {
  const found = new Map<Seat, number>()
  let clashes = 0
  for (const event of events) {
    if (event.type === 'clash-settled') clashes += 1
    if (event.type === 'player-out') found.set(event.seat, clashes)
  }
  return found
}
