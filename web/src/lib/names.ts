/** A name without its number. The number tells two bots of a kind apart, so it stays when the rest of the name is cut. */
export const unnumbered = (name: string): string => name.replace(/ \d+$/, '')
