/** The chart and the highlights of a match. */
import { expect, test } from 'vitest'
import { story } from './shell'
import { matchStory } from './story'
import type { Event, View } from './types.gen'

const MATCH: Event[] = [
  { type: 'frog-placed', frog: 0, step: 12, rule: 'QB-S5' },
  { type: 'frog-placed', frog: 1, step: 13, rule: 'QB-S5' },
  { type: 'frog-placed', frog: 2, step: 11, rule: 'QB-S5' },
  { type: 'crown-passed', frog: 1, rule: 'QB-V4' },
  { type: 'round-began', number: 1, until: null },
  { type: 'frog-leapt', frog: 2, path: [14], over: [0, 1] },
  { type: 'card-returned', seat: 0, card: 1 },
  { type: 'card-lost', seat: 1, card: 2 },
  { type: 'crown-passed', frog: 2, rule: 'QB-V4' },
  { type: 'round-began', number: 2, until: null },
  { type: 'frog-leapt', frog: 2, path: [15, 16], over: [] },
  { type: 'card-returned', seat: 0, card: 1 },
  { type: 'round-began', number: 3, until: null },
  { type: 'card-returned', seat: 0, card: 2 },
  { type: 'card-lost', seat: 1, card: 1 },
  { type: 'player-eliminated', seat: 1 },
  { type: 'game-ended', winner: 2, rule: 'QB-E3' },
]

test('every round has a crown, the lead of every frog and the number of every player’s cards', () => {
  const { chapters } = matchStory(MATCH, ['yellow', 'red', 'green'], 2)
  expect(chapters).toEqual([
    { round: 1, crown: 1, ahead: [1, 2, 0], cards: [5, 5] },
    { round: 2, crown: 2, ahead: [0, 1, 2], cards: [5, 4] },
    { round: 3, crown: 2, ahead: [0, 1, 4], cards: [5, 4] },
    { round: 4, crown: 2, ahead: [0, null, 4], cards: [5, 3] },
  ])
})

test('the last frog in the race was ahead of the frog that left last', () => {
  const events: Event[] = [
    { type: 'frog-placed', frog: 0, step: 12, rule: 'QB-S5' },
    { type: 'frog-placed', frog: 1, step: 15, rule: 'QB-S5' },
    { type: 'round-began', number: 1, until: null },
    { type: 'player-eliminated', seat: 0 },
    { type: 'game-ended', winner: 1, rule: 'QB-E3' },
  ]
  const { chapters } = matchStory(events, ['yellow', 'red'], 2)
  expect(chapters.map(({ ahead }) => ahead)).toEqual([
    [0, 3],
    [null, 3],
  ])
})

test('the highlights of a match', () => {
  const { highlights } = matchStory(MATCH, ['yellow', 'red', 'green'], 2)
  expect(highlights.map(({ key, facts }) => [key, facts])).toEqual([
    ['quibbit-web-story-reign', { who: 'dummy', sign: '■', rounds: 2 }],
    ['quibbit-web-story-leap', { who: 'dummy', sign: '■', over: 2 }],
    ['quibbit-web-story-luck', { who: { seat: 0 }, sign: '●', cards: 3 }],
    ['quibbit-web-story-out', { who: { seat: 1 }, sign: '▲', round: 3 }],
  ])
})

test('the page gets a chart line for every frog', () => {
  const view = { setup: { seats: 2 }, colours: ['yellow', 'red', 'green'] } as unknown as View
  const lines = MATCH.map((event, seq) => ({
    seq,
    at: 0,
    kind: 'match' as const,
    event,
    saying: null,
    by: null,
    text: '',
  }))
  const chart = story(lines, view)
  expect(chart?.series.map(({ seat, values }) => [seat, values])).toEqual([
    [0, [1, 0, 0, 0]],
    [1, [2, 1, 1, null]],
    [null, [0, 2, 4, 4]],
  ])
})

test('a match that never began has no chart', () => {
  expect(story([], { setup: { seats: 2 }, colours: [] } as unknown as View)).toBeNull()
})
