/** The players' colours, each with its own sign, since nothing is told by colour alone. */

export type Colour = 'yellow' | 'red' | 'green' | 'blue' | 'violet'

export const COLOURS: readonly Colour[] = ['yellow', 'red', 'green', 'blue', 'violet']

interface Look {
  readonly sign: string // in texts
  readonly tone: string
  readonly dark: string // the second tone
  readonly shape: string // the sign as a path around the origin, about 20 wide; drawn by Sign and Mark
}

export const LOOKS: Readonly<Record<Colour, Look>> = {
  yellow: {
    sign: '●',
    tone: 'var(--yellow)',
    dark: 'var(--yellow-dark)',
    shape: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
  },
  red: {
    sign: '▲',
    tone: 'var(--red)',
    dark: 'var(--red-dark)',
    shape: 'M0-9.5 9.5 7.5-9.5 7.5Z',
  },
  green: {
    sign: '■',
    tone: 'var(--green)',
    dark: 'var(--green-dark)',
    shape: 'M-8-8h16v16h-16Z',
  },
  blue: {
    sign: '◆',
    tone: 'var(--blue)',
    dark: 'var(--blue-dark)',
    shape: 'M0-10.5 9 0 0 10.5-9 0Z',
  },
  violet: {
    sign: '★',
    tone: 'var(--violet)',
    dark: 'var(--violet-dark)',
    shape: 'M0-11 3-3.8 10.5-3.4 4.7 1.5 6.6 8.9 0 4.8-6.6 8.9-4.7 1.5-10.5-3.4-3-3.8Z',
  },
}

export function colourOf(word: string | undefined): Colour | null {
  return COLOURS.find((colour) => colour === word) ?? null
}
