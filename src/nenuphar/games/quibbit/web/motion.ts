/** From what happened to what moves: one thing after the other, in the order of the rules. */
import type { Scene } from './scene'
import type { Card, Event, Frog, View } from './types.gen'

export interface Hop {
  readonly from: number // steps along the course
  readonly to: number
  readonly over: readonly Frog[]
}

export interface Settled {
  readonly frog: Frog
  readonly card: Card
  readonly home: boolean
}

export type Motion =
  | { readonly kind: 'place'; readonly frog: Frog; readonly step: number }
  | { readonly kind: 'lay'; readonly frog: Frog }
  | { readonly kind: 'reveal'; readonly cards: readonly (Card | null)[] }
  | { readonly kind: 'turn'; readonly frog: Frog; readonly card: Card }
  | { readonly kind: 'leap'; readonly frog: Frog; readonly hops: readonly Hop[] }
  | { readonly kind: 'crown'; readonly frog: Frog; readonly from: Frog | null }
  | { readonly kind: 'settle'; readonly cards: readonly Settled[] }
  | { readonly kind: 'dive'; readonly frog: Frog }
  | { readonly kind: 'renew'; readonly frog: Frog }
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'lap'; readonly frog: Frog; readonly last: Frog }
  | { readonly kind: 'end'; readonly winner: Frog | null }

/** The motions that tell these events, beginning with the board as it lies. */
export function motions(events: readonly Event[], before: Scene): Motion[] {
  const told: Motion[] = []
  let scene = before
  for (const event of events) {
    const last = told.at(-1)
    if (isSettling(event) && last?.kind === 'settle') {
      // Cards go home and sink together, as hands at a table would take them.
      told[told.length - 1] = { kind: 'settle', cards: [...last.cards, settled(event)] }
      continue
    }
    if (last?.kind === 'settle') scene = after(scene, last)
    const motion = motionOf(event, scene)
    if (motion === null) continue
    told.push(motion)
    if (motion.kind !== 'settle') scene = after(scene, motion)
  }
  return told
}

function motionOf(event: Event, scene: Scene): Motion | null {
  switch (event.type) {
    case 'frog-placed':
      return { kind: 'place', frog: event.frog, step: event.step }
    case 'card-chosen':
      return scene.laid[event.seat] ? null : { kind: 'lay', frog: event.seat }
    case 'cards-revealed':
      return { kind: 'reveal', cards: event.cards }
    case 'dummy-card-turned':
      return { kind: 'turn', frog: scene.seats, card: event.card }
    case 'frog-leapt':
      return { kind: 'leap', frog: event.frog, hops: hops(scene.steps[event.frog] ?? null, event.path, event.over) }
    case 'crown-passed':
      return { kind: 'crown', frog: event.frog, from: scene.crown }
    case 'card-returned':
    case 'card-lost':
      return { kind: 'settle', cards: [settled(event)] }
    case 'player-eliminated':
      return { kind: 'dive', frog: event.seat }
    case 'dummy-pile-renewed':
      return { kind: 'renew', frog: scene.seats }
    case 'round-began':
      return { kind: 'round', number: event.number }
    case 'last-frog-lapped':
      return { kind: 'lap', frog: event.frog, last: event.last }
    case 'game-ended':
      return { kind: 'end', winner: event.winner }
    default:
      return null // an event of the table, or one that nobody may see
  }
}

/** A hop for every landing. What lies between two landings was leapt over: as many frogs as tiles. */
export function hops(start: number | null, path: readonly number[], over: readonly Frog[]): Hop[] {
  let from = start ?? (path[0] ?? 0) - 1
  let passed = 0
  return path.map((to) => {
    const between = Math.max(to - from - 1, 0)
    const hop = { from, to, over: over.slice(passed, passed + between) }
    passed += between
    from = to
    return hop
  })
}

/** The board once this has moved. */
export function after(scene: Scene, motion: Motion): Scene {
  switch (motion.kind) {
    case 'place':
      return { ...scene, steps: scene.steps.with(motion.frog, motion.step) }
    case 'lay':
      return { ...scene, laid: scene.laid.with(motion.frog, true) }
    case 'reveal':
      return {
        ...scene,
        laid: scene.laid.map(() => false),
        shown: scene.shown.map((_, frog) => motion.cards[frog] ?? null),
      }
    case 'turn':
      return {
        ...scene,
        held: without(scene.held, motion.frog, motion.card),
        shown: scene.shown.with(motion.frog, motion.card),
      }
    case 'leap':
      return { ...scene, steps: scene.steps.with(motion.frog, motion.hops.at(-1)?.to ?? null) }
    case 'crown':
      return { ...scene, crown: motion.frog }
    case 'settle':
      return motion.cards.reduce<Scene>(
        (now, { frog, card, home }) => ({
          ...now,
          held: home ? now.held : without(now.held, frog, card),
          shown: now.shown.with(frog, null),
        }),
        scene,
      )
    case 'dive':
      return { ...scene, steps: scene.steps.with(motion.frog, null) }
    case 'renew':
      return { ...scene, held: scene.held.with(motion.frog, [1, 2, 3, 4, 5]) }
    case 'round':
      return { ...scene, round: motion.number, shown: scene.shown.map(() => null), laid: scene.laid.map(() => false) }
    case 'lap':
      return scene
    case 'end':
      return { ...scene, over: true, winner: motion.winner, shown: scene.shown.map(() => null) }
  }
}

/** The motions to play from here to this view; null where only showing the view will do. */
export function told(events: readonly Event[], from: Scene, now: View): Motion[] | null {
  const told = motions(events, from)
  return tooMuch(events) || !seamless(told) || now.ring.length !== from.ring.length ? null : told
}

/** While cards are laid, others go on choosing. */
export const holds = (motion: Motion): boolean => motion.kind !== 'lay'

/** More than this is not shown move by move: somebody comes back, or leafs through a record. */
const MOST_ROUNDS = 2

export function tooMuch(events: readonly Event[]): boolean {
  return events.filter((event) => event.type === 'cards-revealed').length > MOST_ROUNDS
}

/** Whether these leaps begin where the frogs sat: as many frogs leapt over as there are tiles between two landings. */
export function seamless(told: readonly Motion[]): boolean {
  return told.every(
    (motion) => motion.kind !== 'leap' || motion.hops.every((hop) => hop.to - hop.from - 1 === hop.over.length),
  )
}

type Settling = Extract<Event, { type: 'card-returned' | 'card-lost' }>

function isSettling(event: Event): event is Settling {
  return event.type === 'card-returned' || event.type === 'card-lost'
}

function settled(event: Settling): Settled {
  return { frog: event.seat, card: event.card, home: event.type === 'card-returned' }
}

function without(held: Scene['held'], frog: Frog, card: Card): Scene['held'] {
  return held.with(
    frog,
    (held[frog] ?? []).filter((each) => each !== card),
  )
}
