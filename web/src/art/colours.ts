/** The players' colours, each with its own sign, because nothing is shown by colour alone. */

export type PlayersColour = 'yellow' | 'red' | 'green' | 'blue' | 'violet'
/** Extra colours for tables with more players, or with cards in the usual colours. */
export type UsualColour = PlayersColour | 'orange' | 'rose' | 'teal' | 'moon' | 'brown' | 'heron'
/** One of these, or one from a game's web/shell.ts. */
export type Colour = UsualColour | (string & {})

export const COLOURS: readonly PlayersColour[] = ['yellow', 'red', 'green', 'blue', 'violet']

export interface Look {
  readonly sign: string // in texts
  readonly tone: string
  readonly dark: string // the second tone
  readonly ink: string // as a line or a sign on the page, in the dark and the light theme
  readonly shape: string // the sign as a path around the origin, about 20 wide; drawn by Sign and Mark
}

const LOOKS: Readonly<Record<UsualColour, Look>> = {
  yellow: {
    sign: '●',
    tone: 'var(--yellow)',
    dark: 'var(--yellow-dark)',
    ink: 'light-dark(#b98a00, var(--yellow))',
    shape: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
  },
  red: {
    sign: '▲',
    tone: 'var(--red)',
    dark: 'var(--red-dark)',
    ink: 'light-dark(var(--red), #ef6a63)',
    shape: 'M0-9.5 9.5 7.5-9.5 7.5Z',
  },
  green: {
    sign: '■',
    tone: 'var(--green)',
    dark: 'var(--green-dark)',
    ink: 'light-dark(#2f8449, #5cc27d)',
    shape: 'M-8-8h16v16h-16Z',
  },
  blue: {
    sign: '◆',
    tone: 'var(--blue)',
    dark: 'var(--blue-dark)',
    ink: 'light-dark(var(--blue), #73a5f0)',
    shape: 'M0-10.5 9 0 0 10.5-9 0Z',
  },
  violet: {
    sign: '★',
    tone: 'var(--violet)',
    dark: 'var(--violet-dark)',
    ink: 'light-dark(var(--violet), #b48be6)',
    shape: 'M0-11 3-3.8 10.5-3.4 4.7 1.5 6.6 8.9 0 4.8-6.6 8.9-4.7 1.5-10.5-3.4-3-3.8Z',
  },
  orange: {
    sign: '✚',
    tone: '#e07b39',
    dark: '#a9541d',
    ink: 'light-dark(#b4561a, #f09a60)',
    shape: 'M-3.400-9.500h6.800v6.100h6.100v6.800h-6.100v6.100h-6.800v-6.100h-6.100v-6.800h6.100Z',
  },
  rose: {
    sign: '♥',
    tone: '#d9689a',
    dark: '#a5426f',
    ink: 'light-dark(#b23f74, #f08fb9)',
    shape: 'M0 9C-8 3.500-10-1-9-5C-7.800-9-2.500-9.500 0-5C2.500-9.500 7.800-9 9-5C10-1 8 3.500 0 9Z',
  },
  teal: {
    sign: '⬢',
    tone: '#2a9d9d',
    dark: '#1a6c6d',
    ink: 'light-dark(#14747a, #57cfcb)',
    shape: 'M0-10 8.700-5 8.700 5 0 10-8.700 5-8.700-5Z',
  },
  moon: {
    sign: '☾',
    tone: '#e9dcb4',
    dark: '#b3a370',
    ink: 'light-dark(#6f6334, #fbf3dc)',
    shape: 'M4-9.500A10 10 0 1 0 9 5.500A8.500 8.500 0 0 1 4-9.500Z',
  },
  brown: {
    sign: '♣',
    tone: '#9a6a45',
    dark: '#6d472b',
    ink: 'light-dark(#7f5230, #d3a27b)',
    shape:
      'M0-9.500A4.600 4.600 0 0 1 4.200-2.600A4.600 4.600 0 1 1 2 5L3.500 9.500H-3.500L-2 5A4.600 4.600 0 1 1-4.200-2.600A4.600 4.600 0 0 1 0-9.500Z',
  },
  heron: {
    sign: '⧗',
    tone: '#8fa9b8',
    dark: '#5f7c8c',
    ink: 'light-dark(#4a6878, #a9c4d2)',
    shape: 'M-8.500-9.500h17L2.200 0 8.500 9.500h-17L-2.200 0Z',
  },
}

const brought: Record<string, Look> = {}

/** A game's own colours, from its web/shell.ts. */
export function addColours(looks: Readonly<Record<string, Look>>): void {
  Object.assign(brought, looks)
}

export function lookOf(colour: Colour): Look {
  return (LOOKS as Readonly<Record<string, Look>>)[colour] ?? brought[colour] ?? LOOKS.green
}

export function colourOf(word: string | undefined): Colour | null {
  return word !== undefined && (word in LOOKS || word in brought) ? word : null
}
