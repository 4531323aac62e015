/** Sayings, refusals and labels as sentences, in the reader's language.
 *
 * The catalogues are the Fluent files of the terminal and those of this page. Texts address the seat called `you` and
 * speak about the others: `$who -> [you] … *[other] …`.
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import type { Fact, Saying } from '../wire'
import type { MessageId } from './messages.gen'
import { settings, type Language } from './settings.svelte'

const YOU = 'you'

type Loader = () => Promise<string>
const CATALOGUES = import.meta.glob<string>(
  [
    '../../texts/*.ftl',
    '../../texts/*/*.ftl',
    '../../../src/nenuphar/texts/*.ftl',
    '../../../src/nenuphar/texts/*/*.ftl',
    '../../../src/nenuphar/games/*/texts/*.ftl',
    '../../../src/nenuphar/games/*/web/{door,texts}/*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>

const FALLBACK: Language = 'en'
const parts = new Set<string>() // of the page's own texts that only some pages need
const games = new Map<string, 'door' | 'table'>() // how much of each game's texts is needed
let bundles: readonly FluentBundle[] = [new FluentBundle(FALLBACK)] // the reader's language, and English if it is needed
let edition = $state(0)
let latest = 0
let newest: Promise<void> = Promise.resolve()
let needsFallback = false // some message is missing in the reader's language

/** Loads the reader's language, and a game's texts if its key is given: only its description for the home page, all of
 * them for a table. */
export function learn(game?: string, where: 'door' | 'table' = 'table'): Promise<void> {
  if (game && games.get(game) !== 'table') games.set(game, where)
  latest += 1
  newest = load(latest)
  return newest
}

/** Loads texts that only some pages need: a folder in `texts`. */
export function learnPart(part: string): Promise<void> {
  if (parts.has(part)) return newest
  parts.add(part)
  return learn()
}

async function load(turn: number): Promise<void> {
  const lang = settings.lang
  const [own, english] = await Promise.all([loaded(ownPaths(lang)), loaded(fallbackPaths(lang))])
  if (turn !== latest) return newest // that load includes all of this, and must not be overwritten
  bundles = [makeBundle(lang, own), ...(english.length > 0 ? [makeBundle(FALLBACK, english)] : [])]
  edition += 1
}

const loaded = (paths: readonly string[]) => Promise.all(paths.map((path) => CATALOGUES[path]!()))

const ownPaths = (lang: Language) =>
  Object.keys(CATALOGUES).filter((path) => path.endsWith(`/${lang}.ftl`) && isWanted(path))

/** A game without texts in this language uses its English ones. A missing message loads all English texts. */
function fallbackPaths(lang: Language): string[] {
  if (lang === FALLBACK) return []
  const own = (path: string) => path.replace(/\w+\.ftl$/, `${lang}.ftl`)
  return ownPaths(FALLBACK).filter((path) => needsFallback || !(own(path) in CATALOGUES))
}

