/** The heat map: sums of rounds, values of an average match, and colours with legible numbers. */
import { expect, test } from 'vitest'
import { SCALE, shade, together, warmths } from './heat'
import { BOARD } from './samples'
import { Simulation } from './simulation.svelte'

const places = BOARD.pads.length + 2
const round = (matches: number, landings: number) => ({
  matches,
  seats: 4,
  counts: { landings: Array.from({ length: places }, (_, place) => landings * place), lilies: [] },
  wins: [matches, 0, 0, 0],
})

test('rounds are added up, and every pad has its value in an average match', () => {
  const found = together(together(null, round(10, 10)), round(30, 70))
  expect(found).toMatchObject({ matches: 40, wins: [40, 0, 0, 0] })
  const [first, second] = warmths(BOARD, found, 'landings')
  expect(first).toMatchObject({ name: BOARD.pads[0]?.name, value: 2 })
  expect(second).toMatchObject({ name: BOARD.pads[1]?.name, value: 4 })
  const last = warmths(BOARD, found, 'landings').at(-2)
  expect(last?.colour).toBe(shade(1).colour)
})

test('a measure without counts paints everything in the lowest colour', () => {
  const colours = warmths(BOARD, round(10, 1), 'lilies').map(({ colour }) => colour)
  expect(new Set(colours)).toEqual(new Set([shade(0).colour]))
})

test('the scale begins dark and ends bright, with numbers that can be read', () => {
  expect(shade(0)).toEqual({ colour: 'rgb(0 34 78)', ink: '#ffffff' })
  expect(shade(1)).toEqual({ colour: 'rgb(254 232 56)', ink: '#000000' })
  expect(SCALE).toHaveLength(6)
})

test('a simulation ends when it has enough matches', async () => {
  const simulation = new Simulation(() => Promise.resolve(round(1000, 1)))
  await simulation.play(BOARD)
  expect(simulation).toMatchObject({ running: false, part: 1, found: { matches: 4000 } })
})

test('a server that is not ready is asked again', async () => {
  const rounds = [round(0, 0), round(0, 0), round(4000, 1)]
  const simulation = new Simulation(() => Promise.resolve(rounds.shift() ?? round(1, 1)))
  await simulation.play(BOARD)
  expect(simulation.found?.matches).toBe(4000)
})

test('a simulation ends with what it has if the server refuses more', async () => {
  let rounds = 2
  const simulation = new Simulation(() => (rounds-- ? Promise.resolve(round(10, 1)) : Promise.reject(new Error('no'))))
  await simulation.play(BOARD)
  expect(simulation).toMatchObject({ running: false, found: { matches: 20 } })
  await expect(new Simulation(() => Promise.reject(new Error('no'))).play(BOARD)).rejects.toThrow('no')
})

test('a page that is left asks for no further round', async () => {
  let asked = 0
  const simulation = new Simulation(() => {
    asked += 1
    simulation.stop()
    return Promise.resolve(round(10, 1))
  })
  await simulation.play(BOARD)
  expect([asked, simulation.found, simulation.running]).toEqual([1, null, false])
})
