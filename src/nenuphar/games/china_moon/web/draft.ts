/** A board in the workshop. Every change makes a new board, so that each can be undone. */
import type { Spot } from '$shell/art/figures'
import { WIDE } from './layout'
import { KINDS } from './pieces'
import type { Board, Kind, Pad } from './types.gen'

export const START = 'start'
export const ARRIVAL = 'arrival'
const EDGE = 40 // the distance that pads keep from the edge of the picture
const STEP = 10 // pads snap to this
const LONGEST_NAME = 6

/** A board of two pads, to start from. */
export const EMPTY: Board = {
  title: '',
  start: { x: 90, y: 910, next: ['1'] },
  arrival: { x: 860, y: 110 },
  pads: [{ name: '1', kind: 'plain', x: 240, y: 910, next: [ARRIVAL] }],
}

export const onPicture = (at: number): number => Math.min(WIDE - EDGE, Math.max(EDGE, Math.round(at / STEP) * STEP))

export function spotOf(board: Board, name: string): Spot {
  if (name === START) return board.start
  return board.pads.find((pad) => pad.name === name) ?? board.arrival
}

export function nextOf(board: Board, name: string): readonly string[] {
  if (name === START) return board.start.next
  return board.pads.find((pad) => pad.name === name)?.next ?? []
}

export function move(board: Board, name: string, { x, y }: Spot): Board {
  const spot = { x: onPicture(x), y: onPicture(y) }
  if (name === START) return { ...board, start: { ...board.start, ...spot } }
  if (name === ARRIVAL) return { ...board, arrival: spot }
  return change(board, name, (pad) => ({ ...pad, ...spot }))
}

export const setKind = (board: Board, name: string, kind: Kind): Board =>
  change(board, name, (pad) => ({ ...pad, kind }))

/** Links to the old name change to the new one. */
export const rename = (board: Board, name: string, to: string): Board =>
  renameAll(board, (known) => (known === name ? to : known))

function renameAll(board: Board, called: (name: string) => string): Board {
  return {
    ...board,
    start: { ...board.start, next: board.start.next.map(called) },
    pads: board.pads.map((pad) => ({ ...pad, name: called(pad.name), next: pad.next.map(called) })),
  }
}

/** Removes an existing link, or adds a missing one. */
export function toggleLink(board: Board, from: string, to: string): Board {
  const toggled = (next: readonly string[]) => (next.includes(to) ? next.filter((each) => each !== to) : [...next, to])
  if (from === START) return { ...board, start: { ...board.start, next: toggled(board.start.next) } }
  return change(board, from, (pad) => ({ ...pad, next: toggled(pad.next) }))
}

/** Adds a plain pad after this place, on the link to the first next place. Pads after it are renumbered. */
export function addAfter(before: Board, from: string): { board: Board; name: string } {
  const { board, name } = nameAfter(before, from)
  const [first, ...others] = nextOf(board, from)
  const [here, there] = [spotOf(board, from), spotOf(board, first ?? ARRIVAL)]
  const pad: Pad = {
    name,
    kind: 'plain',
    x: onPicture((here.x + there.x) / 2),
    y: onPicture((here.y + there.y) / 2),
    next: first ? [first] : [],
  }
  const at = board.pads.findIndex((each) => each.name === from) + 1
  const linked =
    from === START
      ? { ...board, start: { ...board.start, next: [name, ...others] } }
      : change(board, from, (each) => ({ ...each, next: [name, ...others] }))
  return { board: { ...linked, pads: linked.pads.toSpliced(at, 0, pad) }, name }
}

/** Links to the removed pad lead on to its own next places. */
export function remove(board: Board, name: string): Board {
  const gone = board.pads.find((pad) => pad.name === name)
  if (!gone) return board
  const around = (next: readonly string[]) => [...new Set(next.flatMap((each) => (each === name ? gone.next : [each])))]
  return {
    ...board,
    start: { ...board.start, next: around(board.start.next) },
    pads: board.pads.filter((pad) => pad !== gone).map((pad) => ({ ...pad, next: around(pad.next) })),
  }
}

