/** What Quibbit! tells the page around its board: each player's cards, what you can do now,
 * and the story at the end. */
import CardToken from '$shell/art/CardToken.svelte'
import { eventsOf, saying } from '$shell/board/sayings'
import type { SeatBadge, Story } from '$shell/game'
import type { Line, Saying } from '$shell/wire'
import { matchStory } from './story'
import type { Event, View } from './types.gen'

export { lessons } from './lesson'
export { summarize } from './log'
export { standings } from './standings'

export const chapters = ['quibbit-round-began']
export const minorSayings = ['quibbit-card-chosen', 'quibbit-card-chosen-seen']

export function seats(view: View): SeatBadge[] {
  return view.hands.map((hand, seat) => ({
    colour: view.colours[seat] ?? 'yellow',
    crowned: view.crown === seat,
    out: hand.length === 0,
    holds: [
      {
        picture: CardToken,
        count: hand.length,
        saying: saying('quibbit-web-holds', { n: hand.length }),
      },
    ],
    ready: view.phase === 'planning' && (view.laid[seat] ?? false),
  }))
}

export function prompt(view: View, you: number | null): Saying | null {
  const say = (what: string, facts?: Saying['facts']) => saying(`quibbit-web-prompt-${what}`, facts)
  if (view.outcome) return say('over')
  if (view.phase === 'placing' && view.turn !== null) {
    return view.turn === you ? say('place') : say('placing', { who: { seat: view.turn } })
  }
  if (view.phase !== 'planning') return null
  if (you === null) return say('watch')
  if (view.hands[you]?.length === 0) return say('out')
  return say(view.laid[you] ? 'change' : 'choose')
}

/** The lead of every frog over the last one, round by round. The highest line wore the crown. */
export function story(lines: readonly Line[], view: View): Story | null {
  const { chapters, highlights } = matchStory(eventsOf<Event>(lines), view.colours, view.setup.seats)
  if (chapters.length < 2) return null
  return {
    title: 'quibbit-web-story-title',
    x: 'quibbit-web-story-round',
    start: true,
    series: view.colours.map((colour, frog) => ({
      seat: frog < view.setup.seats ? frog : null,
      ...(frog < view.setup.seats ? {} : { label: saying('quibbit-web-dummy') }),
      colour,
      values: chapters.map((chapter) => chapter.ahead[frog] ?? null),
    })),
    notes: highlights,
  }
}
