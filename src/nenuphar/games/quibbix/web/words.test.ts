/** What the judge found, in plain words; and a text for every id that is used. */
import { beforeAll, expect, test } from 'vitest'
import { known, learn } from '$shell/lib/words.svelte'
import { folded } from './folding'
import { csv, history, quotient } from './history'
import { lessonAt } from '$shell/lib/lessons'
import { lessons } from './lesson'
import { BUILDING, COMPARING, JAMMERT, LOOKING } from './samples'
import { prompt } from './shell'
import { matchStory } from './story'
import type { Phase, Ruling, View } from './types'
import { reason } from './words'

const files = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

beforeAll(() => learn('quibbix'))

const ruling = (verdict: Ruling['verdict'], rule: string, ...evidence: string[]): Ruling => ({ word: 'X', verdict, rule, evidence, lexicon: 'de-1' })

test.each([
  [ruling('valid', 'QX-W2', 'zipf=4.2'), 'In the dictionary. It is in every newspaper.'],
  [ruling('valid', 'QX-W5', 'lemma=BUCH', 'zipf=5.0'), 'A form of BUCH. It is on every page.'],
  [ruling('valid', 'QX-W2', 'entry'), 'Several words that form one entry.'],
  [ruling('likely', 'QX-W3', 'compound=WALD+QUELLE'), 'Put together from WALD + QUELLE.'],
  [ruling('discuss', 'QX-W3', 'compound=FRISCH+TEIG+MUND'), 'Put together from FRISCH + TEIG + MUND, but is it ever said?'],
  [ruling('discuss', 'QX-W3', 'compound=SCHICK+SAAL', 'near=SCHICKSAL'), 'Put together from SCHICK + SAAL, but is it ever said? Perhaps SCHICKSAL is meant, misspelt.'],
  [ruling('discuss', 'QX-W3', 'zipf=2.4', 'abroad=4.0'), 'It is printed now and then, but in no dictionary. It belongs to another language more than to this one. It is seldom read.'],
  [ruling('valid', 'QX-W4', 'abbreviation', 'zipf=3.0'), 'An abbreviation that everybody knows. It is read now and then.'],
  [ruling('invalid', 'QX-W4', 'zipf=1.9'), 'Short, and not known to all. It is hardly ever read.'],
  [ruling('invalid', 'QX-W2'), 'In no list that the judge has.'],
  [ruling('invalid', 'QX-W6', 'precedent'), 'Settled at your tables before: it does not stand.'],
  [ruling('valid', 'QX-W6', 'precedent'), 'Settled at your tables before: it stands.'],
  [{ ...ruling('discuss', 'QX-W6'), lexicon: '' }, 'There is no word list yet: you decide.'],
])('a verdict is explained: %o', (said, words) => {
  expect(reason(said)).toBe(words)
})

test('there is a text for every id in the code', () => {
  const ids = new Set(Object.values(files).flatMap((source) => [...source.matchAll(/'(quibbix-web-[a-z-]*[a-z])'/g)].map(([, id]) => id!)))
  expect(ids.size).toBeGreaterThan(80)
  expect([...ids].filter((id) => !known(id))).toEqual([])
  expect(lessons.filter(({ text }) => !known(text))).toEqual([])
  const phases: Phase[] = ['drawing', 'building', 'judging', 'comparing', 'rearranging', 'solving', 'looking', 'over']
  const prompts = phases.flatMap((phase) => [null, 0].flatMap((you) => [[], [0]].map((done) => prompt({ ...COMPARING, phase, done, building: [0] }, you)!.key)))
  expect(prompts.filter((id) => !known(id))).toEqual([])
})

test('the tutor goes on when something was done, and passes over what is over', () => {
  const at = (number: number, view: Partial<View>) => lessonAt(lessons, number, { view: { ...BUILDING, ...view }, you: 0, since: BUILDING })
  const titles = (number: number) => lessons[number]?.text.replace('quibbix-web-tutor-', '')
  expect(titles(at(0, {}))).toBe('rack')
  expect(titles(at(0, { used: [3, 0] }))).toBe('words')
  expect(titles(at(2, { mine: JAMMERT }))).toBe('finish')
  expect(titles(at(3, { done: [0] }))).toBe('compare')
  expect(titles(at(0, { phase: 'comparing' }))).toBe('compare')
  expect(titles(at(0, { phase: 'comparing', done: [0] }))).toBe('looking')
})

test('a key is folded as the language writes it', () => {
  expect(['ä', 'ß', 'é', 'ç', 'œ', 'q', '7', ' ', 'Enter', '🐸'].map((key) => folded(key, 'de'))).toEqual(['AE', 'SS', 'E', 'C', 'OE', 'Q', '', '', '', ''])
  expect(folded('ü', 'fr')).toBe('U')
})

test('the QQ table is that of the rule book', () => {
  const kept = [863, 798, 831, 902, 845, 830].map((tenths, day) => ({ at: Date.UTC(2026, 0, day + 1), table: 't', kept: { tenths } }))
  const rows = history(kept)
  expect(rows.map(({ qq }) => qq)).toEqual([86, 83, 83, 85, 85, 84])
  expect(rows.map(({ sum }) => sum / 10)).toEqual([86.3, 166.1, 249.2, 339.4, 423.9, 506.9])
  expect(csv(rows).split('\n').slice(0, 2)).toEqual(['date,QP,sum,count,QQ', '2026-01-01,86.3,86.3,1,86'])
})

test('quotients are rounded half up, with the figures of test_contest.py', () => {
  const played = [[448, 5], [90, 1], [100, 3], [200, 3], [1, 4], [3, 4]] as const
  expect(played.map(([total, rounds]) => quotient(total, rounds))).toEqual([896, 900, 333, 667, 3, 8])
  const qq = (...games: number[]) => history(games.map((tenths) => ({ at: 0, table: 't', kept: { tenths } }))).at(-1)!.qq
  expect([844, 845, 846, 5, 4].map((tenths) => qq(tenths))).toEqual([84, 85, 85, 1, 0])
  expect(qq(840, 850)).toBe(85)
})

test('the story tells who led, the best turn and what was argued about', () => {
  const votes = [
    { type: 'vote-settled', word: 'QED', rule: 'QX-W6', stands: false },
    { type: 'vote-settled', word: 'UNO', rule: 'QX-W6', stands: true },
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
