/** A press: a finger, a mouse button or a key, with the browser's time stamp. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Press {
  readonly timeStamp: number
}

/** For a button that reacts on press, not on release. A click without a pointer comes from a key. */
export function touched(act: (press: Press) => void): Attachment<HTMLElement> {
  return (button) => {
    const off = [
      on(button, 'pointerdown', (event) => event.button === 0 && act(event)),
      on(button, 'click', (event) => event.detail === 0 && act(event)),
      on(button, 'mousedown', (event) => event.preventDefault()), // keeps the focus where it is
      on(button, 'contextmenu', (event) => event.preventDefault()),
    ]
    return () => off.forEach((each) => each())
  }
}

/** The place a key stands for: a number is the stack of that seat, G or 0 the graveyard. */
export function targetOf(key: string, seats: number): number | 'graveyard' | null {
  if (key === '0' || key.toLowerCase() === 'g') return 'graveyard'
  return /^[1-9]$/.test(key) && Number(key) <= seats ? Number(key) - 1 : null
}
