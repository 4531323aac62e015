/** The settings of this device: language, sound, motion, pace, theme. They stay in the browser and are never sent. */

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

interface Chosen {
  lang: Language | 'auto'
  theme: 'auto' | 'dark' | 'light'
  motion: 'auto' | 'full' | 'still'
  volume: number
  muted: boolean
  quick: boolean // bots do not pretend to think, and cards are sent at once
  spectators: boolean // show their messages
  handOnly: boolean // on a phone, while a big screen shows the board
}

const KEY = 'nenuphar.settings'
const DEFAULTS: Chosen = {
  lang: 'auto',
  theme: 'auto',
  motion: 'auto',
  volume: 0.6,
  muted: false,
  quick: false,
  spectators: true,
  handOnly: true,
}

class Settings {
  chosen: Chosen = $state({ ...DEFAULTS, ...kept() })
  #calm = $state(false)

  constructor() {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    this.#calm = query.matches
    query.addEventListener('change', () => (this.#calm = query.matches))
  }

  get lang(): Language {
    return this.chosen.lang === 'auto' ? spoken(navigator.languages) : this.chosen.lang
  }

  /** Reduced motion: chosen here, or in the operating system. */
  get still(): boolean {
    return this.chosen.motion === 'still' || (this.chosen.motion === 'auto' && this.#calm)
  }

  get loudness(): number {
    return this.chosen.muted ? 0 : this.chosen.volume
  }

  choose(change: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...change }
    keep(this.chosen)
  }

  /** Tells the style sheets. */
  show(root: HTMLElement): void {
    if (this.chosen.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.chosen.theme
    root.dataset['still'] = String(this.still)
    root.lang = this.lang
  }
}

/** The first of the browser's languages that the page supports. */
export function spoken(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase())
  return short.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function keep(chosen: Chosen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Without storage the browser forgets, and nothing else breaks.
  }
}

export const settings = new Settings()
