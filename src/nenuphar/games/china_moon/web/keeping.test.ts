/** Drafts in the browser's storage, and when a board counts as saved. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Drawing } from './drawing.svelte'
import { EMPTY } from './draft'
import { saveDraft, loadDraft, MOST_LETTERS, type Draft } from './keeping'
import { BOARD } from './samples'

const DRAFT: Draft = { board: BOARD, saved: false, source: 'Puddle' }

beforeEach(() => localStorage.clear())

test('a draft survives a reload', () => {
  expect(loadDraft()).toBeNull()
  expect(saveDraft(DRAFT)).toBe(true)
  expect(loadDraft()).toEqual(DRAFT)
})

test('data from another version or another program is ignored', () => {
  saveDraft(DRAFT)
  const [key] = Object.keys(localStorage)
  const written = localStorage.getItem(key!)!
  for (const strange of ['', '{', 'null', '[]', '{"version":1}', written.replace('"version":1', '"version":2')]) {
    localStorage.setItem(key!, strange)
    expect(loadDraft()).toBeNull()
  }
})

test('a draft that is too large is not stored, and the browser says so', () => {
  saveDraft(DRAFT)
  expect(saveDraft({ ...DRAFT, board: { ...BOARD, title: 'x'.repeat(MOST_LETTERS) } })).toBe(false)
  expect(loadDraft()).toEqual(DRAFT)
})

test('a browser without free storage says so', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(saveDraft(DRAFT)).toBe(false)
  expect(loadDraft()).toBeNull()
  vi.unstubAllGlobals()
})

test('a board is unsaved from the first change until it is saved, replaced or the change is undone', () => {
  const drawing = new Drawing()
  drawing.resume({ board: BOARD, saved: true, source: null })
  expect([drawing.unsaved, drawing.canUndo]).toEqual([false, false])
  drawing.setTitle('Lake')
  expect([drawing.unsaved, drawing.canUndo]).toEqual([true, true])
  drawing.undo()
  expect(drawing.unsaved).toBe(false)
  drawing.setKind('spring')
  drawing.markSaved(drawing.board)
  expect(drawing.unsaved).toBe(false)
  drawing.resume({ board: BOARD, saved: false, source: null })
  expect(drawing.unsaved).toBe(true)
})

test('undo brings back the board that another one replaced, with its title on the server', () => {
  const drawing = new Drawing()
  drawing.resume({ board: BOARD, saved: false, source: 'Puddle' })
  drawing.open(EMPTY)
  expect([drawing.board, drawing.unsaved, drawing.source]).toEqual([EMPTY, false, null])
  drawing.undo()
  expect([drawing.board, drawing.unsaved, drawing.source]).toEqual([BOARD, true, 'Puddle'])
})

test('a change from another tab is shown here too, and can be undone', () => {
  const drawing = new Drawing()
  drawing.resume({ board: BOARD, saved: true, source: null })
  drawing.selected = BOARD.pads[1]!.name
  const elsewhere: Draft = { board: { ...BOARD, title: 'Lake' }, saved: false, source: 'Puddle' }
  drawing.follow(elsewhere)
  expect(drawing.draft).toEqual(elsewhere)
  expect(drawing.selected).toBe(BOARD.pads[1]!.name)
  drawing.undo()
  expect([drawing.board, drawing.source]).toEqual([BOARD, null])
})
