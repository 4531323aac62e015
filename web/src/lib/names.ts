import { t } from './words.svelte'

/** A person's name. Deleted people have none: they are former guests (TB-96). */
export const nameOf = (name: string | undefined): string => name || t('former-guest')

/** A name without its number. The number distinguishes two bots of a kind, so it stays when a long name is cut. */
export const unnumbered = (name: string): string => name.replace(/ \d+$/, '')
