/** One table's socket: stays connected, remembers the last line it saw, and asks again what was not answered.
 *
 * Every ask has an id of its own, so that asking twice is harmless: after a drop the page sends again, under the same
 * id, whatever the server has not said `done` or `refusal` to.
 */
import type { Ask, Done, Refusal, Tell, Wish } from '../wire'
import { freshId } from './ids'

export type Connection = 'joining' | 'live' | 'lost'

export interface Listener {
  hear(tell: Tell): void
  connection(state: Connection): void
  /** Connecting failed again and again: is there still such a table? */
  doubt(): void
}

interface Pending {
  text: string
  settle: (answer: Done | Refusal) => void
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8_000
const SILENCE_MS = 6_000
const DOUBT_AFTER = 3

export class Live {
  #socket: WebSocket | null = null
  #seq: number | null = null
  #failures = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, Pending>()

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  /** Resolves when the server has answered, however many connections that takes. */
  ask(wish: Wish): Promise<Done | Refusal> {
    const id = freshId()
    const text = JSON.stringify({ ...wish, id } as Ask)
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle })
      this.#send(id)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const since = this.#seq === null ? '' : `?since=${this.#seq}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${since}`)
    this.#socket = socket
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as Tell)
    socket.onclose = () => socket === this.#socket && this.#dropped()
  }

  #hear(tell: Tell): void {
    if (tell.type === 'news' && this.#missed(tell.lines[0]?.seq)) return this.#again()
    if (tell.type === 'welcome' || tell.type === 'news') this.#seq = tell.seq
    if (tell.type === 'welcome') this.#welcomed()
    if (tell.type === 'done' || tell.type === 'refusal') {
      this.#pending.get(tell.id)?.settle(tell)
      this.#pending.delete(tell.id)
    }
    this.listener.hear(tell)
  }

  /** Lines are numbered without holes: one that does not follow means that something went astray. */
  #missed(first: number | undefined): boolean {
    return first !== undefined && this.#seq !== null && first > this.#seq + 1
  }

  #welcomed(): void {
    this.#failures = 0
    this.listener.connection('live')
    for (const id of this.#pending.keys()) this.#send(id)
  }

  #send(id: string): void {
    const socket = this.#socket
    const pending = this.#pending.get(id)
    if (socket?.readyState !== WebSocket.OPEN || this.#seq === null || !pending) return
    socket.send(pending.text)
    // A connection that swallows what is said to it is as good as lost.
    setTimeout(() => this.#pending.has(id) && socket === this.#socket && this.#again(), SILENCE_MS)
  }

  #dropped(): void {
    if (this.#closed) return
    this.#socket = null
    this.#failures += 1
    this.listener.connection(this.#seq === null && this.#failures === 1 ? 'joining' : 'lost')
    if (this.#failures % DOUBT_AFTER === 0) this.listener.doubt()
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS)
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #again = (): void => {
    if (this.#closed) return
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  #seen = (): void => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.OPEN) this.#again()
  }
}
