import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOLD_MS, Holding } from './holding.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function holding() {
  const laid: number[] = []
  return { laid, hand: new Holding((card) => laid.push(card)) }
}

it('a held card is laid once, a second later', () => {
  const { laid, hand } = holding()
  hand.hold(3)
  vi.advanceTimersByTime(HOLD_MS - 1)
  expect([hand.card, laid]).toEqual([3, []])
  vi.advanceTimersByTime(2 * HOLD_MS)
  expect([hand.card, laid]).toEqual([null, [3]])
})

it('a card that is taken back is never laid', () => {
  const { laid, hand } = holding()
  hand.hold(3)
  hand.drop()
  vi.advanceTimersByTime(2 * HOLD_MS)
  expect([hand.card, laid]).toEqual([null, []])
})

it('another card replaces it, with a full second of its own', () => {
  const { laid, hand } = holding()
  hand.hold(3)
  vi.advanceTimersByTime(HOLD_MS - 1)
  hand.hold(5)
  vi.advanceTimersByTime(HOLD_MS - 1)
  expect(laid).toEqual([])
  vi.advanceTimersByTime(1)
  expect(laid).toEqual([5])
})

it('leaving the page lays the card', () => {
  const { laid, hand } = holding()
  hand.hold(2)
  hand.now()
  vi.advanceTimersByTime(2 * HOLD_MS)
  expect(laid).toEqual([2])
})
