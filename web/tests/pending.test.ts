/** Pending actions: marked at once, removed with the answer, and never sent twice. */
import { expect, it, vi } from 'vitest'
import type { Tell, AskBody } from '../src/wire'

/** A socket that answers when the test says so. */
const asked: { body: AskBody; answer: (tell: object) => void }[] = []
vi.mock('../src/lib/api', () => ({ api: { table: () => Promise.resolve(null) }, Refused: class extends Error {} }))
vi.mock('../src/lib/live', () => ({
  Live: class {
    ask(body: AskBody) {
      return new Promise((answer) => asked.push({ body, answer }))
    }
    close() {}
  },
}))
const { Table } = await import('../src/lib/table.svelte')

async function playing() {
  const table = new Table('t1')
  asked.length = 0
  await vi.waitFor(() => {
    void table.ask({ type: 'begin' })
    expect(asked.length).toBeGreaterThan(0)
  })
  asked.length = 0
  table.hear({ type: 'news', seq: 1, lines: [], table: null, match: { question: 7, hands: [] } } as unknown as Tell)
  return table
}
const under = (table: InstanceType<typeof Table>) => table.pending.map(({ action }) => action)

it('an action is pending from the tap to the answer', async () => {
  const table = await playing()
  const done = table.act({ type: 'choose', card: 3 })
  expect(under(table)).toEqual([{ type: 'choose', card: 3 }])
  asked[0]!.answer({ type: 'done' })
  expect(await done).toBe(true)
  expect(under(table)).toEqual([])
})

it('two can be pending, and each ends with its own answer', async () => {
  const table = await playing()
  void table.act({ type: 'tap', target: 1 }, 400)
  const second = table.act({ type: 'tap', target: 2 }, 401)
  void table.act({ type: 'tap', target: 1 }, 400)
  expect(asked).toHaveLength(2)
  asked[1]!.answer({ type: 'refusal', rule: 'GB-T1', facts: {} })
  await second
  expect(under(table)).toEqual([{ type: 'tap', target: 1 }])
})

it('names the seat if several people share the screen', async () => {
  const table = await playing()
  void table.act({ type: 'turn' }, undefined, 2)
  expect(table.pending[0]).toMatchObject({ action: { type: 'turn' }, seat: 2 })
})

it('a move overtaken by the end of the match is not an error, a move after it is', async () => {
  const table = await playing()
  const told = (outcome: object | null) =>
    table.hear({
      type: 'news',
      seq: 1,
      lines: [],
      table: null,
      match: { question: 7, hands: [], outcome },
    } as unknown as Tell)
  const over = { type: 'refusal', rule: 'TB-4', facts: { over: 1 } }
  told(null)
  const late = table.act({ type: 'tap', target: 1 }, 400)
  told({ ranks: [1, 2], rule: 'GB-E1' })
  asked[0]!.answer(over)
  expect(await late).toBe(false)
  expect(table.complaint).toBeNull()
  const later = table.act({ type: 'tap', target: 1 }, 900)
  asked[1]!.answer(over)
  await later
  expect(table.complaint).toMatchObject({ rule: 'TB-4' })
})
