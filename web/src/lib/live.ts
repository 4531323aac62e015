/** One table's socket: stays connected, remembers the last line it saw, and asks again what was not answered.
 *
 * Every ask has an id of its own, so that asking twice is harmless: after a drop the page sends again, under the same
 * id, whatever the server has not said `done` or `refusal` to.
 *
 * A network that just swallows everything closes no socket. So the page asks for a sign of life every few seconds, and
 * gives up a connection that has none.
 */
import type { Ask, Done, Refusal, Tell, Wish } from '../wire'
import { freshId } from './ids'

/** `unsaved`: the server is there, but can save nothing right now (TB-28). */
export type Connection = 'joining' | 'live' | 'slow' | 'lost' | 'unsaved'

export interface Listener {
  hear(tell: Tell): void
  connection(state: Connection): void
  /** How long a message to the server and its answer have taken, in milliseconds. */
  ping(ms: number): void
  /** Connecting failed again and again: is there still such a table? */
  doubt(): void
}

interface Pending {
  text: string
  settle: (answer: Done | Refusal) => void
  sent: number // when, over this connection
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5_000
const DOUBT_AFTER = 3
// Why the server closes a socket. Another one is ready when a server restarts: nobody has to wait for it.
const CANNOT_SAVE = 4028
const RESTARTS = 1012
const SPREAD_MS = 300

const LOOK_MS = 500
export const BEAT_MS = 2_500
export const SLOW_MS = 2_500 // without an answer
export const SILENCE_MS = 8_000 // without a sign of life
const CONNECT_MS = 6_000
const PROBE_MS = 2_000 // after the browser has said that something changed

export const MOST_BYTES = 16 * 1024 // of a message, as the server says (MESSAGE_BYTES)

function tooLarge(id: string, bytes: number): Refusal {
  const facts = { size: Math.ceil(bytes / 1024), most: MOST_BYTES / 1024 }
  return { type: 'refusal', id, rule: 'too-large', facts }
}

export class Live {
  #socket: WebSocket | null = null
  #seq: number | null = null
  #failures = 0
  #closed = false
  #state: Connection = 'joining'
  #retry: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, Pending>()
  #watch: ReturnType<typeof setInterval>
  #welcome = false // whether this connection has said it
  #heard = 0 // when the last message came, or the connection was begun
  #beaten = 0 // when the last sign of life was asked for
  #beat = '' // and under which id, while there is no answer

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#online)
    addEventListener('offline', this.#probe)
    document.addEventListener('visibilitychange', this.#seen)
    this.#watch = setInterval(this.#look, LOOK_MS)
    this.#connect()
  }

  /** Resolves when the server has answered, however many connections that takes. What is too large is never sent: the
   * server would close the connection, and the same would be sent over the next one. */
  ask(wish: Wish): Promise<Done | Refusal> {
    const id = freshId()
    const text = JSON.stringify({ ...wish, id } as Ask)
    const bytes = new TextEncoder().encode(text).length
    if (bytes > MOST_BYTES) return Promise.resolve(tooLarge(id, bytes))
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle, sent: Infinity })
      this.#send(id)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#probe)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const since = this.#seq === null ? '' : `?since=${this.#seq}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${since}`)
    this.#socket = socket
    this.#welcome = false
    this.#beat = ''
    this.#heard = performance.now()
    for (const pending of this.#pending.values()) pending.sent = Infinity
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as Tell)
    socket.onclose = (event) => socket === this.#socket && this.#dropped(event.code)
  }

  #hear(tell: Tell): void {
    this.#heard = performance.now()
    if (tell.type === 'pong') return this.#answered(tell.id)
    if (tell.type === 'news' && this.#missed(tell.lines[0]?.seq)) return this.#again()
    if (tell.type === 'welcome' || tell.type === 'news') this.#seq = tell.seq
    if (tell.type === 'welcome') this.#welcomed()
    if (tell.type === 'done' || tell.type === 'refusal') {
      this.#pending.get(tell.id)?.settle(tell)
      this.#pending.delete(tell.id)
      this.#judge()
    }
    this.listener.hear(tell)
  }

  /** Lines are numbered without holes: one that does not follow means that something went astray. */
  #missed(first: number | undefined): boolean {
    return first !== undefined && this.#seq !== null && first > this.#seq + 1
  }

  #welcomed(): void {
    this.#failures = 0
    this.#welcome = true
    for (const id of this.#pending.keys()) this.#send(id)
    this.#askForLife()
    this.#judge()
  }

  #send(id: string): void {
    const pending = this.#pending.get(id)
    if (!this.#welcome || this.#socket?.readyState !== WebSocket.OPEN || !pending) return
    pending.sent = performance.now()
    this.#socket.send(pending.text)
  }

  // Signs of life

  #askForLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#beat = freshId()
    this.#beaten = performance.now()
    this.#socket.send(JSON.stringify({ type: 'ping', id: this.#beat } satisfies Ask))
  }

  #answered(beat: string): void {
    if (beat !== this.#beat) return
    this.#beat = ''
    this.listener.ping(performance.now() - this.#beaten)
    this.#judge()
  }

  #look = (): void => {
    const now = performance.now()
    if (!this.#socket) return // the next attempt has its own timer
    if (!this.#welcome) {
      if (now - this.#heard >= CONNECT_MS) this.#giveUp()
      return
    }
    if (!this.#beat && now - this.#beaten >= BEAT_MS) this.#askForLife()
    // A page that slept for a while has heard nothing either, so silence counts only after a question.
    const silent = this.#beat && now - this.#beaten >= SLOW_MS && now - this.#heard >= SILENCE_MS
    if (silent) return this.#giveUp()
    // A connection that lives but swallows what is said to it is no better.
    if ([...this.#pending.values()].some(({ sent }) => now - sent >= SILENCE_MS)) return this.#again()
    this.#judge()
  }

  #judge(): void {
    if (!this.#welcome) return
    const now = performance.now()
    const waits = [...this.#pending.values()].some(({ sent }) => now - sent >= SLOW_MS)
    this.#say(waits || (this.#beat && now - this.#beaten >= SLOW_MS) ? 'slow' : 'live')
  }

  #say(state: Connection): void {
    if (state === this.#state) return
    this.#state = state
    this.listener.connection(state)
  }

  // Connecting again

  #giveUp(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#dropped()
  }

  #dropped(code?: number): void {
    if (this.#closed) return
    this.#socket = null
    this.#welcome = false
    this.#failures += 1
    if (code === CANNOT_SAVE) this.#say('unsaved')
    else {
      this.#say(this.#seq === null && this.#failures === 1 ? 'joining' : 'lost')
      if (this.#failures % DOUBT_AFTER === 0) this.listener.doubt()
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS)
    const isExpected = code === RESTARTS && this.#failures === 1
    this.#retry = setTimeout(
      () => this.#connect(),
      isExpected ? SPREAD_MS * Math.random() : wait * (0.75 + Math.random() / 2),
    )
  }

  #again(): void {
    if (this.#closed) return
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  #online = (): void => {
    if (this.#welcome) this.#probe()
    else this.#again()
  }

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#online()
  }

  /** Something has changed, so one does not wait long for a sign of life. A browser that calls itself offline may well
   * reach a server on its own machine. */
  #probe = (): void => {
    const socket = this.#socket
    if (!socket || !this.#welcome) return
    this.#askForLife()
    const beat = this.#beat
    setTimeout(() => socket === this.#socket && beat && beat === this.#beat && this.#giveUp(), PROBE_MS)
  }
}
