/** Your tap statistics from match to match. They stay in this browser and are never sent. */
import type { Hands } from './story'

export interface Past {
  readonly table: string
  readonly ms: number // the median reaction
  readonly faults: number
  readonly first: number
}

const KEY = 'nenuphar.gobbit.progress'
const MOST = 40

/** The matches up to this one, which counts once, however often its result is opened. */
export function remember(table: string, hands: Hands): readonly Past[] {
  const before = past()
  if (hands.median === null || before.some((each) => each.table === table)) return before
  const now = [...before, { table, ms: hands.median, faults: hands.faults, first: hands.first }].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Without storage the browser forgets them, and nothing else breaks.
  }
  return now
}

export function past(): readonly Past[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPast) : []
  } catch {
    return []
  }
}

function isPast(each: unknown): each is Past {
  const { table, ms, faults } = (each ?? {}) as Partial<Past>
  return typeof table === 'string' && typeof ms === 'number' && typeof faults === 'number'
}
