/** A table's socket: stays connected, remembers the last line it saw, and repeats unanswered asks.
 *
 * Every ask has its own id, so asking twice is harmless: after a disconnect the page sends all asks without `done` or
 * `refusal` again, under the same ids.
 *
 * A network that silently drops packets closes no socket. So the page sends a ping every few seconds, and gives up a
 * connection that does not answer.
 */
import type { Ask, Done, Refusal, Tell, AskBody } from '../wire'
import { freshId } from './ids'

/** `unsaved`: the server is there, but cannot save anything right now (TB-28). */
export type Connection = 'joining' | 'live' | 'slow' | 'lost' | 'unsaved'

export interface Listener {
  hear(tell: Tell): void
  connection(state: Connection): void
  /** The round trip time to the server, in milliseconds. */
  ping(ms: number): void
  /** Connecting has failed several times: does the table still exist? */
  doubt(): void
}

interface Pending {
  text: string
  settle: (answer: Done | Refusal) => void
  sent: number // when, on this connection
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5_000
const DOUBT_AFTER = 3
// Why the server closes a socket. Another one is ready when a server restarts: nobody has to wait for it.
const CANNOT_SAVE = 4028
const RESTARTS = 1012
const SPREAD_MS = 300

const CHECK_MS = 500
export const PING_MS = 2_500
export const SLOW_MS = 2_500 // without an answer
export const SILENCE_MS = 8_000 // without any message
const CONNECT_MS = 6_000
const PROBE_MS = 2_000 // after a hint from the browser that the network has changed

export const MOST_BYTES = 16 * 1024 // of a message, as on the server (MESSAGE_BYTES)

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
  #welcome = false // whether this connection has received it
  #heard = 0 // when the last message arrived, or connecting began
  #pingSentAt = 0 // when the last ping was sent
  #pingId = '' // its id, until the answer

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly isScreen = false,
  ) {
    addEventListener('online', this.#online)
    addEventListener('offline', this.#probe)
    document.addEventListener('visibilitychange', this.#visible)
    this.#watch = setInterval(this.#check, CHECK_MS)
    this.#connect()
  }

  /** Resolves when the server has answered, however many connections that takes. An ask that is too large is never
   * sent: the server would close the connection, and the next one would send it again. */
  ask(body: AskBody): Promise<Done | Refusal> {
    const id = freshId()
    const text = JSON.stringify({ ...body, id } as Ask)
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
    document.removeEventListener('visibilitychange', this.#visible)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const asked = new URLSearchParams()
    if (this.#seq !== null) asked.set('since', String(this.#seq))
    if (this.isScreen) asked.set('screen', '1')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/live${asked.size ? `?${asked}` : ''}`,
    )
    this.#socket = socket
    this.#welcome = false
    this.#pingId = ''
    this.#heard = performance.now()
    for (const pending of this.#pending.values()) pending.sent = Infinity
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as Tell)
    socket.onclose = (event) => socket === this.#socket && this.#dropped(event.code)
  }

  #hear(tell: Tell): void {
    this.#heard = performance.now()
    if (tell.type === 'pong') return this.#answered(tell.id)
    if (tell.type === 'news' && this.#missed(tell.lines[0]?.seq)) return this.#reconnect()
    if (tell.type === 'welcome' || tell.type === 'news') this.#seq = tell.seq
    if (tell.type === 'welcome') this.#welcomed()
    if (tell.type === 'done' || tell.type === 'refusal') {
      this.#pending.get(tell.id)?.settle(tell)
      this.#pending.delete(tell.id)
      this.#rate()
    }
    this.listener.hear(tell)
  }

  /** Lines are numbered without gaps: a gap means that a message was lost. */
  #missed(first: number | undefined): boolean {
    return first !== undefined && this.#seq !== null && first > this.#seq + 1
  }

  #welcomed(): void {
    this.#failures = 0
    this.#welcome = true
    for (const id of this.#pending.keys()) this.#send(id)
    this.#sendPing()
    this.#rate()
  }

  #send(id: string): void {
    const pending = this.#pending.get(id)
    if (!this.#welcome || this.#socket?.readyState !== WebSocket.OPEN || !pending) return
    pending.sent = performance.now()
    this.#socket.send(pending.text)
  }

  // Pings

  #sendPing(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#pingId = freshId()
    this.#pingSentAt = performance.now()
    this.#socket.send(JSON.stringify({ type: 'ping', id: this.#pingId } satisfies Ask))
  }

  #answered(pingId: string): void {
    if (pingId !== this.#pingId) return
    this.#pingId = ''
    this.listener.ping(performance.now() - this.#pingSentAt)
    this.#rate()
  }

  #check = (): void => {
    const now = performance.now()
    if (!this.#socket) return // the next attempt has its own timer
    if (!this.#welcome) {
      if (now - this.#heard >= CONNECT_MS) this.#giveUp()
      return
    }
    if (!this.#pingId && now - this.#pingSentAt >= PING_MS) this.#sendPing()
    // A sleeping page hears nothing either, so silence only counts after a ping.
    const silent = this.#pingId && now - this.#pingSentAt >= SLOW_MS && now - this.#heard >= SILENCE_MS
    if (silent) return this.#giveUp()
    // No answer to an ask: treat the connection as dead and reconnect, even though pings still pass.
    if ([...this.#pending.values()].some(({ sent }) => now - sent >= SILENCE_MS)) return this.#reconnect()
    this.#rate()
  }

  #rate(): void {
    if (!this.#welcome) return
    const now = performance.now()
    const waits = [...this.#pending.values()].some(({ sent }) => now - sent >= SLOW_MS)
    this.#report(waits || (this.#pingId && now - this.#pingSentAt >= SLOW_MS) ? 'slow' : 'live')
  }

  #report(state: Connection): void {
    if (state === this.#state) return
    this.#state = state
    this.listener.connection(state)
  }

  // Reconnecting

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
    if (code === CANNOT_SAVE) this.#report('unsaved')
    else {
      this.#report(this.#seq === null && this.#failures === 1 ? 'joining' : 'lost')
      if (this.#failures % DOUBT_AFTER === 0) this.listener.doubt()
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS)
    const isExpected = code === RESTARTS && this.#failures === 1
    this.#retry = setTimeout(
      () => this.#connect(),
      isExpected ? SPREAD_MS * Math.random() : wait * (0.75 + Math.random() / 2),
    )
  }

  #reconnect(): void {
    if (this.#closed) return
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  #online = (): void => {
    if (this.#welcome) this.#probe()
    else this.#reconnect()
  }

  #visible = (): void => {
    if (document.visibilityState === 'visible') this.#online()
  }

  /** The network has changed, so the wait for an answer is short. A browser that says it is offline may still reach a
   * server on its own machine. */
  #probe = (): void => {
    const socket = this.#socket
    if (!socket || !this.#welcome) return
    this.#sendPing()
    const pingId = this.#pingId
    setTimeout(() => socket === this.#socket && pingId && pingId === this.#pingId && this.#giveUp(), PROBE_MS)
  }
}
