/** What the shell hands to a game's board, and what a game may tell the shell about itself. */
import type { Component } from 'svelte'
import type { Colour } from './art/colours'
import type { Line, Offer, Saying } from './wire'

/** A board knows no rules: it gets what is and what is offered, and reports what was tried. */
export interface BoardProps<View = any, Action = any, Event = any> {
  view: View
  offers: readonly (Offer & { readonly action: Action })[] | null
  due: readonly number[]
  you: number | null
  names: readonly string[]
  /** The newest lines of the match, to be shown one after the other; a new array is a new batch. */
  lines: readonly (Line & { readonly event: Event | null })[]
  /** Show the view as it is, without motion. */
  still: boolean
  onact: (action: Action) => void
  /** Whether a first game is explained; not in a replay. */
  tutor?: boolean
}

export type { Colour } from './art/colours'

/** What the players' strip shows about a seat, beside the name. */
export interface SeatBadge {
  colour: Colour
  crowned?: boolean
  out?: boolean
  cards?: number
  ready?: boolean
}

/** Who led when: one line a player, a value for each step of the match. */
export interface Story {
  title: string
  x: string
  series: readonly { seat: number | null; label?: Saying; colour: Colour; values: readonly (number | null)[] }[]
  notes?: readonly Saying[]
}

/** What a game's web/shell.ts may export. */
export interface Telling {
  seats?: (view: any) => SeatBadge[]
  prompt?: (view: any, you: number | null) => Saying | null
  story?: (lines: readonly Line[], view: any) => Story | null
}

export type Board = Component<BoardProps>
