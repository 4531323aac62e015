/** What the server sends about Gobbit, as far as the picture needs it: the browser's side of games/gobbit/types.py. */
import type { Colour as SeatColour } from '$shell/art/colours'

export type Seat = number
export type Colour = 'red' | 'blue' | 'yellow'
export type Animal = 'chameleon' | 'snake' | 'gorilla' | 'mosquitoes'
export type Back = 'snakes-hunt' | 'reversed' | 'looped' | 'different' | 'explosive' | 'spirits'
export type Target = Seat | 'graveyard' // a seat stands for the stack in front of it
export type Ruling = 'first' | 'tied' | 'late' | 'gone' | 'fault' | 'void'

export interface Face {
  readonly animal: Animal
  readonly colours: readonly Colour[] // one; two for mosquitoes of different colours
}

export interface Player {
  readonly pile: number
  readonly stack: number
  readonly top: Face | null
  readonly out: boolean
  readonly barred: boolean
}

export interface Verdict {
  readonly seat: Seat
  readonly target: Target
  readonly scene: number
  readonly judged: number
  readonly reaction: number
  readonly moment: number
  readonly ruling: Ruling
  readonly rule: string
  readonly behind: number | null
}

/** Times are milliseconds since the match began. */
export interface View {
  readonly viewer: Seat | null
  readonly setup: {
    readonly seats: number
    readonly options: { readonly tempo: string; readonly expert: boolean; readonly beginners: boolean }
  }
  readonly phase: 'starting' | 'open' | 'lifting' | 'clash' | 'penalty' | 'paused' | 'over'
  readonly players: readonly Player[]
  readonly graveyard: number
  readonly back: Back | null
  readonly last: Seat | null
  readonly turn: Seat | null
  readonly asked: boolean
  readonly earliest: number
  readonly until: number | null
  readonly last_call: boolean
  readonly scene: { readonly number: number; readonly shown: number }
  readonly taps: readonly { readonly seat: Seat; readonly target: Target }[]
  readonly settles: number | null
  readonly verdicts: readonly Verdict[]
  readonly pausing: Seat | null
  readonly resuming: boolean // then the cards are shown at `until`
  readonly hints: readonly Target[]
  readonly outcome: { readonly ranks: readonly number[]; readonly rule: string } | null
}

export type Action =
  | { readonly type: 'turn' }
  | { readonly type: 'tap'; readonly target: Target; readonly scene: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }

/** Events that show, sound or count. A log holds others too: of the table, or hidden. */
export type Event =
  | { readonly type: 'card-turned'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'clash-settled'; readonly verdicts: readonly Verdict[] }
  | {
      readonly type: 'stack-moved'
      readonly owner: Seat
      readonly to: Seat | null
      readonly by: Seat
      readonly rule: string
    }
  | { readonly type: 'penalty-paid'; readonly seat: Seat }
  | { readonly type: 'player-out'; readonly seat: Seat }
  | { readonly type: 'last-call-began'; readonly until: number }
  | {
      readonly type: 'game-ended'
      readonly winners: readonly Seat[]
      readonly cards: readonly number[]
      readonly rule: string
    }

export const CARDS = 48

/** Every seat has a sign of its own, and none has a colour or sign of the cards. */
const SEATS: readonly SeatColour[] = ['green', 'violet', 'orange', 'rose', 'moon', 'teal', 'brown', 'heron']
export const seatColour = (seat: Seat): SeatColour => SEATS[seat % SEATS.length] ?? 'green'
