/** The settings of a table in words: the time per move, and the options that differ from the default. */
import type { GameInfo, OptionInfo } from '../wire'
import { t, word } from './words.svelte'

const MINUTE_S = 60
const DAY_S = 86_400
const PACES_S = [null, 30, 60, 180, DAY_S, 3 * DAY_S] as const

/** The times per move to choose from, including the current one. A slap game offers no days. */
export function paces(
  { real_time }: Pick<GameInfo, 'real_time'>,
  now: number | null = null,
): readonly (number | null)[] {
  const offered = PACES_S.filter((seconds) => !(real_time && seconds !== null && seconds >= DAY_S))
  return (offered as readonly (number | null)[]).includes(now)
    ? offered
    : [...offered, now].toSorted((one, other) => (one ?? 0) - (other ?? 0))
}

/** What the time is for, if a game does not mean a move by it. */
export const paceTitle = (game: string): string => word(`${game}-pace`, t('web-new-pace'))

export function paceText(seconds: number | null, game: string): string {
  if (seconds === null) return word(`${game}-pace-none`, t('web-pace-none'))
  if (seconds < MINUTE_S) return t('web-pace-seconds', { n: seconds })
  return seconds < DAY_S ? t('web-pace-minutes', { n: seconds / MINUTE_S }) : t('web-pace-days', { n: seconds / DAY_S })
}

export const optionName = (game: string, { name }: OptionInfo): string => word(`${game}-option-${name}`, name)
export const choiceName = (game: string, choice: string | number): string => word(`${game}-${choice}`, String(choice))

/** A sentence for every main option, for files if there are several, and for every option with an unusual value. */
export function unusualTexts(game: string, infos: readonly OptionInfo[], chosen: Record<string, unknown>): string[] {
  return infos.flatMap((info) => {
    const value = named(info, chosen[info.name] ?? info.default)
    const usual = JSON.stringify(value) === JSON.stringify(info.default)
    const matters = (info.foremost && info.kind !== 'switch') || info.titles.length > 1
    return usual && !matters ? [] : sentence(game, info, value)
  })
}

/** A sentence for every option, whatever its value. */
export function allTexts(game: string, infos: readonly OptionInfo[], chosen: Record<string, unknown>): string[] {
  return infos.flatMap((info) => {
    const value = named(info, chosen[info.name] ?? info.default)
    if (info.kind === 'switch') return [`${optionName(game, info)}: ${t(value ? 'web-option-on' : 'web-option-off')}`]
    const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    return empty ? [`${optionName(game, info)}: ${t('web-option-usual')}`] : sentence(game, info, value)
  })
}

/** The name of the file with this content, if it is one of the files to choose from. */
export function named({ choices, titles }: OptionInfo, value: unknown): unknown {
  const title = titleOf(value)
  return title === null ? value : (choices[titles.indexOf(title)] ?? value)
}

/** The title in a file. */
export function titleOf(value: unknown): string | null {
  const title = typeof value === 'object' && value !== null && 'title' in value ? value.title : null
  return typeof title === 'string' ? title : null
}

function sentence(game: string, info: OptionInfo, value: unknown): string[] {
  const said = valueText(game, info, value)
  return said === null ? [] : [said === '' ? optionName(game, info) : `${optionName(game, info)}: ${said}`]
}

/** Empty if the name of the option says it all; null if the value has no name. */
function valueText(game: string, { kind, name }: OptionInfo, value: unknown): string | null {
  if (kind === 'switch') return value ? '' : t('web-option-off')
  if (kind === 'choice' && (typeof value === 'string' || typeof value === 'number')) return choiceName(game, value)
  if (kind === 'seat' && typeof value === 'number') return t('web-seat-n', { n: value + 1 })
  if (kind === 'choices' && Array.isArray(value)) return value.map((each) => choiceName(game, String(each))).join(', ')
  if (kind === 'numbers' && Array.isArray(value)) return value.join(' · ')
  if (kind === 'number' && typeof value === 'number') return word(`${game}-${name}-${value}`, String(value))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : titleOf(value)
}
