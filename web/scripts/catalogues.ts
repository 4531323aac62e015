/** Finds all texts: the table's own, those of this page, and those of every game. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const LANGUAGES = ['en', 'fr', 'de'] as const

export function catalogues(lang: string): string[] {
  const games = `${root}/src/nenuphar/games`
  const model = `${root}/src/nenuphar/testing/acorn` // new games are copied from it
  const folders = [...readdirSync(games).map((key) => `${games}/${key}`), model].flatMap((folder) =>
    ['texts', 'web/door', 'web/texts'].map((place) => `${folder}/${place}`),
  )
  const shared = [`${root}/src/nenuphar/texts`, `${root}/web/texts`]
  const parts = shared.flatMap((folder) => readdirSync(folder).map((part) => `${folder}/${part}`))
  return [...shared, ...parts, ...folders].map((folder) => `${folder}/${lang}.ftl`).filter((file) => existsSync(file))
}

export function idsOf(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id as string)
}
