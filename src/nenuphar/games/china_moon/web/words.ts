/** The board in words: what a screen reader says, what a tip explains, and the effect of a landing. */
import { lookOf } from '$shell/art/colours'
import { text } from '$shell/lib/words.svelte'
import type { Fact } from '$shell/wire'
import { count, points, worth } from './points'
import { arrivalOf, sittingOn, waiting, type Scene } from './scene'
import { LETTERS, LILIES, ownerOf } from './pieces'
import type { Frog, Kind, Lily, Place, Seat } from './types.gen'

export type Names = readonly string[]
const web = (id: string, facts: Record<string, Fact> = {}, names: Names = []) =>
  text(`china_moon-web-${id}`, facts, names)

export function whose(scene: Scene, seat: Seat): Record<string, Fact> {
  return { who: { seat }, sign: lookOf(scene.colours[seat] ?? 'yellow').sign }
}

export function kindOf(scene: Scene, place: Place): Kind {
  return scene.board.pads[place - 1]?.kind ?? 'plain'
}

export function padName(scene: Scene, place: Place): string {
  if (place === 0) return web('the-bank')
  return scene.board.pads[place - 1]?.name ?? web('the-arrival')
}

/** A frog's owner and place. On the bank one frog represents all that wait there. */
export function frogLabel(scene: Scene, frog: Frog, names: Names): string {
  const seat = ownerOf(frog)
  const place = scene.frogs[frog] ?? 0
  const facts = whose(scene, seat)
  if (place === 0) return web('frog-bank', { ...facts, n: waiting(scene, seat).length }, names)
  if (place === arrivalOf(scene)) return web('frog-arrived', facts, names)
  return web(
    'frog-on',
    {
      ...facts,
      sign: `${facts.sign}${LETTERS[frog]}`,
      pad: padName(scene, place),
      kind: web(`is-${kindOf(scene, place)}`),
    },
    names,
  )
}

export function padLabel(scene: Scene, place: Place, names: Names): string {
  if (place === arrivalOf(scene)) {
    const left = scene.prizes.flatMap((lily, slot) => (lily ? [`${slot + 1}: ${lilyName(lily)}`] : []))
    return web('arrival', { lilies: left.join(', ') || web('none') })
  }
  const frog = sittingOn(scene, place)
  return [
    web('pad', { pad: padName(scene, place), kind: web(`is-${kindOf(scene, place)}`) }),
    lilyThere(scene, place),
    frog === null ? '' : frogLabel(scene, frog, names),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a pad does, as a tip. */
export function padTip(scene: Scene, place: Place): string {
  if (place === arrivalOf(scene)) return web('tip-arrival')
  const name = web('pad', { pad: padName(scene, place), kind: web(`is-${kindOf(scene, place)}`) })
  return [name, lilyThere(scene, place), web(`tip-${kindOf(scene, place)}`)].filter(Boolean).join(' ')
}

function lilyThere(scene: Scene, place: Place): string {
  const lily = scene.lilies[place]
  return lily ? web('lily-here', { lily }) : ''
}

export function lilyName(lily: Lily): string {
  return text(`china_moon-lily-${lily}`)
}

/** What happens when this frog ends its move there, as far as it is known. */
export function effects(scene: Scene, frog: Frog, to: Place, names: Names): string[] {
  const seat = ownerOf(frog)
  const hand = scene.hands[seat] ?? []
  if (to === arrivalOf(scene)) {
    const slot = scene.prizes.findIndex((lily) => lily !== null)
    const lily = scene.prizes[slot] ?? null
    return lily ? [web('effect-arrival', { ...whose(scene, seat), lily, gain: gain(hand, lily) }, names)] : []
  }
  const lily = scene.lilies[to] ?? null
  const after = lily ? [...hand, lily] : hand
  const kind = kindOf(scene, to)
  const found = lily ? [web('effect-lily', { ...whose(scene, seat), lily, gain: gain(hand, lily) }, names)] : []
  if (kind === 'spring') found.push(web('effect-spring'))
  if (kind === 'prankster' || kind === 'butterfly')
    found.push(web(`effect-${kind}`, { ...whose(scene, seat), lilies: after.length }, names))
  return found.length ? found : [web('effect-none')]
}

export function gain(hand: readonly Lily[], lily: Lily): string {
  return signed(points([...hand, lily]) - points(hand))
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** A player's lilies, colour by colour, and their points. */
export function handLabel(scene: Scene, seat: Seat, names: Names): string {
  const hand = scene.hands[seat] ?? []
  const parts = LILIES.flatMap((lily) => {
    const n = count(hand, lily)
    return n ? [web('hand-part', { n, lily, points: worth(lily, n) })] : []
  })
  return web(
    'hand',
    { ...whose(scene, seat), points: scene.scores[seat] ?? 0, lilies: parts.join(', ') || web('none') },
    names,
  )
}

export function lilyTip(lily: Lily, n: number): string {
  return lily === 'black' || lily === 'blue' ? web(`worth-${lily}`) : web('worth', { n, lily, points: worth(lily, n) })
}

/** What another player is thinking about. */
export function thinking(scene: Scene, names: Names): string {
  const question = scene.question
  if (!question) return ''
  return web(`thinks-${question.choice}`, whose(scene, question.seat), names)
}
