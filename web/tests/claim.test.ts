import { beforeEach, expect, it, vi } from 'vitest'
import type { Tell, AskBody } from '../src/wire'

const asked: AskBody[] = []
vi.mock('../src/lib/api', () => ({ api: { table: () => Promise.resolve(null) }, Refused: class extends Error {} }))
vi.mock('../src/lib/live', () => ({
  Live: class {
    ask(body: AskBody) {
      asked.push(body)
      return Promise.resolve({ type: 'done' })
    }
    close() {}
  },
}))
const { Table } = await import('../src/lib/table.svelte')

async function playing() {
  const table = new Table('t1')
  await vi.waitFor(() => table.ask({ type: 'begin' }).then((done) => expect(done).toBe(true)))
  table.hear({
    type: 'news',
    seq: 1,
    lines: [],
    table: null,
    match: { question: 7, hands: [{ seat: 2, question: 9 }] },
  } as unknown as Tell)
  asked.length = 0
  return table
}

beforeEach(() => void (asked.length = 0))

it('a reaction time is sent in whole microseconds', async () => {
  const table = await playing()
  table.act({ type: 'tap', target: 1, scene: 3 }, 412.3456)
  expect(asked).toEqual([
    { type: 'act', question: 7, action: { type: 'tap', target: 1, scene: 3 }, claim_us: 412_346, seat: null },
  ])
})

it('an action that is not timed has no claim', async () => {
  const table = await playing()
  table.act({ type: 'turn' })
  expect(asked).toEqual([{ type: 'act', question: 7, action: { type: 'turn' }, claim_us: null, seat: null }])
})

it('an action of another seat on this device names the seat and its question', async () => {
  const table = await playing()
  table.act({ type: 'turn' }, undefined, 2)
  expect(asked).toEqual([{ type: 'act', question: 9, action: { type: 'turn' }, claim_us: null, seat: 2 }])
})

it('two taps at once are two asks, the same answer twice is one', async () => {
  const table = await playing()
  table.act({ type: 'tap', target: 1, scene: 3 }, 400)
  table.act({ type: 'tap', target: 2, scene: 3 }, 401)
  table.act({ type: 'tap', target: 2, scene: 3 }, 401)
  expect(asked).toHaveLength(2)
})
