/** The result as a table: each player's lilies by colour, and their points. */
import { byRank, saying } from '$shell/board/sayings'
import type { Standings } from '$shell/game'
import Lily from './art/Lily.svelte'
import { count, worth } from './points'
import { LILIES } from './pieces'
import type { View } from './types.gen'
import { signed } from './words'

export function standings(view: View): Standings | null {
  const ranks = view.outcome?.ranks
  if (!ranks) return null
  return {
    columns: [
      ...LILIES.map((lily) => ({
        title: saying(`china_moon-web-standings-${lily}`),
        picture: Lily,
        look: { lily },
      })),
      { title: saying('china_moon-web-standings-points') },
    ],
    rows: byRank(ranks).map((seat) => {
      const hand = view.hands[seat] ?? []
      return {
        seat,
        colour: view.colours[seat] ?? 'yellow',
        rank: ranks[seat] ?? null,
        cells: [
          ...LILIES.map((lily) => {
            const n = count(hand, lily)
            return n ? { value: n, note: signed(worth(lily, n)) } : { value: '–' }
          }),
          { value: view.scores[seat] ?? 0 },
        ],
      }
    }),
  }
}
