/** The story of a match: cards, fast taps, and the statistics that the browser remembers. */
import { beforeEach, expect, test } from 'vitest'
import { lessons } from './lesson'
import { past, remember } from './progress'
import { BLUE_SNAKE, player, tap, verdict, VIEW } from './samples'
import { prompt, seats, standings, story } from './shell'
import { handsOf, matchStory, median } from './story'
import type { Event } from './types.gen'

const MATCH: Event[] = [
  { type: 'card-turned', seat: 0, card: 3 },
  { type: 'card-turned', seat: 1, card: 30 },
  {
    type: 'clash-settled',
    moves: [],
    verdicts: [verdict({ reaction: 412 }), verdict({ seat: 1, target: 1, reaction: 440, ruling: 'late', behind: 28 })],
  },
  { type: 'stack-moved', owner: 1, to: 0, by: 0, rule: 'GB-A1' },
  { type: 'card-turned', seat: 2, card: 9 },
  { type: 'clash-settled', moves: [], verdicts: [verdict({ seat: 2, target: 0, ruling: 'fault', rule: 'GB-X1' })] },
  { type: 'stack-moved', owner: 2, to: null, by: 2, rule: 'GB-X2' },
  { type: 'penalty-paid', seat: 1, card: null, back: null },
  { type: 'game-ended', winners: [0], cards: [17, 14, 15], rule: 'GB-E4' },
]
const lines = MATCH.map((event, seq) => ({
  seq,
  at: 0,
  kind: 'match' as const,
  event,
  saying: null,
  by: null,
  text: '',
}))

test('cards are counted as they are turned, taken and buried', () => {
  expect(matchStory(MATCH, 3).held).toEqual([
    [16, 16, 16],
    [17, 15, 16],
    [17, 14, 15],
  ])
})

test('hands: wins, faults, the typical reaction of correct hands and the best of the winning ones', () => {
  const { hands } = matchStory(MATCH, 3)
  expect(hands).toEqual([
    { first: 1, faults: 0, median: 412, best: 412 },
    { first: 0, faults: 0, median: 440, best: null },
    { first: 0, faults: 1, median: null, best: null },
  ])
  expect(median([500, 300, 400])).toBe(400)
  expect(median([500, 300])).toBe(400)
})

test('nobody reacts within 100 ms: such a hand wins, but is in no table and is nobody’s fastest', () => {
  const verdicts = [verdict({ reaction: 99 }), verdict({ seat: 1, reaction: 300 }), verdict({ reaction: 100 })]
  expect(handsOf(verdicts, 0)).toEqual({ first: 2, faults: 0, median: 100, best: 100 })
  expect(handsOf(verdicts.slice(0, 1), 0)).toEqual({ first: 1, faults: 0, median: null, best: null })
  const notes = matchStory([{ type: 'clash-settled', moves: [], verdicts: verdicts.slice(0, 2) }], 2).notes
  expect(notes.map(({ key, facts }) => [key, facts])).toEqual([
    ['gobbit-web-story-quickest', { who: { seat: 1 }, ms: 300 }],
  ])
})

test('the highlights of a match', () => {
  expect(matchStory(MATCH, 3).notes.map(({ key, facts }) => [key, facts])).toEqual([
    ['gobbit-web-story-quickest', { who: { seat: 0 }, ms: 412 }],
    ['gobbit-web-story-closest', { ms: 28 }],
  ])
})

test('the page gets a chart line for every player, and none before the first clash', () => {
  expect(story(lines, VIEW)?.series.map(({ seat, values }) => [seat, values])).toEqual([
    [0, [16, 17, 17]],
    [1, [16, 15, 14]],
    [2, [16, 16, 15]],
  ])
  expect(story(lines.slice(0, 2), VIEW)).toBeNull()
})

test('eight players have eight signs, and none is a card’s sign', () => {
  const view = { ...VIEW, players: Array.from({ length: 8 }, () => player(null)) }
  const colours = seats(view).map(({ colour }) => colour)
  expect(new Set(colours).size).toBe(8)
  for (const colour of ['red', 'blue', 'yellow']) expect(colours).not.toContain(colour)
})

