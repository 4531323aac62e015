import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '../../src/nenuphar/games/*/web/**/*.{ts,svelte}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const imports = (source: string) =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) => path!)

describe('a game is its folder, and nothing else imports it', () => {
  const [games, page] = [/games\//, /^\.\.\/src\//].map((place) =>
    Object.entries(files).filter(([path]) => place.test(path)),
  )

  it.each(page!)('%s imports nothing from a game', (_, source) => {
    expect(imports(source).filter((path) => path.includes('games/'))).toEqual([])
  })

  it.each(games!)('%s imports only from its own folder, the page or a package', (path, source) => {
    const depth = path.split('/web/')[1]!.split('/').length
    const strange = imports(source).filter((each) => each.split('../').length > depth || each.includes('games/'))
    expect(strange).toEqual([])
  })

  it('finds the files', () => {
    expect(games!.length).toBeGreaterThan(5)
    expect(page!.length).toBeGreaterThan(20)
  })
})
