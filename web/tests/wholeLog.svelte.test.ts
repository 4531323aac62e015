/** The whole log is loaded in pieces; a missing piece is requested again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tell } from '../src/wire'

const earlier = vi.fn()
vi.mock('../src/lib/api', () => ({
  api: { table: () => Promise.resolve(null), earlier },
  Refused: class extends Error {},
}))
vi.mock('../src/lib/live', () => ({
  Live: class {
    close() {}
  },
}))
const { Table } = await import('../src/lib/table.svelte')

const line = (seq: number) => ({ seq, kind: 'match' })
const late = () => {
  const table = new Table('t1')
  table.hear({ type: 'news', seq: 5, lines: [line(5)], table: null, match: null } as unknown as Tell)
  return table
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  earlier.mockReset()
})

it('is loaded although the network fails twice', async () => {
  const table = late()
  earlier
    .mockResolvedValueOnce({ lines: [line(3), line(4)] })
    .mockRejectedValueOnce(new Error('429'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ lines: [line(1), line(2)] })
  const whole = table.whole()
  expect(table.whole()).toBe(whole) // only one request at a time
  await vi.runAllTimersAsync()
  await whole
  expect(table.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(earlier.mock.calls.map(([, before]) => before)).toEqual([5, 3, 3, 3])
})

it('is not requested for a table that was left', async () => {
  const table = late()
  earlier.mockRejectedValue(new Error('offline'))
  const whole = table.whole()
  await vi.advanceTimersByTimeAsync(0)
  table.close()
  await vi.runAllTimersAsync()
  await whole
  expect(earlier).toHaveBeenCalledTimes(1)
})
