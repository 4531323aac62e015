import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Connection } from '../src/lib/live'
import type { Tell } from '../src/wire'

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = []
  static OPEN = 1
  readyState = 1
  sent: { id: string; type: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  tell(tell: object) {
    this.onmessage?.({ data: JSON.stringify(tell) })
  }
  static get newest(): Wire {
    return Wire.all.at(-1) as Wire
  }
}

const welcome = (seq: number) => ({ type: 'welcome', seq, lines: [], table: null, match: null, you: null, now: 0 })
const news = (first: number, seq = first) => ({ type: 'news', seq, lines: [{ seq: first }], table: null, match: null })

describe('a table’s socket', () => {
  let heard: Tell[]
  let states: Connection[]
  let doubts: number
  let live: Live

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Wire)
    Wire.all = []
    heard = []
    states = []
    doubts = 0
    live = new Live('t1', {
      hear: (tell) => heard.push(tell),
      connection: (state) => states.push(state),
      doubt: () => doubts++,
    })
  })
  afterEach(() => {
    live.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('asks for everything at first, and after a drop for what came since', () => {
    expect(Wire.newest.url).toMatch(/^wss?:\/\/.*\/api\/tables\/t1\/live$/)
    Wire.newest.tell(welcome(4))
    Wire.newest.tell(news(5))
    Wire.newest.close()
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(1000)
    expect(Wire.all).toHaveLength(2)
    expect(Wire.newest.url).toMatch(/since=5$/)
    Wire.newest.tell(welcome(5))
    expect(states.at(-1)).toBe('live')
  })

  it('sends again what was not answered, under the same id', async () => {
    Wire.newest.tell(welcome(1))
    const answered = live.ask({ type: 'begin' })
    const open = live.ask({ type: 'chat', text: 'hi' })
    const [first, second] = Wire.newest.sent
    Wire.newest.tell({ type: 'done', id: first!.id, seq: 2 })
    expect(await answered).toMatchObject({ type: 'done', seq: 2 })

    Wire.newest.close()
    vi.advanceTimersByTime(1000)
    expect(Wire.newest.sent).toEqual([])
    Wire.newest.tell(welcome(2))
    expect(Wire.newest.sent).toEqual([second])
    Wire.newest.tell({ type: 'refusal', id: second!.id, rule: 'TB-21', facts: {} })
    expect(await open).toMatchObject({ type: 'refusal', rule: 'TB-21' })
  })

  it('keeps what is asked without a connection until there is one', () => {
    void live.ask({ type: 'resign' })
    expect(Wire.newest.sent).toEqual([])
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent).toHaveLength(1)
  })

  it('waits longer after every failure, but never very long, and then has doubts', () => {
    for (let failure = 0; failure < 9; failure++) {
      Wire.newest.close()
      vi.advanceTimersByTime(10_100)
    }
    expect(Wire.all).toHaveLength(10)
    expect(doubts).toBe(3)
  })

  it('gives up a connection that swallows what is said to it', () => {
    Wire.newest.tell(welcome(1))
    void live.ask({ type: 'begin' })
    vi.advanceTimersByTime(6001)
    expect(Wire.all).toHaveLength(2)
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent[0]).toEqual(Wire.all[0]!.sent[0])
  })

  it('fetches anew when a line went astray', () => {
    Wire.newest.tell(welcome(3))
    Wire.newest.tell(news(6))
    expect(Wire.all).toHaveLength(2)
    expect(Wire.newest.url).toMatch(/since=3$/)
    expect(heard).toHaveLength(1)
  })

  it('comes back at once when the network does', () => {
    Wire.newest.tell(welcome(1))
    Wire.newest.close()
    dispatchEvent(new Event('online'))
    expect(Wire.all).toHaveLength(2)
  })

  it('stays away when it was closed', () => {
    live.close()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(Wire.all).toHaveLength(1)
  })
})
