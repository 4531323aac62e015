/** The chart and the highlights of a match. */
import { expect, test } from 'vitest'
import { points, worth } from './points'
import { VIEW } from './samples'
import { prompt, seats, story } from './shell'
import { matchStory } from './story'
import type { Event, View } from './types.gen'

const MATCH: Event[] = [
  { type: 'turn-began', seat: 0, number: 1 },
  { type: 'frog-moved', frog: 3, by: 0, path: [1, 2], over: [0, 6], rule: 'CM-T1' },
  { type: 'frog-moved', frog: 3, by: 0, path: [3, 4], over: [], rule: 'CM-P3' },
  { type: 'frog-moved', frog: 3, by: 0, path: [5, 6], over: [], rule: 'CM-P3' },
  { type: 'lily-taken', frog: 3, pad: 6, lily: 'pink' },
  { type: 'turn-taken-back', seat: 0 },
  { type: 'frog-moved', frog: 3, by: 0, path: [1, 2], over: [], rule: 'CM-T1' },
  { type: 'lily-taken', frog: 3, pad: 2, lily: 'white' },
  { type: 'frog-moved', frog: 0, by: 0, path: [1, 3], over: [], rule: 'CM-T1' },
  { type: 'lily-taken', frog: 0, pad: 3, lily: 'yellow' },
  { type: 'turn-began', seat: 1, number: 2 },
  { type: 'lilies-swapped', frog: 3, other: 0, gave: 'white', took: 'yellow' },
  { type: 'lilies-swapped', frog: 3, other: 0, gave: 'yellow', took: 'white' },
  { type: 'lily-taken', frog: 4, pad: 5, lily: 'white' },
  { type: 'turn-began', seat: 2, number: 3 },
  { type: 'lily-dropped', frog: 0, lily: 'yellow', pad: 4 },
  { type: 'frog-arrived', frog: 6, slot: 3, lily: 'blue' },
  { type: 'game-ended', scores: [0, 3, 4], rule: 'CM-A3' },
]

test('points after every turn; an undone turn adds none', () => {
  expect(matchStory(MATCH, 3).turns).toEqual([
    [0, 0, 0],
    [1, 1, 0],
    [1, 3, 0],
    [0, 3, 4],
  ])
})

test('the highlights of a match', () => {
  expect(matchStory(MATCH, 3).highlights.map(({ key, facts }) => [key, facts])).toEqual([
    ['china_moon-web-story-swaps', { who: { seat: 1 }, n: 2 }],
    ['china_moon-web-story-springs', { who: { seat: 1 }, n: 2 }],
    ['china_moon-web-story-leap', { who: { seat: 1 }, over: 2 }],
    ['china_moon-web-story-carried', { who: { seat: 1 }, foreign: 2, own: 0 }],
  ])
})

test('the page gets a chart line for every player, and none for a match that never began', () => {
  const lines = MATCH.map((event, seq) => ({
    seq,
    at: 0,
    kind: 'match' as const,
    event,
    saying: null,
    by: null,
    text: '',
  }))
  expect(story(lines, VIEW)?.series.map(({ seat, values }) => [seat, values])).toEqual([
    [0, [0, 1, 1, 0]],
    [1, [0, 1, 3, 3]],
    [2, [0, 0, 0, 4]],
  ])
  expect(story([], VIEW)).toBeNull()
})

test('lilies are worth what the rules say', () => {
  expect([1, 2, 3, 4, 5].map((n) => worth('pink', n))).toEqual([1, 3, 6, 10, 15])
  expect(VIEW.hands.map(points)).toEqual(VIEW.scores)
  expect(points(['white', 'white', 'white', 'blue', 'black', 'pink'])).toBe(6 + 4 - 2 + 1)
})

test('the status line says what to do', () => {
  const asked = (change: Partial<View>, you: number | null = 0) => prompt({ ...VIEW, ...change }, you)?.key
  expect(prompt(VIEW, 0)).toMatchObject({ key: 'china_moon-web-prompt-move', facts: { n: 1 } })
  expect(asked({ moved: [0, 1] })).toBe('china_moon-web-prompt-foreign')
  expect(asked({ moved: [0, 3] })).toBe('china_moon-web-prompt-move')
  expect(asked({ phase: 'swap', asked: 1, frog: 3 })).toBe('china_moon-web-thinks-swap')
  expect(asked({ phase: 'swap', asked: 1, frog: 3 }, 1)).toBe('china_moon-web-prompt-swap')
  expect(asked({ outcome: { ranks: [1, 2, 2], rule: 'CM-A3' } })).toBe('china_moon-web-prompt-over')
})

test('the list of players shows the points and marks the leader', () => {
  expect(seats(VIEW).map(({ colour, points }) => [colour, points?.value, points?.most])).toEqual([
    ['yellow', 2, false],
    ['red', 0, false],
    ['green', 3, true],
  ])
})
