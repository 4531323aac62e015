/** For boards that listen to the keyboard: whether a key is meant for the board at all. */

const FIELDS = 'input, textarea, select, [contenteditable], dialog'

/** Somebody types, or a sheet is open over the board. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null
}

/** A button outside the board has the focus: Enter and the space bar press it. */
export function isElsewhere(target: EventTarget | null, board: HTMLElement): boolean {
  return target instanceof Element && target.closest('button, a') !== null && !board.contains(target)
}

/** A key for the board, alone: not typed into a field, and no shortcut of the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
}
