/** The result as a table: each player's remaining cards, and how long they were in the race. */
import { eventsOf, saying } from '$shell/board/sayings'
import type { Standings } from '$shell/game'
import type { Line } from '$shell/wire'
import { matchStory } from './story'
import type { Event, Frog, View } from './types.gen'

const column = (what: string) => ({ title: saying(`quibbit-web-standings-${what}`) })

export function standings(view: View, lines: readonly Line[]): Standings | null {
  if (!view.outcome) return null
  const { ranks } = view.outcome
  const { chapters, outs } = matchStory(eventsOf<Event>(lines), view.colours, view.setup.seats)
  const seats = view.setup.seats
  const dummyWon = !ranks.includes(1)
  const rank = (frog: Frog) => ranks[frog] ?? (dummyWon ? 1 : null)
  const lasted = (frog: Frog) => outs.get(frog) ?? Infinity
  const cards = (frog: Frog) => view.hands[frog]?.length ?? 0
  const crowned = (frog: Frog) => chapters.slice(0, -1).filter(({ crown }) => crown === frog).length
  const order = view.colours
    .map((_, frog) => frog)
    .sort(
      (one, other) =>
        (rank(one) ?? Infinity) - (rank(other) ?? Infinity) ||
        (lasted(one) === lasted(other) ? cards(other) - cards(one) : lasted(other) - lasted(one)),
    )
  return {
    columns: [column('crown'), column('out'), column('cards')],
    rows: order.map((frog) => ({
      seat: frog < seats ? frog : null,
      ...(frog < seats ? {} : { label: saying('quibbit-web-dummy') }),
      colour: view.colours[frog] ?? 'yellow',
      rank: rank(frog),
      cells: [{ value: crowned(frog) }, { value: outs.get(frog) ?? '–' }, { value: frog < seats ? cards(frog) : '–' }],
    })),
  }
}
