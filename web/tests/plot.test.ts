import { describe, expect, it } from 'vitest'
import { HIGH, plot, WIDE } from '../src/ui/plot'

const points = (path: string) => [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('the lines of a chart', () => {
  it('draws a line through every step, from left to right, the leader on top', () => {
    const { lines } = plot([
      [0, 4, 8],
      [0, 2, 3],
    ])
    const [first, second] = lines.map((line) => points(line.path))
    expect(first!.map(([x]) => x)).toEqual([...first!.map(([x]) => x!)].sort((a, b) => a - b))
    expect(first!.at(-1)![1]).toBeLessThan(second!.at(-1)![1]!)
  })

  it('ends the line of a player who is out', () => {
    const { lines } = plot([
      [0, 1, null, null],
      [0, 1, 2, 3],
    ])
    expect(points(lines[0]!.path)).toHaveLength(2)
    expect(lines[0]!.end![0]).toBeLessThan(WIDE / 2)
  })

  it('stays inside its frame for all values', () => {
    const { lines } = plot([
      [-3, 1000],
      [7, 7],
    ])
    for (const [x, y] of lines.flatMap((line) => points(line.path))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(WIDE)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(HIGH)
    }
  })

  it('zooms in if all values are far from zero, and says so', () => {
    const { lines, grid } = plot([[86.3, 79.8, 90.2]], WIDE, HIGH, true)
    expect(grid[0]!.value).toBeGreaterThan(79)
    const heights = points(lines[0]!.path).map(([, y]) => y!)
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(HIGH * 0.8)
    expect(plot([[86.3, 79.8]]).grid[0]!.value).toBe(0)
  })

  it('hides no line behind an equal one', () => {
    const { lines } = plot([
      [0, 0, 0],
      [5, 9, 12],
      [0, 0, 0],
    ])
    const [first, , twin] = lines.map((line) => points(line.path))
    expect(twin!.map(([x]) => x)).toEqual(first!.map(([x]) => x))
    expect(first![0]![1]! - twin![0]![1]!).toBe(4)
    expect(lines[0]!.end).toEqual(first!.at(-1))
    expect(lines[2]!.end).toEqual([first!.at(-1)![0]! - 15, twin![0]![1]])
  })

  it('draws nothing without values', () => {
    expect(plot([[], [null]]).lines.map((line) => line.path)).toEqual(['', ''])
  })

  it('has round numbers at the side, each at its height', () => {
    const { grid, lines } = plot([[0, 24, 48]])
    expect(grid.map(({ value }) => value)).toEqual([0, 20, 40])
    const [low, , top] = points(lines[0]!.path).map(([, y]) => y!)
    expect(grid[0]!.y).toBe(low)
    expect(grid[2]!.y).toBeGreaterThan(top!)
    const values = (...line: number[]) => plot([line]).grid.map(({ value }) => value)
    expect(values(0, 3)).toEqual([0, 1, 2, 3])
    expect(values(-3, 1000)).toEqual([0, 500, 1000])
    expect(values(-30, 10)).toEqual([-30, -20, -10, 0, 10])
  })

  it('fills its frame', () => {
    const { lines } = plot([[0, 1]], 900, 200)
    expect(lines[0]!.end![0]).toBeGreaterThan(880)
    expect(points(lines[0]!.path)[0]![1]).toBeGreaterThan(180)
  })
})
