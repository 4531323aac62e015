/** What Gobbit tells the page around its board: each player's cards, what you can do now, and the story at the end. */
import CardToken from '$shell/art/CardToken.svelte'
import { eventsOf, leader, saying } from '$shell/board/sayings'
import type { ReadingPause, SeatBadge, Story } from '$shell/game'
import type { Line, Saying } from '$shell/wire'
import { matchStory } from './story'
import { seatColour } from './pieces'
import type { Event, View } from './types.gen'

export { lessons } from './lesson'
export { standings } from './standings'

/** Turns are short, and rings on the piles show their time. */
export const clock = false

/** A reveal cannot wait until all earlier announcements have been read. So the board announces its own events. */
export const announcesEvents = true
export const keepClear = true

/** Gobbit is fast, so a player who is still reading what the animals eat pauses the match for everybody (GB-C2). */
export const readingPause: ReadingPause = {
  begin: { type: 'pause' },
  end: { type: 'resume' },
  isOf: ({ pausing, resuming }: View, seat) => pausing === seat && !resuming,
}

/** Events that lead up to a verdict or a card are not steps of their own in a replay. */
export const minorSayings = [
  ...['gobbit-clash-opened', 'gobbit-tapped', 'gobbit-turn-asked'],
  ...['gobbit-pause-asked', 'gobbit-pause-withdrawn', 'gobbit-resume-asked', 'gobbit-clock-resumes'],
]

/** The board marks these where they happen; the log records their outcome. */
export const unloggedSayings = ['gobbit-tapped', 'gobbit-turn-asked']

export function seats(view: View): SeatBadge[] {
  const first = leader(view.players.map(({ pile, stack }) => pile + stack))
  return view.players.map(({ pile, stack, out }, seat) => ({
    colour: seatColour(seat),
    crowned: view.outcome ? view.outcome.ranks[seat] === 1 : view.scene.number > 0 && seat === first,
    out,
    holds: [
      {
        picture: CardToken,
        count: pile + stack,
        saying: saying('gobbit-web-holds', { n: pile + stack }),
      },
    ],
  }))
}

export function prompt(view: View, you: number | null): Saying | null {
  const say = (what: string, facts?: Saying['facts']) => saying(`gobbit-web-prompt-${what}`, facts)
  if (view.outcome) return say('over')
  if (view.phase === 'paused') return say(view.resuming ? 'resuming' : 'paused')
  if (view.taps.length > 0) return say('clash')
  if (view.pausing !== null) return say('pausing')
  if (view.last_call) return say('last-call')
  if (you !== null && view.players[you]?.out) return say('ghost')
  if (view.turn === null) return null
  if (view.turn === you && view.setup.options.tempo === 'by-hand') return say(view.asked ? 'soon' : 'turn')
  return say('watch', { who: { seat: view.turn } })
}

/** The number of each player's cards, clash by clash. */
export function story(lines: readonly Line[], view: View): Story | null {
  const { held, notes } = matchStory(eventsOf<Event>(lines), view.setup.seats)
  if (held.length < 2) return null
  return {
    title: 'gobbit-web-story-title',
    x: 'gobbit-web-story-clash',
    start: true,
    series: view.players.map((_, seat) => ({
      seat,
      colour: seatColour(seat),
      values: held.map((cards) => cards[seat] ?? null),
    })),
    notes,
  }
}
