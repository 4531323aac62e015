/** The lines of a chart. A missing value ends a line: the player is out. Lines that would cover each other from end to
 * end run side by side, with their signs one behind another. */

export const WIDE = 320
export const HIGH = 150
const EDGE = 14
const BESIDE = 4 // the width of a line
const BEHIND = 15 // the width of a sign
export const FIGURES = 34 // at the left, for the numbers of the grid lines
const MOST_LINES = 4

export interface Drawn {
  lines: { path: string; end: [number, number] | null }[]
  grid: { y: number; value: number }[]
}

/** In pixels of a frame of this size. */
export function plot(
  series: readonly (readonly (number | null)[])[],
  width = WIDE,
  height = HIGH,
  startsAtLowest = false,
): Drawn {
  const values = series.flat().filter((value): value is number => value !== null)
  const least = startsAtLowest && values.length ? Math.min(...values) : Math.min(0, ...values)
  const most = Math.max(least + 1, ...values)
  const steps = Math.max(2, ...series.map((line) => line.length))
  const x = (step: number) => round(FIGURES + (step / (steps - 1)) * (width - FIGURES - EDGE))
  const y = (value: number) => round(height - EDGE - ((value - least) / (most - least)) * (height - 2 * EDGE))
  return {
    lines: series.map((line, number) => {
      const twins = series.slice(0, number).filter((other) => other.join() === line.join()).length
      const points = line.flatMap((value, step): [number, number][] =>
        value === null ? [] : [[x(step), Math.max(BESIDE, y(value) - twins * BESIDE)]],
      )
      return {
        path: points.map(([px, py], index) => `${index ? 'L' : 'M'}${px} ${py}`).join(''),
        end: before(points, twins * BEHIND),
      }
    }),
    grid: rungs(least, most).map((value) => ({ y: y(value), value })),
  }
}

/** The point on a line's last segment at this distance from its end. */
function before(points: readonly [number, number][], distance: number): [number, number] | null {
  const [from, to] = [points.at(-2), points.at(-1)]
  if (!from || !to) return to ?? null
  const share = Math.min(1, distance / (to[0] - from[0]))
  return [round(to[0] - share * (to[0] - from[0])), round(to[1] - share * (to[1] - from[1]))]
}

/** A few round numbers from the least to the most. */
function rungs(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / MOST_LINES)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough) ?? rough
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

const round = (value: number) => Math.round(value * 10) / 10
