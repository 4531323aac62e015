/** The board at one moment: a view after all animations, or a state between two views. */
import type { Card, Colour, Frog, Tile, View } from './types.gen'

export interface Scene {
  readonly ring: readonly Tile[]
  readonly colours: readonly Colour[]
  readonly seats: number
  readonly steps: readonly (number | null)[]
  readonly crown: Frog | null
  readonly round: number
  readonly held: readonly (readonly Card[])[] // by frog: cards in hand, and the dummy's pile
  readonly laid: readonly boolean[] // by frog: a card is face down
  readonly shown: readonly (Card | null)[] // by frog: a card is face up
  readonly over: boolean
  readonly winner: Frog | null
}

export function sceneOf(view: View): Scene {
  const { seats } = view.setup
  const frogs = view.colours.map((_, frog) => frog)
  return {
    ring: view.ring,
    colours: view.colours,
    seats,
    steps: view.steps,
    crown: view.crown,
    round: view.round,
    held: frogs.map((frog) => (frog < seats ? (view.hands[frog] ?? []) : view.pile)),
    laid: frogs.map((frog) => view.phase === 'planning' && (view.laid[frog] ?? false)),
    shown: frogs.map((frog) => (view.phase === 'moving' ? (view.chosen[frog] ?? null) : null)),
    over: view.outcome !== null,
    winner: view.outcome && winner(view, view.outcome.ranks),
  }
}

/** If only second ranks are left, the dummy has won; if all share the first, nobody has. */
function winner(view: View, ranks: readonly number[]): Frog | null {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (first.length === 0) return view.setup.seats
  return first.length === 1 ? (first[0] ?? null) : null
}

export function tileOf(scene: Scene, frog: Frog): number | null {
  const step = scene.steps[frog]
  return step == null || scene.ring.length === 0 ? null : step % scene.ring.length
}

export function sittingOn(scene: Scene, tile: number): Frog | null {
  const frog = scene.steps.findIndex((_, each) => tileOf(scene, each) === tile)
  return frog < 0 ? null : frog
}

/** A frog that has left the ring. */
export function isOut(scene: Scene, frog: Frog): boolean {
  return scene.steps[frog] == null && (scene.held[frog]?.length ?? 0) === 0
}

export function cardState(scene: Scene, frog: Frog, card: Card): 'held' | 'out' | 'gone' {
  if (scene.shown[frog] === card) return 'out'
  return scene.held[frog]?.includes(card) ? 'held' : 'gone'
}
