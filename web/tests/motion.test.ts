import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Animator } from '../src/board/motion'

/** An element whose animations end when the test says so. */
function piece(finished: Promise<unknown>) {
  const animation = { finished, playbackRate: 1, cancel: vi.fn() }
  return { animate: vi.fn(() => animation) } as unknown as HTMLElement
}

describe('a motion', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function isOverAfter(ms: number, running: Promise<void>): Promise<boolean> {
    let over = false
    void running.then(() => (over = true))
    await vi.advanceTimersByTimeAsync(ms)
    return over
  }

  it('is over when the engine says so', async () => {
    const root = piece(Promise.resolve())
    expect(await isOverAfter(0, new Animator(root).run(root, [], 300))).toBe(true)
  })

  it('is over some time later if the engine never says so', async () => {
    const root = piece(new Promise(() => undefined))
    const running = new Animator(root).run(root, [], 300)
    expect(await isOverAfter(400, running)).toBe(false)
    expect(await isOverAfter(2000, running)).toBe(true)
  })
})
