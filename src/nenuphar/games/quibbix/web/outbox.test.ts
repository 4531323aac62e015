/** The last layout is never lost, nothing is sent twice, and actions keep their order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox, PAUSE_MS } from './outbox'
import type { Action, Layout } from './types.gen'

let sent: Action[]
let answers: ((done: boolean) => void)[]
let outbox: Outbox

const layout = (...tiles: number[]): Layout => ({ words: tiles.length ? [tiles] : [], turned: [] })
const lay = (...tiles: number[]): Action => ({ type: 'lay', ...layout(...tiles) })

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  outbox = new Outbox((action) => {
    sent.push(action)
    return new Promise((settle) => answers.push(settle))
  })
  outbox.hear(layout())
})
afterEach(() => vi.useRealTimers())

/** The server accepts it and sends news. */
async function done(news: Layout): Promise<void> {
  answers.shift()!(true)
  await vi.advanceTimersByTimeAsync(0)
  outbox.hear(news)
}

test('many changes in a moment become one message', () => {
  outbox.lay(layout(1))
  vi.advanceTimersByTime(PAUSE_MS - 1)
  outbox.lay(layout(1, 2))
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([lay(1, 2)])
})

test('finishing sends the layout first, and itself only after the news', async () => {
  outbox.lay(layout(1, 2))
  outbox.do({ type: 'finish' })
  expect(sent).toEqual([lay(1, 2)])
  outbox.hear(layout()) // somebody else's news
  expect(sent).toHaveLength(1)
  await done(layout(1, 2))
  expect(sent).toEqual([lay(1, 2), { type: 'finish' }])
})

test('a change during a request is sent after it', async () => {
  outbox.lay(layout(1))
  outbox.flush()
  outbox.lay(layout(1, 2))
  vi.advanceTimersByTime(PAUSE_MS)
  expect(sent).toEqual([lay(1)])
  await done(layout(1))
  expect(sent).toEqual([lay(1), lay(1, 2)])
  await done(layout(1, 2))
  expect(outbox.pending).toBe(false)
})

test('a layout that the server already has is not sent', () => {
  outbox.lay(layout(1))
  outbox.lay(layout())
  vi.advanceTimersByTime(PAUSE_MS)
  expect(sent).toEqual([])
  expect(outbox.pending).toBe(false)
})

test('near the end of the time nothing is delayed', () => {
  outbox.lay(layout(1), 350)
  vi.advanceTimersByTime(50)
  expect(sent).toEqual([lay(1)])
})

test('two votes in a row are both cast, one after another', async () => {
  const votes = ['QED', 'MCP'].map((word): Action => ({ type: 'vote', word, accept: true }))
  votes.forEach((vote) => outbox.do(vote))
  expect(sent).toEqual([votes[0]])
  await done(layout())
  expect(sent).toEqual(votes)
})

test('after a refusal nothing is queued, and the next change is sent', async () => {
  outbox.lay(layout(1))
  outbox.do({ type: 'finish' })
  answers.shift()!(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([lay(1)])
  outbox.lay(layout(2))
  vi.advanceTimersByTime(PAUSE_MS)
  expect(sent).toEqual([lay(1), lay(2)])
})

test('an answer without news does not block forever', async () => {
  outbox.do({ type: 'content' })
  outbox.do({ type: 'go-on' })
  answers.shift()!(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.map(({ type }) => type)).toEqual(['content', 'go-on'])
})

test('a pressed action is pending until its answer, and a second press sends nothing', async () => {
  let waits: readonly Action[] = []
  outbox = new Outbox(
    (action) => {
      sent.push(action)
      return new Promise((settle) => answers.push(settle))
    },
    (actions) => (waits = [...actions]),
  )
  outbox.hear(layout())
  outbox.lay(layout(1, 2))
  outbox.do({ type: 'finish' })
  outbox.do({ type: 'finish' })
  expect(waits).toEqual([lay(1, 2), { type: 'finish' }])
  await done(layout(1, 2))
  outbox.do({ type: 'finish' })
  expect(waits).toEqual([{ type: 'finish' }])
  await done(layout(1, 2))
  expect(waits).toEqual([])
  expect(sent).toEqual([lay(1, 2), { type: 'finish' }])
})
