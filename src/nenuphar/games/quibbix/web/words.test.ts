/** The judge's reasons in plain words, and a text for every id in use. */
import { beforeAll, expect, test } from 'vitest'
import { known, learn, text } from '$shell/lib/words.svelte'
import type { HouseWord } from '$shell/wire'
import { folded } from './folding'
import { csv, history } from './history'
import { exported, votesOf, type Votes } from './house'
import { lessonAt } from '$shell/lib/lessons'
import { lessons } from './lesson'
import { BUILDING, COMPARING, JAMMERT, LOOKING } from './samples'
import { prompt } from './shell'
import { matchStory } from './story'
import type { Phase, Ruling, Solution, View } from './types.gen'
import { isRejected, proof, reason, vocabularies } from './words'

const files = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

beforeAll(() => learn('quibbix'))

const ruling = (verdict: Ruling['verdict'], rule: string, ...evidence: string[]): Ruling => ({
  word: 'X',
  verdict,
  rule,
  evidence,
  lexicon: 'de-1',
  final: false,
})

test.each([
  [ruling('valid', 'QX-W2', 'zipf=4.2'), 'In the dictionary. Common.'],
  [ruling('valid', 'QX-W5', 'lemma=BUCH', 'zipf=5.0'), 'A form of BUCH. Very common.'],
  [ruling('valid', 'QX-W2', 'entry'), 'Several words that form one dictionary entry.'],
  [ruling('likely', 'QX-W3', 'compound=WALD+QUELLE'), 'Made up of WALD + QUELLE.'],
  [ruling('discuss', 'QX-W3', 'compound=FRISCH+TEIG+MUND'), 'Made up of FRISCH + TEIG + MUND, but does anyone say it?'],
  [
    ruling('discuss', 'QX-W3', 'compound=SCHICK+SAAL', 'near=SCHICKSAL'),
    'Made up of SCHICK + SAAL, but does anyone say it? Possibly a misspelling of SCHICKSAL.',
  ],
  [
    ruling('discuss', 'QX-W3', 'zipf=2.4', 'abroad=4.0'),
    'Sometimes printed, but in no dictionary. More at home in another language. Rare.',
  ],
  [ruling('valid', 'QX-W3', 'name', 'zipf=4.6'), 'A name. Common.'],
  [ruling('valid', 'QX-W4', 'abbreviation', 'zipf=3.0'), 'A well-known abbreviation. Fairly common.'],
  [ruling('invalid', 'QX-W4', 'zipf=1.9'), 'Short, and not widely known. Very rare.'],
  [ruling('invalid', 'QX-W2'), "In none of the judge's lists."],
  [ruling('invalid', 'QX-W6', 'precedent'), "Decided before at this host's tables: rejected."],
  [ruling('valid', 'QX-W6', 'precedent'), "Decided before at this host's tables: accepted."],
  [ruling('valid', 'QX-W2', 'rulebook'), 'An example of an accepted word in the rule book.'],
  [ruling('invalid', 'QX-W4', 'rulebook', 'zipf=2.9'), 'An example of a rejected word in the rule book. Rare.'],
  [
    ruling('valid', 'QX-W3', 'rulebook', 'compound=WALD+QUELLE'),
    'An example of an accepted word in the rule book. Made up of WALD + QUELLE.',
  ],
  [ruling('likely', 'QX-W3', 'phrase=CORTINA+D+AMPEZZO'), 'Several words that form one phrase: CORTINA + D + AMPEZZO.'],
  [ruling('discuss', 'QX-W6', 'partial'), 'Not in the part of the list that is ready so far: you decide.'],
  [{ ...ruling('discuss', 'QX-W6'), lexicon: '' }, 'There is no word list yet: you decide.'],
])('a verdict is explained: %o', (said, words) => {
  expect(reason(said)).toBe(words)
})

test('vocabularies with the same result share a row, with what is known of the larger', () => {
  const found = (word: string, proven = true) => ({ points: word.length, words: [word], proven })
  const rows = (everyday: Solution, attested: Solution, optimum: Solution | null = null) =>
    vocabularies({ everyday, attested, optimum, unshown: null }).map(
      ({ by, found }) => `${by.join('=')} ${found.words} ${found.proven}`,
    )
  expect(rows(found('JA'), found('JAR'), found('JARS'))).toEqual([
    'everyday JA true',
    'attested JAR true',
    'optimum JARS true',
  ])
  expect(rows(found('JA'), found('JA'), found('JARS'))).toEqual(['everyday=attested JA true', 'optimum JARS true'])
  expect(rows(found('JA'), found('JAR'), found('JAR', false))).toEqual([
    'everyday JA true',
    'attested=optimum JAR false',
  ])
  expect(rows(found('JA'), found('JAR'))).toEqual(['everyday JA true', 'optimum JAR true'])
})

test('the best of the list is not praised if a player had more', () => {
  const best = (proven: boolean) => ({ points: 20, words: ['JAMMERT'], proven })
  expect([19, 20, 21].map((had) => proof(best(true), had))).toEqual(['proven', 'proven', ''])
  expect([19, 21].map((had) => proof(best(false), had))).toEqual(['unproven', ''])
  expect(proof({ points: 0, words: [], proven: true }, 0)).toBe('')
})

