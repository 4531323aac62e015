/** Turns events into motions: one after another, in the order of the rules. */
import { layoutOf, passed } from './layout'
import { points, without } from './points'
import { arrivalOf, type Question, type Scene } from './scene'
import { ownerOf, SPRUNG } from './pieces'
import type { Event, Frog, Lily, Place, Seat, View } from './types.gen'

export interface Hop {
  readonly from: Place
  readonly to: Place
  readonly over: readonly Place[]
}

export type Motion =
  | { readonly kind: 'prize'; readonly slot: number; readonly lily: Lily }
  | { readonly kind: 'lay'; readonly pad: Place; readonly lily: Lily }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'leap'; readonly frog: Frog; readonly hops: readonly Hop[]; readonly sprung: boolean }
  | { readonly kind: 'take'; readonly frog: Frog; readonly pad: Place; readonly lily: Lily }
  | { readonly kind: 'swap'; readonly frog: Frog; readonly other: Seat; readonly gave: Lily; readonly took: Lily }
  | { readonly kind: 'drop'; readonly frog: Frog; readonly lily: Lily; readonly pad: Place }
  | { readonly kind: 'shrug'; readonly frog: Frog }
  | { readonly kind: 'arrive'; readonly frog: Frog; readonly slot: number; readonly lily: Lily }
  | { readonly kind: 'back' }
  | { readonly kind: 'end' }

/** The motions for these events, starting from the board as it is; null if they do not match it. */
export function motions(events: readonly Event[], before: Scene): Motion[] | null {
  const found: Motion[] = []
  let scene = before
  for (const event of events) {
    const motion = motionOf(event, scene)
    if (motion === 'astray') return null
    if (motion === null) continue
    found.push(motion)
    scene = after(scene, motion)
  }
  return found
}

function motionOf(event: Event, scene: Scene): Motion | 'astray' | null {
  switch (event.type) {
    case 'prize-laid':
      return { kind: 'prize', slot: event.slot, lily: event.lily }
    case 'lily-laid':
      return { kind: 'lay', pad: event.pad, lily: event.lily }
    case 'turn-began':
      return { kind: 'turn', seat: event.seat, number: event.number }
    case 'choice-began':
      return { kind: 'ask', question: { seat: event.seat, choice: event.choice, frog: event.frog } }
    case 'frog-moved': {
      const hops = hopsOf(scene, event.frog, event.path, event.over)
      return hops ? { kind: 'leap', frog: event.frog, hops, sprung: event.rule === SPRUNG } : 'astray'
    }
    case 'lily-taken':
      return { kind: 'take', frog: event.frog, pad: event.pad, lily: event.lily }
    case 'lilies-swapped':
      return { kind: 'swap', frog: event.frog, other: event.other, gave: event.gave, took: event.took }
    case 'lily-dropped':
      return { kind: 'drop', frog: event.frog, lily: event.lily, pad: event.pad }
    case 'pad-passed':
      return { kind: 'shrug', frog: event.frog }
    case 'frog-arrived':
      return { kind: 'arrive', frog: event.frog, slot: event.slot, lily: event.lily }
    case 'turn-taken-back':
      return scene.begun ? { kind: 'back' } : 'astray'
    case 'game-ended':
      return { kind: 'end' }
    default:
      return null // an event of the table or the clock
  }
}

/** A hop for every landing, over the frogs between; null if there is no path. */
export function hopsOf(scene: Scene, frog: Frog, path: readonly Place[], over: readonly Frog[]): Hop[] | null {
  const layout = layoutOf(scene.board)
  const leapt = new Set(over.map((each) => scene.frogs[each] ?? 0))
  const hops: Hop[] = []
  let from = scene.frogs[frog] ?? 0
  for (const to of path) {
    const between = passed(layout, from, to, leapt)
    if (!between) return null
    hops.push({ from, to, over: between })
    from = to
  }
  return hops
}

/** The board after this motion. */
export function after(scene: Scene, motion: Motion): Scene {
  switch (motion.kind) {
    case 'prize':
      return { ...scene, prizes: scene.prizes.with(motion.slot, motion.lily) }
    case 'lay':
      return { ...scene, lilies: scene.lilies.with(motion.pad, motion.lily) }
    case 'turn': {
      const begun = { ...scene, turn: motion.seat, number: motion.number, moved: [], question: null, begun: null }
      return { ...begun, begun }
    }
    case 'ask':
      return { ...scene, question: motion.question }
    case 'leap': {
      const to = motion.hops.at(-1)?.to ?? 0
      const moved = motion.sprung ? scene.moved : [...scene.moved, motion.frog]
      const arrived = to === arrivalOf(scene) ? [...scene.arrived, motion.frog] : scene.arrived
      return { ...scene, frogs: scene.frogs.with(motion.frog, to), arrived, moved, question: null }
    }
    case 'take':
      return {
        ...scene,
        lilies: scene.lilies.with(motion.pad, null),
        ...held(given(scene, ownerOf(motion.frog), motion.lily)),
      }
    case 'swap': {
      const mine = ownerOf(motion.frog)
      const hands = scene.hands
        .with(mine, [...without(scene.hands[mine] ?? [], motion.gave), motion.took])
        .with(motion.other, [...without(scene.hands[motion.other] ?? [], motion.took), motion.gave])
      return { ...scene, ...held(hands), question: null }
    }
    case 'drop': {
      const seat = ownerOf(motion.frog)
      const hands = scene.hands.with(seat, without(scene.hands[seat] ?? [], motion.lily))
      return { ...scene, ...held(hands), lilies: scene.lilies.with(motion.pad, motion.lily), question: null }
    }
    case 'arrive':
      return {
        ...scene,
        prizes: scene.prizes.with(motion.slot, null),
        ...held(given(scene, ownerOf(motion.frog), motion.lily)),
      }
    case 'back':
      return scene.begun ? { ...scene.begun, begun: scene.begun } : scene
    case 'end':
      return { ...scene, over: true, question: null }
    case 'shrug':
      return scene
  }
}

function given(scene: Scene, seat: Seat, lily: Lily): Scene['hands'] {
  return scene.hands.with(seat, [...(scene.hands[seat] ?? []), lily])
}

/** Counted here during the animation: the view at its end has the server's count. */
const held = (hands: Scene['hands']): Pick<Scene, 'hands' | 'scores'> => ({ hands, scores: hands.map(points) })

/** The motions that lead to this view; null if the view must be shown without animation. */
export function motionsTo(events: readonly Event[], from: Scene, now: View): Motion[] | null {
  const found = motions(events, from)
  return found === null || isTooLong(found) || now.setup.options.board.pads.length !== from.board.pads.length
    ? null
    : found
}

/** More leaps than this are not animated: the viewer has come back, or is browsing a replay. */
const MOST_LEAPS = 12

export function isTooLong(found: readonly Motion[]): boolean {
  return found.filter((motion) => motion.kind === 'leap').length > MOST_LEAPS
}
