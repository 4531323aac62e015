import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HostPage } from '../src/wire'

const api = vi.hoisted(() => ({
  enter: vi.fn(),
  see: vi.fn(),
  newLink: vi.fn(),
  close: vi.fn(),
  remove: vi.fn(),
  restart: vi.fn(),
  withdraw: vi.fn(),
}))
vi.mock('../src/lib/hostApi', () => ({ hostApi: api }))
vi.mock('../src/lib/api', async (original) => ({
  ...(await original<object>()),
  api: {
    games: () => Promise.resolve([{ key: 'quibbit', title: 'Quibbit!' }]),
    here: () => Promise.resolve({ address: 'http://192.168.7.5:8123' }),
  },
}))
const { Refused } = await import('../src/lib/api')
const { default: Page } = await import('../src/pages/Host.svelte')

const PAGE: HostPage = {
  now: 1_000_000,
  ends: 2_000_000,
  started: 0,
  version: '0.1.0',
  python: '3.11.7',
  system: 'Linux',
  node: 'pond',
  nodes: [],
  well: true,
  damage: '',
  authority: false,
  restart: null,
  load: { cores: 2, load: 0.5, memory_bytes: 120_000_000, sockets: 1, tables: 1 },
  disk: {
    free_bytes: 77e9,
    all_bytes: 271e9,
    database: '/var/lib/nenuphar/nenuphar.sqlite3',
    database_bytes: 229_000,
    backups: 2,
    last_backup: 900_000,
  },
  words: [{ game: 'quibbit', language: 'de', ready: false, progress: 0.4 }],
  tables: [
    { id: 'aaa', game: 'quibbit', phase: 'playing', public: false, names: ['Anna'], changed: 940_000, online: 1 },
  ],
  people: [{ id: 'anna', name: 'Anna', tables: ['aaa'] }],
  refusals: [{ rule: 'TB-20', place: 'POST /api/join', count: 2, last: 940_000 }],
  reports: [{ level: 'warning', says: 'a bot failed', about: 'quibbit', count: 1, last: 940_000 }],
  settings: [
    { name: 'forget_days', value: '7', usual: false },
    { name: 'https', value: 'false', usual: true },
  ],
}
const REFUSED = new Refused(401, 'TB-130', { fault: 'link' })

let mounted: ReturnType<typeof mount> | undefined

async function open(hash = ''): Promise<void> {
  history.replaceState(null, '', `/host${hash}`)
  mounted = mount(Page, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull())
  await vi.waitFor(() => expect(api.see).toHaveBeenCalled())
  await settle()
}
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve)) // all answers are there already
  flushSync()
}
const said = () => document.body.textContent!.replace(/\s+/g, ' ')
const button = (name: string, which = 0) =>
  [...document.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )[which]!
async function press(name: string, which = 0): Promise<void> {
  button(name, which).click()
  await settle()
}

beforeEach(() => {
  for (const each of Object.values(api)) each.mockReset().mockResolvedValue(null)
  api.see.mockResolvedValue(PAGE)
})
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
})

it('exchanges the link, and removes it from the address', async () => {
  await open('#secret')
  expect(api.enter).toHaveBeenCalledExactlyOnceWith('secret')
  expect(location.hash).toBe('')
  for (const part of ['Everything works.', '77 GB of 271 GB', 'Quibbit! Anna', 'being built: 40%', 'POST /api/join'])
    expect(said()).toContain(part)
  expect(said()).toContain('After how many quiet days to remove a table without a match.')
  expect(document.querySelector('a[href="/trust"]')).toBeNull()
})

it('links to the page about trust if the server has an authority of its own', async () => {
  api.see.mockResolvedValue({ ...PAGE, authority: true })
  await open()
  expect(document.querySelector('a[href="/trust"]')).not.toBeNull()
})

it('explains how to get a link if this one does not work', async () => {
  api.enter.mockRejectedValue(REFUSED)
  api.see.mockRejectedValue(REFUSED)
  await open('#used')
  expect(said()).toContain('nenuphar host-link')
  expect(document.querySelector('section [role=alert]')!.textContent).toContain('This link has been used')
})

it('opens a used link again in the browser that has its session', async () => {
  api.enter.mockRejectedValue(REFUSED)
  await open('#used')
  expect(said()).toContain('Everything works.')
  expect(said()).not.toContain('This link has been used')
})

it('asks before it closes a table or removes a person', async () => {
  await open()
  await press('Close the table: Quibbit!, Anna')
  await press('Cancel')
  expect(api.close).not.toHaveBeenCalled()
  await press('Close the table: Quibbit!, Anna')
  await press('Close the table')
  expect(api.close).toHaveBeenCalledExactlyOnceWith('aaa')
  expect(said()).toContain('The table is closed.')
  await press('Remove Anna')
  await press('Remove for good')
  expect(api.remove).toHaveBeenCalledExactlyOnceWith('anna')
})

it('announces a restart, and takes it back', async () => {
  await open()
  api.see.mockResolvedValue({ ...PAGE, restart: 1_300_000 })
  await press('Announce')
  expect(api.restart).toHaveBeenCalledExactlyOnceWith(5)
  api.see.mockResolvedValue(PAGE)
  await press('Withdraw')
  expect(api.withdraw).toHaveBeenCalledOnce()
  expect(button('Announce')).toBeDefined()
})

it('says why something was refused, and stays', async () => {
  await open()
  api.restart.mockRejectedValue(new Refused(0, 'offline', {}))
  await press('Announce')
  expect(document.querySelector('.notes [role=alert]')!.textContent).toContain('No connection')
  expect(said()).toContain('Everything works.')
})

it('shows a new link once, and nothing else any more', async () => {
  await open()
  api.newLink.mockResolvedValue({ path: '/host#newer' })
  await press('Make a new link')
  await press('Make a new link', 1)
  expect(said()).toContain('http://192.168.7.5:8123/host#newer')
  expect(said()).not.toContain('Everything works.')
  await press('Use it here')
  expect(api.enter).toHaveBeenCalledExactlyOnceWith('newer')
  expect(said()).toContain('Everything works.')
  expect(said()).not.toContain('#newer')
})
