/** Sayings, refusals and labels as sentences, in the language of whoever reads them.
 *
 * The catalogues are the Fluent files that the terminal uses, and those of this page. A seat called `you` is spoken to,
 * not about: texts choose their words by `$who -> [you] … *[other] …`.
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import type { Fact, Saying } from '../wire'
import type { MessageId } from './messages.gen'
import { settings, type Language } from './settings.svelte'

const YOU = 'you'

type Loader = () => Promise<string>
const SHELL = import.meta.glob<string>(['../../texts/*.ftl', '../../../src/nenuphar/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>
const GAMES = import.meta.glob<string>(
  ['../../../src/nenuphar/games/*/texts/*.ftl', '../../../src/nenuphar/games/*/web/{door,texts}/*.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>

const games = new Map<string, 'door' | 'table'>() // how much of each game's words is wanted
let bundle = new FluentBundle('en')
let edition = $state(0)

/** Load the language that the person reads; with a game's key, also what that game has to say: at the door only what it is
 * about, at a table everything. */
export async function learn(game?: string, where: 'door' | 'table' = 'table'): Promise<void> {
  if (game && games.get(game) !== 'table') games.set(game, where)
  const lang = settings.lang
  const paths = [
    ...Object.entries(SHELL).filter(([path]) => path.endsWith(`/${lang}.ftl`)),
    ...Object.entries(GAMES).filter(([path]) => path.endsWith(`/${lang}.ftl`) && isWanted(path)),
  ]
  const sources = await Promise.all(paths.map(([, load]) => load()))
  if (lang !== settings.lang) return // another language was chosen while this one was on its way
  bundle = spokenBundle(lang, sources)
  edition += 1
}

export function spokenBundle(lang: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: { OF: OF[lang] }, useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

function isWanted(path: string): boolean {
  const game = /games\/([^/]+)\//.exec(path)?.[1] ?? ''
  return games.get(game) === 'table' || (games.get(game) === 'door' && path.includes('/web/door/'))
}

/** One message of ours, whose id is known to exist. */
export function t(id: MessageId, facts: Record<string, Fact> = {}, names: readonly string[] = []): string {
  return text(id, facts, names)
}

/** A message that a game or the server names; ids that nobody wrote a text for are shown as they are. */
export function text(id: string, facts: Record<string, Fact> = {}, names: readonly string[] = []): string {
  void edition // texts change when a language has been loaded
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return id
  const spoken = Object.entries(facts).map(([name, fact]) => [name, speak(fact, names)] as const)
  const written = bundle.formatPattern(pattern, Object.fromEntries(spoken), []).replace(/\s*\n\s*/g, ' ')
  return figures(kept(written))
}

/** French has a blank before some signs: no line breaks there, so that none begins with a colon. */
export function kept(written: string): string {
  return written.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** Figures with a minus sign: a hyphen is too short for it. */
export function figures(written: string | number): string {
  return String(written).replace(/(?<![\w\p{Pd}])-(?=\d)/gu, '−')
}

export function known(id: string): boolean {
  void edition
  return bundle.hasMessage(id)
}

/** One line of the log or of a menu. */
export function say(saying: Saying, names: readonly string[]): string {
  return text(saying.key, saying.facts, names)
}

/** Why not, and what now. */
export function refusal(rule: string, facts: Record<string, Fact>, names: readonly string[] = []): string {
  const plain = `refused-${rule}`
  const special = `${plain}-${String(facts['fault'] ?? '')}`
  if (known(special)) return text(special, facts, names)
  if (known(plain)) return text(plain, readable(facts), names)
  return rule === 'offline' ? t('web-offline') : t('web-refused', { rule })
}

// What the server's decoder says about unreadable data, and our message for it; the terminal has the same list.
const PROBLEMS: Record<string, RegExp> = {
  'the-whole': /^the whole$/,
  'problem-type': /^Expected `(?<expected>[^`]+)`, got `(?<found>[^`]+)`$/,
  'problem-unknown-field': /^Object contains unknown field `(?<name>[^`]+)`$/,
  'problem-missing-field': /^Object missing required field `(?<name>[^`]+)`$/,
  'problem-toml': /^.+ \(at (?<place>line \d+, column \d+|end of document)\)$/,
  'problem-value': /^Invalid (?:enum )?value (?<found>.+)$/,
  'problem-utf8': /^(?:Invalid UTF-8 .*|'utf-8' codec can't decode .*)$/,
}

function readable(facts: Record<string, Fact>): Record<string, Fact> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, put(fact)]))
}

function put(fact: Fact): Fact {
  if (typeof fact !== 'string') return fact
  for (const [id, said] of Object.entries(PROBLEMS)) {
    const found = said.exec(fact)
    if (found) return text(id, { ...found.groups })
  }
  return fact
}

/** How good a bot is, or a choice of an option: said if there is a text, else the bare word. */
export function word(id: string, bare: string): string {
  return known(id) ? text(id) : bare
}

function speak(fact: Fact, names: readonly string[]): FluentVariable {
  if (typeof fact === 'string' || typeof fact === 'number') return fact
  if (Array.isArray(fact)) return fact.map((part) => listed(part, names)).join(', ')
  if ('seat' in fact) return names[fact.seat] ?? `${fact.seat + 1}`
  return 'key' in fact ? text(fact.key) : ''
}

/** A fact as it stands in a list; a pair in a list is a sign and its name. */
function listed(fact: Fact, names: readonly string[]): string {
  if (Array.isArray(fact)) return fact.map((part) => listed(part, names)).join(' ')
  const spoken = String(speak(fact, names))
  return typeof fact === 'object' && 'seat' in fact && spoken === YOU ? text('you') : spoken
}

// `{ OF($who) }`: whose something is, as the language bends the name.

const bend =
  (rule: (name: string) => string): FluentFunction =>
  ([name]) =>
    rule(String(name))

const OF: Record<Language, FluentFunction> = {
  en: bend((name) => `${name}'s`),
  fr: bend((name) => (/^[aeiouhàâéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`)),
  de: bend((name) => (/[sßxz]$/i.test(name) ? `${name}'` : `${name}s`)),
}
