/** The result as a table: by rank, with turns or rounds, and in a contest with the difference that decides it. */
import { beforeAll, expect, test } from 'vitest'
import { learn, say } from '$shell/lib/words.svelte'
import { standings } from './standings'
import { LOOKING } from './samples'
import { seats, story } from './shell'
import type { View } from './types.gen'
import { shareOf } from './words'

beforeAll(() => learn('quibbix'))

const OVER: View = {
  ...LOOKING,
  phase: 'over',
  sheet: [[[16, 20, 5]], [[0, 31, 50]]],
  could: [[[30, 40, 40]], [[30, 40, 50]]],
  totals: [41, 81],
  finest: [{ word: 'JAMmERT', points: 8 }, null],
  outcome: { ranks: [2, 1], rule: 'QX-R9' },
}
const titles = (view: View) => standings(view)?.columns.map(({ title }) => say(title, []))
const cells = (view: View) =>
  standings(view)?.rows.map(({ rank, seat, cells }) => [rank, seat, ...cells.map((each) => each.value)])

test('the winner comes first, with the points of every turn', () => {
  expect(titles(OVER)).toEqual(['T1', 'T2', 'T3', 'Total'])
  expect(cells(OVER)).toEqual([
    [1, 1, 0, 31, 50, 81],
    [2, 0, 16, 20, 5, 41],
  ])
})

test('a few rounds have a column each, and many have none', () => {
  const rounds = (n: number): View => ({ ...OVER, sheet: [Array(n).fill([1, 2, 3]), Array(n).fill([0, 0, 0])] })
  expect(titles(rounds(2))).toEqual(['R1', 'R2', 'Total'])
  expect(cells(rounds(2))?.[1]).toEqual([2, 0, 6, 6, 41])
  expect(titles(rounds(6))).toEqual(['Total'])
})

test('the difference decides a contest', () => {
  const contest: View = {
    ...OVER,
    setup: { ...OVER.setup, options: { ...OVER.setup.options, contest: true } },
    differences: [-37, null],
  }
  expect(titles(contest)?.at(-1)).toBe('Difference')
  expect(cells(contest)?.map((row) => row.at(-1))).toEqual(['–', '-3.7'])
})

test('all players see the best words', () => {
  const notes = story([], OVER)?.notes?.map((note) => say(note, ['you', 'Ben']))
  expect(notes?.[0]).toBe('Your best word: JAM(M)ERT, 8 points.')
})

test('a single player is neither ranked nor crowned, and what was possible is drawn beside', () => {
  const alone: View = {
    ...OVER,
    setup: { ...OVER.setup, seats: 1 },
    racks: [OVER.racks[0] ?? ''],
    sheet: [[[16, 20, 30]]],
    could: [[[30, 40, 40]]],
    totals: [66],
    outcome: { ranks: [1], rule: 'QX-R9' },
  }
  expect(standings(alone)).toBeNull()
  expect(seats(alone)[0]?.crowned).toBe(false)
  expect(shareOf(alone, 0)).toEqual({ n: 66, could: 110, percent: 60 })
  expect(shareOf({ ...alone, could: [[[0, 0, 0]]] }, 0)).toBeNull()
  const drawn = story([], alone)
  expect(drawn?.series.map(({ values }) => values)).toEqual([
    [0, 16, 36, 66],
    [0, 30, 70, 110],
  ])
  expect(drawn?.notes).toEqual([])
})
