/** Sizes and times as people write them, in the reader's language. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A share in percent: `65%`. */
export const percentText = (percent: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100)

export function size(bytes: number, lang: string): string {
  let [value, step] = [bytes, 0]
  while (value >= STEP && step < UNITS.length - 1) [value, step] = [value / STEP, step + 1]
  const maximumFractionDigits = value < 10 && step > 2 ? 1 : 0
  return new Intl.NumberFormat(lang, { style: 'unit', unit: UNITS[step]!, maximumFractionDigits }).format(value)
}

/** The time of day. */
export const clockTime = (at: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(at)
