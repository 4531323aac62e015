/** What was agreed on for a table, in words: the time for a decision, and the options that are not as ever. */
import type { OptionInfo } from '../wire'
import { t, word } from './words.svelte'

const MINUTE_S = 60
const DAY_S = 86_400

export function paceText(seconds: number | null): string {
  if (seconds === null) return t('web-pace-none')
  if (seconds < MINUTE_S) return t('web-pace-seconds', { n: seconds })
  return seconds < DAY_S ? t('web-pace-minutes', { n: seconds / MINUTE_S }) : t('web-pace-days', { n: seconds / DAY_S })
}

export const optionName = (game: string, { name }: OptionInfo): string => word(`${game}-option-${name}`, name)
export const choiceName = (game: string, choice: string): string => word(`${game}-${choice}`, choice)

/** A sentence for every option that a table decides on first, and for each that is not as ever. */
export function agreedTexts(game: string, infos: readonly OptionInfo[], chosen: Record<string, unknown>): string[] {
  return infos.flatMap((info) => {
    const value = chosen[info.name] ?? info.default
    const usual = JSON.stringify(value) === JSON.stringify(info.default)
    if (usual && (!info.foremost || info.kind === 'switch')) return []
    const said = valueText(game, info, value)
    return said === null ? [] : [said === '' ? optionName(game, info) : `${optionName(game, info)}: ${said}`]
  })
}

/** Empty where the name of the option says it all; null for what has no name, as the whole text of a file. */
function valueText(game: string, { kind }: OptionInfo, value: unknown): string | null {
  if (kind === 'switch') return value ? '' : t('web-option-off')
  if (kind === 'choice' && typeof value === 'string') return choiceName(game, value)
  if (kind === 'seat' && typeof value === 'number') return t('web-seat-n', { n: value + 1 })
  if (kind === 'choices' && Array.isArray(value)) return value.map((each) => choiceName(game, String(each))).join(', ')
  if (kind === 'numbers' && Array.isArray(value)) return value.join(' · ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
