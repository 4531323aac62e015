import { expect, it } from 'vitest'
import { colourAt, giveColours } from '../src/lib/seatColours.svelte'

it('a seat has the colour from the table, or its default', () => {
  const usual = ['green', 'violet'] as const
  giveColours([])
  expect([colourAt(0, usual), colourAt(1, usual)]).toEqual(['green', 'violet'])
  giveColours(['violet', 'green'])
  expect([colourAt(0, usual), colourAt(1, usual)]).toEqual(['violet', 'green'])
  giveColours(['no colour'])
  expect(colourAt(0, usual)).toBe('green')
})
