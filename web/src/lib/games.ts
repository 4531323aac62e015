/** The boards and covers of the games, found by looking and loaded when they are needed. */
import type { Component } from 'svelte'
import type { Board, Telling } from '../game'
import { learn } from './words.svelte'

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/nenuphar/games/*/web/Board.svelte')
const TELLINGS = import.meta.glob<Telling>('../../../src/nenuphar/games/*/web/shell.ts')
const COVERS = import.meta.glob<{ default: Component }>('../../../src/nenuphar/games/*/web/Cover.svelte')

export interface Kit {
  Board: Board | null
  telling: Telling
}

/** Everything that a table of this game needs, its texts included. */
export async function kit(game: string): Promise<Kit> {
  const [board, telling] = await Promise.all([
    of(BOARDS, game, 'Board.svelte'),
    of(TELLINGS, game, 'shell.ts'),
    learn(game),
  ])
  return { Board: board?.default ?? null, telling: telling ?? {} }
}

export async function cover(game: string): Promise<Component | null> {
  return (await of(COVERS, game, 'Cover.svelte'))?.default ?? null
}

async function of<T>(found: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | null> {
  return (await found[`../../../src/nenuphar/games/${game}/web/${file}`]?.()) ?? null
}
