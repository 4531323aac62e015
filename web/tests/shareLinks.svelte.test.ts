/** Links for others use an address that others can reach. */
import { beforeEach, expect, it, vi } from 'vitest'

let address: string | null = null
let asked = 0
vi.mock('../src/lib/api', () => ({
  api: { here: () => (asked++, address === '' ? Promise.reject(new Error('offline')) : Promise.resolve({ address })) },
}))

async function opened(at: string) {
  vi.resetModules()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(at)
  return (await import('../src/lib/shareLinks.svelte')).shareLinks
}
beforeEach(() => {
  address = 'http://192.168.1.5:8123'
  asked = 0
})

it.each(['http://localhost:8123', 'http://127.0.0.1:8123', 'http://[::1]:8123'])(
  'opened at %s they carry the address in the network',
  async (at) => {
    const links = await opened(at)
    expect(await links.toSend('/me/devices/ABC')).toBe('http://192.168.1.5:8123/me/devices/ABC')
    expect(links.link('/j/X')).toBe('http://192.168.1.5:8123/j/X')
    expect(links.unreachable).toBe(false)
    await links.lookUp()
    expect(asked).toBe(1)
  },
)

it('leads to a table by its code, and without one to those who may see it anyway', async () => {
  await opened('https://frogs.example')
  const { pathTo } = await import('../src/lib/shareLinks.svelte')
  expect(pathTo({ id: 't1', code: 'FROG 7' }, true)).toBe('/j/FROG%207')
  expect(pathTo({ id: 't1', code: '' }, true)).toBe('/t/t1/replay')
  expect(pathTo({ id: 't1', code: '' })).toBe('/t/t1')
})

it('use the address of the page, if others can reach it', async () => {
  const links = await opened('https://frogs.example')
  expect(links.link('/j/X')).toBe('https://frogs.example/j/X')
  expect(links.unreachable).toBe(false)
  expect(asked).toBe(0)
})

it('report a machine that nobody else can reach, and retry after a failure', async () => {
  address = null
  let links = await opened('http://localhost:8123')
  await links.lookUp()
  expect([links.link('/j/X'), links.unreachable]).toEqual(['http://localhost:8123/j/X', true])
  address = ''
  links = await opened('http://localhost:8123')
  await links.lookUp()
  address = 'http://192.168.1.5:8123'
  await links.lookUp()
  expect(links.link('/j/X')).toBe('http://192.168.1.5:8123/j/X')
})

it('are made in one place only', () => {
  const sources = import.meta.glob<string>(
    ['../src/**/*.{ts,svelte}', '../../src/nenuphar/games/*/web/**/*.{ts,svelte}'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const makers = Object.entries(sources).filter(([, code]) => /location\.(origin|href|host\b)/.test(code))
  const allowed = ['live.ts', 'router.svelte.ts', 'shareLinks.svelte.ts'].map((file) => `../src/lib/${file}`)
  expect(makers.map(([path]) => path).sort()).toEqual(allowed)
})
