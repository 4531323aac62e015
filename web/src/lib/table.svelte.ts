/** A table as this browser knows it: what the socket told, and what can be asked. Pages only look at it. */
import type { Pending } from '../game'
import type {
  Fact,
  GameInfo,
  Line,
  MatchView,
  Person,
  Presence,
  Refusal,
  SeatView,
  TableView,
  Tell,
  Wish,
} from '../wire'
import { api, Refused } from './api'
import { randomHex } from './ids'
import { follows, isTalk, joined } from './lines'
import { giveColours } from './seatColours.svelte'
import { settings } from './settings.svelte'
import { Live, type Connection, type Listener } from './live'
import { t, word } from './words.svelte'

const MATCH_OVER = 'TB-4'
const FINAL: readonly string[] = ['TB-32', 'TB-33'] // kept out, or damaged: trying again is no use
const MICROS = 1000 // in a millisecond
const RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

export interface Complaint {
  rule: string
  facts: Record<string, Fact>
}

interface Given extends Pending {
  readonly text: string // as it was sent
}

export class Table implements Listener {
  table = $state.raw<TableView | null>(null)
  match = $state.raw<MatchView | null>(null)
  me = $state.raw<Person | null>(null)
  lines = $state.raw<readonly Line[]>([])
  /** The newest lines of the match, for the board to show one after the other. */
  batch = $state.raw<readonly Line[]>([])
  state = $state<Connection>('joining')
  /** How many milliseconds the way to the server and back takes; null before it was measured. */
  latency = $state<number | null>(null)
  gone = $state(false)
  complaint = $state.raw<Complaint | null>(null)
  /** Actions that the server has not answered yet. */
  pending = $state.raw<readonly Given[]>([])
  /** Where the faster hand counts: seats too far away for fair verdicts, and, for the host, those not to be believed. */
  far = $state.raw<readonly number[]>([])
  doubted = $state.raw<readonly number[]>([])
  /** Where words are looked up: how far the books are, from 0 to 1, while they are not complete. */
  books = $state<number | null>(null)
  /** Those who were waited for when the newest lines of the match came. */
  movers = $state.raw<readonly number[]>([])
  /** What this browser's clock is behind the server's. */
  lag = $state(0)

  readonly you = $derived(this.table?.you ?? null)
  readonly host = $derived(this.table !== null && this.table.host === this.me?.id)
  /** Several people sit around this screen: nobody of them is spoken to alone. */
  readonly around = $derived((this.table?.held.length ?? 0) > 1)
  readonly names = $derived(seatNames(this.table?.seats ?? []))
  /** The same, but the reader is spoken to. */
  readonly spoken = $derived(this.names.map((name, seat) => (seat === this.you && !this.around ? 'you' : name)))

  /** Whether the log has lines before those that are here. */
  readonly cut = $derived((this.lines[0]?.seq ?? 1) > 1)

  /** What people have said and signed, without spectators if the reader has muted them. */
  readonly talk = $derived(this.lines.filter((line) => isTalk(line) && this.isHeard(line)))

  #live: Live | null = null
  #stirred = false
  #closed = false
  #quick = false
  #fetching: Promise<boolean> | null = null
  #fetchingAll: Promise<void> | null = null

  constructor(readonly id: string) {
    void this.#arrive()
  }

  async ask(wish: Wish): Promise<boolean> {
    this.complaint = null
    const inTime = this.match !== null && this.match.outcome === null
    const answer = await this.#live?.ask(wish)
    // The end of the match overtook a move: the result says enough.
    const overtaken = wish.type === 'act' && inTime && answer?.type === 'refusal' && answer.rule === MATCH_OVER
    if (answer?.type === 'refusal' && !overtaken) this.complain(answer)
    return answer?.type === 'done'
  }

  /** The same answer to the same question, as by a double click, is not given twice while the first is under way. */
  act = async (action: unknown, claim?: number, seat?: number): Promise<boolean> => {
    if (!this.match) return false
    const claim_us = claim === undefined ? null : Math.round(claim * MICROS)
    const { question } = this.match.hands.find((hand) => hand.seat === seat) ?? this.match
    const wish: Wish = { type: 'act', question, action, claim_us, seat: seat ?? null }
    const given: Given = { action, seat: seat ?? null, text: JSON.stringify(wish) }
    if (this.pending.some(({ text }) => text === given.text)) return false
    this.pending = [...this.pending, given]
    return this.ask(wish).finally(() => (this.pending = this.pending.filter((each) => each !== given)))
  }

  /** Whether a spectator has said it. Before the match there are none: people still choose their seats. */
  isFromOutside({ by }: Line): boolean {
    return (
      this.table?.phase !== 'waiting' &&
      !this.table?.seats.some(({ person }) => person !== null && person.id === by?.id)
    )
  }

  isHeard(line: Line): boolean {
    return settings.chosen.spectators || line.by?.id === this.me?.id || !this.isFromOutside(line)
  }

  complain({ rule, facts }: Pick<Refusal, 'rule' | 'facts'>): void {
    this.complaint = { rule, facts: facts as Record<string, Fact> }
  }

