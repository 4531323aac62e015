/** What simulated matches tell about the places of a board: sums of several rounds, and colours for a heat map. */
import type { Simulated } from '$shell/wire'
import { ARRIVAL, START } from './draft'
import type { Board } from './types.gen'

export const MEASURES = ['landings', 'lilies'] as const
export type Measure = (typeof MEASURES)[number]

/** One place on the heat map. */
export interface Warmth {
  readonly name: string
  readonly value: number // in an average match
  readonly colour: string
  readonly ink: string // for text on the colour
}

export function together(one: Simulated | null, more: Simulated): Simulated {
  if (!one) return more
  const sum = (these: readonly number[], those: readonly number[]) => these.map((each, at) => each + (those[at] ?? 0))
  return {
    matches: one.matches + more.matches,
    seats: more.seats,
    counts: Object.fromEntries(
      Object.entries(more.counts).map(([name, counts]) => [name, sum(counts, one.counts[name] ?? [])]),
    ),
    wins: sum(one.wins, more.wins),
  }
}

/** From the bank to the arrival, with a colour for each pad. The bank has none: no frog lands there. */
export function warmths(board: Board, found: Simulated, measure: Measure): Warmth[] {
  const names = [START, ...board.pads.map(({ name }) => name), ARRIVAL]
  const values = names.map((_, place) => (found.counts[measure]?.[place] ?? 0) / Math.max(1, found.matches))
  const most = hottest(values.slice(1, -1))
  return names.slice(1).map((name, before) => {
    const value = values[before + 1] ?? 0
    return { name, value: rounded(value), ...shade(most ? Math.min(1, value / most) : 0) }
  })
}

/** The highest value of a pad, in an average match. All frogs end at the arrival, which says nothing about the board. */
export const hottest = (values: readonly number[]): number => Math.max(0, ...values)

const rounded = (value: number) => Math.round(value * 100) / 100

/** Dark blue to yellow, in steps that people with any colour vision see as steps (the scale cividis). */
export const SCALE = ['#00224e', '#35456c', '#666970', '#948e77', '#c8b866', '#fee838'] as const
const BRIGHT = 0.179 // the luminance at which black and white text are equally legible

/** The colour for a part of the scale, from 0 to 1. */
export function shade(part: number): { colour: string; ink: string } {
  const at = part * (SCALE.length - 1)
  const low = Math.min(SCALE.length - 2, Math.floor(at))
  const mix = [1, 3, 5].map((digit) => {
    const [from, to] = [SCALE[low], SCALE[low + 1]].map((colour) =>
      parseInt((colour ?? '').slice(digit, digit + 2), 16),
    )
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * (at - low))
  })
  return { colour: `rgb(${mix.join(' ')})`, ink: luminance(mix) > BRIGHT ? '#000000' : '#ffffff' }
}

/** As the guidelines for accessible contrast define it. */
function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) => {
    const light = part / 255
    return light <= 0.03928 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
