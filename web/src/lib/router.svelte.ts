/** Maps addresses to pages, and moves between pages without a reload. */
import { upgrade } from './upgrade.svelte'

const ROUTES = {
  home: '/',
  new: '/new/:game',
  table: '/t/:id',
  replay: '/t/:id/replay',
  tableScreen: '/t/:id/screen',
  screen: '/screen',
  screenCode: '/screen/:code',
  join: '/j/:code',
  rules: '/rules/:game',
  workshop: '/workshop/:game',
  keepsakes: '/keepsakes/:game',
  daily: '/daily/:game',
  edition: '/daily/:game/:edition',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:game',
  puzzleDays: '/puzzles/:game/days',
  puzzlePast: '/puzzles/:game/:day',
  settings: '/settings',
  person: '/people/:id',
  device: '/me/:code',
  notify: '/notify/:way/:token',
  host: '/host',
} as const

export type PageName = keyof typeof ROUTES | 'lost'

export interface Place {
  page: PageName
  params: Record<string, string>
}

const UNKNOWN: Place = { page: 'lost', params: {} }

export function match(path: string): Place {
  const parts = split(path)
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const params = fit(split(pattern), parts)
    if (params) return { page: page as PageName, params }
  }
  return UNKNOWN
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] as string
    if (expected.startsWith(':')) params[expected.slice(1)] = part
    else if (expected !== part) return null
  }
  return params
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean).map(readable)
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Here {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname)
  readonly place = $derived(match(this.#path))
  get path(): string {
    return this.#path
  }

  go(path: string, { replace = false } = {}): void {
    if (upgrade.ready) return replace ? location.replace(path) : location.assign(path)
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.arrive()
  }

  arrive(): void {
    this.#path = location.pathname
  }
}

export const here = new Here()

/** Follows links inside the page, and the browser's back and forward. Returns a function that stops this. */
export function followLinks(root: HTMLElement): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (match(link.pathname).page === 'lost' || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    here.go(link.pathname + link.search + link.hash)
  }
  const back = () => here.arrive()
  root.addEventListener('click', click)
  addEventListener('popstate', back)
  return () => {
    root.removeEventListener('click', click)
    removeEventListener('popstate', back)
  }
}
