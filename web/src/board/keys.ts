/** For boards with keyboard control: whether a key is meant for the board, and where arrow keys lead. */
import type { Spot } from '../art/figures'

const FIELDS = 'input, textarea, select, [contenteditable], dialog'

/** The user is typing, or a sheet is open over the board. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null
}

/** A button outside the board, or the tutor, has the focus: Enter and the space bar press it. */
export function isElsewhere(target: EventTarget | null, ...board: readonly (HTMLElement | null)[]): boolean {
  if (!(target instanceof Element) || board.some((part) => part?.contains(target))) return false
  return target.closest('button, a, [role="dialog"]') !== null
}

/** The tutor's bar has the focus. */
export function isInTutor(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tutor') !== null
}

/** A key for the board alone: not typed into a field, and not a shortcut of the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
}

export const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

/** In a row: 1 for an arrow to the next element, -1 for one to the previous element, 0 for any other key. */
export function stepOf({ key }: KeyboardEvent): -1 | 0 | 1 {
  const arrow = ARROWS[key]
  return arrow ? (arrow.x + arrow.y > 0 ? 1 : -1) : 0
}

/** For `onkeydown` of each element in a group: arrow keys lead to the next, and from the last to the first. */
export function walkRow(event: KeyboardEvent & { currentTarget: HTMLElement }, things = 'button'): void {
  const step = stepOf(event)
  if (step === 0) return
  event.preventDefault()
  const row = [...(event.currentTarget.closest('[role="group"]')?.querySelectorAll<HTMLElement>(things) ?? [])]
  row[(row.indexOf(event.currentTarget) + step + row.length) % row.length]?.focus()
}
