/** The result as a table: the ranking, and the points of turns or rounds. */
import { byRank, saying } from '$shell/board/sayings'
import type { Standings } from '$shell/game'
import { settings } from '$shell/lib/settings.svelte'
import type { Saying } from '$shell/wire'
import { seatColour, tenths } from './pieces'
import type { Seat, View } from './types.gen'
import { tiled } from './words'

const MOST_COLUMNS = 5 // besides the total, on a phone

const say = (what: string, facts?: Saying['facts']) => saying(`quibbix-web-${what}`, facts)
const sum = (points: readonly number[] | undefined) => (points ?? []).reduce((total, each) => total + each, 0)

export function standings(view: View): Standings | null {
  if (!view.outcome || view.racks.length === 1) return null // a single player is not ranked
  const { ranks } = view.outcome
  const { contest } = view.setup.options
  const parts = partsOf(view)
  return {
    columns: [
      ...parts.map(({ title }) => ({ title })),
      { title: say('sheet-total') },
      ...(contest ? [{ title: say('sheet-difference') }] : []),
    ],
    rows: byRank(ranks).map((seat) => ({
      seat,
      colour: seatColour(seat),
      rank: ranks[seat] ?? null,
      cells: [
        ...parts.map(({ of }) => ({ value: of(seat) })),
        { value: view.totals[seat] ?? 0 },
        ...(contest ? [{ value: difference(view, seat) }] : []),
      ],
    })),
  }
}

/** A column for every turn of a single round, or for every round of a few; none for many. */
function partsOf(view: View): { title: Saying; of: (seat: Seat) => number }[] {
  const columns = (count: number, what: string, of: (seat: Seat, column: number) => number) =>
    Array.from({ length: count }, (_, column) => ({
      title: say(what, { n: column + 1 }),
      of: (seat: Seat) => of(seat, column),
    }))
  const rounds = Math.max(...view.sheet.map(({ length }) => length))
  if (rounds > MOST_COLUMNS) return []
  if (rounds > 1) return columns(rounds, 'short-round', (seat, round) => sum(view.sheet[seat]?.[round]))
  const turns = Math.max(...view.sheet.map(([first]) => first?.length ?? 0))
  return columns(turns, 'short-turn', (seat, turn) => view.sheet[seat]?.[0]?.[turn] ?? 0)
}

function difference(view: View, seat: Seat): string {
  const found = view.differences[seat]
  return found == null ? '–' : tenths(found, settings.lang, true)
}

/** Every player's best word. */
export function finestWords(view: View): Saying[] {
  return view.finest.flatMap((best, seat) =>
    best ? [say('story-finest', { who: { seat }, word: tiled(best.word), n: best.points })] : [],
  )
}