test('only a sole leader gets the crown', () => {
  const crowned = (...piles: number[]) =>
    seats({ ...VIEW, players: piles.map((pile) => player(null, { pile })) }).map((seat) => seat.crowned)
  expect(crowned(9, 12, 3)).toEqual([false, true, false])
  expect(crowned(9, 9, 3)).toEqual([false, false, false])
})

test('what you can do now', () => {
  const key = (more: Partial<typeof VIEW>, you: number | null = 0) =>
    prompt({ ...VIEW, ...more }, you)?.key.replace('gobbit-web-prompt-', '')
  expect(key({ turn: 0 })).toBe('turn')
  expect(key({ turn: 0, asked: true })).toBe('soon')
  expect(key({ turn: 0 }, null)).toBe('watch')
  expect(key({ turn: 2 })).toBe('watch')
  expect(key({ phase: 'clash', taps: [tap(0, 1)] })).toBe('clash')
  expect(key({ phase: 'clash', pausing: 1 })).toBe('pausing')
  expect(key({ last_call: true })).toBe('last-call')
  expect(key({ phase: 'paused', pausing: 1 })).toBe('paused')
  expect(key({ phase: 'paused', pausing: 1, resuming: true })).toBe('resuming')
  expect(key({ players: [player(null, { out: true })] })).toBe('ghost')
})

test('a lesson ends when its action is done', () => {
  const done = (text: string, target: number) =>
    lessons
      .find((lesson) => lesson.text === `gobbit-web-tutor-${text}`)
      ?.done?.({ view: { ...VIEW, verdicts: [verdict({ target })] }, you: 0, since: VIEW })
  expect([done('attack', 1), done('attack', 0)]).toEqual([true, false])
  expect([done('defend', 1), done('defend', 0)]).toEqual([false, true])
})

// What the browser remembers

beforeEach(() => localStorage.clear())

test('a match counts once, however often its result is opened', () => {
  const hands = handsOf([verdict({ reaction: 412 })], 0)
  remember('t1', hands)
  remember('t1', hands)
  remember('t2', handsOf([verdict({ reaction: 390 }), verdict({ ruling: 'fault' })], 0))
  expect(past()).toEqual([
    { table: 't1', ms: 412, faults: 0, first: 1 },
    { table: 't2', ms: 390, faults: 1, first: 1 },
  ])
})

test('a match without a correct hand says nothing about progress', () => {
  expect(remember('t1', handsOf([], 0))).toEqual([])
})

test('foreign data in the storage is ignored', () => {
  localStorage.setItem('nenuphar.gobbit.progress', '[{"ms": "fast"}, 7, null]')
  expect(past()).toEqual([])
  localStorage.setItem('nenuphar.gobbit.progress', 'not json')
  expect(past()).toEqual([])
})

test('the result is a table by rank: the clash of going out, the fastest hand, and the remaining cards', () => {
  const events = [
    { type: 'clash-settled', moves: [], verdicts: [verdict({ seat: 1, target: 0, reaction: 412 })] },
    { type: 'clash-settled', moves: [], verdicts: [verdict({ seat: 1, target: 0, reaction: 390 })] },
    { type: 'player-out', seat: 0 },
  ]
  const lines = events.map((event, seq) => ({ seq, event })) as never
  const players = [
    player(null, { pile: 0, out: true }),
    player(BLUE_SNAKE, { pile: 20, stack: 3 }),
    player(null, { pile: 1 }),
  ]
  const over = { ...VIEW, players, outcome: { ranks: [3, 1, 2], rule: 'GB-E4' } }
  const found = standings(over, lines)!
  expect(found.rows.map(({ seat, rank, cells }) => [seat, rank, ...cells.map(({ value }) => value)])).toEqual([
    [1, 1, '–', '390 ms', 23],
    [2, 2, '–', '–', 1],
    [0, 3, 2, '–', 0],
  ])
  expect(standings(VIEW, lines), 'no result before the end').toBeNull()
})
