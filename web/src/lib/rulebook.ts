/** The text of a rule by its id: a game's rules come from the server, the table's own rules with the page. */
import type { RulesPage } from '../wire'
import { api } from './api'
import { settings } from './settings.svelte'
import { kept } from './words.svelte'

const TABLE_RULES = import.meta.glob<string>('../../../src/nenuphar/{core,server}/README*.md', {
  query: '?raw',
  import: 'default',
})

const books = new Map<string, Promise<RulesPage>>()

export function rulebook(game: string): Promise<RulesPage> {
  const key = `${game}/${settings.lang}`
  const known = books.get(key)
  if (known) return known
  const book = api.rules(game, settings.lang)
  book.catch(() => books.delete(key))
  books.set(key, book)
  return book
}

/** The text of one rule, or nothing if there is none. */
export async function ruleText(game: string, rule: string): Promise<string> {
  return rule.startsWith('TB-') ? tableRule(rule) : gameRule((await rulebook(game)).html, rule)
}

export function gameRule(html: string, rule: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const place = page.getElementById(rule)
  place?.querySelector('.rule-id')?.remove()
  return (place?.textContent ?? '').trim().replace(/[ \n]+/g, ' ') // a long rule is a list
}

async function tableRule(rule: string): Promise<string> {
  const [own, english] = [`README.${settings.lang}.md`, 'README.md']
  const pages = Object.entries(TABLE_RULES)
  const written = [own, english].map((name) => pages.filter(([path]) => path.endsWith(`/${name}`)))
  const sources = await Promise.all(written.flat().map(([, load]) => load()))
  return kept(new RegExp(`^- \\*\\*${rule}\\*\\* (.*)$`, 'm').exec(sources.join('\n'))?.[1] ?? '')
}