  /** Whether bots shall move as soon as they have thought: asked again with every new connection. */
  pace(quick: boolean): void {
    if (quick === this.#quick) return
    this.#quick = quick
    this.#hurry()
  }

  /** Fetches some of the lines before those that are here, and says whether there were any. */
  earlier(): Promise<boolean> {
    this.#fetching ??= this.#earlier().finally(() => (this.#fetching = null))
    return this.#fetching
  }

  /** Fetches the log from its first line on, however often that has to be tried. */
  whole(): Promise<void> {
    this.#fetchingAll ??= this.#whole().finally(() => (this.#fetchingAll = null))
    return this.#fetchingAll
  }

  async #whole(): Promise<void> {
    for (let wait = RETRY_MS; this.cut && !this.#closed;) {
      if (await this.earlier()) {
        wait = RETRY_MS
      } else {
        await new Promise((resolve) => setTimeout(resolve, wait))
        wait = Math.min(2 * wait, LONGEST_RETRY_MS)
      }
    }
  }

  async #earlier(): Promise<boolean> {
    const first = this.lines[0]?.seq ?? 1
    if (first <= 1) return false
    try {
      const { lines } = await api.earlier(this.id, first)
      if (!lines.length || this.lines[0]?.seq !== first) return false
      this.lines = [...lines, ...this.lines]
      return true
    } catch {
      return false // the button stays, and can be tried again
    }
  }

  close(): void {
    this.#closed = true
    this.#live?.close()
  }

  // What the socket says

  hear(tell: Tell): void {
    switch (tell.type) {
      case 'welcome': {
        const alive = follows(this.lines, tell.lines)
        this.me = tell.you
        this.lag = tell.now - Date.now()
        this.#stand(tell.table, tell.match, tell.lines, alive)
        this.#stir()
        if (this.#quick) this.#hurry()
        break
      }
      case 'news':
        this.#stand(tell.table, tell.match, tell.lines, true)
        this.#stir()
        break
      case 'presence':
        this.table = this.table && present(this.table, tell)
        this.far = tell.far
        this.doubted = tell.doubted
        this.books = tell.books
        break
    }
  }

  connection(state: Connection): void {
    this.state = state
  }

  ping(ms: number): void {
    this.latency = Math.round(ms)
  }

  doubt(): void {
    void this.#look()
  }

  #stand(table: TableView | null, match: MatchView | null, lines: readonly Line[], alive: boolean): void {
    if (table) {
      this.table = table
      giveColours(table.colours)
    }
    if (lines.some((line) => line.kind === 'match')) this.movers = this.match?.due ?? []
    if (match) this.match = match
    this.lines = joined(this.lines, lines)
    if (alive && lines.some((line) => line.saying?.key === 'table-line-sent-away' && line.by?.id === this.me?.id))
      this.complaint = { rule: 'TB-12', facts: { fault: 'sent-away' } }
    const played = lines.filter((line) => line.kind === 'match')
    if (played.length) this.batch = alive ? played : []
  }

  /** Everybody who sits down adds some bytes to the chance of the match, so that nobody alone can have chosen it. */
  #stir(): void {
    if (this.#stirred || this.you === null || this.table?.phase !== 'waiting') return
    this.#stirred = true
    void this.#live?.ask({ type: 'pinch', bytes: randomHex(16) })
  }

  #hurry(): void {
    void this.#live?.ask({ type: 'pace', quick: this.#quick })
  }

  async #arrive(): Promise<void> {
    await this.#look()
    if (!this.gone && !this.#closed) this.#live = new Live(this.id, this)
  }

  async #look(): Promise<void> {
    try {
      this.table = await api.table(this.id)
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || FINAL.includes(error.rule))) {
        this.gone = true
        if (error.status !== 404) this.complain(error)
        this.#live?.close()
      }
    }
  }
}

export function seatNames(seats: readonly SeatView[]): string[] {
  return seats.map((seat, index) => {
    if (seat.kind === 'open') return t('web-seat-free')
    if (seat.person) return seat.person.name
    const level = levelName(seat.level)
    const twins = seats.filter((other) => other.kind === 'bot' && other.level === seat.level)
    return twins.length > 1
      ? `${level} ${seats.slice(0, index + 1).filter((other) => twins.includes(other)).length}`
      : level
  })
}

export function levelName(level: string): string {
  return word(`level-${level}`, level)
}

/** How strong a bot is, in a word; empty for what is no bot. */
export function strengthName(strength: string): string {
  return strength && word(`strength-${strength}`, strength)
}

/** A level as it is offered: how strong it is, and what to expect of it where a game says so. */
export function levelOffer(level: string, { key, levels, strengths }: GameInfo): string {
  const strength = strengthName(strengths[levels.indexOf(level)] ?? '')
  const hints = [strength, word(`${key}-web-level-${level}`, '')].filter(Boolean).join(', ')
  return hints ? `${levelName(level)} (${hints})` : levelName(level)
}

function present(table: TableView, { online, stand_in_from, watching }: Presence): TableView {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    online: online[index] ?? seat.online,
    stand_in_from: stand_in_from[index] ?? null,
  }))
  return { ...table, seats, watching }
}
