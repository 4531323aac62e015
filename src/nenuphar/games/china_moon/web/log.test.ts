/** The log and the result of a match, as players read them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { learn, say, text } from '$shell/lib/words.svelte'
import type { Line } from '$shell/wire'
import { summarize } from './log'
import { VIEW } from './samples'
import { standings } from './standings'
import type { Event } from './types.gen'

const NAMES = ['you', 'Hopper', 'Heron']

function lines(...log: [Event, Record<string, unknown>?][]): Line[] {
  return log.map(
    ([event, facts = {}], seq) =>
      ({
        seq,
        at: 0,
        kind: 'match',
        event,
        saying: { key: `china_moon-${event.type}`, rule: '', facts },
      }) as unknown as Line,
  )
}
const move = (
  frog: number,
  by: number,
  pad: string,
  kind = 'lily',
  rule = 'CM-T1',
): [Event, Record<string, unknown>] => [
  { type: 'frog-moved', frog, by, path: [1], over: [], rule },
  { who: { seat: by }, sign: '●a', passed: 0, over: [], pad, kind },
]
const read = (log: readonly Line[]) => log.flatMap(({ saying }) => (saying ? [say(saying, NAMES)] : []))

describe('a move in the log', () => {
  beforeAll(() => learn('china_moon'))

  it('names the player, the frog, its target and the lily', () => {
    const log = summarize(
      lines(
        move(0, 1, '17'),
        [{ type: 'lily-taken', frog: 0, pad: 17, lily: 'white' }],
        move(3, 1, '3'),
        move(6, 1, '4', 'plain'),
        move(1, 0, '5', 'plain'),
      ),
    )
    expect(read(log)).toEqual([
      'Hopper moved your frog to 17: a white lily for you.',
      'Hopper moved their own frog to 3.',
      "Hopper moved Heron's frog to 4.",
      'You moved your own frog to 5.',
    ])
    expect(log[0]?.upto).toBe(1)
  })

  it('includes every consequence, even after a choice of the frog’s owner', () => {
    const log = summarize(
      lines(
        move(4, 0, '6', 'spring'),
        move(4, 0, '8', 'prankster', 'CM-P3'),
        [{ type: 'choice-began', seat: 1, choice: 'swap', frog: 4, until: null }],
        [{ type: 'lilies-swapped', frog: 4, other: 0, gave: 'white', took: 'pink' }],
      ),
    )
    expect(read(log)).toEqual([
      "You moved Hopper's frog to 6, a spring: the spring threw it to 8, a prankster, Hopper swapped white for pink with you.",
    ])
  })

  it('describes the butterfly and the arrival', () => {
    const log = summarize(
      lines(
        move(0, 0, '15', 'butterfly'),
        [{ type: 'lily-dropped', frog: 0, lily: 'yellow', pad: 13 }, { pad: '13' }],
        move(3, 0, '', 'arrival'),
        [{ type: 'frog-arrived', frog: 3, slot: 1, lily: 'blue' }],
      ),
    )
    expect(read(log)).toEqual([
      'You moved your own frog to 15, a butterfly: you gave up a yellow lily, now on 13.',
      "You moved Hopper's frog to the arrival: number 2 there, the blue lily for Hopper.",
    ])
  })

  it('contains no letters that look like keys', () => {
    expect(read(summarize(lines(move(0, 1, '17')))).join()).not.toContain('●a')
  })
})

it('uses the singular for one point', () => {
  const said = (after: number) => text('china_moon-web-drop-change', { before: -2, after })
  expect([said(1), said(3)]).toEqual(['You: −2 → 1 point.', 'You: −2 → 3 points.'])
})

it('ranks the result, with the lilies of every colour and their points', () => {
  const found = standings({ ...VIEW, outcome: { ranks: [2, 3, 1], rule: 'CM-X3' } })
  expect(found?.rows.map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ])
  expect(found?.rows[0]?.cells).toEqual([
    { value: '–' },
    { value: 2, note: '+3' },
    { value: '–' },
    { value: '–' },
    { value: '–' },
    { value: 3 },
  ])
})
