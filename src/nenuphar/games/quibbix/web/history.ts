/** A player's QQ table as in the rule book (QX-C6): the results of contests, oldest first.
 * Tenths, except for the QQ. */
import type { Keepsake } from '$shell/wire'

export interface Row {
  readonly at: number
  readonly qp: number
  readonly sum: number
  readonly count: number
  readonly qq: number | null // none before the first contest
  readonly rounds: number
  readonly could: number | null // of a single-player match outside contests: the possible points per round
}

const rows = (kept: readonly Keepsake[]): Row[] => kept.map(({ at, kept }) => ({ ...(kept as Omit<Row, 'at'>), at }))

export const history = (kept: readonly Keepsake[]): Row[] => rows(kept).filter(({ could }) => could == null)

/** Single-player matches, beside what was possible in them. */
export const practice = (kept: readonly Keepsake[]): Row[] => rows(kept).filter(({ could }) => could != null)

/** For a spreadsheet: numbers with a decimal point, ISO dates. */
export function csv(rows: readonly Row[]): string {
  const lines = rows.map(({ at, qp, sum, count, qq }) =>
    [new Date(at).toISOString().slice(0, 10), qp / 10, sum / 10, count, qq].join(','),
  )
  return ['date,QP,sum,count,QQ', ...lines, ''].join('\n')
}
