/** Turns events into motions: one after another, in the order of the rules. */
import type { Scene } from './scene'
import type { Card, Event, Frog, View } from './types.gen'

export interface Hop {
  readonly from: number // steps along the course
  readonly to: number
  readonly over: readonly Frog[]
}

export interface PlayedCard {
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
  | { readonly kind: 'settle'; readonly cards: readonly PlayedCard[] }
  | { readonly kind: 'dive'; readonly frog: Frog }
  | { readonly kind: 'renew'; readonly frog: Frog }
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'lap'; readonly frog: Frog; readonly last: Frog }
  | { readonly kind: 'end'; readonly winner: Frog | null }

/** The motions for these events, starting from the board as it is. */
export function motions(events: readonly Event[], before: Scene): Motion[] {
  const found: Motion[] = []
  let scene = before
  for (const event of events) {
    const last = found.at(-1)
    if (isSettling(event) && last?.kind === 'settle') {
      // Cards return and sink together, as players at a table would take them.
      found[found.length - 1] = { kind: 'settle', cards: [...last.cards, playedCard(event)] }
      continue
    }
    if (last?.kind === 'settle') scene = after(scene, last)
    const motion = motionOf(event, scene)
    if (motion === null) continue
    found.push(motion)
    if (motion.kind !== 'settle') scene = after(scene, motion)
  }
  return found
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
      return { kind: 'settle', cards: [playedCard(event)] }
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
      return null // an event of the table, or a hidden one
  }
}

/** A hop for every landing. Between two landings there are as many frogs as tiles: they were leapt over. */
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

/** The board after this motion. */
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

/** The motions that lead to this view; null if the view must be shown without animation. */
export function motionsTo(events: readonly Event[], from: Scene, now: View): Motion[] | null {
  const found = motions(events, from)
  return isTooLong(events) || !isContinuous(found) || now.ring.length !== from.ring.length ? null : found
}

/** While a card is laid, others go on choosing. */
export const isAwaited = (motion: Motion): boolean => motion.kind !== 'lay'

/** More leaps than this are not animated: the viewer has come back, or is browsing a replay. */
const MOST_ROUNDS = 2

export function isTooLong(events: readonly Event[]): boolean {
  return events.filter((event) => event.type === 'cards-revealed').length > MOST_ROUNDS
}

/** Whether these leaps start where the frogs are: as many frogs leapt over as there are tiles between two landings. */
export function isContinuous(found: readonly Motion[]): boolean {
  return found.every(
    (motion) => motion.kind !== 'leap' || motion.hops.every((hop) => hop.to - hop.from - 1 === hop.over.length),
  )
}

type Settling = Extract<Event, { type: 'card-returned' | 'card-lost' }>

function isSettling(event: Event): event is Settling {
  return event.type === 'card-returned' || event.type === 'card-lost'
}

function playedCard(event: Settling): PlayedCard {
  return { frog: event.seat, card: event.card, home: event.type === 'card-returned' }
}

function without(held: Scene['held'], frog: Frog, card: Card): Scene['held'] {
  return held.with(
    frog,
    (held[frog] ?? []).filter((each) => each !== card),
  )
}
