/** What the server sends about Quibbit!, as far as the picture needs it: the browser's side of games/quibbit/types.py. */

export type Colour = 'yellow' | 'red' | 'green' | 'blue'
export type Tile = Colour | 'flower' | 'water'
export type Seat = number
export type Frog = number // a player's seat; with two players the dummy's frog comes after them
export type Card = number

export interface View {
  readonly setup: { readonly seats: number }
  readonly phase: 'laying' | 'starting' | 'placing' | 'planning' | 'moving' | 'over'
  readonly colours: readonly Colour[]
  readonly ring: readonly Tile[]
  readonly turn: Seat | null
  readonly steps: readonly (number | null)[]
  readonly crown: Frog | null
  readonly round: number
  readonly hands: readonly (readonly Card[])[]
  readonly laid: readonly boolean[]
  readonly chosen: readonly (Card | null)[]
  readonly pile: readonly Card[]
  readonly outcome: { readonly ranks: readonly number[]; readonly rule: string } | null
}

export type Action =
  { readonly type: 'place'; readonly tile: number } | { readonly type: 'choose'; readonly card: Card }

/** Events that move something on the board. A log holds others too: of the table, or hidden. */
export type Event =
  | { readonly type: 'frog-placed'; readonly frog: Frog; readonly step: number }
  | { readonly type: 'crown-passed'; readonly frog: Frog }
  | { readonly type: 'round-began'; readonly number: number }
  | { readonly type: 'card-chosen'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'cards-revealed'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'dummy-card-turned'; readonly card: Card }
  | {
      readonly type: 'frog-leapt'
      readonly frog: Frog
      readonly path: readonly number[]
      readonly over: readonly Frog[]
    }
  | { readonly type: 'last-frog-lapped'; readonly frog: Frog; readonly last: Frog }
  | { readonly type: 'card-returned'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'card-lost'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'player-eliminated'; readonly seat: Seat }
  | { readonly type: 'dummy-pile-renewed' }
  | { readonly type: 'game-ended'; readonly winner: Frog | null; readonly rule: string }

export const CARDS: readonly Card[] = [1, 2, 3, 4, 5]
