import { beforeAll, describe, expect, it } from 'vitest'
import { unusualTexts, allTexts, paces, paceText } from '../src/lib/optionTexts'
import { learn, t } from '../src/lib/words.svelte'
import type { OptionInfo } from '../src/wire'

const option = (name: string, kind: OptionInfo['kind'], usual: unknown, foremost = false): OptionInfo => ({
  name,
  kind,
  default: usual,
  choices: [],
  titles: [],
  most: null,
  step: 1,
  foremost,
})
const GOBBIT = [
  option('tempo', 'choice', 'by-hand', true),
  option('beginners', 'switch', false, true),
  option('expert', 'switch', false),
  option('gorillas_bury', 'switch', true),
  option('handicaps', 'numbers', []),
  option('deck', 'choice', 'jungle'),
]

beforeAll(() => learn('gobbit'))

describe('the summary of a table', () => {
  it('shows the foremost options, and others only if they are not the default', () => {
    expect(unusualTexts('gobbit', GOBBIT, {})).toEqual(['Tempo: By hand'])
    expect(unusualTexts('gobbit', GOBBIT, { tempo: 'steady', expert: true, handicaps: [0, 150] })).toEqual([
      'Tempo: Steady: every 2.5 seconds',
      'Expert',
      'Handicaps: 0 · 150',
    ])
  })

  it('says which options are off', () => {
    expect(unusualTexts('gobbit', GOBBIT.slice(1), { gorillas_bury: false })).toEqual(['Gorillas bury: off'])
  })

  it('names the chosen file if there are several, by its title', () => {
    const deck = { ...option('deck', 'choice', 'jungle'), choices: ['jungle'], titles: ['Jungle'] }
    expect(unusualTexts('gobbit', [deck], { deck: { title: 'Jungle' } })).toEqual([])
    expect(unusualTexts('gobbit', [deck], { deck: { title: 'Desert' } })).toEqual(['Deck: Desert'])
    const two = { ...deck, choices: ['jungle', 'desert'], titles: ['Jungle', 'A desert'] }
    expect(unusualTexts('gobbit', [two], { deck: { title: 'A desert' } })).toEqual(['Deck: desert'])
    expect(unusualTexts('gobbit', [two], {})).toHaveLength(1)
  })

  it('can list all options', () => {
    const said = allTexts('gobbit', GOBBIT, { expert: true })
    expect(said).toHaveLength(GOBBIT.length)
    expect(said).toContain('Expert: yes')
    expect(said).toContain('Handicaps: as usual')
  })
})

it('a time limit is shown in the largest unit that fits', () => {
  expect([null, 30, 60, 180, 86_400, 259_200].map((seconds) => paceText(seconds, 'quibbit'))).toEqual([
    'No clock',
    '30 s',
    '1 min',
    '3 min',
    '1 day',
    '3 days',
  ])
})

it('one seat is singular', () => {
  expect([1, 2].map((n) => t('web-n-seats', { n }))).toEqual(['1 seat', '2 seats'])
})

it('offers time limits of days only in games without speed', () => {
  expect(paces({ real_time: false })).toEqual([null, 30, 60, 180, 86_400, 259_200])
  expect(paces({ real_time: true })).toEqual([null, 30, 60, 180])
})
