/** A player's QQ table, as the rule book draws it (QX-C6): what the contests gave, oldest first. Tenths, but the QQ. */
import type { Keepsake } from '$shell/wire'

export interface Row {
  readonly at: number
  readonly qp: number
  readonly sum: number
  readonly count: number
  readonly qq: number | null // none before the first contest
  readonly rounds: number
  readonly could: number | null // of a game alone that was no contest: what was possible a round
}

const rows = (kept: readonly Keepsake[]): Row[] => kept.map(({ at, kept }) => ({ ...(kept as Omit<Row, 'at'>), at }))

export const history = (kept: readonly Keepsake[]): Row[] => rows(kept).filter(({ could }) => could == null)

/** Games alone, beside what was possible in them. */
export const practice = (kept: readonly Keepsake[]): Row[] => rows(kept).filter(({ could }) => could != null)

/** For a spreadsheet: figures with a point, days as ISO writes them. */
export function csv(rows: readonly Row[]): string {
  const lines = rows.map(({ at, qp, sum, count, qq }) =>
    [new Date(at).toISOString().slice(0, 10), qp / 10, sum / 10, count, qq].join(','),
  )
  return ['date,QP,sum,count,QQ', ...lines, ''].join('\n')
}
