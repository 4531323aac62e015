/** The log as this page has it: lines without a gap, to which newer and earlier ones are added. */
import type { Line } from '../wire'

/** Adds lines from the server. If some are missing in between, only the new ones are kept: others can be reloaded. */
export function joined(known: readonly Line[], fresh: readonly Line[]): readonly Line[] {
  const first = fresh[0]?.seq
  if (first === undefined) return known
  const kept = known.filter((line) => line.seq < first)
  return follows(kept, fresh) ? [...kept, ...fresh] : fresh
}

/** Whether there is no gap between these. */
export function follows(known: readonly Line[], fresh: readonly Line[]): boolean {
  const last = known.at(-1)?.seq
  const first = fresh[0]?.seq
  return last !== undefined && first !== undefined && first <= last + 1
}

export function isTalk({ kind }: Line): boolean {
  return kind === 'chat' || kind === 'reaction'
}
