/** The log as this page has it: a stretch of lines without a gap, to which newer and earlier ones are added. */
import type { Line } from '../wire'

/** With what the server told. If lines are missing in between, only the new ones are kept: the others can be had again. */
export function joined(known: readonly Line[], fresh: readonly Line[]): readonly Line[] {
  const first = fresh[0]?.seq
  if (first === undefined) return known
  const kept = known.filter((line) => line.seq < first)
  return follows(kept, fresh) ? [...kept, ...fresh] : fresh
}

/** Whether nothing is missing between these. */
export function follows(known: readonly Line[], fresh: readonly Line[]): boolean {
  const last = known.at(-1)?.seq
  const first = fresh[0]?.seq
  return last !== undefined && first !== undefined && first <= last + 1
}

export function isTalk({ kind }: Line): boolean {
  return kind === 'chat' || kind === 'reaction'
}
