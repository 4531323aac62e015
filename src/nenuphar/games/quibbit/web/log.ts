/** The log as players read it: one sentence per frog and round, from the card to its fate. */
import type { LogLine } from '$shell/game'
import type { Fact, Line, Saying } from '$shell/wire'
import type { Card, Event, Frog } from './types.gen'

type Fate = 'none' | 'home' | 'lost' | 'out'

export function summarize(lines: readonly Line[]): readonly LogLine[] {
  const log: LogLine[] = []
  const hops = new Map<Frog, number>() // the index in `log` of a frog's sentence of this round
  let cards: (Card | null)[] = []
  const amend = (frog: Frog, fate: Fate, line: Line) => {
    const at = hops.get(frog)
    const hop = at === undefined ? undefined : log[at]
    if (at === undefined || !hop?.saying) return void log.push(line)
    log[at] = { ...hop, saying: { ...hop.saying, facts: { ...hop.saying.facts, fate } }, upto: line.seq }
  }
  for (const line of lines) {
    const event = line.kind === 'match' ? (line.event as Event | null) : null
    switch (event?.type) {
      case 'cards-revealed':
        cards = [...event.cards]
        hops.clear()
        break
      case 'dummy-card-turned':
        cards[cards.length] = event.card
        break
      case 'frog-leapt':
        hops.set(event.frog, log.length)
        log.push({ ...line, saying: line.saying && hop(line.saying, cards[event.frog] ?? event.path.length) })
        break
      case 'card-returned':
        amend(event.seat, 'home', line)
        break
      case 'card-lost':
        amend(event.seat, 'lost', line)
        break
      case 'player-eliminated':
        amend(event.seat, 'out', line)
        break
      case 'card-chosen': // the board shows who has laid a card
      case 'dummy-pile-renewed':
      case 'last-frog-lapped': // the end of the match says it again
        break
      default:
        log.push(line)
    }
  }
  return log
}

function hop(saying: Saying, card: Card): Saying {
  const facts: Record<string, Fact> = { ...saying.facts, card, fate: 'none' }
  return { key: 'quibbit-web-log-hop', rule: saying.rule, facts }
}
