/** The board in words: what a screen reader says, and what a tip explains. */
import { nameOf, text } from '$shell/lib/words.svelte'
import type { Fact } from '$shell/wire'
import { lookOf } from '$shell/art/colours'
import { isOut, sittingOn, type Scene } from './scene'
import type { Card, Frog } from './types.gen'

type Names = readonly string[]

export function whose(frog: Frog, scene: Scene): Record<string, Fact> {
  const colour = scene.colours[frog] ?? 'yellow'
  return { who: frog < scene.seats ? { seat: frog } : 'dummy', sign: lookOf(colour).sign }
}

export function frogName(frog: Frog, seats: number, names: Names): string {
  return frog < seats ? nameOf(frog, names) : text('quibbit-web-dummy')
}

/** A tile, the frog on it, and whether it can be played. */
export function tileLabel(scene: Scene, tile: number, names: Names, offered: boolean): string {
  const frog = sittingOn(scene, tile)
  return [
    text('quibbit-web-tile', { tile, what: text(`quibbit-web-is-${scene.ring[tile] ?? 'water'}`) }),
    frog === null ? '' : frogText(scene, frog, names),
    offered ? text('quibbit-web-start-here') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The effect of landing on a tile, and the frog on it, as a tip. */
export function tileTip(scene: Scene, tile: number, names: Names, you: number | null, offered: boolean): string {
  const kind = scene.ring[tile] ?? 'water'
  const frog = sittingOn(scene, tile)
  const mine = you !== null && scene.colours[you] === kind
  const facts = kind === 'flower' || kind === 'water' ? {} : { sign: lookOf(kind).sign }
  const meaning =
    kind === 'flower' || kind === 'water'
      ? text(`quibbit-web-tip-${kind}`)
      : text(mine ? 'quibbit-web-tip-own-leaf' : 'quibbit-web-tip-leaf', facts)
  return [offered ? text('quibbit-web-start-here') : frog === null ? '' : frogText(scene, frog, names), meaning]
    .filter(Boolean)
    .join(' ')
}

function frogText(scene: Scene, frog: Frog, names: Names): string {
  return text(scene.crown === frog ? 'quibbit-web-frog-crowned' : 'quibbit-web-frog-here', whose(frog, scene), names)
}

export function cardLabel(card: Card, chosen: boolean, played: boolean, leads = ''): string {
  if (played) return text('quibbit-web-card-played', { card })
  if (chosen) return `${text('quibbit-web-card-chosen', { card })} ${leads}`.trim()
  return [text('quibbit-web-card', { card }), leads].filter(Boolean).join('. ')
}

/** The effect of a card, and its fate; empty if that is unknown. */
export function leadText(scene: Scene, path: readonly number[], card: Card, you: number): string {
  const step = path.at(-1)
  if (step === undefined) return ''
  const tile = scene.ring[step % scene.ring.length] ?? 'water'
  const home = tile === 'flower' || tile === scene.colours[you]
  const fate = path.length < card ? 'lap' : home ? 'home' : 'lost'
  return text('quibbit-web-leads', { on: { key: `quibbit-on-${tile}` }, fate })
}

/** All players' cards are public, and so is whether they are still thinking. */
export function rowLabel(scene: Scene, frog: Frog, names: Names, due: readonly number[]): string {
  const shown = scene.shown[frog] ?? null
  const held = scene.held[frog] ?? []
  const state = isOut(scene, frog)
    ? text('quibbit-web-row-out')
    : shown !== null
      ? text('quibbit-web-row-plays', { card: shown })
      : scene.laid[frog]
        ? text('quibbit-web-row-laid')
        : due.includes(frog)
          ? text('quibbit-web-row-thinks')
          : ''
  return `${text('quibbit-web-row', { ...whose(frog, scene), count: held.length, cards: held.join(', ') }, names)} ${state}`
}

export function ending(scene: Scene, rule: string, names: Names): string {
  if (scene.winner === null) return text('quibbit-game-drawn', { round: scene.round })
  return text('quibbit-game-ended', { ...whose(scene.winner, scene), why: { key: `quibbit-won-${rule}` } }, names)
}
