/** Where the lines of a chart run. Values that are missing end a line: whoever is out has no place any more. Lines that
 * would cover each other from end to end run side by side, and their signs stand one behind the other. */

export const WIDE = 320
export const HIGH = 150
const EDGE = 14
const BESIDE = 4 // as wide as a line
const BEHIND = 15 // as wide as a sign

export interface Drawn {
  lines: { path: string; end: [number, number] | null }[]
  grid: number[]
  low: number
  high: number
}

export function plot(series: readonly (readonly (number | null)[])[], near = false): Drawn {
  const values = series.flat().filter((value): value is number => value !== null)
  const low = near && values.length ? Math.min(...values) : Math.min(0, ...values)
  const high = Math.max(low + 1, ...values)
  const steps = Math.max(2, ...series.map((line) => line.length))
  const x = (step: number) => round(EDGE + (step / (steps - 1)) * (WIDE - 2 * EDGE))
  const y = (value: number) => round(HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE))
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
    grid: [0.25, 0.5, 0.75].map((share) => round(HIGH * share)),
    low,
    high,
  }
}

/** The place on a line's last stretch that is so far before its end. */
function before(points: readonly [number, number][], distance: number): [number, number] | null {
  const [from, to] = [points.at(-2), points.at(-1)]
  if (!from || !to) return to ?? null
  const share = Math.min(1, distance / (to[0] - from[0]))
  return [round(to[0] - share * (to[0] - from[0])), round(to[1] - share * (to[1] - from[1]))]
}

const round = (value: number) => Math.round(value * 10) / 10
