/** What China Moon tells the page around its board: who owns which frogs, what you can do now, and the story. */
import { eventsOf, saying } from '$shell/board/sayings'
import type { SeatBadge, Story } from '$shell/game'
import type { Line, Saying } from '$shell/wire'
import { matchStory } from './story'
import { MOVES, ownerOf } from './pieces'
import type { Event, View } from './types.gen'

export { lessons } from './lesson'
export { summarize } from './log'
export { standings } from './standings'

export const chapters = ['china_moon-turn-began']

/** The board has its own list of players where the page has none beside it. */
export const listsPlayers = true

export function seats(view: View): SeatBadge[] {
  const most = Math.max(...view.scores)
  return view.colours.map((colour, seat) => {
    const points = view.scores[seat] ?? 0
    const said = saying('china_moon-web-points', { points })
    return { colour, points: { value: points, most: points === most && most > 0, saying: said } }
  })
}

/** What you can do, or what another player has to choose. */
export function prompt(view: View, you: number | null): Saying | null {
  const say = (what: string, facts?: Saying['facts']) => saying(`china_moon-web-prompt-${what}`, facts)
  if (view.outcome) return say('over')
  if (view.asked === null) return null
  if (view.asked !== you) return saying(`china_moon-web-thinks-${view.phase}`, { who: { seat: view.asked }, sign: '' })
  if (view.phase !== 'move') return say(view.phase)
  const own = view.moved.filter((frog) => ownerOf(frog) === you).length
  return own === MOVES - 1 ? say('foreign') : say('move', { n: view.moved.length + 1 })
}

/** Every player's points, turn by turn. */
export function story(lines: readonly Line[], view: View): Story | null {
  const { turns, highlights } = matchStory(eventsOf<Event>(lines), view.setup.seats)
  if (turns.length < 2) return null
  return {
    title: 'china_moon-web-story-title',
    x: 'china_moon-web-story-turn',
    start: true,
    series: view.colours.map((colour, seat) => ({ seat, colour, values: turns.map((scores) => scores[seat] ?? null) })),
    notes: highlights,
  }
}
