import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoardProgress, LONGEST_MS } from '../src/table/boardProgress.svelte'
import type { Line, MatchView } from '../src/wire'

const view = (round: number) => ({ view: { round } }) as unknown as MatchView
const line = (seq: number, kind: Line['kind']) => ({ seq, kind }) as unknown as Line

function table(match: MatchView, ...lines: Line[]): { match: MatchView | null; lines: readonly Line[] } {
  return { match, lines }
}

describe('the page around the board', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('follows the server until a board has reported', () => {
    const known = table(view(1))
    const shown = new BoardProgress(known)
    known.match = view(2)
    expect(shown.match).toBe(known.match)
    expect(shown.moving).toBe(false)
  })

  it('waits for the board, then shows the newest state', () => {
    const first = view(1)
    const known = table(first, line(1, 'match'))
    const shown = new BoardProgress(known)
    shown.rest()
    known.match = view(2)
    known.lines = [...known.lines, line(2, 'match')]
    expect([shown.match, shown.moving, shown.lines.length]).toEqual([first, true, 1])
    shown.rest()
    expect([shown.match, shown.moving, shown.lines.length]).toEqual([known.match, false, 2])
  })

  it('does not hold back chat in the meantime', () => {
    const known = table(view(1), line(1, 'match'))
    const shown = new BoardProgress(known)
    shown.rest()
    known.match = view(2)
    known.lines = [...known.lines, line(2, 'match'), line(3, 'chat')]
    expect(shown.lines.map(({ seq }) => seq)).toEqual([1, 3])
  })

  it('does not wait forever', () => {
    const known = table(view(1))
    const shown = new BoardProgress(known)
    shown.rest()
    expect(shown.guard()).toBeUndefined()
    known.match = view(2)
    shown.guard()
    vi.advanceTimersByTime(LONGEST_MS - 1)
    expect(shown.moving).toBe(true)
    vi.advanceTimersByTime(1)
    expect(shown.moving).toBe(false)
  })
})
