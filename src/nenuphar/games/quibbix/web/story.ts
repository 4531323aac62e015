/** The story of a match, from its sheet and its log: the lead over time, the best turn, and the disputed words. */
import { saying } from '$shell/board/sayings'
import type { Saying } from '$shell/wire'
import type { Event, View } from './types.gen'

export interface MatchStory {
  readonly totals: readonly (readonly number[])[] // of every seat after each turn
  readonly notes: readonly Saying[]
}

export function matchStory(events: readonly Event[], view: View): MatchStory {
  const turns = view.sheet.map((rounds) => rounds.flat())
  const played = Math.max(0, ...turns.map((points) => points.length))
  const totals = Array.from({ length: played }, (_, turn) =>
    turns.map((points) => points.slice(0, turn + 1).reduce((sum, each) => sum + each, 0)),
  )
  return { totals, notes: [...(turns.length > 1 ? best(turns) : []), ...argued(events)] }
}

const note = (what: string, facts: Saying['facts']) => saying(`quibbix-web-story-${what}`, facts)

function best(turns: readonly (readonly number[])[]): Saying[] {
  const most = Math.max(0, ...turns.flat())
  const seat = turns.findIndex((points) => points.includes(most))
  return most > 0 ? [note('best', { who: { seat }, n: most })] : []
}

function argued(events: readonly Event[]): Saying[] {
  const votes = events.filter((event) => event.type === 'vote-settled')
  const words = (stands: boolean) => [
    ...new Set(votes.filter((vote) => vote.stands === stands).map(({ word }) => word)),
  ]
  const told = (what: string, found: string[]) =>
    found.length > 0 ? [note(what, { words: found.join(', '), n: found.length })] : []
  return [...told('accepted', words(true)), ...told('rejected', words(false))]
}
