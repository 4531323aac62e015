/** The story of a match, from its log: the lead and the lost cards over time, and highlights. */
import { saying } from '$shell/board/sayings'
import type { Fact, Saying } from '$shell/wire'
import { lookOf } from '$shell/art/colours'
import { CARDS } from './pieces'
import type { Colour, Event, Frog } from './types.gen'

/** The state at the start of a round, and at the end of the match. */
export interface Chapter {
  readonly round: number
  readonly crown: Frog | null
  readonly ahead: readonly (number | null)[] // by frog: tiles ahead of the last one; null when out
  readonly cards: readonly number[] // by seat
}

export interface MatchStory {
  readonly chapters: readonly Chapter[]
  readonly highlights: readonly Saying[]
  readonly outs: ReadonlyMap<Frog, number> // the round in which a frog left the race
}

interface Tale {
  steps: (number | null)[]
  cards: number[]
  crown: Frog | null
  round: number
  reigns: Map<Frog, number> // the most rounds in a row with the crown
  reign: number
  boldest: { frog: Frog; over: number } | null // the most frogs leapt over with one card
  streaks: Map<Frog, number>
  luckiest: { frog: Frog; cards: number } | null // the most cards in a row that were kept
  gone: number[] // the positions of frogs that left in this round
  firstOut: { frog: Frog; round: number } | null
  outs: Map<Frog, number>
  lapped: { frog: Frog; last: Frog } | null
}

const FEWEST_LEAPT_OVER = 2
const SHORTEST_STREAK = 3
const SHORTEST_REIGN = 2
const MOST_HIGHLIGHTS = 4

export function matchStory(events: readonly Event[], colours: readonly Colour[], seats: number): MatchStory {
  const tale: Tale = {
    steps: colours.map(() => null),
    cards: Array.from({ length: seats }, () => CARDS.length),
    crown: null,
    round: 0,
    reigns: new Map(),
    reign: 0,
    boldest: null,
    streaks: new Map(),
    luckiest: null,
    gone: [],
    firstOut: null,
    outs: new Map(),
    lapped: null,
  }
  const chapters: Chapter[] = []
  for (const event of events) {
    tell(tale, event)
    if (event.type === 'round-began') chapters.push(chapter(tale))
    if (event.type === 'game-ended') chapters.push({ ...chapter(tale), round: tale.round + 1 })
  }
  return { chapters, highlights: highlights(tale, colours, seats), outs: tale.outs }
}

function tell(tale: Tale, event: Event): void {
  switch (event.type) {
    case 'frog-placed':
      tale.steps[event.frog] = event.step
      break
    case 'frog-leapt':
      tale.steps[event.frog] = event.path.at(-1) ?? null
      if (event.over.length > (tale.boldest?.over ?? 0)) tale.boldest = { frog: event.frog, over: event.over.length }
      break
    case 'crown-passed':
      if (tale.crown !== event.frog) tale.reign = 0
      tale.crown = event.frog
      break
    case 'round-began':
      tale.round = event.number
      tale.gone = []
      if (tale.crown === null) break
      tale.reign += 1
      tale.reigns.set(tale.crown, Math.max(tale.reign, tale.reigns.get(tale.crown) ?? 0))
      break
    case 'card-returned': {
      const cards = (tale.streaks.get(event.seat) ?? 0) + 1
      tale.streaks.set(event.seat, cards)
      if (cards > (tale.luckiest?.cards ?? 0)) tale.luckiest = { frog: event.seat, cards }
      break
    }
    case 'card-lost':
      tale.streaks.set(event.seat, 0)
      tale.cards[event.seat] = (tale.cards[event.seat] ?? 0) - 1
      break
    case 'player-eliminated':
      tale.gone.push(tale.steps[event.seat] ?? 0)
      tale.steps[event.seat] = null
      tale.outs.set(event.seat, tale.round)
      tale.firstOut ??= { frog: event.seat, round: tale.round }
      break
    case 'last-frog-lapped':
      tale.lapped = { frog: event.frog, last: event.last }
      break
  }
}

function chapter({ round, crown, steps, cards, gone }: Tale): Chapter {
  const left = steps.filter((step) => step !== null)
  const last = Math.min(...left, ...(left.length > 1 ? [] : gone)) // the only frog left was ahead of these
  return { round, crown, ahead: steps.map((step) => (step === null ? null : step - last)), cards: [...cards] }
}

function highlights(tale: Tale, colours: readonly Colour[], seats: number): Saying[] {
  const found: Saying[] = []
  const note = (what: string, frog: Frog, facts: Record<string, Fact> = {}) => {
    const sign = lookOf(colours[frog] ?? 'yellow').sign
    const who = frog < seats ? { seat: frog } : 'dummy'
    found.push(saying(`quibbit-web-story-${what}`, { who, sign, ...facts }))
  }
  const [ruler, rounds] = [...tale.reigns].reduce((best, each) => (each[1] > best[1] ? each : best), [-1, 0])
  if (tale.lapped) note('lap', tale.lapped.frog, { last: lookOf(colours[tale.lapped.last] ?? 'yellow').sign })
  if (rounds >= SHORTEST_REIGN) note('reign', ruler, { rounds })
  if (tale.boldest && tale.boldest.over >= FEWEST_LEAPT_OVER)
    note('leap', tale.boldest.frog, { over: tale.boldest.over })
  if (tale.luckiest && tale.luckiest.cards >= SHORTEST_STREAK) {
    note('luck', tale.luckiest.frog, { cards: tale.luckiest.cards })
  }
  if (tale.firstOut) note('out', tale.firstOut.frog, { round: tale.firstOut.round })
  return found.slice(0, MOST_HIGHLIGHTS)
}
