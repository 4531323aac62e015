/** What a hand claims: the scene that was on the screen, and how long it had been there. */
import { expect, test } from 'vitest'
import { Claims } from './claims'

test('a hand is timed from when the newest scene was painted', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(8, 2000.5)
  expect(claims.at(2412.75)).toEqual({ scene: 8, claim: 412.25 })
})

test('a hand that came down before the paint answers the scene before', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(8, 2000)
  expect(claims.at(1999)).toEqual({ scene: 7, claim: 999 })
})

test('a scene that is painted again is timed from the first time', () => {
  const claims = new Claims()
  claims.painted(7, 1000)
  claims.painted(7, 1500)
  expect(claims.at(1600)).toEqual({ scene: 7, claim: 600 })
})

test('where nothing was to be seen nothing is claimed', () => {
  const claims = new Claims()
  expect(claims.at(500)).toBeNull()
  claims.painted(1, 600)
  expect(claims.at(599)).toBeNull()
})
