/** Tiles on the desk: each is in exactly one place, and none is lost. */
import { expect, test } from 'vitest'
import {
  cheapest,
  counted,
  deskOf,
  erase,
  grow,
  idle,
  jokersLeft,
  keyOf,
  layoutOf,
  nudge,
  put,
  read,
  shuffled,
  sorted,
  takeBack,
  typed,
  type Desk,
} from './desk'

const RACK = 'AEJMRRSSTU'
const WORTH = { A: 1, E: 1, J: 2, M: 2, R: 1, S: 1, T: 1, U: 2 }
const EMPTY = deskOf({ words: [], turned: [] }, RACK.length)

const words = (desk: Desk) => desk.words.map((word) => read(word, desk.turned, RACK))
const type = (desk: Desk, text: string) =>
  [...text].reduce((now, sign) => (sign === ' ' ? grow(now, now.words.length) : typed(now, RACK, sign, WORTH)!), desk)

test('typing uses each tile once, and a space starts the next word', () => {
  const desk = type(EMPTY, 'RAST URS')
  expect(words(desk)).toEqual(['RAST', 'URS'])
  expect(new Set(desk.words.flat()).size).toBe(7)
  expect(idle(desk).map((tile) => RACK[tile])).toEqual(['E', 'J', 'M'])
  expect(typed(desk, RACK, 'S', WORTH)).toBeNull()
})

test('the rule book’s example scores as the book says', () => {
  const jam = put(type(EMPTY, 'JAM'), 6, undefined, 'M')
  const desk = type(type(jam, 'ERT'), ' URS')
  expect(words(desk)).toEqual(['JAMMERT', 'URS'])
  expect(jokersLeft(desk)).toBe(1)
  expect(counted(desk, RACK, WORTH)).toEqual({ points: [8, 4], double: 0, total: 20 })
})

test('typing a turned tile’s own letter turns it back', () => {
  const jam = put(type(EMPTY, 'JAM'), cheapest(type(EMPTY, 'JAM'), RACK, WORTH)!, undefined, 'M')
  expect(Object.keys(jam.turned)).toEqual(['1']) // the only E
  const desk = type(jam, 'ERT')
  expect(words(desk)).toEqual(['JAMMERT'])
  expect(desk.turned).toEqual({ 4: 'M' })
  expect(new Set(desk.words.flat()).size).toBe(7)
})

test('a single letter is not a word', () => {
  expect(counted(type(EMPTY, 'J'), RACK, WORTH)).toEqual({ points: [2], double: -1, total: 0 })
})

test('erasing goes back letter by letter, then over the space', () => {
  let desk = type(EMPTY, 'JA UR ')
  desk = erase(desk)
  expect([words(desk), desk.at]).toEqual([['JA', 'UR'], 1])
  desk = erase(erase(desk))
  expect([words(desk), desk.at]).toEqual([['JA'], 1])
  desk = erase(erase(erase(desk)))
  expect([words(desk), desk.at]).toEqual([[], 0])
  expect(erase(desk)).toEqual(desk)
})

test('erasing the only letter of a word in the middle leaves the others alone', () => {
  const desk = erase(grow(type(EMPTY, 'JA U RE'), 1))
  expect(words(desk)).toEqual(['JA', 'RE'])
})

test('a turned tile shows its face again when it goes back to the rack', () => {
  const desk = put(EMPTY, 6, undefined, 'M')
  expect(read(desk.words[0]!, desk.turned, RACK)).toBe('M')
  expect(takeBack(desk, 6)).toEqual(EMPTY)
})

test('a tile moves within its word to the marked spot', () => {
  const desk = type(EMPTY, 'RAST')
  const first = desk.words[0]![0]!
  expect(words(put(desk, first, { word: 0, place: 2 }))).toEqual(['ARST'])
  expect(words(put(desk, first, { word: 0, place: 4 }))).toEqual(['ASTR'])
  expect(words(put(desk, first, { word: 0, place: 0 }))).toEqual(['RAST'])
})

test('a tile moves to another word, and a word without tiles disappears', () => {
  const desk = type(EMPTY, 'J URS')
  const moved = put(desk, desk.words[0]![0]!, { word: 1, place: 0 })
  expect([words(moved), moved.at]).toEqual([['JURS'], 0])
})

test('a nudge swaps neighbours and stops at the ends', () => {
  const desk = type(EMPTY, 'RAST')
  const a = desk.words[0]![1]!
  expect(words(nudge(desk, a, 1))).toEqual(['RSAT'])
  expect(words(nudge(desk, a, -1))).toEqual(['ARST'])
  expect(nudge(desk, desk.words[0]![0]!, -1)).toEqual(desk)
  expect(nudge(desk, idle(desk)[0]!, 1)).toEqual(desk)
})

test('the cheapest idle tile is turned', () => {
  expect(RACK[cheapest(EMPTY, RACK, WORTH)!]).toBe('A')
  expect(RACK[cheapest(type(EMPTY, 'RASTER S'), RACK, WORTH)!]).toBe('J')
})

test('shuffling and sorting move idle tiles only, and lose none', () => {
  const desk = type(EMPTY, 'URS')
  const mixed = shuffled(desk, () => 0)
  expect(mixed.words).toEqual(desk.words)
  expect(idle(mixed)).not.toEqual(idle(desk))
  expect([...mixed.order].sort((a, b) => a - b)).toEqual(desk.order)
  expect(
    idle(sorted(mixed, RACK))
      .map((tile) => RACK[tile])
      .join(''),
  ).toBe('AEJMRST')
})

test('the desk and the server’s layout compare exactly', () => {
  const desk = put(put(type(EMPTY, 'JA'), 7, undefined, 'M'), 6, undefined, 'N')
  const layout = layoutOf(desk)
  expect(layout.turned).toEqual([
    { tile: 6, letter: 'N' },
    { tile: 7, letter: 'M' },
  ])
  expect(keyOf(layoutOf(deskOf(layout, RACK.length)))).toBe(keyOf(layout))
  expect(keyOf(layoutOf(takeBack(desk, 6)))).not.toBe(keyOf(layout))
})

test('five more tiles are added at the end of the player’s order', () => {
  const before = shuffled(EMPTY, () => 0)
  const after = deskOf({ words: [], turned: [] }, 15, before.order)
  expect(after.order.slice(0, 10)).toEqual(before.order)
  expect(after.order.slice(10)).toEqual([10, 11, 12, 13, 14])
})
