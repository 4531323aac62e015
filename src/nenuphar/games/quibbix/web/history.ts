/** A player's QQ table, as the rule book draws it (QX-C6): what the contests gave, oldest first. Tenths, but the QQ. */
import type { Keepsake } from '$shell/wire'

export interface Row {
  readonly at: number
  readonly qp: number
  readonly sum: number
  readonly count: number
  readonly qq: number
}

/** Rounded half up, as in contest.py: a change there has to be made here too. */
const mean = (sum: number, count: number): number => Math.floor((2 * sum + count) / (2 * count))

/** Points a round, in tenths (QX-R9, QX-C3). */
export const quotient = (total: number, rounds: number): number => mean(10 * total, rounds)

export function history(kept: readonly Keepsake[]): Row[] {
  let sum = 0
  return kept.map(({ at, kept }, index) => {
    const qp = (kept as { tenths: number }).tenths
    const count = index + 1
    sum += qp
    return { at, qp, sum, count, qq: mean(sum, 10 * count) }
  })
}

/** For a spreadsheet: figures with a point, days as ISO writes them. */
export function csv(rows: readonly Row[]): string {
  const lines = rows.map(({ at, qp, sum, count, qq }) =>
    [new Date(at).toISOString().slice(0, 10), qp / 10, sum / 10, count, qq].join(','),
  )
  return ['date,QP,sum,count,QQ', ...lines, ''].join('\n')
}
