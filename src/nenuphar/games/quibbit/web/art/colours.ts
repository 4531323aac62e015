/** The players' colours, each with its own sign, since nothing is told by colour alone. */

export type PlayerColour = 'yellow' | 'red' | 'green' | 'blue' | 'violet'

interface Look {
  readonly sign: string
  readonly tone: string
  readonly dark: string // the second tone
  readonly shape: string // the sign as a path around the origin, about 20 wide
}

export const LOOKS: Readonly<Record<PlayerColour, Look>> = {
  yellow: {
    sign: '●',
    tone: 'var(--yellow, #f4c430)',
    dark: 'var(--yellow-dark, #c29410)',
    shape: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
  },
  red: {
    sign: '▲',
    tone: 'var(--red, #d64545)',
    dark: 'var(--red-dark, #9f2c33)',
    shape: 'M0-9.5 9.5 7.5-9.5 7.5Z',
  },
  green: {
    sign: '■',
    tone: 'var(--green, #3e9b5b)',
    dark: 'var(--green-dark, #2a7041)',
    shape: 'M-8-8h16v16h-16Z',
  },
  blue: {
    sign: '◆',
    tone: 'var(--blue, #3b73c8)',
    dark: 'var(--blue-dark, #28508f)',
    shape: 'M0-10.5 9 0 0 10.5-9 0Z',
  },
  violet: {
    sign: '★',
    tone: 'var(--violet, #8b5fbf)',
    dark: 'var(--violet-dark, #64418c)',
    shape: 'M0-11 3-3.8 10.5-3.4 4.7 1.5 6.6 8.9 0 4.8-6.6 8.9-4.7 1.5-10.5-3.4-3-3.8Z',
  },
}
