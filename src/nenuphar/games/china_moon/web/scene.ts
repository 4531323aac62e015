/** The board at one moment: a view after all animations, or a state between two views. */
import type { Colour } from '$shell/art/colours'
import { FROGS_EACH, ownerOf } from './pieces'
import type { Board, Choice, Frog, Lily, Place, Seat, View } from './types.gen'

/** A player has to make a choice about a frog. */
export interface Question {
  readonly seat: Seat
  readonly choice: Choice
  readonly frog: Frog | null
}

export interface Scene {
  readonly board: Board
  readonly colours: readonly Colour[]
  readonly frogs: readonly Place[]
  readonly arrived: readonly Frog[] // by slot, as far as this browser has seen it
  readonly lilies: readonly (Lily | null)[]
  readonly prizes: readonly (Lily | null)[]
  readonly hands: readonly (readonly Lily[])[]
  readonly scores: readonly number[]
  readonly turn: Seat | null
  readonly number: number
  readonly moved: readonly Frog[]
  readonly question: Question | null
  readonly over: boolean
  readonly begun: Scene | null // the state at the start of this turn
}

export function sceneOf(view: View, before: Scene | null = null): Scene {
  const scene: Scene = {
    board: view.setup.options.board,
    colours: view.colours,
    frogs: view.frogs,
    arrived: arrivals(view, before?.arrived ?? []),
    lilies: view.lilies,
    prizes: view.prizes,
    hands: view.hands,
    scores: view.scores,
    turn: view.turn,
    number: view.number,
    moved: view.moved,
    question: questionOf(view),
    over: view.outcome !== null,
    begun: before?.number === view.number ? before.begun : null,
  }
  return scene.moved.length === 0 && scene.begun === null ? { ...scene, begun: scene } : scene
}

function questionOf(view: View): Question | null {
  const { phase, asked: seat, frog } = view
  if (seat === null || phase === 'laying' || phase === 'starting' || phase === 'over') return null
  return { seat, choice: phase, frog }
}

/** A view does not say which frog is on which slot: known frogs keep theirs, and others take the next one. */
function arrivals(view: View, seen: readonly Frog[]): readonly Frog[] {
  const there = view.frogs.flatMap((place, frog) => (place === view.lilies.length - 1 ? [frog] : []))
  const kept = seen.filter((frog) => there.includes(frog))
  return [...kept, ...there.filter((frog) => !kept.includes(frog))]
}

export const arrivalOf = (scene: Scene): Place => scene.lilies.length - 1

export function sittingOn(scene: Scene, place: Place): Frog | null {
  const frog = place === 0 || place === arrivalOf(scene) ? -1 : scene.frogs.indexOf(place)
  return frog < 0 ? null : frog
}

/** The frogs of a player that wait on the bank. They are interchangeable. */
export function waiting(scene: Scene, seat: Seat): Frog[] {
  return scene.frogs.flatMap((place, frog) => (place === 0 && ownerOf(frog) === seat ? [frog] : []))
}

/** On the bank one frog of a player represents all that wait there: one that can be chosen if there is any, and among
 * these the one drawn in front. */
export function represents(scene: Scene, frog: Frog, offered: ReadonlySet<Frog>): boolean {
  if (scene.frogs[frog] !== 0) return true
  const front = (each: Frog) => (each % FROGS_EACH === 1 ? FROGS_EACH : each % FROGS_EACH)
  const group = waiting(scene, ownerOf(frog)).sort((one, other) => front(other) - front(one))
  return (group.find((each) => offered.has(each)) ?? group[0]) === frog
}
