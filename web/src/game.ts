/** The contract between the page and a game: what a board gets, and what a game may tell the page about itself. */
import type { Component } from 'svelte'
import type { Colour, Look } from './art/colours'
import type { Lesson } from './lib/lessons'
import type { Checked, GameInfo, Line, Offer, Saying } from './wire'

/** One of several players at this screen: what their seat may know and do. */
export interface Hand<View = any, Action = any> {
  readonly seat: number
  readonly view: View
  readonly offers: readonly (Offer & { readonly action: Action })[] | null
}

/** An action on this screen that the server has not answered yet. */
export interface Pending<Action = any> {
  readonly action: Action
  readonly seat: number | null // the player, if several share this screen
}

/** A board knows no rules: it gets the view and the offered actions, and reports what the player tried. */
export interface BoardProps<View = any, Action = any, Event = any> {
  view: View
  offers: readonly (Offer & { readonly action: Action })[] | null
  due: readonly number[]
  you: number | null
  names: readonly string[]
  /** The players, if several share this screen. Then `view` is what all may see, `offers` is empty, and nobody is
   * `you`. */
  hands?: readonly Hand<View, Action>[]
  /** The newest lines of the match, to be shown one after another; a new array is a new batch. */
  lines: readonly (Line & { readonly event: Event | null })[]
  /** Show the view as it is, without animation. */
  still: boolean
  /** The speed of animations: 1 is normal, 2 is twice as fast. */
  tempo?: number
  /** The deadline of the match by this browser's clock; null if there is none. */
  deadline?: number | null
  /** For games with word lists: the progress of loading them, from 0 to 1; null when complete. */
  books?: number | null
  /** Actions without an answer: a board marks each where it was pressed, at once, with `aria-busy` and
   * `art/UnderWay.svelte`. */
  pending?: readonly Pending<Action>[]
  /** In a slap game, `claim` is the time between the newest picture and the tap, in milliseconds. `seat` is the player,
   * if several share this screen. Resolves with the server's answer, before its news: whether it was accepted. */
  onact: (action: Action, claim?: number, seat?: number) => Promise<boolean> | void
  /** Called whenever everything so far has been shown, also at the start. The rest of the page waits for it, so that
   * nothing is announced before it is seen. The page does not wait for a board that never calls it. */
  onrest?: () => void
  /** A container for choices, where the page lists the players beside the board. */
  aside?: HTMLElement | null
  /** The tutor explains what comes before the first move: the pause is for reading. */
  reading?: boolean
  /** What this is called, if it is no ordinary match. */
  title?: string
  /** Opens the result of a finished match. */
  onresult?: (() => void) | null
}

export type { Colour, Look } from './art/colours'
export type { Lesson, Standing } from './lib/lessons'

/** What the strip of players shows about a seat, beside the name. */
export interface SeatBadge {
  colour: Colour
  crowned?: boolean // in the lead, if everybody can see that
  out?: boolean
  ready?: boolean
  points?: { value: number; saying: Saying; most?: boolean } // with `most` nobody has more
  holds?: readonly Holding[]
}

/** A public number of something. */
export interface Holding {
  picture: Component<any> // about 20 pixels wide; gets the `colour` of the seat
  count: number
  saying: Saying // the same in words
}

/** The chart of a match: one line per player, a value for each step of the match. */
export interface Story {
  title: string
  x: string
  series: readonly { seat: number | null; label?: Saying; colour: Colour; values: readonly (number | null)[] }[]
  /** A name for every step, if it has one beyond its number. */
  steps?: readonly string[]
  /** True if the first values are from before the first step. */
  start?: boolean
  notes?: readonly Saying[]
  /** True if no value is ever near zero: then the chart starts at the lowest value, and labels both ends. */
  startsAtLowest?: boolean
}

/** A result as a table, with the parts of the score in columns. Rows come in display order. */
export interface Standings {
  columns: readonly { title: Saying; picture?: Component<any>; look?: Record<string, unknown> }[]
  rows: readonly {
    seat: number | null // null for no player: then the label names the row
    label?: Saying
    colour: Colour
    rank: number | null
    cells: readonly { value: string | number; note?: string }[]
  }[]
}

/** A line of the log that may stand for several lines of the match, the last of them `upto`. */
export type LogLine = Line & { readonly upto?: number }

/** What a game's web/shell.ts may export. Everything is optional. */
export interface Shell {
  /** Extra colours of seats by name, each with its own sign. */
  colours?: Readonly<Record<string, Look>>
  seats?: (view: any) => SeatBadge[]
  prompt?: (view: any, you: number | null) => Saying | null
  story?: (lines: readonly Line[], view: any) => Story | null
  /** The final result of every player, with its parts. */
  standings?: (view: any, lines: readonly Line[]) => Standings | null
  /** The log as players read it: a turn in one sentence, instead of a line for each event. */
  summarize?: (lines: readonly Line[]) => readonly LogLine[]
  /** Keys of the sayings that start a new chapter of the log. */
  chapters?: readonly string[]
  /** Keys of the sayings that only prepare something, and are not steps of their own in a replay. */
  minorSayings?: readonly string[]
  /** Keys of the sayings that happen often and that the board shows better than the log. */
  unloggedSayings?: readonly string[]
  /** False for a game whose board shows the remaining time itself. */
  clock?: boolean
  /** True for a game whose board announces events itself, so that the page does not. */
  announcesEvents?: boolean
  /** True for a game whose board lists the players itself where there is no list beside it. */
  listsPlayers?: boolean
  /** True for a game where nothing may cover the board, not even a spectator's message. */
  keepClear?: boolean
  /** The tutor's lessons for a first game. */
  lessons?: readonly Lesson[]
  /** How a game without turns pauses for a player who is reading the first lessons. */
  readingPause?: ReadingPause
}

export interface ReadingPause {
  readonly begin: { readonly type: string } // an action
  readonly end: { readonly type: string }
  /** Whether there is a pause that this seat has asked for. */
  readonly isOf: (view: any, seat: number) => boolean
}

/** A game may have a page where people make something for its tables: its web/Workshop.svelte. */
export interface WorkshopProps {
  game: GameInfo
  /** Checks a file, a draft or the name of a stored file as the value of an option, by the rules. */
  check: (option: string, draft: { text?: string; data?: unknown }) => Promise<Checked>
  /** Opens a table with these options, against bots. */
  ontry: (options: Record<string, unknown>) => Promise<void>
  /** Opens a table with these options and waits there for friends. */
  oninvite: (options: Record<string, unknown>) => Promise<void>
}

/** A game may show what it keeps for people from match to match: its web/Keepsakes.svelte. */
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

/** A game may show more about a player in the list beside the board: its web/Seat.svelte. */
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
