import { describe, expect, it } from 'vitest'
import { follows, joined } from '../src/lib/lines'
import type { Line } from '../src/wire'

const some = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ seq: first + index }) as Line)

describe('the log of a page', () => {
  it('goes on with what comes next', () => {
    expect(joined(some(1, 3), some(4, 5))).toEqual(some(1, 5))
    expect(joined(some(1, 3), [])).toEqual(some(1, 3))
    expect(joined([], some(41, 50))).toEqual(some(41, 50))
  })

  it('has no line twice, whatever is told again', () => {
    expect(joined(some(1, 8), some(5, 9))).toEqual(some(1, 9))
    expect(joined(some(1, 50), some(1, 4))).toEqual(some(1, 4))
  })

  it('lets go of what a gap divides from the newest', () => {
    expect(joined(some(1, 50), some(201, 300))).toEqual(some(201, 300))
    expect(follows(some(1, 50), some(201, 300))).toBe(false)
  })

  it('takes earlier lines in front', () => {
    expect(joined(some(1, 100), some(101, 120))).toEqual(some(1, 120))
  })
})
