/** The tiles on a player's desk during a turn: unfinished words, idle tiles in the player's order, and the word that
 * the next tile goes to. Every change returns a new desk. */
import { JOKERS } from './pieces'
import type { Layout, Tile } from './types.gen'

export interface Desk {
  readonly words: readonly (readonly Tile[])[] // none of them empty
  readonly turned: Readonly<Record<Tile, string>> // tiles that are turned over, with their letters
  readonly at: number // the word that grows; one past the last: the next tile starts a new word
  readonly order: readonly Tile[] // of all tiles on the rack, whether idle or not
}

/** A position in a word, before the tile that is there now. */
export interface Spot {
  readonly word: number
  readonly place: number
}

/** The desk for a layout, with the tiles in their previous order. */
export function deskOf(layout: Layout, tiles: number, order: readonly Tile[] = []): Desk {
  const all = Array.from({ length: tiles }, (_, tile) => tile)
  const kept = order.filter((tile) => tile < tiles)
  return {
    words: layout.words,
    turned: Object.fromEntries(layout.turned.map(({ tile, letter }) => [tile, letter])),
    at: layout.words.length,
    order: [...kept, ...all.filter((tile) => !kept.includes(tile))],
  }
}

export function layoutOf(desk: Desk): Layout {
  const turned = Object.entries(desk.turned).map(([tile, letter]) => ({ tile: Number(tile), letter }))
  return { words: desk.words, turned: turned.sort((a, b) => a.tile - b.tile) }
}

/** Equal for equal layouts, and only for those. */
export const keyOf = ({ words, turned }: Layout): string =>
  JSON.stringify([words, turned.map(({ tile, letter }) => [tile, letter])])

export function idle(desk: Desk): Tile[] {
  const laid = new Set(desk.words.flat())
  return desk.order.filter((tile) => !laid.has(tile))
}

export const jokersLeft = (desk: Desk): number => JOKERS - Object.keys(desk.turned).length

/** The letters of a word: a turned tile shows the letter it was given. */
export const read = (word: readonly Tile[], turned: Desk['turned'], rack: string): string =>
  word.map((tile) => turned[tile] ?? rack[tile] ?? '').join('')

export function pointsOf(
  word: readonly Tile[],
  turned: Desk['turned'],
  rack: string,
  worth: Readonly<Record<string, number>>,
): number {
  return word.reduce((sum, tile) => sum + (tile in turned ? 0 : (worth[rack[tile] ?? ''] ?? 0)), 0)
}

/** The points of every word, the word that counts double, and the total. A single letter is not a word. */
export function counted(
  desk: Desk,
  rack: string,
  worth: Readonly<Record<string, number>>,
): { points: number[]; double: number; total: number } {
  const points = desk.words.map((word) => pointsOf(word, desk.turned, rack, worth))
  const counting = points.map((each, index) => ((desk.words[index]?.length ?? 0) > 1 ? each : -1))
  const best = Math.max(0, ...counting)
  const double = best > 0 ? counting.indexOf(best) : -1
  return { points, double, total: counting.reduce((sum, each) => sum + Math.max(0, each), best) }
}

/** Moves a tile to a spot, from wherever it is; by default to the end of the growing word. */
export function put(desk: Desk, tile: Tile, to: Spot = { word: desk.at, place: Infinity }, letter?: string): Desk {
  const words = desk.words.map((word) => word.filter((each) => each !== tile))
  const from = desk.words[to.word]?.indexOf(tile) ?? -1
  const place = from >= 0 && from < to.place ? to.place - 1 : to.place
  const word = words[to.word] ?? []
  words[to.word] = word.toSpliced(Math.min(place, word.length), 0, tile)
  const turned = letter ? { ...desk.turned, [tile]: letter } : desk.turned
  return tidy({ ...desk, words, turned, at: to.word })
}

/** Moves a tile back to the rack, face up. */
export function takeBack(desk: Desk, tile: Tile): Desk {
  const { [tile]: _, ...turned } = desk.turned
  return tidy({ ...desk, words: desk.words.map((word) => word.filter((each) => each !== tile)), turned })
}

/** Types a letter: with the first idle tile that shows it, or with a turned tile if any other tile could replace that
 * one. Null if there is none. */
export function typed(desk: Desk, rack: string, letter: string, worth: Readonly<Record<string, number>>): Desk | null {
  const tile = idle(desk).find((each) => rack[each] === letter)
  if (tile !== undefined) return put(desk, tile)
  const hidden = Object.keys(desk.turned)
    .map(Number)
    .find((each) => rack[each] === letter)
  const other = cheapest(desk, rack, worth)
  if (hidden === undefined || other === undefined) return null
  const { [hidden]: stands = '', ...turned } = desk.turned
  const words = desk.words.map((word) => word.map((each) => (each === hidden ? other : each)))
  return put({ ...desk, words, turned: { ...turned, [other]: stands } }, hidden)
}

/** The idle tile that costs least to turn over. */
export function cheapest(desk: Desk, rack: string, worth: Readonly<Record<string, number>>): Tile | undefined {
  const cost = (tile: Tile) => worth[rack[tile] ?? ''] ?? 0
  return idle(desk).sort((a, b) => cost(a) - cost(b) || a - b)[0]
}

/** As in a line of text: the last letter of the growing word, or the space before a new one. */
export function erase(desk: Desk): Desk {
  const last = desk.words[desk.at]?.at(-1)
  if (last !== undefined)
    return { ...takeBack(desk, last), at: (desk.words[desk.at]?.length ?? 0) > 1 ? desk.at : desk.words.length - 1 }
  return { ...desk, at: Math.max(0, desk.words.length - 1) }
}

export const grow = (desk: Desk, at: number): Desk => ({ ...desk, at: Math.min(at, desk.words.length) })

/** One step to the left or right within its word. */
export function nudge(desk: Desk, tile: Tile, by: -1 | 1): Desk {
  const word = desk.words.findIndex((each) => each.includes(tile))
  const place = desk.words[word]?.indexOf(tile) ?? -1
  const next = place + by
  if (word < 0 || next < 0 || next >= (desk.words[word]?.length ?? 0)) return desk
  return { ...put(desk, tile, { word, place: by > 0 ? next + 1 : next }), at: desk.at }
}

export function shuffled(desk: Desk, random: () => number = Math.random): Desk {
  const order = idle(desk)
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return beforeLaid(desk, order)
}

export function sorted(desk: Desk, rack: string): Desk {
  const letter = (tile: Tile) => rack[tile] ?? ''
  return beforeLaid(
    desk,
    idle(desk).sort((a, b) => letter(a).localeCompare(letter(b)) || a - b),
  )
}

/** The idle tiles in this order, followed by the tiles in words. */
function beforeLaid(desk: Desk, tiles: readonly Tile[]): Desk {
  return { ...desk, order: [...tiles, ...desk.order.filter((tile) => !tiles.includes(tile))] }
}

/** Without empty words. If the growing word is empty, the next tile starts a new word at the end. */
function tidy(desk: Desk): Desk {
  const words = desk.words.filter((word) => word.length > 0)
  const gone = desk.words.slice(0, desk.at).filter((word) => word.length === 0).length
  const at = desk.words[desk.at]?.length ? desk.at - gone : words.length
  return { ...desk, words, at }
}
