import { describe, expect, it } from 'vitest'
import { follows, joined } from '../src/lib/lines'
import type { Line } from '../src/wire'

const some = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ seq: first + index }) as Line)

describe('the log of a page', () => {
  it('appends new lines', () => {
    expect(joined(some(1, 3), some(4, 5))).toEqual(some(1, 5))
    expect(joined(some(1, 3), [])).toEqual(some(1, 3))
    expect(joined([], some(41, 50))).toEqual(some(41, 50))
  })

  it('never has a line twice', () => {
    expect(joined(some(1, 8), some(5, 9))).toEqual(some(1, 9))
    expect(joined(some(1, 50), some(1, 4))).toEqual(some(1, 4))
  })

  it('drops lines before a gap', () => {
    expect(joined(some(1, 50), some(201, 300))).toEqual(some(201, 300))
    expect(follows(some(1, 50), some(201, 300))).toBe(false)
  })

  it('adds earlier lines at the front', () => {
    expect(joined(some(1, 100), some(101, 120))).toEqual(some(1, 120))
  })
})
