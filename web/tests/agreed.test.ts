import { beforeAll, describe, expect, it } from 'vitest'
import { agreedTexts, paceText } from '../src/lib/agreed'
import { learn, t } from '../src/lib/words.svelte'
import type { OptionInfo } from '../src/wire'

const option = (name: string, kind: OptionInfo['kind'], usual: unknown, foremost = false): OptionInfo => ({
  name,
  kind,
  default: usual,
  choices: [],
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

describe('what a table agreed on', () => {
  it('is told where it comes first, and else only where it is not as ever', () => {
    expect(agreedTexts('gobbit', GOBBIT, {})).toEqual(['Tempo: By hand'])
    expect(agreedTexts('gobbit', GOBBIT, { tempo: 'steady', expert: true, handicaps: [0, 150] })).toEqual([
      'Tempo: Steady: every 2.5 seconds',
      'Expert',
      'Handicaps: 0 · 150',
    ])
  })

  it('says what was switched off, and passes over the text of a file', () => {
    const said = agreedTexts('gobbit', GOBBIT.slice(1), { gorillas_bury: false, deck: { title: 'Jungle' } })
    expect(said).toEqual(['Gorillas bury: no'])
  })
})

it('a pace is told in the largest unit that fits', () => {
  expect([null, 30, 60, 180, 86_400, 259_200].map(paceText)).toEqual([
    'No clock',
    '30 s',
    '1 min',
    '3 min',
    '1 day',
    '3 days',
  ])
})

it('one seat is one seat', () => {
  expect([1, 2].map((n) => t('web-n-seats', { n }))).toEqual(['1 seat', '2 seats'])
})
