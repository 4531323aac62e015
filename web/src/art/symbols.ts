/** The sign that goes with each player's colour, always: a path in a box of 24 by 24, and the character for texts. */
import type { Colour } from '../game'

export const COLOURS: readonly Colour[] = ['yellow', 'red', 'green', 'blue', 'violet']

export const SYMBOLS: Record<Colour, string> = {
  yellow: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  red: 'M12 3.6c.9 0 1.5.5 1.9 1.2l7.2 12.6c.9 1.6 0 3-1.8 3H4.7c-1.8 0-2.7-1.4-1.8-3L10.100 4.800c.4-.7 1-1.2 1.900-1.2Z',
  green:
    'M6.500 4h11c1.500 0 2.500 1 2.500 2.500v11c0 1.500-1 2.500-2.500 2.500h-11C5 20 4 19 4 17.500v-11C4 5 5 4 6.500 4Z',
  blue: 'M10.400 3.200a2.200 2.200 0 0 1 3.200 0l7.200 7.200a2.200 2.200 0 0 1 0 3.200l-7.200 7.200a2.200 2.200 0 0 1-3.200 0l-7.200-7.200a2.200 2.200 0 0 1 0-3.200Z',
  violet:
    'M12 2.500c.6 0 1 .4 1.300 1l2.200 4.700 5 .7c1.300.2 1.700 1.500.8 2.400l-3.700 3.600.9 5.100c.2 1.200-1 2-2.100 1.500L12 19l-4.400 2.500c-1.100.5-2.300-.3-2.100-1.500l.9-5.100-3.700-3.600c-.9-.9-.5-2.200.8-2.400l5-.7 2.200-4.700c.3-.6.7-1 1.300-1Z',
}

export const SIGNS: Record<Colour, string> = { yellow: '●', red: '▲', green: '■', blue: '◆', violet: '★' }

export function colourOf(word: string | undefined): Colour | null {
  return COLOURS.find((colour) => colour === word) ?? null
}
