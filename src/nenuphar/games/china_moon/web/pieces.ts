/** What China Moon's board knows about the box, and the letters of the frogs. */
import type { Frog, Kind, Lily, Seat } from './types.gen'

export const LILIES: readonly Lily[] = ['white', 'yellow', 'pink', 'black', 'blue']
export const KINDS: readonly Kind[] = ['plain', 'lily', 'black', 'prankster', 'spring', 'butterfly']
export const FROGS_EACH = 3
export const MOVES = 3 // in a turn
export const SPRUNG = 'CM-P3' // the rule of a frog that a spring throws
export const LETTERS = 'acdefgijklmnops' // of the frogs, in notation: games/china_moon/signs.py

export const ownerOf = (frog: Frog): Seat => Math.floor(frog / FROGS_EACH)
