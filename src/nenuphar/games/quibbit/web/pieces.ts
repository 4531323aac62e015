/** What Quibbit!'s board knows about the box: the numbers on a player's cards. */
import type { Card } from './types.gen'

export const CARDS: readonly Card[] = [1, 2, 3, 4, 5]
