import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Table } from '../src/lib/table.svelte'
import { isGoodMoment, isIdle, upgrade } from '../src/lib/upgrade.svelte'

const page = (entry: string) => `<!doctype html><body><script type="module" src="${entry}"></script></body>`
const serve = (entry: string, ok = true) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ ok, text: () => Promise.resolve(page(entry)) }))

/** The page that is open. Its script is only named, not loaded. */
const start = (entry: string) =>
  vi.spyOn(document, 'querySelector').mockReturnValue({ getAttribute: () => entry } as unknown as Element)

beforeEach(() => {
  upgrade.ready = false
  start('/assets/index-1.js')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page with another entry is newer', async () => {
  serve('/assets/index-1.js')
  await upgrade.look()
  expect(upgrade.ready).toBe(false)
  serve('/assets/index-2.js')
  await upgrade.look()
  expect(upgrade.ready).toBe(true)
})

it('an answer that names another entry makes the page look', async () => {
  serve('/assets/index-2.js')
  upgrade.heard(null)
  upgrade.heard('/assets/index-1.js')
  await Promise.resolve()
  expect(upgrade.ready).toBe(false)
  upgrade.heard('/assets/index-2.js')
  await vi.waitFor(() => expect(upgrade.ready).toBe(true))
})

it('neither an error nor a page under development is a newer one', async () => {
  serve('/assets/index-2.js', false)
  await upgrade.look()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  await upgrade.look()
  serve('/src/main.ts')
  await upgrade.look()
  start('/src/main.ts')
  serve('/assets/index-2.js')
  await upgrade.look()
  expect(upgrade.ready).toBe(false)
})

it('a reload never interrupts a move', () => {
  const table = (due: number[], outcome: unknown = null, pending: unknown[] = [], you: number | null = 0) =>
    ({ match: { due, outcome }, you, pending }) as unknown as Table
  expect(isGoodMoment(table([0]))).toBe(false)
  expect(isGoodMoment(table([0, 1]))).toBe(false)
  expect(isGoodMoment(table([1]))).toBe(true)
  expect(isGoodMoment(table([1], null, ['a move']))).toBe(false)
  expect(isGoodMoment(table([0], 'over'))).toBe(true)
  expect(isGoodMoment(table([0], null, [], null))).toBe(true)
  expect(isIdle(table([1]))).toBe(false)
  expect(isIdle(table([0], 'over'))).toBe(true)
})
