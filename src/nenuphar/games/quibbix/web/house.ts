/** How a host's tables decided on words: by a vote, whose counts are kept, or by hand. */
import type { HouseWord } from '$shell/wire'

export interface Votes {
  readonly yes: number
  readonly no: number
  readonly silent: number // the judge's verdict counted for them
}

/** The vote on a word, or null for an entry by hand. */
export function votesOf({ event }: HouseWord): Votes | null {
  const votes = (event as { readonly votes?: readonly (boolean | null)[] } | null)?.votes
  if (!votes) return null
  const count = (said: boolean | null) => votes.filter((vote) => vote === said).length
  return { yes: count(true), no: count(false), silent: count(null) }
}

/** The export: each word with its ISO date and its vote. */
export function exported(words: readonly HouseWord[]): string {
  return JSON.stringify(
    words.map((each) => ({
      word: each.word,
      language: each.language,
      stands: each.stands,
      date: new Date(each.at).toISOString(),
      votes: votesOf(each),
      event: each.event,
    })),
    null,
    2,
  )
}