export function makeBundle(lang: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: { OF: OF[lang] }, useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

/** The page's own texts always; a game's, and those in a folder of their own, as far as they are needed. */
function isWanted(path: string): boolean {
  const game = /games\/([^/]+)\//.exec(path)?.[1]
  const part = /\/texts\/([^/]+)\/\w+\.ftl$/.exec(path)?.[1]
  if (part === 'table' && game === undefined && [...games.values()].includes('table')) return true
  if (game === undefined) return part === undefined || parts.has(part)
  return games.get(game) === 'table' || (games.get(game) === 'door' && path.includes('/web/door/'))
}

/** Whether this page was built with the game: a game that was added later has no texts here. */
export const isBuiltIn = (game: string): boolean =>
  Object.keys(CATALOGUES).some((path) => path.includes(`/games/${game}/`))

/** A message of the page itself: its id is checked at compile time. */
export function t(id: MessageId, facts: Record<string, Fact> = {}, names: readonly string[] = []): string {
  return text(id, facts, names)
}

/** A message by an id from a game or the server. An id without a text is shown as it is. */
export function text(id: string, facts: Record<string, Fact> = {}, names: readonly string[] = []): string {
  void edition // texts change when a language has been loaded
  const bundle = bundles.find((each) => each.hasMessage(id))
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return missing(id)
  const spoken = Object.entries(facts).map(([name, fact]) => [name, speak(fact, names)] as const)
  const written = bundle.formatPattern(pattern, Object.fromEntries(spoken), []).replace(/\s*\n\s*/g, ' ')
  return figures(kept(written))
}

/** An incomplete translation is completed with English: the first missing message loads the English texts. */
function missing(id: string): string {
  if (!needsFallback && settings.lang !== FALLBACK && edition > 0) {
    needsFallback = true
    void learn()
  }
  return id
}

/** No line may start with a punctuation mark: catalogues have plain spaces there, as for the terminal. */
export function kept(written: string): string {
  return written
    .replace(/ (?=[;?!])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
}

/** Numbers with a real minus sign: a hyphen is too short. */
export function figures(written: string | number): string {
  return String(written).replace(/(?<![\w\p{Pd}])-(?=\d)/gu, '−')
}

export function known(id: string): boolean {
  void edition
  return bundles.some((bundle) => bundle.hasMessage(id))
}

/** One line of the log or of a menu. */
export function say(saying: Saying, names: readonly string[]): string {
  return text(saying.key, saying.facts, names)
}

/** Why an action was refused, and what to do instead. */
export function refusal(rule: string, facts: Record<string, Fact>, names: readonly string[] = []): string {
  const plain = `refused-${rule}`
  const special = `${plain}-${String(facts['fault'] ?? '')}`
  if (known(special)) return text(special, facts, names)
  if (known(plain)) return text(plain, readable(facts), names)
  if (rule === 'too-large') return t('web-too-large', facts)
  return rule === 'offline' ? t('web-offline') : t('web-refused', { rule })
}

// The decoder's errors about unreadable data, and our message for each. The terminal has the same list.
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

/** A bot's level or an option's choice: its text if there is one, otherwise the bare word. */
export function word(id: string, bare: string): string {
  return known(id) ? text(id) : bare
}

function speak(fact: Fact, names: readonly string[]): FluentVariable {
  if (typeof fact === 'string' || typeof fact === 'number') return fact
  if (Array.isArray(fact)) {
    const parts = fact.map((part) => listed(part, names))
    return fact.every((part) => typeof part === 'object' && 'seat' in part) ? listAnd(parts) : parts.join(', ')
  }
  if ('seat' in fact) return names[fact.seat] ?? `${fact.seat + 1}`
  return 'key' in fact ? named(fact, names) : ''
}

/** A player's name on its own, not in a sentence. */
export function nameOf(seat: number, names: readonly string[]): string {
  const name = names[seat] ?? ''
  return name === YOU ? t('web-you') : name
}

/** Names in a sentence: Ada, Bert and Cleo. */
export function listAnd(names: readonly string[]): string {
  return names.length > 1
    ? t('list-and', { others: names.slice(0, -1).join(', '), last: names.at(-1)! })
    : names.join('')
}

/** The text of a key. A bot's level without a text is shown as the bare word. */
function named({ key, facts }: Extract<Fact, { key: string }>, names: readonly string[]): string {
  return known(key) ? text(key, facts, names) : key.replace(/^level-/, '')
}

/** A fact in a list. A pair in a list is a sign and its name. */
function listed(fact: Fact, names: readonly string[]): string {
  if (Array.isArray(fact)) return fact.map((part) => listed(part, names)).join(' ')
  const spoken = String(speak(fact, names))
  return typeof fact === 'object' && 'seat' in fact && spoken === YOU ? text('you') : spoken
}

// `{ OF($who) }`: the possessive of a name.

const possessive =
  (rule: (name: string) => string): FluentFunction =>
  ([name]) =>
    rule(String(name))

const OF: Record<Language, FluentFunction> = {
  en: possessive((name) => `${name}'s`),
  fr: possessive((name) => (/^[aeiouàâéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`)),
  de: possessive((name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)),
}
