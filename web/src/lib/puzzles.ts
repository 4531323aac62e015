/** Puzzles: what the page asks the server for, and how an answer grows that is made of several actions. */
import type { DailyHouse, DailyPage, PuzzleGame, PuzzleReply, PuzzleTask } from '../wire'
import { get, send } from './api'

const path = (...parts: string[]) => ['/api/puzzles', ...parts.map(encodeURIComponent)].join('/')

export const puzzles = {
  games: () => get<PuzzleGame[]>('/api/puzzles'),
  ofDay: (game: string, day = '') => get<PuzzleTask>(`${path(game, 'day')}?day=${encodeURIComponent(day)}`),
  days: (game: string) => get<DailyPage>(path(game, 'days')),
  house: (game: string, day: string) => get<DailyHouse>(path(game, 'days', day)),
  next: (game: string, edition: string) =>
    get<PuzzleTask>(`${path(game, 'next')}?edition=${encodeURIComponent(edition)}`),
  answer: ({ game, key, day }: PuzzleTask, actions: readonly unknown[]) =>
    send<PuzzleReply>('POST', path(game, key), { actions, day }),
}

/** A change of a rating with its sign. */
export const signed = (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`

export const percent = (chance: number): number => Math.round(100 * chance)
