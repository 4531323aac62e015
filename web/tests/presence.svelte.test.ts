import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { learn } from '../src/lib/words.svelte'
import type { Presence, TableView } from '../src/wire'

vi.mock('../src/lib/api', () => ({ api: { table: () => Promise.resolve(VIEW) }, Refused: class extends Error {} }))
vi.mock('../src/lib/live', () => ({ Live: class {} }))
const { Table } = await import('../src/lib/table.svelte')
const { default: Players } = await import('../src/table/Players.svelte')
const { default: Remarks } = await import('../src/table/Remarks.svelte')
const { default: Status } = await import('../src/table/Status.svelte')
const { default: SeatLeaf } = await import('../src/table/SeatLeaf.svelte')

const seat = (id: string, name: string) => ({
  kind: 'person',
  person: { id, name, colour: 'green', avatar: 'frog' },
  online: true,
})
const SEATS = [seat('a', 'Anna'), seat('b', 'Bert')]
const HERE: Presence = {
  type: 'presence',
  online: [true, true],
  stand_in_from: [null, null],
  watching: 0,
  far: [],
  doubted: [],
  screens: 0,
  books: null,
}

const VIEW = {
  seats: SEATS,
  you: 0,
  host: 'a',
  held: [],
  learning: [],
  colours: [],
  to_accept: [],
} as unknown as TableView

let table: InstanceType<typeof Table>
const mounted: ReturnType<typeof mount>[] = []

function shown(part: unknown, props: Record<string, unknown> = {}): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  mounted.push(mount(part as Component<Record<string, unknown>>, { target, props: { table, ...props } }))
  flushSync()
  return target
}

beforeEach(async () => {
  settings.choose({ lang: 'en' })
  await learn('quibbit')
  table = new Table('t1')
  await vi.waitFor(() => expect(table.table).toBe(VIEW))
})
afterEach(() => {
  for (const part of mounted.splice(0)) void unmount(part)
  document.body.innerHTML = ''
})

it('players who are near and trusted have no note', () => {
  table.hear(HERE)
  expect(shown(Remarks).textContent).toBe('')
  expect(shown(Players, { badges: [], due: [] }).querySelector('.mark')).toBeNull()
})

it('all see who is too far away for fair verdicts, with the reason', () => {
  table.hear({ ...HERE, far: [1] })
  expect(shown(Remarks).textContent).toContain("Bert's connection is slow (over 300 ms round trip)")
  const strip = shown(Players, { badges: [], due: [] }).querySelectorAll('li')
  expect(strip[0]!.querySelector('.mark')).toBeNull()
  expect(strip[1]!.querySelector('.mark')!.getAttribute('aria-label')).toContain("Bert's connection is slow")
  const panel = shown(Players, { badges: [], due: [], roomy: true }).querySelectorAll('.note')
  expect([...panel].map((note) => note.textContent)).toEqual(['you', 'online · slow connection'])
  const leaf = shown(SeatLeaf, { seat: SEATS[1], index: 1, levels: [] })
  expect(leaf.querySelector('.note')!.textContent).toContain('online · slow connection')
})

it('on a phone, a player who is learning has a mark and is named in the status line', () => {
  table.table = { ...VIEW, learning: [1] }
  table.match = { due: [1], may: [], outcome: null, deadline: null } as unknown as typeof table.match
  const strip = shown(Players, { badges: [], due: [] }).querySelectorAll('li')
  expect(strip[0]!.querySelector('.mark')).toBeNull()
  expect(strip[1]!.querySelector('.mark')!.getAttribute('aria-label')).toBe('Bert is learning the game.')
  const status = shown(Status, { prompt: null, moving: false, clock: false, onmenu: () => {} })
  expect(status.querySelector('[role=status]')!.textContent).toContain('Bert is learning the game.')
})

it('a player who is far away is addressed directly', () => {
  table.hear({ ...HERE, far: [0] })
  expect(shown(Remarks).textContent).toContain('Your connection is slow')
})

it('the host sees whose claims are not believed, and that nobody else does', () => {
  table.hear({ ...HERE, doubted: [1] })
  expect(shown(Remarks).textContent).toContain("Bert's device keeps reporting times")
  expect(shown(Remarks).textContent).toContain('Only you, the host, can see this.')
  const panel = shown(Players, { badges: [], due: [], roomy: true }).querySelectorAll('.note')
  expect(panel[1]!.textContent).toBe('online · timed by the server')
})

it('a note disappears when it no longer applies', () => {
  table.hear({ ...HERE, far: [1], doubted: [1] })
  const told = shown(Remarks)
  expect(told.querySelectorAll('li')).toHaveLength(2)
  table.hear(HERE)
  flushSync()
  expect(told.textContent).toBe('')
})