/** A name for a pad after this place, counted as people do: 6 after 5, and 4a after 3a. If the name is taken, the pads
 * that can be reached from there, and only those, are renumbered. */
function nameAfter(board: Board, from: string): { board: Board; name: string } {
  const number = from === START ? 0 : counted(from)?.number
  if (number === undefined) return { board, name: freshName(board) }
  const [first, ...others] = nextOf(board, from)
  const branch = (first && others.length ? counted(first) : counted(from))?.branch ?? ''
  const name = `${number + 1}${branch}`
  const taken = new Set(board.pads.map((pad) => pad.name))
  if (!taken.has(name)) return { board, name }
  const behind = reached(board, first)
  const later = (known: string) => {
    const count = behind.has(known) ? counted(known) : null
    return count && count.number > number ? `${count.number + 1}${count.branch}` : known
  }
  const renamed = renameAll(board, later)
  const names = [name, ...renamed.pads.map((pad) => pad.name)]
  const fit = new Set(names).size === names.length && names.every((each) => each.length <= LONGEST_NAME)
  return fit ? { board: renamed, name } : { board, name: freshName(board) }
}

function counted(name: string): { number: number; branch: string } | null {
  const [, number, branch] = /^([1-9]\d{0,4})([a-z]?)$/.exec(name) ?? []
  return number === undefined ? null : { number: Number(number), branch: branch ?? '' }
}

function reached(board: Board, from: string | undefined): Set<string> {
  const found = new Set<string>()
  const open = from === undefined ? [] : [from]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...nextOf(board, name))
  }
  return found
}

function freshName(board: Board): string {
  const taken = new Set(board.pads.map((pad) => pad.name))
  let number = board.pads.length + 1
  while (taken.has(`${number}`)) number += 1
  return `${number}`
}

function change(board: Board, name: string, how: (pad: Pad) => Pad): Board {
  return { ...board, pads: board.pads.map((pad) => (pad.name === name ? how(pad) : pad)) }
}

/** As a TOML file. */
export function toToml({ title, start, arrival, pads }: Board): string {
  const text = (words: string) => JSON.stringify(words)
  const next = (names: readonly string[]) => `[${names.map(text).join(', ')}]`
  const lines = pads.map(
    (pad) =>
      `    { name = ${text(pad.name)}, kind = ${text(pad.kind)}, x = ${pad.x}, y = ${pad.y}, next = ${next(pad.next)} },`,
  )
  return [
    `title = ${text(title)}`,
    '',
    `start = { x = ${start.x}, y = ${start.y}, next = ${next(start.next)} }`,
    `arrival = { x = ${arrival.x}, y = ${arrival.y} }`,
    '',
    'pads = [',
    ...lines,
    ']',
    '',
  ].join('\n')
}

/** Whether data has the shape of a board, so that it can be drawn, valid or not. */
export function isBoard(data: unknown): data is Board {
  const board = data as Partial<Board> | null
  const spot = (thing: unknown) =>
    Number.isFinite((thing as Spot | null)?.x) && Number.isFinite((thing as Spot | null)?.y)
  const names = (next: unknown) =>
    Array.isArray(next) && next.every((name) => typeof name === 'string') && new Set(next).size === next.length
  const pad = (thing: unknown) =>
    spot(thing) &&
    names((thing as Pad).next) &&
    typeof (thing as Pad).name === 'string' &&
    KINDS.includes((thing as Pad).kind)
  return (
    typeof board?.title === 'string' &&
    spot(board.start) &&
    names(board.start?.next) &&
    spot(board.arrival) &&
    Array.isArray(board.pads) &&
    board.pads.every(pad) &&
    new Set([START, ARRIVAL, ...board.pads.map(({ name }) => name)]).size === board.pads.length + 2
  )
}
