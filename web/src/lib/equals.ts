/** The level of bots that is closest to your rating in a game; empty if you have no rating, or want none. */
import { api } from './api'

export async function equalOf(game: string): Promise<string> {
  const equals = await api.equals().catch(() => [])
  return equals.find((each) => each.game === game)?.level ?? ''
}
