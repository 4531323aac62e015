/** What was chosen for a new table, as the rules want it. */
import type { OptionInfo } from '../../wire'

/** One whole number for each seat: 0 where nothing was chosen. */
export function perSeat(value: unknown, seats: number): number[] {
  const chosen = Array.isArray(value) ? (value as number[]) : []
  return Array.from({ length: seats }, (_, seat) => chosen[seat] ?? 0)
}

/** Where a game is played in a language, it is the reader's, until something else is chosen. */
export function inLanguage(infos: readonly OptionInfo[], lang: string): Record<string, unknown> {
  const spoken = infos.filter(
    ({ kind, choices }) => kind === 'choice' && choices.includes('en') && choices.includes(lang),
  )
  return Object.fromEntries(spoken.map(({ name }) => [name, lang]))
}

/** Whoever plays for the first time is shown what can be done, where a game offers that. */
export function forBeginners(infos: readonly OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(
    infos.filter(({ name, kind }) => name === 'beginners' && kind === 'switch').map(({ name }) => [name, true]),
  )
}

/** The nearest number that may be chosen. */
export function snapped(number: number, { most, step }: Pick<OptionInfo, 'most' | 'step'>): number {
  return Math.max(0, Math.min(Math.round(number / step) * step, most ?? Infinity)) || 0
}

/** Numbers were perhaps chosen for more seats or fewer than there are now; if all are 0, nothing was agreed on. */
export function agreed(infos: readonly OptionInfo[], chosen: Record<string, unknown>, seats: number) {
  const numbers = new Set(infos.filter(({ kind }) => kind === 'numbers').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(chosen)
      .map(([name, value]) => [name, numbers.has(name) ? perSeat(value, seats) : value] as const)
      .filter(([name, value]) => !(numbers.has(name) && (value as number[]).every((number) => number === 0))),
  )
}
