/** Durations as people say them, from seconds to days, with digits that do not jump about. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time until then: `0:07`, `4:30`, `5 h 10 min`, `2 d 4 h`. Only the letter for days differs by language. */
export function countdown(left: number, dayLetter: string): string {
  const ms = Math.max(0, left)
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}:${String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0')}`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`
  return `${Math.floor(ms / DAY)} ${dayLetter} ${Math.floor((ms % DAY) / HOUR)} h`
}

/** `3 minutes ago`, in the reader's language. */
export function ago(then: number, now: number, lang: string): string {
  const say = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const past = then - now
  if (past > -MINUTE) return say.format(0, 'second')
  if (past > -HOUR) return say.format(Math.round(past / MINUTE), 'minute')
  if (past > -DAY) return say.format(Math.round(past / HOUR), 'hour')
  return say.format(Math.round(past / DAY), 'day')
}
