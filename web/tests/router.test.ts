import { describe, expect, it } from 'vitest'
import { here, followLinks, match } from '../src/lib/router.svelte'

describe('which page an address shows', () => {
  it.each([
    ['/', 'home', {}],
    ['/new/quibbit', 'new', { game: 'quibbit' }],
    ['/t/abc123', 'table', { id: 'abc123' }],
    ['/t/abc123/', 'table', { id: 'abc123' }],
    ['/t/abc123/replay', 'replay', { id: 'abc123' }],
    ['/j/H7GB%20TZ', 'join', { code: 'H7GB TZ' }],
    ['/rules/china_moon', 'rules', { game: 'china_moon' }],
    ['/workshop/china_moon', 'workshop', { game: 'china_moon' }],
    ['/daily/quibbix', 'daily', { game: 'quibbix' }],
    ['/daily/quibbix/fr', 'edition', { game: 'quibbix', edition: 'fr' }],
    ['/settings', 'settings', {}],
    ['/me/xyz', 'device', { code: 'xyz' }],
  ])('%s', (path, page, params) => {
    expect(match(path)).toEqual({ page, params })
  })

  it.each(['/nowhere', '/t', '/t/a/b', '/settings/more', '/j/%E0%A4%A/x'])('%s is not a page', (path) => {
    expect(match(path).page).toBe('lost')
  })

  it('accepts a malformed address', () => {
    expect(match('/j/%E0%A4%A')).toEqual({ page: 'join', params: { code: '%E0%A4%A' } })
  })
})

describe('links', () => {
  it('are followed without loading the page, if they are our own', () => {
    document.body.innerHTML =
      '<a id="ours" href="/rules/quibbit">r</a><a id="file" href="/api/tables/x/record" download>f</a>'
    const stop = followLinks(document.body)
    const ours = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.getElementById('ours')!.dispatchEvent(ours)
    expect(ours.defaultPrevented).toBe(true)
    expect(here.place).toEqual({ page: 'rules', params: { game: 'quibbit' } })

    const file = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.getElementById('file')!.dispatchEvent(file)
    expect(file.defaultPrevented).toBe(false)
    stop()
  })
})
