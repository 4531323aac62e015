/** Where the lines of a chart run. Values that are missing end a line: whoever is out has no place any more. */

export const WIDE = 320
export const HIGH = 150
const EDGE = 14

export interface Drawn {
  lines: { path: string; end: [number, number] | null }[]
  grid: number[]
}

export function plot(series: readonly (readonly (number | null)[])[]): Drawn {
  const values = series.flat().filter((value): value is number => value !== null)
  const low = Math.min(0, ...values)
  const high = Math.max(low + 1, ...values)
  const steps = Math.max(2, ...series.map((line) => line.length))
  const x = (step: number) => round(EDGE + (step / (steps - 1)) * (WIDE - 2 * EDGE))
  const y = (value: number) => round(HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE))
  return {
    lines: series.map((line) => {
      const points = line.flatMap((value, step): [number, number][] => (value === null ? [] : [[x(step), y(value)]]))
      return {
        path: points.map(([px, py], index) => `${index ? 'L' : 'M'}${px} ${py}`).join(''),
        end: points.at(-1) ?? null,
      }
    }),
    grid: [0.25, 0.5, 0.75].map((share) => round(HIGH * share)),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
