/** What the server sends about China Moon, as far as the picture needs it: the browser's side of games/china_moon/types.py. */
import type { Colour } from '$shell/art/colours'

export type Lily = 'white' | 'yellow' | 'pink' | 'black' | 'blue'
export type Kind = 'plain' | 'lily' | 'black' | 'prankster' | 'spring' | 'butterfly'
export type Seat = number
export type Frog = number // seat 0 has frogs 0, 1, 2, seat 1 has 3, 4, 5, and so on
export type Place = number // 0 is the start, 1 to n are the pads, n + 1 is the arrival

export interface Pad {
  readonly name: string
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly next: readonly string[]
}

export interface Board {
  readonly title: string
  readonly start: { readonly x: number; readonly y: number; readonly next: readonly string[] }
  readonly arrival: { readonly x: number; readonly y: number }
  readonly pads: readonly Pad[]
}

export type Choice = 'move' | 'bounce' | 'swap' | 'drop'

export interface View {
  readonly viewer: Seat | null
  readonly setup: { readonly seats: number; readonly options: { readonly board: Board } }
  readonly phase: 'laying' | 'starting' | Choice | 'over'
  readonly colours: readonly Colour[]
  readonly frogs: readonly Place[]
  readonly lilies: readonly (Lily | null)[]
  readonly prizes: readonly (Lily | null)[]
  readonly hands: readonly (readonly Lily[])[]
  readonly scores: readonly number[]
  readonly turn: Seat | null
  readonly number: number
  readonly moved: readonly Frog[]
  readonly asked: Seat | null
  readonly frog: Frog | null
  readonly can_take_back: boolean
  readonly outcome: { readonly ranks: readonly number[]; readonly rule: string } | null
}

export type Action =
  | { readonly type: 'move'; readonly frog: Frog; readonly to: Place }
  | { readonly type: 'bounce'; readonly to: Place }
  | { readonly type: 'swap'; readonly other: Seat; readonly give: Lily; readonly take: Lily }
  | { readonly type: 'drop'; readonly lily: Lily; readonly pad: Place }
  | { readonly type: 'take-back' }

export type Swap = Extract<Action, { type: 'swap' }>
export type Drop = Extract<Action, { type: 'drop' }>

/** Events that move something on the board. A log holds others too: of the table, or of the clock. */
export type Event =
  | { readonly type: 'prize-laid'; readonly slot: number; readonly lily: Lily }
  | { readonly type: 'lily-laid'; readonly pad: Place; readonly lily: Lily }
  | { readonly type: 'first-picked'; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'choice-began'; readonly seat: Seat; readonly choice: Choice; readonly frog: Frog | null }
  | { readonly type: 'time-ran-out'; readonly seat: Seat }
  | {
      readonly type: 'frog-moved'
      readonly frog: Frog
      readonly by: Seat
      readonly path: readonly Place[]
      readonly over: readonly Frog[]
      readonly rule: string
    }
  | { readonly type: 'lily-taken'; readonly frog: Frog; readonly pad: Place; readonly lily: Lily }
  | {
      readonly type: 'lilies-swapped'
      readonly frog: Frog
      readonly other: Seat
      readonly gave: Lily
      readonly took: Lily
    }
  | { readonly type: 'lily-dropped'; readonly frog: Frog; readonly lily: Lily; readonly pad: Place }
  | { readonly type: 'pad-passed'; readonly frog: Frog; readonly pad: Place; readonly rule: string }
  | { readonly type: 'frog-arrived'; readonly frog: Frog; readonly slot: number; readonly lily: Lily }
  | { readonly type: 'turn-taken-back'; readonly seat: Seat }
  | { readonly type: 'game-ended'; readonly scores: readonly number[]; readonly rule: string }

export const LILIES: readonly Lily[] = ['white', 'yellow', 'pink', 'black', 'blue']
export const KINDS: readonly Kind[] = ['plain', 'lily', 'black', 'prankster', 'spring', 'butterfly']
export const FROGS_EACH = 3
export const MOVES = 3 // in a turn
export const SPRUNG = 'CM-P3' // the rule of a frog that a spring throws
export const LETTERS = 'acdefgijklmnops' // of the frogs, as the story calls them: games/china_moon/signs.py

export const ownerOf = (frog: Frog): Seat => Math.floor(frog / FROGS_EACH)
