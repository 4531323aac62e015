/** What a tap claims: the scene on the screen, and how long it had been there. */
import { expect, test } from 'vitest'
import { Claims } from './claims'

test('a tap is timed from the paint of the newest scene', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(8, 2000.5)
  expect(claims.at(2412.75)).toEqual({ scene: 8, claim: 412.25 })
})

test('a tap before the paint answers the previous scene', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(8, 2000)
  expect(claims.at(1999)).toEqual({ scene: 7, claim: 999 })
})

test('a repainted scene is timed from its first paint', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(7, 1500)
  expect(claims.at(1600)).toEqual({ scene: 7, claim: 600 })
})

test('before the first paint nothing is claimed', () => {
  const claims = new Claims()
  expect(claims.at(500)).toBeNull()
  claims.painted(1, 600)
  expect(claims.at(599)).toBeNull()
})
