/** What Quibbix tells the page around its board: each player's points, what you can do now,
 * and the story at the end. */
import { eventsOf, leader, saying } from '$shell/board/sayings'
import type { SeatBadge, Story } from '$shell/game'
import type { Line, Saying } from '$shell/wire'
import TileToken from './art/TileToken.svelte'
import { finestWords } from './standings'
import { matchStory } from './story'
import { seatColour } from './pieces'
import type { Event, View } from './types.gen'

export { lessons } from './lesson'
export { standings } from './standings'

export const chapters = ['quibbix-round-began', 'quibbix-turn-began']

/** Preparatory events are not steps of their own in a replay. */
export const minorSayings = [
  'quibbix-building-began',
  'quibbix-alone-building-began',
  'quibbix-laid',
  'quibbix-finished',
  'quibbix-went-on',
  'quibbix-was-content',
]

/** Players see their own tiles, so the log need not repeat them. */
export const unloggedSayings = ['quibbix-laid']

export function seats(view: View): SeatBadge[] {
  const most = Math.max(...view.totals)
  const waited = ['building', 'rearranging', 'comparing', 'looking'].includes(view.phase)
  return view.racks.map((_, seat) => ({
    colour: seatColour(seat),
    crowned:
      view.racks.length === 1
        ? false // a single player leads nobody
        : view.outcome
          ? view.outcome.ranks[seat] === 1
          : most > 0 && leader(view.totals) === seat,
    ready: waited && view.done.includes(seat),
    holds: [
      {
        picture: TileToken,
        count: view.totals[seat] ?? 0,
        saying: saying('quibbix-web-holds', { n: view.totals[seat] ?? 0 }),
      },
    ],
  }))
}

export function prompt(view: View, you: number | null): Saying | null {
  const alone = view.setup.seats === 1
  const say = (what: string) => saying(`quibbix-web-prompt-${what}`)
  const mine = you !== null && view.building.includes(you)
  const done = you !== null && view.done.includes(you)
  switch (view.phase) {
    case 'drawing':
      return say('drawing')
    case 'building':
      return say(you === null ? (alone ? 'watch-one' : 'watch') : done ? 'finished' : 'building')
    case 'rearranging':
      return say(mine && !done ? 'rearranging' : 'others-rearrange')
    case 'judging':
      return say('judging')
    case 'comparing':
      if (you !== null && view.votes.some(({ votes }) => votes[you] === null)) return say('vote')
      if (
        you !== null &&
        view.votes.some(
          ({ by, votes }) => by === you && votes.every((vote, seat) => (seat === you ? vote === false : vote)),
        )
      )
        return say('insist')
      return say(alone ? 'judged' : you === null || done ? 'others-compare' : 'comparing')
    case 'solving':
      return say('solving')
    case 'looking':
      return say(you === null || done ? 'others-look' : 'looking')
    case 'over':
      return say('over')
  }
}

/** Every player's points, turn by turn. */
export function story(lines: readonly Line[], view: View): Story | null {
  const { totals, notes } = matchStory(eventsOf<Event>(lines), view)
  if (totals.length < 2) return null
  return {
    title: 'quibbix-web-story-title',
    x: 'quibbix-web-story-turn',
    start: true,
    series: [
      ...view.racks.map((_, seat) => ({
        seat,
        colour: seatColour(seat),
        values: [0, ...totals.map((points) => points[seat] ?? null)],
      })),
      ...possible(view),
    ],
    notes: [...(view.racks.length > 1 ? finestWords(view) : []), ...notes],
  }
}

/** A single player is compared with what was possible. */
function possible(view: View): Story['series'] {
  const could = view.racks.length === 1 ? (view.could[0] ?? []).flat() : []
  const sums = could.map((_, turn) => could.slice(0, turn + 1).reduce((sum, each) => sum + each, 0))
  const label = saying('quibbix-web-possible')
  return sums.at(-1) ? [{ seat: null, label, colour: 'heron', values: [0, ...sums] }] : []
}