test('there is a text for every id in the code', () => {
  const ids = new Set(
    Object.values(files).flatMap((source) =>
      [...source.matchAll(/'(quibbix-web-[a-z-]*[a-z])'/g)].map(([, id]) => id!),
    ),
  )
  expect(ids.size).toBeGreaterThan(80)
  expect([...ids].filter((id) => !known(id))).toEqual([])
  expect(lessons.filter(({ text }) => !known(text))).toEqual([])
  const phases: Phase[] = ['drawing', 'building', 'judging', 'comparing', 'rearranging', 'solving', 'looking', 'over']
  const prompts = phases.flatMap((phase) =>
    [null, 0].flatMap((you) => [[], [0]].map((done) => prompt({ ...COMPARING, phase, done, building: [0] }, you)!.key)),
  )
  expect(prompts.filter((id) => !known(id))).toEqual([])
  expect(['everyday', 'attested', 'optimum', 'proven', 'unproven'].filter((id) => !known(`quibbix-web-${id}`))).toEqual(
    [],
  )
})

test('the tutor continues after an action, and skips lessons that are over', () => {
  const at = (number: number, view: Partial<View>) =>
    lessonAt(lessons, number, { view: { ...BUILDING, ...view }, you: 0, since: BUILDING })
  const titles = (number: number) => lessons[number]?.text.replace('quibbix-web-tutor-', '')
  expect(titles(at(0, {}))).toBe('rack')
  expect(titles(at(0, { used: [3, 0] }))).toBe('words')
  expect(titles(at(2, { mine: JAMMERT }))).toBe('finish')
  expect(titles(at(3, { done: [0] }))).toBe('compare')
  expect(titles(at(0, { phase: 'comparing' }))).toBe('compare')
  expect(titles(at(0, { phase: 'comparing', done: [0] }))).toBe('looking')
})

test('a key is folded by the language’s spelling', () => {
  expect(['ä', 'ß', 'é', 'ç', 'œ', 'q', '7', ' ', 'Enter', '🐸'].map((key) => folded(key, 'de'))).toEqual([
    'AE',
    'SS',
    'E',
    'C',
    'OE',
    'Q',
    '',
    '',
    '',
    '',
  ])
  expect(folded('ü', 'fr')).toBe('U')
})

test('a decided word comes with its vote, on the page and in the export', () => {
  const at = Date.UTC(2026, 10, 16, 12)
  const voted: HouseWord = {
    language: 'de',
    word: 'QED',
    stands: false,
    at,
    event: { type: 'vote-settled', word: 'QED', rule: 'QX-W6', stands: false, votes: [true, false, null, true] },
  }
  const byHand: HouseWord = { language: 'de', word: 'UNO', stands: true, at, event: null }
  expect(votesOf(voted)).toEqual({ yes: 2, no: 1, silent: 1 })
  expect(votesOf(byHand)).toBeNull()
  const said = (votes: Votes) => text('quibbix-web-words-vote', { ...votes })
  expect(said(votesOf(voted)!)).toBe('by vote, 2 for and 1 against, 1 silent')
  expect(said({ yes: 2, no: 0, silent: 0 })).toBe('by vote, 2 for and 0 against')
  expect(JSON.parse(exported([voted, byHand]))).toEqual([
    {
      word: 'QED',
      language: 'de',
      stands: false,
      date: '2026-11-16T12:00:00.000Z',
      votes: { yes: 2, no: 1, silent: 1 },
      event: voted.event,
    },
    { word: 'UNO', language: 'de', stands: true, date: '2026-11-16T12:00:00.000Z', votes: null, event: null },
  ])
})

test('the QQ table can be exported for a spreadsheet', () => {
  const kept = [
    { at: Date.UTC(2026, 0, 1), table: 't', kept: { qp: 863, sum: 863, count: 1, qq: 86 } },
    { at: Date.UTC(2026, 0, 2), table: 'u', kept: { qp: 798, sum: 1661, count: 2, qq: 83 } },
  ]
  expect(csv(history(kept))).toBe('date,QP,sum,count,QQ\n2026-01-01,86.3,86.3,1,86\n2026-01-02,79.8,166.1,2,83\n')
})

test('the story has the leaders, the best turn and the disputed words', () => {
  const votes = [
    { type: 'vote-settled', word: 'QED', rule: 'QX-W6', stands: false, votes: [] },
    { type: 'vote-settled', word: 'UNO', rule: 'QX-W6', stands: true, votes: [] },
  ] as const
  const { totals, notes } = matchStory(votes, { ...LOOKING, sheet: [[[16, 20]], [[0, 31]]] })
  expect(totals).toEqual([
    [16, 0],
    [36, 31],
  ])
  expect(notes.map(({ key, facts }) => [key, facts['n']])).toEqual([
    ['quibbix-web-story-best', 31],
    ['quibbix-web-story-accepted', 1],
    ['quibbix-web-story-rejected', 1],
  ])
})

test('a word that is not accepted as coined counts as before, unless it was disputed', () => {
  const vote = (rule: string, stands: boolean) => ({ word: 'EUER', rule, stands, votes: [true, stands] })
  const judged = (verdict: Ruling['verdict'], ...settled: View['settled']) => ({
    ...COMPARING,
    rulings: [{ word: 'EUER', verdict, rule: 'QX-W3', evidence: [], lexicon: 'de-1', final: false }],
    settled,
  })
  expect(isRejected(judged('likely', vote('QX-W7', false)), 'EUER')).toBe(false)
  expect(isRejected(judged('discuss', vote('QX-W7', false)), 'EUER')).toBe(true)
  expect(isRejected(judged('discuss'), 'EUER')).toBe(false)
  expect(isRejected(judged('valid', vote('QX-W6', false), vote('QX-W7', false)), 'EUER')).toBe(true)
  expect(isRejected(judged('invalid', vote('QX-W6', false), vote('QX-W7', true)), 'EUER')).toBe(false)
})
