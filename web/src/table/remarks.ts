/** In a slap game: what everybody should know about a player's taps, and what only the host should. */
import type { IconName } from '../art/Icon.svelte'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/words.svelte'

export interface Remark {
  readonly icon: IconName
  readonly label: string
  readonly words: string // whole sentences
}

export function remarks(table: Pick<Table, 'far' | 'doubted' | 'spoken'>, seat: number): Remark[] {
  const who = { who: { seat } }
  const far: Remark = { icon: 'globe', label: t('web-far'), words: t('web-far-words', who, table.spoken) }
  const doubted: Remark = { icon: 'clock', label: t('web-doubted'), words: t('web-doubted-words', who, table.spoken) }
  return [...(table.far.includes(seat) ? [far] : []), ...(table.doubted.includes(seat) ? [doubted] : [])]
}
