/** The story of a match, from its log: every player's cards over time, fast hands, and highlights. */
import { saying } from '$shell/board/sayings'
import type { Saying } from '$shell/wire'
import { CARDS } from './pieces'
import type { Event, Seat, Verdict } from './types.gen'

/** A player's hands in one match. */
export interface Hands {
  readonly first: number
  readonly faults: number
  readonly median: number | null // milliseconds, over all correct hands that had time to see what they tapped
  readonly best: number | null // of those that were also first
}

export interface MatchStory {
  readonly held: readonly (readonly number[])[] // cards of every seat at the start and after each clash
  readonly hands: readonly Hands[]
  readonly notes: readonly Saying[]
}

const FEWEST_FAULTS = 2
const EYE_MS = 100 // a faster hand cannot have reacted to the card (GB-H2)
const RIGHT: readonly Verdict['ruling'][] = ['first', 'tied', 'late', 'gone']

export function matchStory(events: readonly Event[], seats: number): MatchStory {
  const verdicts = events.flatMap((event) => (event.type === 'clash-settled' ? event.verdicts : []))
  const hands = Array.from({ length: seats }, (_, seat) => handsOf(verdicts, seat))
  return { held: held(events, seats), hands, notes: notes(verdicts, hands) }
}

export function handsOf(verdicts: readonly Verdict[], seat: Seat): Hands {
  const mine = verdicts.filter((verdict) => verdict.seat === seat)
  const first = mine.filter(({ ruling }) => ruling === 'first')
  const right = mine.filter(({ ruling }) => RIGHT.includes(ruling)).filter(isReaction)
  return {
    first: first.length,
    faults: mine.filter(({ ruling }) => ruling === 'fault').length,
    median: median(right.map(({ reaction }) => reaction)),
    best: quickest(first)?.reaction ?? null,
  }
}

const isReaction = ({ reaction }: Verdict) => reaction >= EYE_MS
const quickest = (verdicts: readonly Verdict[]) =>
  verdicts.filter(isReaction).sort((a, b) => a.reaction - b.reaction)[0]

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  if (sorted.length === 0) return null
  return sorted.length % 2
    ? (sorted[Math.floor(half)] ?? null)
    : Math.round(((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2)
}

/** The server sends no card counts: they are counted here, as cards are turned and moved. */
function held(events: readonly Event[], seats: number): number[][] {
  const piles = Array.from({ length: seats }, () => Math.floor(CARDS / seats))
  const stacks = piles.map(() => 0)
  const told = [[...piles]]
  const now = () => piles.map((pile, seat) => pile + (stacks[seat] ?? 0))
  let clash = false
  for (const event of events) {
    if (clash && event.type !== 'stack-moved' && event.type !== 'penalty-paid') {
      told.push(now())
      clash = false
    }
    switch (event.type) {
      case 'card-turned':
        add(piles, event.seat, -1)
        add(stacks, event.seat, 1)
        break
      case 'clash-settled':
        clash = true
        break
      case 'stack-moved':
        if (event.to !== null) add(piles, event.to, stacks[event.owner] ?? 0)
        stacks[event.owner] = 0
        break
      case 'penalty-paid':
        add(piles, event.seat, -1)
        break
    }
  }
  return told
}

const add = (counts: number[], seat: Seat, n: number) => (counts[seat] = (counts[seat] ?? 0) + n)

function notes(verdicts: readonly Verdict[], hands: readonly Hands[]): Saying[] {
  const found: Saying[] = []
  const note = (what: string, facts: Saying['facts']) => found.push(saying(`gobbit-web-story-${what}`, facts))
  const best = quickest(verdicts.filter(({ ruling }) => ruling === 'first'))
  if (best) note('quickest', { who: { seat: best.seat }, ms: best.reaction })
  const most = Math.max(...hands.map(({ first }) => first))
  const leaders = hands.flatMap(({ first }, seat) => (first === most ? [seat] : []))
  if (most > 1 && leaders.length === 1) note('first', { who: { seat: leaders[0] ?? 0 }, n: most })
  const clumsy = Math.max(...hands.map(({ faults }) => faults))
  if (clumsy >= FEWEST_FAULTS)
    note('faults', { who: { seat: hands.findIndex(({ faults }) => faults === clumsy) }, n: clumsy })
  const gaps = verdicts.flatMap(({ behind }) => (behind !== null && behind > 0 ? [behind] : []))
  if (gaps.length > 0) note('closest', { ms: Math.min(...gaps) })
  return found
}
