/** The judge's reasons, the verdict on a word and the players' progress, in plain words. */
import { nameOf, text } from '$shell/lib/words.svelte'
import type { Ballot, ScoredLayout, Possible, Ruling, Seat, ClosedVote, Solution, View } from './types.gen'

/** On the Zipf scale: 3 is once in a million printed words, and each step is ten times as often. */
const OFTEN: readonly (readonly [number, string])[] = [
  [5, 'everywhere'],
  [4, 'often'],
  [3, 'now-and-then'],
  [2, 'seldom'],
  [0, 'hardly'],
]

/** The judge's reason: the rule in a few words, then the evidence for or against it. */
export function reason(ruling: Ruling): string {
  const facts = Object.fromEntries(
    ruling.evidence.map((fact) => {
      const [name = '', figure = ''] = fact.split('=')
      return [name, figure]
    }),
  )
  const parts = (facts['compound'] ?? facts['phrase'] ?? '').split('+').join(' + ')
  const said = motives(ruling, facts).map((motive) =>
    text(`quibbix-web-why-${motive}`, { word: facts['lemma'] ?? '', parts }),
  )
  if (facts['near']) said.push(text('quibbix-web-why-near', { near: facts['near'] }))
  if ('abroad' in facts) said.push(text('quibbix-web-why-abroad'))
  const zipf = Number(facts['zipf'])
  const often = OFTEN.find(([least]) => zipf >= least)
  if (often) said.push(text(`quibbix-web-often-${often[1]}`))
  return said.join(' ')
}

/** The rule book has precedence over the list; how the word is formed is still worth saying. */
function motives(ruling: Ruling, facts: Readonly<Record<string, string>>): string[] {
  if (!('rulebook' in facts)) return [motive(ruling, facts)]
  const made = ['compound', 'phrase'].filter((how) => how in facts)
  return [ruling.verdict === 'invalid' ? 'rulebook-against' : 'rulebook', ...made]
}

function motive({ rule, verdict, lexicon }: Ruling, facts: Readonly<Record<string, string>>): string {
  if ('precedent' in facts) return verdict === 'invalid' ? 'precedent-against' : 'precedent'
  if (rule === 'QX-W1') return 'short'
  if (verdict === 'discuss' && !lexicon) return 'no-list'
  if ('partial' in facts) return 'partial'
  if ('phrase' in facts) return 'phrase'
  if ('compound' in facts) return verdict === 'discuss' ? 'compound-doubt' : 'compound'
  if (verdict === 'discuss' || verdict === 'invalid') {
    if (rule === 'QX-W4') return verdict === 'discuss' ? 'abbreviation-doubt' : 'abbreviation-against'
    if (rule === 'QX-W3') return verdict === 'discuss' ? 'newspaper-doubt' : 'newspaper-against'
    return 'nowhere'
  }
  if ('name' in facts) return 'name'
  if ('lemma' in facts) return 'form'
  if ('entry' in facts) return 'entry'
  return rule === 'QX-W4' ? 'abbreviation' : rule === 'QX-W3' ? 'newspaper' : 'dictionary'
}

export const rulingOn = (view: View, word: string): Ruling | null =>
  view.rulings.find((ruling) => ruling.word === word) ?? null
export const ballotOn = (view: View, word: string): Ballot | null =>
  view.votes.find((ballot) => ballot.word === word) ?? null
export const settledOn = (view: View, word: string): ClosedVote | null =>
  view.settled.findLast((settled) => settled.word === word) ?? null

/** Whether a word does not count in this turn. A word that is merely not accepted as coined counts as before, unless it
 * was disputed. */
export function isRejected(view: View, word: string): boolean {
  const votes = view.settled.filter((each) => each.word === word)
  const vote = votes.findLast(({ rule, stands }) => stands || rule !== 'QX-W7')
  if (vote) return !vote.stands
  const verdict = rulingOn(view, word)?.verdict
  return verdict === 'discuss' ? votes.length > 0 : verdict === 'invalid'
}

/** The players who have placed a word and not withdrawn it. */
export function authors(view: View, word: string): Seat[] {
  return view.shown.flatMap(({ words }, seat) =>
    words.some((each) => each.text === word && each.standing !== 'taken-back') ? [seat] : [],
  )
}

/** A word of a layout: its letters, and whether each is a turned tile. */
export const laidLetters = (laid: ScoredLayout, index: number, rack: string): { letter: string; turned: boolean }[] =>
  (laid.layout.words[index] ?? []).map((tile) => {
    const turned = laid.layout.turned.find((each) => each.tile === tile)
    return { letter: turned?.letter ?? rack[tile] ?? '', turned: turned !== undefined }
  })

/** A word of a solution: letters, and whether each is a turned tile. */
export const spelled = (word: string): { letter: string; turned: boolean }[] =>
  [...word].map((sign) => ({ letter: sign.toUpperCase(), turned: sign !== sign.toUpperCase() }))

/** The same in a line of text: JAM(M)ERT. */
export const tiled = (word: string): string =>
  spelled(word)
    .map(({ letter, turned }) => (turned ? `(${letter})` : letter))
    .join('')

/** Whether a player is placing tiles, has finished, or waits for others to rearrange theirs. */
export const headway = (view: View, seat: Seat): 'building' | 'done' | 'waits' =>
  view.building.includes(seat) ? (view.done.includes(seat) ? 'done' : 'building') : 'waits'

/** A player's progress, without their words. */
export const progress = (view: View, seat: Seat, names: readonly string[]): string =>
  text(`quibbix-web-progress-${headway(view, seat)}`, {
    who: nameOf(seat, names),
    used: view.used[seat] ?? 0,
    all: view.racks[seat]?.length ?? 0,
  })

/** What was possible, row by row. Vocabularies with the same result share a row, with what is known of the larger. */
export function vocabularies({ everyday, attested, optimum }: Possible): { by: string[]; found: Solution }[] {
  const all: readonly (readonly [string, Solution])[] = optimum
    ? [
        ['everyday', everyday],
        ['attested', attested],
        ['optimum', optimum],
      ]
    : [
        ['everyday', everyday],
        ['optimum', attested],
      ]
  const rows: { by: string[]; found: Solution }[] = []
  for (const [by, found] of all) {
    const last = rows.at(-1)
    if (last && last.found.words.join(' ') === found.words.join(' '))
      rows.splice(-1, 1, { by: [...last.by, by], found })
    else rows.push({ by: [by], found })
  }
  return rows
}

/** A player's total share of what was possible; null if the judge found nothing. */
export function shareOf(view: View, seat: Seat, round?: number): { n: number; could: number; percent: number } | null {
  const sum = (sheet: View['sheet']) =>
    (sheet[seat] ?? [])
      .filter((_, index) => round === undefined || index === round)
      .flat()
      .reduce((total, each) => total + each, 0)
  const could = sum(view.could)
  const n = sum(view.sheet)
  return could > 0 ? { n, could, percent: Math.round((100 * n) / could) } : null
}

/** Whether a better result was possible. The list's best does not count where words outside it scored more. */
export function proof(best: Solution, had: number): '' | 'proven' | 'unproven' {
  if (best.words.length === 0 || had > best.points) return ''
  return best.proven ? 'proven' : 'unproven'
}
