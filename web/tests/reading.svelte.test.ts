import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Table } from '../src/lib/table.svelte'
import { reportReading } from '../src/table/reading.svelte'

interface View {
  pausing: number | null
}

const PAUSE = {
  begin: { type: 'pause' },
  end: { type: 'resume' },
  isOf: ({ pausing }: View, seat: number) => pausing === seat,
}
const reads = $state({ early: true, pausing: null as number | null, deadline: null as number | null })
const act = vi.fn()
const ask = vi.fn()
let stop = () => {}

function opened(): void {
  const table = {
    get match() {
      const offers = [{ action: { type: reads.pausing === null ? 'pause' : 'resume' } }]
      return { view: { pausing: reads.pausing }, offers, outcome: null, deadline: reads.deadline }
    },
    table: { learning: [] },
    act,
    ask,
  } as unknown as Table
  stop = $effect.root(() =>
    reportReading(table, () => ({ you: 1, explained: reads.early, early: reads.early, readingPause: PAUSE })),
  )
  flushSync()
}
const now = (change: Partial<typeof reads>) => (Object.assign(reads, change), flushSync())

beforeEach(() => {
  act.mockReset()
  ask.mockReset()
  Object.assign(reads, { early: true, pausing: null, deadline: null })
})
afterEach(() => stop())

it('asks for a pause, and ends it when the first lessons have been read', () => {
  opened()
  expect(act.mock.calls).toEqual([[PAUSE.begin]])
  now({ pausing: 1 })
  now({ early: false })
  expect(act.mock.calls).toEqual([[PAUSE.begin], [PAUSE.end]])
  now({ pausing: null })
  now({ pausing: 1 }) // asked for by hand
  expect(act).toHaveBeenCalledTimes(2)
})

it('ends a pause that begins only after everything has been read', () => {
  opened()
  now({ early: false })
  expect(act).toHaveBeenCalledOnce()
  now({ pausing: 1 })
  expect(act.mock.lastCall).toEqual([PAUSE.end])
})

it('asks again after another player’s pause, and does not insist', () => {
  reads.pausing = 0
  opened()
  expect(act).not.toHaveBeenCalled()
  now({ pausing: null })
  expect(act.mock.calls).toEqual([[PAUSE.begin]])
  now({ pausing: 1 })
  now({ pausing: null }) // another player did not want to wait
  now({ early: false })
  expect(act).toHaveBeenCalledOnce()
})

it('ends its pause even after a reload', () => {
  reads.pausing = 1
  opened()
  now({ early: false })
  expect(act.mock.calls).toEqual([[PAUSE.end]])
})

it('does not end a pause that another player asked for', () => {
  Object.assign(reads, { early: false, pausing: 1 })
  opened()
  expect(act).not.toHaveBeenCalled()
})

it('reports the reader to the clock, if there is one', () => {
  opened()
  expect(ask).not.toHaveBeenCalled()
  now({ deadline: 5 })
  now({ early: false })
  expect(ask.mock.calls).toEqual([[{ type: 'learn', on: true }], [{ type: 'learn', on: false }]])
})
