/** What the judge found and how a word stands, in plain words. */
import { text } from '$shell/lib/words.svelte'
import type { Ballot, Ruling, Seat, Settled, View } from './types'

export function nameOf(seat: Seat, names: readonly string[]): string {
  const name = names[seat] ?? `${seat + 1}`
  return name === 'you' ? text('quibbix-web-you') : name
}

/** On the Zipf scale: 3 is once in a million printed words, each step more is ten times as often. */
const OFTEN: readonly (readonly [number, string])[] = [
  [5, 'everywhere'],
  [4, 'often'],
  [3, 'now-and-then'],
  [2, 'seldom'],
  [0, 'hardly'],
]

/** Why the judge says what it says: the rule in a few words, then what speaks for it or against it. */
export function reason(ruling: Ruling): string {
  const facts = Object.fromEntries(
    ruling.evidence.map((fact) => {
      const [name = '', figure = ''] = fact.split('=')
      return [name, figure]
    }),
  )
  const said = [text(`quibbix-web-why-${motive(ruling, facts)}`, { word: facts['lemma'] ?? '', parts: (facts['compound'] ?? '').split('+').join(' + ') })]
  if (facts['near']) said.push(text('quibbix-web-why-near', { near: facts['near'] }))
  if ('abroad' in facts) said.push(text('quibbix-web-why-abroad'))
  const zipf = Number(facts['zipf'])
  const often = OFTEN.find(([least]) => zipf >= least)
  if (often) said.push(text(`quibbix-web-often-${often[1]}`))
  return said.join(' ')
}

function motive({ rule, verdict, lexicon }: Ruling, facts: Readonly<Record<string, string>>): string {
  if ('precedent' in facts) return verdict === 'invalid' ? 'precedent-against' : 'precedent'
  if (rule === 'QX-W1') return 'short'
  if (verdict === 'discuss' && !lexicon) return 'no-list'
  if ('compound' in facts) return verdict === 'discuss' ? 'compound-doubt' : 'compound'
  if (verdict === 'discuss' || verdict === 'invalid') {
    if (rule === 'QX-W4') return verdict === 'discuss' ? 'abbreviation-doubt' : 'abbreviation-against'
    if (rule === 'QX-W3') return verdict === 'discuss' ? 'newspaper-doubt' : 'newspaper-against'
    return 'nowhere'
  }
  if ('lemma' in facts) return 'form'
  if ('entry' in facts) return 'entry'
  return rule === 'QX-W4' ? 'abbreviation' : rule === 'QX-W3' ? 'newspaper' : 'dictionary'
}

export const rulingOn = (view: View, word: string): Ruling | null => view.rulings.find((ruling) => ruling.word === word) ?? null
export const ballotOn = (view: View, word: string): Ballot | null => view.votes.find((ballot) => ballot.word === word) ?? null
export const settledOn = (view: View, word: string): Settled | null => view.settled.findLast((settled) => settled.word === word) ?? null

/** Those who have laid a word and not taken it back. */
export function authors(view: View, word: string): Seat[] {
  return view.shown.flatMap(({ words }, seat) => (words.some((each) => each.text === word && each.standing !== 'taken-back') ? [seat] : []))
}

/** A word of a solution: letters, and whether each is a turned tile. */
export const spelled = (word: string): { letter: string; turned: boolean }[] =>
  [...word].map((sign) => ({ letter: sign.toUpperCase(), turned: sign !== sign.toUpperCase() }))
