/** What the page hands to a game's board, and what a game may tell the page about itself. */
import type { Component } from 'svelte'
import type { Colour, Look } from './art/colours'
import type { Lesson } from './lib/lessons'
import type { Checked, GameInfo, Line, Offer, Saying } from './wire'

/** One of several people around this screen: what their seat may know and do. */
export interface Hand<View = any, Action = any> {
  readonly seat: number
  readonly view: View
  readonly offers: readonly (Offer & { readonly action: Action })[] | null
}

/** Something done on this screen that the server has not answered yet. */
export interface Pending<Action = any> {
  readonly action: Action
  readonly seat: number | null // whose it is, where several people sit around this screen
}

/** A board knows no rules: it gets what is and what is offered, and reports what was tried. */
export interface BoardProps<View = any, Action = any, Event = any> {
  view: View
  offers: readonly (Offer & { readonly action: Action })[] | null
  due: readonly number[]
  you: number | null
  names: readonly string[]
  /** Where several people sit around this screen. Then `view` is what all may see, `offers` is empty, and nobody is `you`. */
  hands?: readonly Hand<View, Action>[]
  /** The newest lines of the match, to be shown one after the other; a new array is a new batch. */
  lines: readonly (Line & { readonly event: Event | null })[]
  /** Show the view as it is, without motion. */
  still: boolean
  /** How fast things move: 1 as ever, 2 in half the time. */
  tempo?: number
  /** Until when the match waits, by this browser's clock; null where there is no hurry. */
  deadline?: number | null
  /** Where words are looked up: how far the books are, from 0 to 1, while they are not complete. */
  books?: number | null
  /** What is under way: a board marks it where it was tapped, at once, with `aria-busy` and `art/UnderWay.svelte`. */
  pending?: readonly Pending<Action>[]
  /** In a game of fast hands `claim` tells how many milliseconds after the newest picture the hand came. `seat` says
   * whose it was, where several people sit around this screen. Resolves when the server has answered, before its news
   * come: whether it was done. */
  onact: (action: Action, claim?: number, seat?: number) => Promise<boolean> | void
  /** Called whenever all that was handed in has been shown, at the beginning too. What stands around the board waits for
   * it, so that nothing is told before it is seen. A board that never calls it is not waited for. */
  onrest?: () => void
  /** Where the page lists the players beside the board: a place there for what somebody has to choose. */
  aside?: HTMLElement | null
  /** What comes before the first move is being explained: the pause is for reading. */
  reading?: boolean
  /** Opens the result of a match that is over. */
  onresult?: (() => void) | null
}

export type { Colour, Look } from './art/colours'
export type { Lesson, Standing } from './lib/lessons'

/** What the players' strip shows about a seat, beside the name. */
export interface SeatBadge {
  colour: Colour
  crowned?: boolean // in the lead, where everybody can see who leads
  out?: boolean
  ready?: boolean
  points?: { value: number; saying: Saying; most?: boolean } // with `most` nobody has more
  holds?: readonly Holding[]
}

/** So many of something that everybody may count. */
export interface Holding {
  picture: Component<any> // about 20 pixels wide; gets the `colour` of the seat
  count: number
  saying: Saying // the same in words
}

/** Who led when: one line a player, a value for each step of the match. */
export interface Story {
  title: string
  x: string
  series: readonly { seat: number | null; label?: Saying; colour: Colour; values: readonly (number | null)[] }[]
  /** True where the first values are how things stood before the first step. */
  start?: boolean
  notes?: readonly Saying[]
  /** True where nobody is ever near zero: then the chart begins at the lowest value, and says from where to where it goes. */
  near?: boolean
}

/** A result as a table, what made the points in columns. Rows come in the order in which they are shown. */
export interface Standings {
  columns: readonly { title: Saying; picture?: Component<any>; look?: Record<string, unknown> }[]
  rows: readonly {
    seat: number | null // nobody's: then the label says whose
    label?: Saying
    colour: Colour
    rank: number | null
    cells: readonly { value: string | number; note?: string }[]
  }[]
}

/** A line of the log that may tell several lines of the match at once, the last of them `upto`. */
export type Retold = Line & { readonly upto?: number }

/** What a game's web/shell.ts may export; the page does without whatever is missing. */
export interface Telling {
  /** Colours of seats beside those that the page has, by name, each with a sign of its own. */
  colours?: Readonly<Record<string, Look>>
  seats?: (view: any) => SeatBadge[]
  prompt?: (view: any, you: number | null) => Saying | null
  story?: (lines: readonly Line[], view: any) => Story | null
  /** Who has what at the end, and why. */
  standings?: (view: any, lines: readonly Line[]) => Standings | null
  /** The log as people read it: a turn in one sentence, instead of a line for each thing that happened in it. */
  retell?: (lines: readonly Line[]) => readonly Retold[]
  /** Keys of the sayings with which a new chapter of the log begins. */
  chapters?: readonly string[]
  /** Keys of the sayings that prepare something and are no step of their own in a replay. */
  trifles?: readonly string[]
  /** Keys of the sayings that the board shows better than the log could tell them, many times in a turn. */
  passing?: readonly string[]
  /** False for a game whose board itself shows how much time is left. */
  clock?: boolean
  /** True for a game whose board itself reads out what happens, so that the page does not. */
  aloud?: boolean
  /** True for a game whose board lists the players itself where there is no list beside it. */
  rows?: boolean
  /** True for a game where nothing may cover the board, not even what a spectator says. */
  clear?: boolean
  /** A first game explained while it is played. */
  lessons?: readonly Lesson[]
  /** How a game that waits for nobody pauses for somebody who reads the first lessons. */
  rest?: Rest
}

export interface Rest {
  readonly begin: { readonly type: string } // an action
  readonly end: { readonly type: string }
  /** Whether there is a pause that this seat has asked for. */
  readonly isOf: (view: any, seat: number) => boolean
}

/** A game may bring a page where people make something for its tables: its web/Workshop.svelte. */
export interface WorkshopProps {
  game: GameInfo
  /** What a file, a drawing or the name of a file on the shelf says for an option, read and judged by the rules. */
  check: (option: string, draft: { text?: string; data?: unknown }) => Promise<Checked>
  /** Open a table with these options, against bots. */
  ontry: (options: Record<string, unknown>) => Promise<void>
  /** Open a table with these options and wait there for friends. */
  oninvite: (options: Record<string, unknown>) => Promise<void>
}

/** A game may show what people have kept of it, from match to match: its web/Keepsakes.svelte. */
export interface KeepsakesProps {
  game: GameInfo
}

/** A game may add to the result of a match: its web/Epilogue.svelte. */
export interface EpilogueProps<View = any> {
  table: string
  lines: readonly Line[]
  view: View
  you: number | null
  names: readonly string[]
}

/** A game may show more of a player in the list beside the board: its web/Seat.svelte. */
export interface SeatProps<View = any> {
  view: View
  seat: number
  you: number | null
  names: readonly string[]
}

export type Board = Component<BoardProps>
export type Seat = Component<SeatProps>
export type Epilogue = Component<EpilogueProps>
export type Keepsakes = Component<KeepsakesProps>
export type Workshop = Component<WorkshopProps>
