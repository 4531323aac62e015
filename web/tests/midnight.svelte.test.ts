/** A page turns with the server's day, once, whatever its own clock says. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Midnight } from '../src/lib/midnight.svelte'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }))
afterEach(() => vi.useRealTimers())

it('counts down, and says once that the day is over', () => {
  const over = vi.fn()
  const midnight = new Midnight(over)
  const stop = midnight.run()
  vi.advanceTimersByTime(60_000)
  expect(over).not.toHaveBeenCalled() // the server has not said anything yet
  midnight.set(10_000)
  vi.setSystemTime(new Date('2030-01-01'))
  vi.advanceTimersByTime(4_000)
  expect(midnight.left).toBe(6_000)
  vi.advanceTimersByTime(7_000)
  expect([midnight.left, over.mock.calls.length]).toEqual([0, 0])
  vi.advanceTimersByTime(60_000)
  expect(over).toHaveBeenCalledOnce()
  midnight.set(1_000)
  vi.advanceTimersByTime(5_000)
  expect(over).toHaveBeenCalledTimes(2)
  stop()
  midnight.set(1_000)
  vi.advanceTimersByTime(60_000)
  expect(over).toHaveBeenCalledTimes(2)
})
