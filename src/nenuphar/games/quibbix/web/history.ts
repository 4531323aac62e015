/** A player's QQ table, as the rule book draws it (QX-C6): what the contests gave, oldest first. Tenths, but the QQ. */
import type { Keepsake } from '$shell/wire'

export interface Row {
  readonly at: number
  readonly qp: number
  readonly sum: number
  readonly count: number
  readonly qq: number
}

export const history = (kept: readonly Keepsake[]): Row[] =>
  kept.map(({ at, kept }) => ({ ...(kept as Omit<Row, 'at'>), at }))

/** For a spreadsheet: figures with a point, days as ISO writes them. */
export function csv(rows: readonly Row[]): string {
  const lines = rows.map(({ at, qp, sum, count, qq }) =>
    [new Date(at).toISOString().slice(0, 10), qp / 10, sum / 10, count, qq].join(','),
  )
  return ['date,QP,sum,count,QQ', ...lines, ''].join('\n')
}
