/** A tip opens when somebody points at an element, not when an element appears under a resting mouse. */
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

test('an element that appears under a resting mouse shows no tip until the mouse moves', () => {
  mouse('pointerdown', 40, 50, document.body)
  mouse('pointerenter', 40, 50)
  mouse('pointermove', 40, 50)
  expect(tips.shown).toBeNull()
  mouse('pointermove', 41, 50)
  expect(tips.shown?.words).toBe('The graveyard.')
})

test('a mouse that moves onto an element opens its tip, and closes it when it leaves', () => {
  mouse('pointermove', 5, 5, document.body)
  mouse('pointerenter', 40, 50)
  expect(tips.shown?.anchor).toBe(thing)
  mouse('pointerleave', 80, 90)
  expect(tips.shown).toBeNull()
})

test('keyboard focus opens the tip too', () => {
  vi.spyOn(thing, 'matches').mockReturnValue(true)
  thing.dispatchEvent(new FocusEvent('focus'))
  expect(tips.shown?.anchor).toBe(thing)
})

test('a tip closes even if its element loses the focus while the page is being changed', () => {
  mouse('pointermove', 5, 5, document.body)
  mouse('pointerenter', 40, 50)
  const changed = $derived.by(() => thing.dispatchEvent(new FocusEvent('blur')))
  expect(changed).toBe(true)
  expect(tips.shown).toBeNull()
})
