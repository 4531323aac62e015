/** Finds the boards and covers of the games, and loads them when they are needed. */
import type { Component } from 'svelte'
import { addColours } from '../art/colours'
import type { Board, Epilogue, Keepsakes, Seat, Shell, Workshop } from '../game'
import { learn } from './words.svelte'

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/nenuphar/games/*/web/Board.svelte')
const OWN_HANDS = import.meta.glob<{ default: Board }>('../../../src/nenuphar/games/*/web/OwnHand.svelte')
const SHELLS = import.meta.glob<Shell>('../../../src/nenuphar/games/*/web/shell.ts')
const EPILOGUES = import.meta.glob<{ default: Epilogue }>('../../../src/nenuphar/games/*/web/Epilogue.svelte')
const SEATS = import.meta.glob<{ default: Seat }>('../../../src/nenuphar/games/*/web/Seat.svelte')
const COVERS = import.meta.glob<{ default: Component }>('../../../src/nenuphar/games/*/web/Cover.svelte')
const WORKSHOPS = import.meta.glob<{ default: Workshop }>('../../../src/nenuphar/games/*/web/Workshop.svelte')
const KEEPSAKES = import.meta.glob<{ default: Keepsakes }>('../../../src/nenuphar/games/*/web/Keepsakes.svelte')

export interface Kit {
  Board: Board | null
  OwnHand: Board | null
  Epilogue: Epilogue | null
  Seat: Seat | null
  shell: Shell
}

/** Everything that a table of this game needs, its texts included. */
export async function kit(game: string): Promise<Kit> {
  const [board, ownHand, epilogue, seat, shell] = await Promise.all([
    of(BOARDS, game, 'Board.svelte'),
    of(OWN_HANDS, game, 'OwnHand.svelte'),
    of(EPILOGUES, game, 'Epilogue.svelte'),
    of(SEATS, game, 'Seat.svelte'),
    of(SHELLS, game, 'shell.ts'),
    learn(game),
  ])
  addColours(shell?.colours ?? {})
  return {
    Board: board?.default ?? null,
    OwnHand: ownHand?.default ?? null,
    Epilogue: epilogue?.default ?? null,
    Seat: seat?.default ?? null,
    shell: shell ?? {},
  }
}

export async function cover(game: string): Promise<Component | null> {
  return (await of(COVERS, game, 'Cover.svelte'))?.default ?? null
}

export const hasWorkshop = (game: string): boolean => place(game, 'Workshop.svelte') in WORKSHOPS

export async function workshop(game: string): Promise<Workshop | null> {
  const [found] = await Promise.all([of(WORKSHOPS, game, 'Workshop.svelte'), learn(game)])
  return found?.default ?? null
}

export const hasKeepsakes = (game: string): boolean => place(game, 'Keepsakes.svelte') in KEEPSAKES

export async function keepsakes(game: string): Promise<Keepsakes | null> {
  const [found] = await Promise.all([of(KEEPSAKES, game, 'Keepsakes.svelte'), learn(game)])
  return found?.default ?? null
}

async function of<T>(found: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | null> {
  return (await found[place(game, file)]?.()) ?? null
}

const place = (game: string, file: string) => `../../../src/nenuphar/games/${game}/web/${file}`
