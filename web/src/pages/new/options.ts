/** The options of a new table, as the rules expect them. */
import type { OptionInfo } from '../../wire'

/** One whole number for each seat: 0 by default. */
export function perSeat(value: unknown, seats: number): number[] {
  const chosen = Array.isArray(value) ? (value as number[]) : []
  return Array.from({ length: seats }, (_, seat) => chosen[seat] ?? 0)
}

/** A game with a language starts with the reader's, until another is chosen. */
export function inLanguage(infos: readonly OptionInfo[], lang: string): Record<string, unknown> {
  const spoken = infos.filter(
    ({ kind, choices }) => kind === 'choice' && choices.includes('en') && choices.includes(lang),
  )
  return Object.fromEntries(spoken.map(({ name }) => [name, lang]))
}

/** A first match uses the beginners' option, if the game has one. */
export function forBeginners(infos: readonly OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(
    infos.filter(({ name, kind }) => name === 'beginners' && kind === 'switch').map(({ name }) => [name, true]),
  )
}

/** The nearest valid number. */
export function snapped(number: number, { most, step }: Pick<OptionInfo, 'most' | 'step'>): number {
  return Math.max(0, Math.min(Math.round(number / step) * step, most ?? Infinity)) || 0
}

/** The numbers may be for more or fewer seats than there are now; if all are 0, the option is not used. */
export function optionsToSend(infos: readonly OptionInfo[], chosen: Record<string, unknown>, seats: number) {
  const numbers = new Set(infos.filter(({ kind }) => kind === 'numbers').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(chosen)
      .map(([name, value]) => [name, numbers.has(name) ? perSeat(value, seats) : value] as const)
      .filter(([name, value]) => !(numbers.has(name) && (value as number[]).every((number) => number === 0))),
  )
}
