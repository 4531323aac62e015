import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playing } from '../src/board/playing.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Line } from '../src/wire'

type Lines = ConstructorParameters<typeof Playing<number, number, number, number>>[2]

/** A game with one number: an event adds to it, a motion is the added value, and the view is the sum. */
function counter(view: number, ...first: Line[]) {
  const done: (() => void)[] = []
  const rests: number[] = []
  const playing: Playing<number, number, number, number> = new Playing<number, number, number, number>(
    {
      sceneOf: (now) => now,
      motionsTo: (events) => (events.includes(99) ? null : [...events]),
      after: (scene, motion) => scene + motion,
      isAwaited: (motion) => motion !== 0,
      perform: () => new Promise<void>((resolve) => done.push(resolve)),
      onrest: () => rests.push(playing.scene),
    },
    view,
    first as Lines,
  )
  const next = async () => {
    done.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { playing, rests, next }
}

const line = (seq: number, event: number) => ({ seq, event }) as unknown as Line
const lines = (...all: Line[]) => all as Lines

describe('a board that gets news', () => {
  beforeEach(() => void vi.stubGlobal('document', { hidden: false }))
  afterEach(() => void vi.unstubAllGlobals())

  it('plays one motion after the other and ends with the current view', async () => {
    const { playing, rests, next } = counter(0)
    playing.show(30, lines(line(1, 10), line(2, 20)), false)
    expect([playing.on, playing.scene]).toEqual([true, 0])
    await next()
    expect([playing.on, playing.scene]).toEqual([true, 10])
    await next()
    expect([playing.on, playing.scene, rests]).toEqual([false, 30, [30]])
  })

  it('does not play a motion twice', async () => {
    const { playing, next } = counter(10, line(1, 10))
    playing.show(30, lines(line(1, 10), line(2, 20)), false)
    await next()
    expect(playing.scene).toBe(30)
    playing.show(30, lines(line(1, 10), line(2, 20)), false)
    expect(playing.on).toBe(false)
  })

  it('shows at once what cannot be animated, earlier states, and states chosen in a replay', () => {
    const { playing, rests } = counter(0, line(5, 0))
    playing.show(99, lines(line(6, 99)), false)
    playing.show(7, lines(line(3, 1)), false)
    playing.show(8, lines(line(4, 1)), true)
    expect(rests).toEqual([99, 7, 8])
    expect(playing.on).toBe(false)
  })

  it('fades instead of jumping if motion is reduced', () => {
    const { playing } = counter(0)
    settings.chosen.motion = 'still'
    playing.show(10, lines(line(1, 10)), true)
    settings.chosen.motion = 'auto'
    expect(playing.on).toBe(true)
  })

  it('lets people choose during motions that nobody waits for', () => {
    const { playing } = counter(0)
    playing.show(0, lines(line(1, 0)), false)
    expect(playing.on).toBe(false)
  })

  it('skips to the end on a tap during a motion, and swallows its click', () => {
    const { playing } = counter(0)
    const click = { stopPropagation: vi.fn(), preventDefault: vi.fn() } as unknown as MouseEvent
    playing.tap()
    expect(playing.swallowed(click)).toBe(false)
    playing.show(10, lines(line(1, 10)), false)
    playing.tap()
    expect([playing.on, playing.scene]).toEqual([false, 10])
    expect([playing.swallowed(click), playing.swallowed(click)]).toEqual([true, false])
    expect(click.stopPropagation).toHaveBeenCalledTimes(1)
  })
})
