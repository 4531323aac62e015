/** What is new every day: days are the server's wherever the reader is, and a shared result gives nothing away. */
import { describe, expect, it } from 'vitest'
import { dayName, editionFor, editionName, padsOf, percentOf, resultText, stateOf } from '../src/lib/daily'

const score = (points: number, best = 40) => ({ points, best, proven: true })

describe('a result', () => {
  it('is complete only for the best', () => {
    expect([0, 3, 4, 39, 40].map((points) => percentOf(score(points)))).toEqual([0, 7, 10, 97, 100])
    expect([0, 3, 4, 39, 40].map((points) => padsOf(score(points)))).toEqual([0, 0, 1, 9, 10])
    expect(percentOf(score(0, 0))).toBe(0)
  })

  it('is shared as pads and numbers', () => {
    expect(resultText(['Letters of the day', '26 of 40 points'], score(26), 'en')).toBe(
      'Letters of the day\n🟢🟢🟢🟢🟢🟢⚪⚪⚪⚪ 65%\n26 of 40 points',
    )
  })
})

it('a day is a day in UTC', () => {
  expect(dayName('2026-11-18', 'en')).toBe('Wednesday, November 18, 2026')
  expect(dayName('2026-11-18', 'de', 'short')).toContain('18')
})

it('the edition is in the reader’s language if there is one', () => {
  expect(editionFor(['de', 'en'], 'en')).toBe('en')
  expect(editionFor(['de', 'en'], 'fr')).toBe('de')
  expect(editionFor([], 'fr')).toBe('')
  expect([editionName('de', 'fr'), editionName('not a language', 'fr')]).toEqual(['Allemand', 'not a language'])
})

it('a try is new, open, done or lost', () => {
  const base = { day: '2026-11-18', table: 't', open: false, score: null }
  expect(stateOf({ ...base, table: null })).toBe('new')
  expect(stateOf({ ...base, open: true })).toBe('open')
  expect(stateOf({ ...base, score: score(4) })).toBe('done')
  expect(stateOf(base)).toBe('lost')
})
