/** A name without its number. The number distinguishes two bots of a kind, so it stays when a long name is cut. */
export const unnumbered = (name: string): string => name.replace(/ \d+$/, '')
