/** A table as this browser knows it: what the socket told, and what can be asked. Pages only look at it. */
import type { Fact, Line, MatchView, Person, Presence, Refusal, SeatView, TableView, Tell, Wish } from '../wire'
import { api, Refused } from './api'
import { randomHex } from './ids'
import { Live, type Connection, type Listener } from './live'
import { t, word } from './words.svelte'

const MICROS = 1000 // in a millisecond

export interface Complaint {
  rule: string
  facts: Record<string, Fact>
}

export class Table implements Listener {
  table = $state.raw<TableView | null>(null)
  match = $state.raw<MatchView | null>(null)
  me = $state.raw<Person | null>(null)
  lines = $state.raw<readonly Line[]>([])
  /** The newest lines of the match, for the board to show one after the other. */
  batch = $state.raw<readonly Line[]>([])
  state = $state<Connection>('joining')
  gone = $state(false)
  complaint = $state.raw<Complaint | null>(null)
  /** Where the faster hand counts: seats too far away for fair verdicts, and, for the host, those not to be believed. */
  far = $state.raw<readonly number[]>([])
  doubted = $state.raw<readonly number[]>([])
  /** Where words are looked up: how far the books are, from 0 to 1, while they are not complete. */
  books = $state<number | null>(null)
  /** What this browser's clock is behind the server's. */
  lag = $state(0)

  readonly you = $derived(this.table?.you ?? null)
  readonly host = $derived(this.table !== null && this.table.host === this.me?.id)
  /** Several people sit around this screen: nobody of them is spoken to alone. */
  readonly around = $derived((this.table?.held.length ?? 0) > 1)
  readonly names = $derived(seatNames(this.table?.seats ?? []))
  /** The same, but the reader is spoken to. */
  readonly spoken = $derived(this.names.map((name, seat) => (seat === this.you && !this.around ? 'you' : name)))

  #live: Live | null = null
  #stirred = false
  #closed = false
  #given = ''

  constructor(readonly id: string) {
    void this.#arrive()
  }

  async ask(wish: Wish): Promise<boolean> {
    this.complaint = null
    const answer = await this.#live?.ask(wish)
    if (answer?.type === 'refusal') this.complain(answer)
    return answer?.type === 'done'
  }

  /** The same answer to the same question, as by a double click, is not given twice while the first is under way. */
  act = async (action: unknown, claim?: number, seat?: number): Promise<boolean> => {
    if (!this.match) return false
    const claim_us = claim === undefined ? null : Math.round(claim * MICROS)
    const { question } = this.match.hands.find((hand) => hand.seat === seat) ?? this.match
    const wish: Wish = { type: 'act', question, action, claim_us, seat: seat ?? null }
    const given = JSON.stringify(wish)
    if (given === this.#given) return false
    this.#given = given
    return this.ask(wish).finally(() => (this.#given = ''))
  }

  complain({ rule, facts }: Pick<Refusal, 'rule' | 'facts'>): void {
    this.complaint = { rule, facts: facts as Record<string, Fact> }
  }

  close(): void {
    this.#closed = true
    this.#live?.close()
  }

  // What the socket says

  hear(tell: Tell): void {
    switch (tell.type) {
      case 'welcome': {
        const before = this.lines.length
        this.me = tell.you
        this.lag = tell.now - Date.now()
        this.#stand(tell.table, tell.match, tell.lines, before > 0)
        this.#stir()
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

  doubt(): void {
    void this.#look()
  }

  #stand(table: TableView | null, match: MatchView | null, lines: readonly Line[], alive: boolean): void {
    if (table) this.table = table
    if (match) this.match = match
    if (lines.length) this.lines = [...this.lines, ...lines]
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

  async #arrive(): Promise<void> {
    await this.#look()
    if (!this.gone && !this.#closed) this.#live = new Live(this.id, this)
  }

  async #look(): Promise<void> {
    try {
      this.table = await api.table(this.id)
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.gone = true
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

/** A level as it is offered: with what to expect of it, where a game says so. */
export function levelOffer(level: string, game: string): string {
  const hint = word(`${game}-web-level-${level}`, '')
  return hint ? `${levelName(level)} (${hint})` : levelName(level)
}

function present(table: TableView, { online, stand_in_from, watching }: Presence): TableView {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    online: online[index] ?? seat.online,
    stand_in_from: stand_in_from[index] ?? null,
  }))
  return { ...table, seats, watching }
}
