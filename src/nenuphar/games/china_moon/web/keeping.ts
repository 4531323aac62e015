/** Stores the draft in this browser, so that a reload loses nothing, and as a file. */
import { isBoard, toToml } from './draft'
import type { Board } from './types.gen'

const KEY = 'nenuphar.china_moon.draft'
const VERSION = 1
export const MOST_LETTERS = 64 * 1024 // storage is small, and all games share it

export interface Draft {
  readonly board: Board
  /** Whether a file or the server has all of it too. */
  readonly saved: boolean
  /** The title of the saved board on the server that it is based on, if any. */
  readonly source: string | null
}

/** Whether the browser has stored it. Its storage may be full or disabled. */
export function saveDraft(draft: Draft): boolean {
  const written = JSON.stringify({ version: VERSION, ...draft })
  if (written.length > MOST_LETTERS) return false
  try {
    localStorage.setItem(KEY, written)
    return true
  } catch {
    return false
  }
}

/** The stored draft, unless another version of the program wrote it. */
export function loadDraft(): Draft | null {
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
