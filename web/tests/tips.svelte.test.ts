/** A tip opens for somebody who points at a thing, not for a mouse that rests where the thing appears. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explains, tips } from '../src/lib/tips.svelte'

let thing: HTMLElement
let forget: (() => void) | void

beforeEach(() => {
  thing = document.createElement('button')
  document.body.append(thing)
  forget = explains(() => 'The graveyard.')(thing)
})
afterEach(() => {
  forget?.()
  thing.remove()
})

function mouse(name: string, x: number, y: number, on: EventTarget = thing): void {
  on.dispatchEvent(
    new PointerEvent(name, { bubbles: true, pointerType: 'mouse', screenX: x, screenY: y, clientX: x, clientY: y }),
  )
}

test('a thing that appears under a resting mouse keeps silent until the mouse moves', () => {
  mouse('pointerdown', 40, 50, document.body)
  mouse('pointerenter', 40, 50)
  mouse('pointermove', 40, 50)
  expect(tips.shown).toBeNull()
  mouse('pointermove', 41, 50)
  expect(tips.shown?.words).toBe('The graveyard.')
})

test('a mouse that comes from elsewhere is told at once, and no more when it has left', () => {
  mouse('pointermove', 5, 5, document.body)
  mouse('pointerenter', 40, 50)
  expect(tips.shown?.anchor).toBe(thing)
  mouse('pointerleave', 80, 90)
  expect(tips.shown).toBeNull()
})

test('focus by keyboard asks too', () => {
  vi.spyOn(thing, 'matches').mockReturnValue(true)
  thing.dispatchEvent(new FocusEvent('focus'))
  expect(tips.shown?.anchor).toBe(thing)
})
