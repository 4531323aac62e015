/** What is new every day, in words: days, shares of the best, and a result that gives nothing away. */
import type { DailyScore, DailyTry } from '../wire'
import { percentText } from './units'

export const PADS = 10
const HOUR_MS = 3_600_000

/** How much of the best was reached, in percent. Only the best itself is 100. */
export const percentOf = ({ points, best }: DailyScore): number => (best ? Math.floor((100 * points) / best) : 0)

/** How many of ten pads are green: all only for the best. */
export const padsOf = (score: DailyScore): number => Math.floor(percentOf(score) / PADS)

/** The edition in the reader's language, if there is one. */
export const editionFor = (editions: readonly string[], lang: string): string =>
  editions.includes(lang) ? lang : (editions[0] ?? '')

/** A day of the server, which is a day in UTC wherever the reader is. */
export function dayName(day: string, lang: string, style: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** The name of a language in the reader's own. */
export function editionName(edition: string, lang: string): string {
  try {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(edition) ?? edition
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
  } catch {
    return edition
  }
}

/** When the next day begins, by the reader's own clock on the wall: `01:00`. The phone's idea of now does not matter. */
export const midnightHere = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * HOUR_MS),
  )

/** A result as text: pads, percent and points, but no letter and no word. */
export function resultText(lines: readonly string[], score: DailyScore, lang: string): string {
  const green = padsOf(score)
  const pads = '🟢'.repeat(green) + '⚪'.repeat(PADS - green)
  const [title, ...rest] = lines
  return [title, `${pads} ${percentText(percentOf(score), lang)}`, ...rest].join('\n')
}

export type State = 'new' | 'open' | 'done' | 'lost'

export function stateOf({ table, open, score }: DailyTry): State {
  if (score) return 'done'
  return table === null ? 'new' : open ? 'open' : 'lost'
}
