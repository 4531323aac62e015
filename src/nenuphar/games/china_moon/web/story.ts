/** The story of a match, from its log: every player's points over time, and highlights. */
import { saying } from '$shell/board/sayings'
import type { Fact, Saying } from '$shell/wire'
import { points, without } from './points'
import { ownerOf, SPRUNG } from './pieces'
import type { Event, Lily, Seat } from './types.gen'

export interface MatchStory {
  readonly turns: readonly (readonly number[])[] // points of every seat at the start of each turn, and at the end
  readonly highlights: readonly Saying[]
}

interface Tale {
  hands: (readonly Lily[])[]
  moved: { own: number[]; foreign: number[] } // by seat: moves of their frogs by themselves, and by others
  far: { seat: Seat; springs: number } | null // the longest ride from spring to spring
  ride: { frog: number; springs: number }
  boldest: { seat: Seat; over: number } | null
  swaps: number[]
  dropped: number[]
  begun: Tale['hands']
}

const FEWEST_LEAPT_OVER = 2
const FEWEST_SPRINGS = 2
const FEWEST = 2
const MOST_HIGHLIGHTS = 4

export function matchStory(events: readonly Event[], seats: number): MatchStory {
  const none = () => Array.from({ length: seats }, () => 0)
  const tale: Tale = {
    hands: none().map(() => []),
    moved: { own: none(), foreign: none() },
    far: null,
    ride: { frog: -1, springs: 0 },
    boldest: null,
    swaps: none(),
    dropped: none(),
    begun: none().map(() => []),
  }
  const turns: (readonly number[])[] = []
  for (const event of events) {
    tell(tale, event)
    if (event.type === 'turn-began') turns.push(tale.hands.map(points))
    if (event.type === 'game-ended') turns.push(event.scores)
  }
  return { turns, highlights: highlights(tale) }
}

function tell(tale: Tale, event: Event): void {
  const give = (seat: Seat, lily: Lily) => (tale.hands[seat] = [...(tale.hands[seat] ?? []), lily])
  const lose = (seat: Seat, lily: Lily) => (tale.hands[seat] = without(tale.hands[seat] ?? [], lily))
  switch (event.type) {
    case 'turn-began':
      tale.begun = [...tale.hands]
      break
    case 'turn-taken-back':
      tale.hands = [...tale.begun]
      break
    case 'frog-moved': {
      const seat = ownerOf(event.frog)
      const sprung = event.rule === SPRUNG
      tale.ride =
        sprung && tale.ride.frog === event.frog
          ? { ...tale.ride, springs: tale.ride.springs + 1 }
          : { frog: event.frog, springs: Number(sprung) }
      if (tale.ride.springs > (tale.far?.springs ?? 0)) tale.far = { seat, springs: tale.ride.springs }
      if (event.over.length > (tale.boldest?.over ?? 0)) tale.boldest = { seat, over: event.over.length }
      if (!sprung) raise(event.by === seat ? tale.moved.own : tale.moved.foreign, seat)
      break
    }
    case 'lily-taken':
    case 'frog-arrived':
      give(ownerOf(event.frog), event.lily)
      break
    case 'lilies-swapped': {
      const seat = ownerOf(event.frog)
      lose(seat, event.gave)
      give(seat, event.took)
      lose(event.other, event.took)
      give(event.other, event.gave)
      raise(tale.swaps, seat)
      break
    }
    case 'lily-dropped':
      lose(ownerOf(event.frog), event.lily)
      raise(tale.dropped, ownerOf(event.frog))
      break
  }
}

const raise = (counts: number[], seat: Seat) => (counts[seat] = (counts[seat] ?? 0) + 1)

function highlights(tale: Tale): Saying[] {
  const found: Saying[] = []
  const note = (what: string, seat: Seat, facts: Record<string, Fact>) =>
    found.push(saying(`china_moon-web-story-${what}`, { who: { seat }, ...facts }))
  const most = (counts: readonly number[]) => counts.indexOf(Math.max(...counts))
  const loser = most(tale.dropped)
  if ((tale.dropped[loser] ?? 0) >= FEWEST) note('dropped', loser, { n: tale.dropped[loser] ?? 0 })
  const swapper = most(tale.swaps)
  if ((tale.swaps[swapper] ?? 0) >= FEWEST) note('swaps', swapper, { n: tale.swaps[swapper] ?? 0 })
  if (tale.far && tale.far.springs >= FEWEST_SPRINGS) note('springs', tale.far.seat, { n: tale.far.springs })
  if (tale.boldest && tale.boldest.over >= FEWEST_LEAPT_OVER)
    note('leap', tale.boldest.seat, { over: tale.boldest.over })
  const carried = most(tale.moved.foreign)
  if ((tale.moved.foreign[carried] ?? 0) > (tale.moved.own[carried] ?? 0))
    note('carried', carried, { foreign: tale.moved.foreign[carried] ?? 0, own: tale.moved.own[carried] ?? 0 })
  return found.slice(0, MOST_HIGHLIGHTS)
}
