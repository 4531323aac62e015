/** A table as this browser knows it: the messages from the socket, and the asks to send. Pages only read it. */
import type { Pending } from '../game'
import type {
  Advice,
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
  TextBoard,
  AskBody,
} from '../wire'
import { api, Refused } from './api'
import { randomHex } from './ids'
import { follows, isTalk, joined } from './lines'
import { giveColours } from './seatColours.svelte'
import { settings } from './settings.svelte'
import { Live, type Connection, type Listener } from './live'
import { nameOf } from './names'
import { upgrade } from './upgrade.svelte'
import { t, word } from './words.svelte'

const MATCH_OVER = 'TB-4'
const FINAL: readonly string[] = ['TB-32', 'TB-33'] // excluded, or damaged: retrying is useless
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
  /** The newest lines of the match, for the board to show one after another. */
  batch = $state.raw<readonly Line[]>([])
  state = $state<Connection>('joining')
  /** The round trip time to the server in milliseconds; null before the first measurement. */
  latency = $state<number | null>(null)
  gone = $state(false)
  complaint = $state.raw<Complaint | null>(null)
  /** Actions that the server has not answered yet. */
  pending = $state.raw<readonly Given[]>([])
  /** In a slap game: seats too far away for fair verdicts, and, for the host, seats whose claims are not trusted. */
  far = $state.raw<readonly number[]>([])
  doubted = $state.raw<readonly number[]>([])
  /** For games with word lists: the progress of loading them, from 0 to 1; null when complete. */
  books = $state<number | null>(null)
  /** What the strongest bot would do, as far as the reader has asked about this question. */
  advice = $state.raw<Advice | null>(null)
  /** The step of advice that the bot is thinking about; 0 if none. */
  advising = $state(0)
  /** The seats that the match was waiting for when its newest lines arrived. */
  movers = $state.raw<readonly number[]>([])
  /** When the host restarts the server, by the server's clock; null if no restart is announced. */
  restart = $state<number | null>(null)
  /** How far this browser's clock is behind the server's. */
  lag = $state(0)

  /** The seat of the person who owns this device. */
  readonly own = $derived(this.table?.you ?? null)
  /** Several players pass this device on: in a match only the one who holds it is addressed. */
  readonly passedOn = $derived(this.table?.passed_on ?? false)
  readonly you = $derived(this.passedOn && this.table?.phase === 'playing' ? (this.table?.holder ?? null) : this.own)
  readonly host = $derived(this.table !== null && this.table.host === this.me?.id)
  /** Several players share this screen: no single one of them is addressed. */
  readonly around = $derived((this.table?.held.length ?? 0) > 1 && !this.passedOn)
  /** Several players share this screen or device, so nobody has won or lost alone. */
  readonly shared = $derived(this.around || this.passedOn)
  readonly names = $derived(seatNames(this.table?.seats ?? []))
  /** The same, but the reader is addressed. */
  readonly spoken = $derived(
    this.names.map((name, seat) =>
      seat === this.you && !this.around && !(this.passedOn && this.match?.outcome) ? 'you' : name,
    ),
  )

  /** Who has closed the table; null if it is open. */
  readonly closedBy = $derived.by(() => {
    if (this.table?.phase !== 'closed') return null
    return this.lines.some((line) => line.saying?.key === 'table-line-closed-by-host') ? 'host' : 'everybody'
  })

  /** Whether the log has lines before the loaded ones. */
  readonly cut = $derived((this.lines[0]?.seq ?? 1) > 1)

  /** Chat messages and reactions, without spectators if the reader has muted them. */
  readonly talk = $derived(this.lines.filter((line) => isTalk(line) && this.isHeard(line)))

  #live: Live | null = null
  #stirred = false
  #closed = false
  #quick = false
  #fetching: Promise<boolean> | null = null
  #fetchingAll: Promise<void> | null = null

  constructor(
    readonly id: string,
    private readonly isScreen = false,
  ) {
    void this.#arrive()
  }

  async ask(body: AskBody): Promise<boolean> {
    this.complaint = null
    const inTime = this.match !== null && this.match.outcome === null
    const answer = await this.#live?.ask(body)
    // The end of the match overtook a move: the result says enough.
    const overtaken = body.type === 'act' && inTime && answer?.type === 'refusal' && answer.rule === MATCH_OVER
    if (answer?.type === 'refusal' && !overtaken) this.complain(answer)
    return answer?.type === 'done'
  }

  /** The same answer to the same question, as from a double click, is not sent twice while the first is pending. */
  act = async (action: unknown, claim?: number, seat?: number): Promise<boolean> => {
    if (!this.match) return false
    const claim_us = claim === undefined ? null : Math.round(claim * MICROS)
    const { question } = this.match.hands.find((hand) => hand.seat === seat) ?? this.match
    const body: AskBody = { type: 'act', question, action, claim_us, seat: seat ?? null }
    const given: Given = { action, seat: seat ?? null, text: JSON.stringify(body) }
    if (this.pending.some(({ text }) => text === given.text)) return false
    this.pending = [...this.pending, given]
    return this.ask(body).finally(() => (this.pending = this.pending.filter((each) => each !== given)))
  }

  /** Asks for advice up to this step. It comes as a message of its own, when the bot has thought. */
  advise = async (step: number): Promise<void> => {
    if (!this.match) return
    this.advising = step
    const { question } = this.match
    const isAccepted = await this.ask({ type: 'ask-advice', question, step, seat: null })
    if (!isAccepted && this.match.question === question) this.advising = 0
  }

  /** Whether a spectator has said it. Before the match there are no spectators: people still choose their seats. */
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

  /** Whether bots should move without a delay; sent again with every new connection. */
  pace(quick: boolean): void {
    if (quick === this.#quick) return
    this.#quick = quick
    this.#hurry()
  }

  /** Loads some of the lines before the loaded ones, and returns whether there were any. */
  earlier(): Promise<boolean> {
    this.#fetching ??= this.#earlier().finally(() => (this.#fetching = null))
    return this.#fetching
  }

  /** Loads the log from its first line, with as many attempts as necessary. */
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
      const { lines } = await (this.isScreen ? api.screenLines : api.earlier)(this.id, first)
      if (!lines.length || this.lines[0]?.seq !== first) return false
      this.lines = [...lines, ...this.lines]
      return true
    } catch {
      return false // the button stays, so that the user can retry
    }
  }

  /** The board as text. */
  textBoard = (): Promise<TextBoard> => (this.isScreen ? api.screenBoard : api.board)(this.id)

  close(): void {
    this.#closed = true
    this.#live?.close()
  }

  // Messages from the server

  hear(tell: Tell): void {
    switch (tell.type) {
      case 'welcome': {
        const alive = follows(this.lines, tell.lines)
        this.me = tell.you
        this.lag = tell.now - Date.now()
        this.restart = null // an announcement follows, if there is one
        this.#stand(tell.table, tell.match, tell.lines, alive)
        this.#stir()
        if (this.#quick) this.#hurry()
        if (this.advising) void this.advise(this.advising) // the answer was lost with the connection
        break
      }
      case 'news':
        this.#stand(tell.table, tell.match, tell.lines, true)
        this.#stir()
        break
      case 'announcement':
        this.restart = tell.restart
        break
      case 'advice':
        if (tell.question !== this.match?.question) break
        this.advice = tell
        this.advising = 0
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
    if (state === 'live' && (this.state === 'lost' || this.state === 'unsaved')) upgrade.lookSoon()
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
    if (match && match.question !== this.match?.question) {
      this.advice = null
      this.advising = 0
    }
    if (match) this.match = match
    this.lines = joined(this.lines, lines)
    if (alive && lines.some((line) => line.saying?.key === 'table-line-sent-away' && line.by?.id === this.me?.id))
      this.complaint = { rule: 'TB-12', facts: { fault: 'sent-away' } }
    const played = lines.filter((line) => line.kind === 'match')
    if (played.length) this.batch = alive ? played : []
  }

  /** Every player who sits down adds some bytes to the seed of the match, so that nobody alone can choose it. */
  #stir(): void {
    if (this.#stirred || this.own === null || this.table?.phase !== 'waiting') return
    this.#stirred = true
    void this.#live?.ask({ type: 'pinch', bytes: randomHex(16) })
  }

  #hurry(): void {
    void this.#live?.ask({ type: 'pace', quick: this.#quick })
  }

  async #arrive(): Promise<void> {
    await this.#look()
    if (!this.gone && !this.#closed) this.#live = new Live(this.id, this, this.isScreen)
  }

  async #look(): Promise<void> {
    try {
      this.table = await (this.isScreen ? api.screen(this.id) : api.table(this.id))
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
    if (seat.person) return nameOf(seat.person.name)
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

/** The strength of a bot, in a word; empty if the player is not a bot. */
export function strengthName(strength: string): string {
  return strength && word(`strength-${strength}`, strength)
}

/** A bot with its strength; a bot from outside has none. */
export function botNote(strength: string): string {
  return [t('web-bot'), strengthName(strength)].filter(Boolean).join(' · ')
}

/** A level in a menu: its strength, and what to expect of it if the game says so, and whether it is your `equal`. */
export function levelOffer(level: string, { key, levels, strengths }: GameInfo, equal = ''): string {
  const strength = strengthName(strengths[levels.indexOf(level)] ?? '')
  const yours = level === equal ? t('web-equal') : ''
  const hints = [strength, word(`${key}-web-level-${level}`, ''), yours].filter(Boolean).join(', ')
  return hints ? `${levelName(level)} (${hints})` : levelName(level)
}

function present(table: TableView, { online, stand_in_from, watching, screens }: Presence): TableView {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    online: online[index] ?? seat.online,
    stand_in_from: stand_in_from[index] ?? null,
  }))
  return { ...table, seats, watching, screens }
}
