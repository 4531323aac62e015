/** The table in words: what a screen reader says, what a tip explains, and how a clash ended. */
import { lookOf } from '$shell/art/colours'
import { known, text } from '$shell/lib/words.svelte'
import type { Fact } from '$shell/wire'
import { timeText } from './timeline'
import { seatColour } from './pieces'
import type { Back, Face, Seat, Target, Verdict, View } from './types.gen'

type Names = readonly string[]
type Handicaps = readonly number[]

export const signOf = (seat: Seat): string => lookOf(seatColour(seat)).sign

export function faceText({ animal, colours }: Face): string {
  const [one, two] = colours.map((colour) => `${text(`gobbit-web-colour-${colour}`)} ${lookOf(colour).sign}`)
  if (animal !== 'mosquitoes')
    return text('gobbit-web-face', { animal: text(`gobbit-web-animal-${animal}`), colour: one ?? '' })
  return two === undefined
    ? text('gobbit-web-swarm', { colour: one ?? '' })
    : text('gobbit-web-swarm-mixed', { one: one ?? '', two })
}

/** A target and its card. In a pause nobody reads the cards. */
export function stackLabel(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  if (!player) return ''
  const who =
    names[seat] === 'you' ? text('gobbit-web-your-stack') : text('gobbit-web-stack-of', { who: { seat } }, names)
  if (player.out) return `${who}. ${text(player.barred ? 'gobbit-web-is-barred' : 'gobbit-web-is-out')}`
  if (view.phase === 'paused') return `${who}. ${text('gobbit-web-hidden')}`
  return `${who}: ${player.top ? faceText(player.top) : text('gobbit-web-empty')}. ${counts(player.pile, player.stack)}`
}

export function counts(pile: number, stack: number): string {
  return text('gobbit-web-counts', { pile, stack })
}

/** A player's cards, and what the animal on top hunts under the back in force. */
export function placeTip(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  const top = view.phase === 'paused' ? null : player?.top
  return [stackLabel(view, seat, names), top ? huntText(top, view.back) : ''].filter(Boolean).join(' ')
}

/** The food chain in a sentence. The rules themselves are on the server. */
export function huntText(face: Face, back: Back | null): string {
  const plain = `gobbit-web-hunts-${face.animal}`
  const changed = `${plain}-${back}`
  return `${text(known(changed) ? changed : plain)} ${text(back === 'different' ? 'gobbit-web-hunts-others' : 'gobbit-web-hunts-own')}`
}

export function graveyardLabel(view: View): string {
  const count = text('gobbit-web-graveyard', { n: view.graveyard })
  return view.back
    ? `${count} ${text(`gobbit-web-back-${view.back}`)}: ${text(`gobbit-web-backed-${view.back}`)}`
    : count
}

export function graveyardTip(view: View): string {
  if (view.graveyard === 0) return text('gobbit-web-tip-no-graveyard')
  return `${graveyardLabel(view)} ${text('gobbit-web-tip-graveyard')}`
}

// How a clash ended

const ORDER: readonly Verdict['ruling'][] = ['first', 'fault', 'tied', 'late', 'gone', 'void']

/** A sentence for every hand, the most important first. */
export function clashTexts(verdicts: readonly Verdict[], names: Names, handicaps: Handicaps): string[] {
  const sorted = [...verdicts].sort((a, b) => ORDER.indexOf(a.ruling) - ORDER.indexOf(b.ruling) || a.moment - b.moment)
  return sorted.map((verdict) => handText(verdict, verdicts, names, handicaps))
}

export function handText(verdict: Verdict, all: readonly Verdict[], names: Names, handicaps: Handicaps): string {
  const facts: Record<string, Fact> = {
    who: { seat: verdict.seat },
    sign: signOf(verdict.seat),
    ms: handicaps[verdict.seat] ? timeText(verdict, handicaps) : verdict.reaction,
    ...onto(verdict.target),
  }
  const say = (what: string, more: Record<string, Fact> = {}) =>
    text(`gobbit-web-hand-${what}`, { ...facts, ...more }, names)
  switch (verdict.ruling) {
    case 'first':
      return [say(deed(verdict)), margin(verdict, all, names)].filter(Boolean).join(' ')
    case 'fault':
      return [say('fault'), text(`gobbit-web-fault-${verdict.rule}`), soon(verdict)].filter(Boolean).join(' ')
    case 'tied':
      return say('tied')
    case 'late':
      return verdict.behind === null ? say('outdone') : say('late', { behind: verdict.behind })
    case 'gone':
      return say('gone')
    case 'void':
      return `${say('void')} ${text(`gobbit-web-void-${verdict.rule}`)}`
  }
}

/** A hand faster than any eye is judged on the previous table. */
function soon({ judged, scene, reaction }: Verdict): string {
  return judged < scene ? text('gobbit-web-too-soon', { ms: reaction }) : ''
}

function deed({ seat, target, rule }: Verdict): 'takes' | 'saves' | 'loses' | 'haunts' | 'gobbit' {
  if (target === 'graveyard') return 'gobbit'
  if (target === seat) return rule === 'GB-X5' ? 'loses' : 'saves'
  return rule === 'GB-A1' ? 'takes' : 'haunts'
}

/** The lead of the first hand over the next correct one on the same target. */
function margin(first: Verdict, all: readonly Verdict[], names: Names): string {
  const next = all
    .filter((each) => each.target === first.target && each.behind !== null)
    .sort((a, b) => (a.behind ?? 0) - (b.behind ?? 0))[0]
  if (!next || next.behind === null) return ''
  const facts: Record<string, Fact> = { ms: next.behind, who: { seat: next.seat } }
  return text(next.ruling === 'tied' ? 'gobbit-web-margin-tied' : 'gobbit-web-margin', facts, names)
}

function onto(target: Target): Record<string, Fact> {
  return target === 'graveyard' ? { other: '' } : { other: { seat: target } }
}
