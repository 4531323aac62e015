/** The drawing as this browser keeps it, so that a reload loses nothing, and as a file. */
import { isBoard, toToml } from './draft'
import type { Board } from './types.gen'

const KEY = 'nenuphar.china_moon.draft'
const VERSION = 1
export const MOST_LETTERS = 64 * 1024 // a browser has little room, and all games share it

export interface Draft {
  readonly board: Board
  /** Whether all of it is in a file or on the server too. */
  readonly saved: boolean
  /** The title of the board on the server that it continues, if it does. */
  readonly source: string | null
}

/** Whether the browser has kept it. It may have no room, or be told to keep nothing. */
export function keepDraft(draft: Draft): boolean {
  const written = JSON.stringify({ version: VERSION, ...draft })
  if (written.length > MOST_LETTERS) return false
  try {
    localStorage.setItem(KEY, written)
    return true
  } catch {
    return false
  }
}

/** What was kept, unless it was written by a version that drew other boards. */
export function keptDraft(): Draft | null {
  try {
    const { version, board, saved, source } = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}
    if (version !== VERSION || !isBoard(board)) return null
    return { board, saved: saved === true, source: typeof source === 'string' ? source : null }
  } catch {
    return null
  }
}

export function saveAsFile(board: Board): void {
  const name = board.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toToml(board)], { type: 'application/toml' }))
  link.download = `${name || 'board'}.toml`
  link.click()
  URL.revokeObjectURL(link.href)
}
