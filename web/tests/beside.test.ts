import { describe, expect, it } from 'vitest'
import { beside, clear, type Box } from '../src/lib/beside'

const PHONE = { width: 360, height: 640 }
const BUBBLE = { width: 300, height: 150 }
const bottom = (box: { y: number }) => box.y + BUBBLE.height

describe('a bubble beside a thing', () => {
  it('is under it, or above it where there is no room', () => {
    expect(beside({ x: 100, y: 200, width: 100, height: 50 }, BUBBLE, PHONE)).toEqual({ x: 12, y: 262 })
    expect(beside({ x: 300, y: 560, width: 50, height: 50 }, BUBBLE, PHONE)).toEqual({ x: 48, y: 398 })
  })

  it('is in the middle of a large ring, and stays on the screen under a small one', () => {
    const screen = { width: 1440, height: 900 }
    expect(beside({ x: 100, y: 100, width: 700, height: 700 }, BUBBLE, screen)).toEqual({ x: 300, y: 375 })
    expect(beside({ x: 0, y: 100, width: 360, height: 400 }, BUBBLE, PHONE)).toEqual({ x: 30, y: 478 })
  })
})

describe('a bubble that keeps something clear', () => {
  const bar: Box = { x: 250, y: 440, width: 80, height: 40 }
  const frogs: Box = { x: 10, y: 440, width: 200, height: 40 }
  const offers: Box = { x: 0, y: 490, width: 360, height: 100 }
  const pads: Box = { x: 10, y: 390, width: 340, height: 40 }

  it('is under the thing as long as nothing else lies there', () => {
    expect(clear(bar, [bar, frogs], BUBBLE, PHONE)).toEqual({ x: 48, y: 482 })
  })

  it('goes above it when what is under it has to be seen', () => {
    const spot = clear(bar, [bar, frogs, offers], BUBBLE, PHONE)
    expect(bottom(spot)).toBeLessThanOrEqual(bar.y)
  })

  it('goes to the far edge of the screen when both sides have to be seen', () => {
    expect(clear(bar, [bar, frogs, offers, pads], BUBBLE, PHONE)).toEqual({ x: 48, y: 8 })
  })

  it('goes to the side of what is as high as the screen', () => {
    const track: Box = { x: 20, y: 60, width: 700, height: 800 }
    const spot = clear(track, [track], BUBBLE, { width: 1440, height: 900 })
    expect(spot).toEqual({ x: 728, y: 385 })
  })

  it('stays where it is while it covers nothing', () => {
    const now = { x: 30, y: 100 }
    expect(clear(bar, [bar, frogs], BUBBLE, PHONE, now)).toEqual(now)
    expect(clear(bar, [bar, { ...now, width: 9, height: 9 }], BUBBLE, PHONE, now)).not.toEqual(now)
  })

  it('rather covers a bar than what it speaks of', () => {
    const thing: Box = { x: 0, y: 60, width: PHONE.width, height: PHONE.height - 60 }
    const top: Box = { x: 0, y: 0, width: PHONE.width, height: 60 }
    const low = { ...BUBBLE, height: 50 }
    expect(clear(thing, [thing], low, PHONE, undefined, [top]).y).toBeLessThan(60)
  })

  it('leaves the bars of the page free, and finds room beside them', () => {
    const status: Box = { x: 0, y: 0, width: 360, height: 66 }
    const tools: Box = { x: 0, y: 590, width: 360, height: 50 }
    const hands: Box = { x: 0, y: 240, width: 360, height: 350 }
    expect(clear(offers, [hands], BUBBLE, PHONE)).toEqual({ x: 30, y: 8 })
    expect(clear(offers, [hands], BUBBLE, PHONE, undefined, [status, tools])).toEqual({ x: 30, y: 74 })
  })
})
