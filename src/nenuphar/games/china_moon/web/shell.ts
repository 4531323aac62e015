/** What China Moon tells the page around its board: whose frogs are whose, what you can do now, and the story at the end. */
import type { SeatBadge, Story } from '$shell/game'
import type { Line, Saying } from '$shell/wire'
import { matchStory } from './story'
import { MOVES, ownerOf, type Event, type View } from './types'

export { lessons } from './lesson'

export const chapters = ['china_moon-turn-began']

/** What they have and what it is worth lies beside the board already. */
export function seats(view: View): SeatBadge[] {
  return view.colours.map((colour) => ({ colour }))
}

/** What you can do, or what the one who is asked is thinking about. */
export function prompt(view: View, you: number | null): Saying | null {
  const say = (what: string, facts: Saying['facts'] = {}): Saying => ({
    key: `china_moon-web-prompt-${what}`,
    rule: '',
    facts,
  })
  if (view.outcome) return say('over')
  if (view.asked === null) return null
  if (view.asked !== you)
    return { key: `china_moon-web-thinks-${view.phase}`, rule: '', facts: { who: { seat: view.asked }, sign: '' } }
  if (view.phase !== 'move') return say(view.phase)
  const own = view.moved.filter((frog) => ownerOf(frog) === you).length
  return own === MOVES - 1 ? say('foreign') : say('move', { n: view.moved.length + 1 })
}

/** Points of every player, turn by turn. */
export function story(lines: readonly Line[], view: View): Story | null {
  const events = lines.flatMap((line) => (line.event ? [line.event as Event] : []))
  const { turns, highlights } = matchStory(events, view.setup.seats)
  if (turns.length < 2) return null
  return {
    title: 'china_moon-web-story-title',
    x: 'china_moon-web-story-turn',
    series: view.colours.map((colour, seat) => ({ seat, colour, values: turns.map((scores) => scores[seat] ?? null) })),
    notes: highlights,
  }
}
