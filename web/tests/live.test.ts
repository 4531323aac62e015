import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PING_MS, Live, MOST_BYTES, SILENCE_MS, SLOW_MS, type Connection } from '../src/lib/live'
import type { Tell } from '../src/wire'

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = []
  static OPEN = 1
  readyState = 1
  alive = false // whether it answers pings by itself
  sent: { id: string; type: string }[] = []
  pings: { id: string; type: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string) {
    const ask = JSON.parse(text)
    if (ask.type !== 'ping') return void this.sent.push(ask)
    this.pings.push(ask)
    if (this.alive) this.tell({ type: 'pong', id: ask.id })
  }
  close(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
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
  let pings: number[]
  let live: Live

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Wire)
    Wire.all = []
    heard = []
    states = []
    doubts = 0
    pings = []
    live = new Live('t1', {
      hear: (tell) => heard.push(tell),
      connection: (state) => states.push(state),
      ping: (ms) => pings.push(ms),
      doubt: () => doubts++,
    })
  })
  afterEach(() => {
    live.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('asks for everything at first, and after a drop for newer lines', () => {
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

  it('tells a server that cannot save from a lost connection, and sends again later', async () => {
    Wire.newest.tell(welcome(1))
    void live.ask({ type: 'begin' })
    for (let attempt = 0; attempt < 4; attempt++) {
      Wire.newest.close(4028)
      for (const many = Wire.all.length; Wire.all.length === many;) vi.advanceTimersByTime(100)
    }
    expect(states).toEqual(['live', 'unsaved'])
    expect(doubts).toBe(0)
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent.map(({ type }) => type)).toEqual(['begin'])
    expect(states.at(-1)).toBe('live')
  })

  it('connects again at once when the server restarts', () => {
    Wire.newest.tell(welcome(3))
    Wire.newest.close(1012)
    vi.advanceTimersByTime(300)
    expect(Wire.all).toHaveLength(2)
    expect(Wire.newest.url).toMatch(/since=3$/)
    Wire.newest.tell(welcome(3))
    expect(states.at(-1)).toBe('live')
    expect(doubts).toBe(0)
  })

  it('sends unanswered asks again, with the same id', async () => {
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

  it('refuses an ask that is too large, and never sends it', async () => {
    const settings = readFileSync(`${import.meta.dirname}/../../src/nenuphar/server/settings.py`, 'utf8')
    expect(settings).toContain(`MESSAGE_BYTES = ${MOST_BYTES / 1024} * 1024`)
    Wire.newest.tell(welcome(1))
    const answer = await live.ask({ type: 'chat', text: 'é'.repeat(MOST_BYTES / 2) })
    expect(answer).toMatchObject({ type: 'refusal', rule: 'too-large', facts: { size: 17, most: 16 } })
    expect(Wire.newest.sent).toEqual([])
    Wire.newest.close()
    vi.advanceTimersByTime(1000)
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent).toEqual([])
  })

  it('keeps asks until there is a connection', () => {
    void live.ask({ type: 'resign' })
    expect(Wire.newest.sent).toEqual([])
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent).toHaveLength(1)
  })

  it('waits longer after every failure, up to a limit, and then checks the table', () => {
    const waits = Array.from({ length: 9 }, () => {
      const [wires, failed] = [Wire.all.length, performance.now()]
      Wire.newest.close()
      while (Wire.all.length === wires) vi.advanceTimersToNextTimer()
      return performance.now() - failed
    })
    expect(waits[0]).toBeLessThan(1_000)
    expect(waits[4]).toBeGreaterThan(3_000)
    expect(Math.max(...waits)).toBeLessThan(7_000)
    expect(doubts).toBe(3)
  })

  it('sends an ask over a new connection if a live one does not answer it, with the same id', () => {
    Wire.newest.alive = true
    Wire.newest.tell(welcome(1))
    void live.ask({ type: 'begin' })
    vi.advanceTimersByTime(SILENCE_MS + 500)
    expect(Wire.all).toHaveLength(2)
    expect(states).toEqual(['live', 'slow'])
    Wire.newest.tell(welcome(1))
    expect(Wire.newest.sent[0]).toEqual(Wire.all[0]!.sent[0])
  })

  it('reports a slow connection only while an answer takes long', () => {
    Wire.newest.alive = true
    Wire.newest.tell(welcome(1))
    void live.ask({ type: 'begin' })
    vi.advanceTimersByTime(SLOW_MS - 501)
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(1001)
    expect(states).toEqual(['live', 'slow'])
    Wire.newest.tell({ type: 'done', id: Wire.newest.sent[0]!.id, seq: 1 })
    expect(states).toEqual(['live', 'slow', 'live'])
    expect(Wire.all).toHaveLength(1)
  })

  it('measures the round trip repeatedly', () => {
    Wire.newest.tell(welcome(1))
    vi.advanceTimersByTime(40)
    Wire.newest.tell({ type: 'pong', id: Wire.newest.pings[0]!.id })
    expect(pings).toEqual([40])
    vi.advanceTimersByTime(PING_MS + 500)
    expect(Wire.newest.pings).toHaveLength(2)
    expect(heard).toHaveLength(1)
  })

  it('notices vanishing packets, and sends the asks of that time once', () => {
    Wire.newest.alive = true
    Wire.newest.tell(welcome(1))
    vi.advanceTimersByTime(20_000)
    expect(states).toEqual(['live'])
    Wire.newest.alive = false // neither end is notified
    vi.advanceTimersByTime(PING_MS + SLOW_MS + 500)
    expect(states).toEqual(['live', 'slow'])
    void live.ask({ type: 'begin' })
    vi.advanceTimersByTime(SILENCE_MS - PING_MS - SLOW_MS)
    expect(states).toEqual(['live', 'slow', 'lost'])
    vi.advanceTimersByTime(1000)
    expect(Wire.all).toHaveLength(2)
    Wire.newest.tell(welcome(1))
    expect(states.at(-1)).toBe('live')
    expect(Wire.newest.sent).toEqual(Wire.all[0]!.sent)
    expect(Wire.newest.sent).toHaveLength(1)
  })

  it('does not wait forever for a connection', () => {
    Wire.newest.readyState = 0
    vi.advanceTimersByTime(30_000)
    expect(Wire.all.length).toBeGreaterThan(3)
    expect(states).toEqual(['lost'])
    expect(doubts).toBeGreaterThan(0)
  })

  it('does not take a sleeping device for a silent server', () => {
    Wire.newest.alive = true
    Wire.newest.tell(welcome(1))
    vi.advanceTimersByTime(PING_MS + 500)
    const slept = performance.now() + 3_600_000
    vi.spyOn(performance, 'now').mockImplementation(() => slept)
    vi.advanceTimersByTime(1000)
    vi.restoreAllMocks()
    expect(states).toEqual(['live'])
    expect(Wire.all).toHaveLength(1)
  })

  it('checks at once when the browser says that it is offline, and trusts the answer', () => {
    Wire.newest.alive = true
    Wire.newest.tell(welcome(1))
    dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(3_000)
    expect(states).toEqual(['live'])
    Wire.newest.alive = false
    dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(2_000)
    expect(states).toEqual(['live', 'lost'])
  })

  it('checks its connection when the page is visible again', () => {
    Wire.newest.tell(welcome(1))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(2_000)
    expect(states.at(-1)).toBe('lost')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Wire.all).toHaveLength(2)
  })

  it('reconnects when a line is missing', () => {
    Wire.newest.tell(welcome(3))
    Wire.newest.tell(news(6))
    expect(Wire.all).toHaveLength(2)
    expect(Wire.newest.url).toMatch(/since=3$/)
    expect(heard).toHaveLength(1)
  })

  it('reconnects at once when the network is back', () => {
    Wire.newest.tell(welcome(1))
    Wire.newest.close()
    dispatchEvent(new Event('online'))
    expect(Wire.all).toHaveLength(2)
  })

  it('does not reconnect after it was closed', () => {
    live.close()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(Wire.all).toHaveLength(1)
  })
})
