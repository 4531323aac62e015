/** What the server sends about Quibbix, as far as the picture needs it: the browser's side of games/quibbix/types.py. */
import type { Colour } from '$shell/art/colours'

export type Seat = number
export type Tile = number // its place on its player's rack, in the order in which tiles were drawn
export type Language = 'de' | 'en' | 'fr'
export type Phase = 'drawing' | 'building' | 'judging' | 'comparing' | 'rearranging' | 'solving' | 'looking' | 'over'
export type Standing = 'laid' | 'stands' | 'voting' | 'fallen' | 'taken-back'

export interface Turned {
  readonly tile: Tile
  readonly letter: string
}

export interface Layout {
  readonly words: readonly (readonly Tile[])[]
  readonly turned: readonly Turned[]
}

export interface LyingWord {
  readonly text: string
  readonly points: number
  readonly standing: Standing
  readonly doubled: boolean
  readonly coined: boolean
}

export interface Lying {
  readonly layout: Layout
  readonly words: readonly LyingWord[]
  readonly points: number
}

export interface Ruling {
  readonly word: string
  readonly verdict: 'valid' | 'likely' | 'discuss' | 'invalid'
  readonly rule: string
  readonly evidence: readonly string[]
  readonly lexicon: string
}

export interface Ballot {
  readonly word: string
  readonly rule: string
  readonly by: Seat | null
  readonly votes: readonly (boolean | null)[]
  readonly until: number
}

export interface Settled {
  readonly word: string
  readonly rule: string
  readonly stands: boolean
  readonly votes: readonly (boolean | null)[]
}

export interface Solution {
  readonly points: number
  readonly words: readonly string[] // the first counts double; a small letter is a turned tile
  readonly proven: boolean
}

export interface Possible {
  readonly everyday: Solution
  readonly attested: Solution
  readonly optimum?: Solution // by the whole list; older matches have that as attested
}

export interface Options {
  readonly words_in: Language
  readonly turn_seconds: number
  readonly contest: boolean
  readonly tiles: {
    readonly languages: readonly {
      readonly words: Language
      readonly letters: readonly (readonly [string, number, number])[]
    }[]
  }
  readonly quotients: readonly (number | null)[]
}

/** Times are milliseconds since the match began. */
export interface View {
  readonly viewer: Seat | null
  readonly setup: { readonly seats: number; readonly options: Options }
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  readonly turn: number
  readonly comparison: number
  readonly racks: readonly string[]
  readonly used: readonly number[]
  readonly mine: Lying | null
  readonly shown: readonly Lying[]
  readonly building: readonly Seat[]
  readonly kept: readonly (readonly string[])[] // while rearranging, by seat: the words that stay, a turned tile small
  readonly done: readonly Seat[]
  readonly until: number | null
  readonly first_until: number | null // when a comparison was to end before votes gave it more time
  readonly late: boolean // and whether it has come to that
  readonly rulings: readonly Ruling[]
  readonly votes: readonly Ballot[]
  readonly settled: readonly Settled[]
  readonly asking: boolean
  readonly hint: { readonly length: number; readonly letters: string } | null
  readonly possible: readonly Possible[]
  readonly sheet: readonly (readonly (readonly number[])[])[] // by seat, round and turn
  readonly totals: readonly number[]
  readonly quotients: readonly number[] // tenths of points a round, when all is over
  readonly differences: readonly (number | null)[] // tenths of points
  readonly outcome: { readonly ranks: readonly number[]; readonly rule: string } | null
}

export type Action =
  | { readonly type: 'lay'; readonly words: Layout['words']; readonly turned: Layout['turned'] }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'dispute' | 'coin'; readonly word: string }
  | { readonly type: 'vote'; readonly word: string; readonly accept: boolean }
  | { readonly type: 'take-back' | 'double'; readonly index: number }
  | { readonly type: 'finish' | 'go-on' | 'ask-hint' | 'content' | 'ready' }

/** Events that sound or count. A log holds others too: of the table, or hidden. */
export type Event =
  | { readonly type: 'building-began' | 'time-ran-out' | 'rearranging-began' | 'game-ended' }
  | { readonly type: 'vote-began'; readonly word: string }
  | { readonly type: 'vote-settled'; readonly word: string; readonly rule: string; readonly stands: boolean }
  | { readonly type: 'words-ruled'; readonly rulings: readonly Ruling[] }
  | { readonly type: 'layouts-shown'; readonly layouts: readonly Layout[] }
  | { readonly type: 'turn-scored'; readonly scores: readonly { readonly points: number; readonly bonus: number }[] }

export const JOKERS = 2
export const TURNS = 3
const TENTH = 10

const SEATS: readonly Colour[] = ['yellow', 'red', 'green', 'blue', 'violet', 'orange']
export const seatColour = (seat: Seat): Colour => SEATS[seat % SEATS.length] ?? 'green'

/** What the letters of this match are worth. */
export function worthOf(options: Options): Readonly<Record<string, number>> {
  const lettering = options.tiles.languages.find(({ words }) => words === options.words_in)
  return Object.fromEntries((lettering?.letters ?? []).map(([letter, , points]) => [letter, points]))
}

/** Tenths of points as people write them: 83.2, with a sign where it is a difference. */
export function tenths(value: number, lang: string, signed = false): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(lang, { ...digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(value / TENTH)
}
