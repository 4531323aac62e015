/** The effect of a card: as a path on the ring, and in words. */
import { beforeAll, expect, it } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import { wayOver } from './layout'
import type { Scene } from './scene'
import { cardLabel, leadText } from './words'

const SCENE = { ring: ['yellow', 'red', 'green', 'flower'], colours: ['yellow', 'red', 'green'] } as unknown as Scene

beforeAll(() => learn('quibbit'))

it('the path has a hop for every landing, and ends on the last', () => {
  const way = wayOver(4, [5, 7], 12)
  expect(way.match(/Q/g)).toHaveLength(2)
  expect(way.startsWith('M')).toBe(true)
  expect(wayOver(4, [], 12)).not.toContain('Q')
})

it('a card says where its frog lands and what happens to the card', () => {
  const said = (path: number[], card = path.length) => cardLabel(card, false, false, leadText(SCENE, path, card, 0))
  expect(said([5])).toBe('Card 1. If nobody else moves, you land on a red leaf and the card is lost.')
  expect(said([5, 8])).toBe('Card 2. If nobody else moves, you land on a yellow leaf and the card comes back.')
  expect(said([5, 6, 7])).toBe('Card 3. If nobody else moves, you land on a flower and the card comes back.')
  expect(said([5, 9], 4)).toBe('Card 4. If nobody else moves, you land on a red leaf and lap the last frog.')
})

it('a card without a forecast shows its number', () => {
  expect(cardLabel(2, false, false, leadText(SCENE, [], 2, 0))).toBe('Card 2')
})
