/** How the words of a house were settled: by a vote, of which the counts are kept, or by hand. */
import type { HouseWord } from '$shell/wire'

export interface Votes {
  readonly yes: number
  readonly no: number
  readonly silent: number // the judge's word counted for them
}

/** The vote that settled a word, or null where somebody wrote it down. */
export function votesOf({ event }: HouseWord): Votes | null {
  const votes = (event as { readonly votes?: readonly (boolean | null)[] } | null)?.votes
  if (!votes) return null
  const count = (said: boolean | null) => votes.filter((vote) => vote === said).length
  return { yes: count(true), no: count(false), silent: count(null) }
}

/** To take along: each word with its day as ISO writes it, and with the vote that made it. */
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
