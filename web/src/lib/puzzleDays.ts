/** The puzzle of the day as something new every day: its result is the chance to win with one's move. */
import { percentOf } from './daily'
import type { Days } from './days'
import { puzzles } from './puzzles'
import { learnPart, t } from './words.svelte'

export const puzzleDays = (game: string, gameTitle: string): Days => ({
  game,
  title: [t('web-puzzle-day'), gameTitle].filter(Boolean).join(' · '),
  about: () => t('web-puzzle-day-about'),
  once: () => t('web-puzzle-once'),
  honest: () => t('web-puzzle-honest'),
  same: () => t('web-puzzle-same'),
  path: () => `/puzzles/${game}/days`,
  points: ({ points, best }) => t('web-puzzle-points', { points, best }),
  proof: () => t('web-puzzle-proof'),
  worth: (score) =>
    score.points === score.best ? t('web-puzzle-worth-right') : t('web-percent', { n: percentOf(score) }),
  again: ({ day }) => ({ path: `/puzzles/${game}/${day}`, text: t('web-puzzle-see') }),
  load: async () => {
    await Promise.all([learnPart('daily'), learnPart('puzzles')])
    return puzzles.days(game)
  },
  house: (_, day) => puzzles.house(game, day),
  play: async (_, day) => `/puzzles/${game}/${day}`,
})
