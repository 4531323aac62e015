/** Editing a board: the effect of every change, and the TOML file. */
import { expect, test } from 'vitest'
import { addAfter, isBoard, move, remove, rename, setKind, toggleLink, toToml } from './draft'
import { BOARD } from './samples'

const pad = (board: typeof BOARD, name: string) => board.pads.find((each) => each.name === name)

test('a pad moves in steps of ten, and never beyond the edge of the picture', () => {
  expect(pad(move(BOARD, '3a', { x: 123.4, y: 2000 }), '3a')).toMatchObject({ x: 120, y: 960 })
  expect(move(BOARD, 'start', { x: -5, y: 500 }).start).toMatchObject({ x: 40, y: 500, next: ['1'] })
  expect(move(BOARD, 'arrival', { x: 500, y: 500 }).arrival).toEqual({ x: 500, y: 500 })
  expect(pad(BOARD, '3a')).toMatchObject({ x: 360, y: 700 })
})

test('a pad changes its kind and its name, and links to it follow', () => {
  expect(pad(setKind(BOARD, '1', 'butterfly'), '1')?.kind).toBe('butterfly')
  const named = rename(BOARD, '5', 'rock')
  expect(pad(named, '4a')?.next).toEqual(['rock'])
  expect(pad(named, 'rock')?.next).toEqual(['6'])
  expect(rename(BOARD, '1', 'a').start.next).toEqual(['a'])
})

test('links are added and removed', () => {
  expect(pad(toggleLink(BOARD, '2', '3b'), '2')?.next).toEqual(['3a'])
  expect(pad(toggleLink(BOARD, '1', '3a'), '1')?.next).toEqual(['2', '3a'])
  expect(toggleLink(BOARD, 'start', '1').start.next).toEqual([])
})

test('a new pad is placed halfway to the next one, and takes over the first link', () => {
  const { board, name } = addAfter(BOARD, '2')
  expect(pad(board, '2')?.next).toEqual([name, '3b'])
  expect(pad(board, name)).toEqual({ name: '3a', kind: 'plain', x: 360, y: 780, next: ['4a'] })
  expect(pad(board, '5a')).toEqual({ ...pad(BOARD, '4a'), name: '5a', next: ['6'] })
  expect(pad(board, '3b')?.next).toEqual(['6'])
})

test('pads are numbered along the track, and the ones after a new pad move up by one', () => {
  const names = (from: string, on = BOARD) => addAfter(on, from).board.pads.map((each) => each.name)
  expect(names('1')).toEqual(['1', '2', '3', '4a', '5a', '4b', '6', '7'])
  expect(names('2')).toEqual(['1', '2', '3a', '4a', '5a', '3b', '6', '7'])
  expect(names('3a')).toEqual(['1', '2', '3a', '4a', '5a', '3b', '6', '7'])
  expect(names('3b')).toEqual(['1', '2', '3a', '4a', '3b', '4b', '5', '6'])
  expect(names('4a')).toEqual(['1', '2', '3a', '4a', '5a', '3b', '5', '6'])
  expect(names('5')).toEqual(['1', '2', '3a', '4a', '3b', '5', '6', '7'])
  expect(names('start')).toEqual(['1', '2', '3', '4a', '5a', '4b', '6', '7'])
  expect(addAfter(BOARD, 'start').board.start.next).toEqual(['1'])
  expect(pad(addAfter(BOARD, '6').board, '7')?.next).toEqual(['arrival'])
})

test('a new pad after one with a custom name gets a free number', () => {
  expect(addAfter(rename(BOARD, '5', 'rock'), 'rock').name).toBe('8')
  const beside = rename(BOARD, '3b', '7')
  expect(addAfter(beside, '5').name).toBe('8')
})

test('removing a pad reconnects the links around it', () => {
  expect(pad(remove(BOARD, '2'), '1')?.next).toEqual(['3a', '3b'])
  expect(remove(BOARD, '1').start.next).toEqual(['2'])
  expect(remove(remove(BOARD, '4a'), '3b').pads.map((each) => [each.name, each.next])).toEqual([
    ['1', ['2']],
    ['2', ['3a', '5']],
    ['3a', ['5']],
    ['5', ['6']],
    ['6', ['arrival']],
  ])
  expect(remove(BOARD, 'arrival')).toBe(BOARD)
})

test('a board is written as TOML', () => {
  expect(toToml({ ...BOARD, title: 'The "old" pond', pads: BOARD.pads.slice(0, 2) })).toBe(`title = "The \\"old\\" pond"

start = { x = 80, y = 900, next = ["1"] }
arrival = { x = 860, y = 120 }

pads = [
    { name = "1", kind = "plain", x = 220, y = 900, next = ["2"] },
    { name = "2", kind = "spring", x = 360, y = 860, next = ["3a", "3b"] },
]
`)
})

test('data that is not a board is not drawn', () => {
  expect(isBoard(BOARD)).toBe(true)
  expect([null, {}, { ...BOARD, pads: [{}] }, { ...BOARD, start: { x: 1, y: 2 } }].some(isBoard)).toBe(false)
  const [first, ...rest] = BOARD.pads
  expect(isBoard({ ...BOARD, pads: [first, first, ...rest] })).toBe(false)
  expect(isBoard({ ...BOARD, pads: [{ ...first, kind: 'whirlpool' }, ...rest] })).toBe(false)
  expect(isBoard({ ...BOARD, start: { ...BOARD.start, next: ['1', '1'] } })).toBe(false)
})
