/** A clash on a timeline: every hand at its time, in lanes where several came at almost the same time. */
import type { Seat, Verdict } from './types.gen'

export interface Hand {
  readonly seat: Seat
  readonly verdict: Verdict
  readonly x: number // 0 to 1 of the line
  readonly lane: number
  readonly label: string
}

export interface Timeline {
  readonly hands: readonly Hand[]
  readonly lanes: number
  readonly ticks: readonly { readonly x: number; readonly ms: number }[]
}

const EDGE_MS = 40
const HELD_MS = 2500 // how long a clash that moved cards is shown before hands that moved none
const STEPS_MS = [20, 50, 100, 200, 500, 1000, 2000, 5000]

/** `share` is the part of the line that a hand with its label covers. */
export function timeline(
  verdicts: readonly Verdict[],
  share: number,
  mostTicks = 5,
  handicaps: readonly number[] = [],
): Timeline {
  const zero = origin(verdicts, handicaps)
  const sorted = [...verdicts].sort((a, b) => a.moment - b.moment)
  const times = sorted.map((verdict) => verdict.moment - zero)
  const from = Math.max(0, Math.floor((Math.min(...times) - EDGE_MS) / 100) * 100)
  const span = Math.max(200, Math.max(...times) + EDGE_MS - from)
  const ends: number[] = []
  const hands = sorted.map((verdict, number): Hand => {
    const x = (((times[number] ?? 0) - from) / span) * (1 - share)
    const free = ends.findIndex((end) => end <= x)
    const lane = free < 0 ? ends.length : free
    ends[lane] = x + share
    return { seat: verdict.seat, verdict, x, lane, label: label(verdict, handicaps) }
  })
  return { hands, lanes: Math.max(1, ends.length), ticks: ticks(from, span, share, mostTicks) }
}

/** The verdicts to show: the newest, unless they moved nothing and earlier ones did a moment ago. Hands that came after
 * a stack was taken belong to the clash that took it, although they were judged later. */
export function together(before: readonly Verdict[], now: readonly Verdict[]): readonly Verdict[] {
  const late = now.every(
    ({ ruling, scene }) => ruling === 'gone' && before.some((each) => each.ruling === 'first' && each.scene === scene),
  )
  if (now.length === 0) return now
  if (!late) return hides(before, now) ? before : now
  const known = new Set(before.map(keyOf))
  return [...before, ...now.filter((each) => !known.has(keyOf(each)))]
}

function hides(before: readonly Verdict[], now: readonly Verdict[]): boolean {
  const moved = before.filter(isMoving).map(({ moment }) => moment)
  return !now.some(isMoving) && now.every(({ moment }) => moment < Math.max(...moved) + HELD_MS)
}

const isMoving = ({ ruling }: Verdict) => ruling === 'first' || ruling === 'fault'

export const keyOf = ({ seat, target, scene, moment }: Verdict): string => `${seat}-${target}-${scene}-${moment}`

/** When the scene appeared that the first hand answered: all hands are drawn on its clock. */
function origin(verdicts: readonly Verdict[], handicaps: readonly number[]): number {
  const first = verdicts.reduce((best, each) => (each.moment < best.moment ? each : best))
  return first.moment - first.reaction - (handicaps[first.seat] ?? 0)
}

function label(verdict: Verdict, handicaps: readonly number[]): string {
  const { ruling, behind } = verdict
  return (ruling === 'late' || ruling === 'tied') && behind !== null
    ? `${behind < 0 ? '−' : '+'}${Math.abs(behind)}`
    : timeText(verdict, handicaps)
}

/** How long a hand took, with the handicap as a sum: otherwise a shorter time would come after a longer one. */
export function timeText({ seat, reaction }: Verdict, handicaps: readonly number[]): string {
  const extra = handicaps[seat] ?? 0
  return extra ? `${reaction} + ${extra} = ${reaction + extra}` : `${reaction}`
}

function ticks(from: number, span: number, share: number, most: number): { x: number; ms: number }[] {
  const step = STEPS_MS.find((each) => span / each <= most) ?? 10_000
  const found = []
  for (let ms = Math.ceil(from / step) * step; ms <= from + span; ms += step)
    found.push({ ms, x: ((ms - from) / span) * (1 - share) })
  return found
}
