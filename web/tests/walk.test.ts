import { expect, it } from 'vitest'
import { isArrow, stepTo, type Stop } from '../src/board/walk'

const at = (name: string, x: number, y: number): Stop => ({ name, spot: { x, y } })
const AROUND = [
  at('right', 100, 10),
  at('far right', 300, 0),
  at('down', -20, 120),
  at('up', 30, -90),
  at('left', -80, 0),
]
const from = { x: 0, y: 0 }

it('arrow keys lead to the nearest element in their direction', () => {
  const led = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft'].map((key) => stepTo(key, from, AROUND)?.name)
  expect(led).toEqual(['right', 'down', 'up', 'left'])
})

it('without an element ahead an arrow key leads nowhere, and never wraps around', () => {
  expect(stepTo('ArrowUp', { x: 0, y: -200 }, AROUND)).toBeNull()
  expect(stepTo('ArrowRight', from, [at('nearly above', 10, -400)])).toBeNull()
})

it('other keys lead nowhere', () => {
  expect([isArrow('ArrowLeft'), isArrow('Enter'), stepTo('Enter', from, AROUND)]).toEqual([true, false, null])
})
