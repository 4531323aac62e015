/** A hand that comes down: a finger, a mouse button or a key, with the time that the browser stamped on it. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Press {
  readonly timeStamp: number
}

/** For a button that answers when it is touched, not when it is let go. A click without a pointer comes from a key. */
export function touched(act: (press: Press) => void): Attachment<HTMLElement> {
  return (button) => {
    const off = [
      on(button, 'pointerdown', (event) => event.button === 0 && act(event)),
      on(button, 'click', (event) => event.detail === 0 && act(event)),
      on(button, 'mousedown', (event) => event.preventDefault()), // the focus stays where it is
      on(button, 'contextmenu', (event) => event.preventDefault()),
    ]
    return () => off.forEach((each) => each())
  }
}

/** Which place a key means: a number is the stack of that seat, G or 0 the graveyard. */
export function targetOf(key: string, seats: number): number | 'graveyard' | null {
  if (key === '0' || key.toLowerCase() === 'g') return 'graveyard'
  return /^[1-9]$/.test(key) && Number(key) <= seats ? Number(key) - 1 : null
}
