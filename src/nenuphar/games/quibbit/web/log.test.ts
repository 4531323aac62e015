/** The log and the result of a race, as players read them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { learn, say } from '$shell/lib/words.svelte'
import type { Line } from '$shell/wire'
import { summarize } from './log'
import { standings } from './standings'
import type { Event, View } from './types.gen'

const NAMES = ['you', 'Hopper', 'Heron']
const SIGNS = ['●', '▲', '■']

/** Lines as the server sends them: with the words of each leap. */
function lines(...events: Event[]): Line[] {
  return events.map((event, seq) => {
    const facts =
      event.type === 'frog-leapt'
        ? {
            who: event.frog < 3 ? { seat: event.frog } : 'dummy',
            sign: SIGNS[event.frog] ?? '◆',
            passed: event.over.length,
            over: event.over.map((frog) => SIGNS[frog] ?? ''),
            on: { key: 'quibbit-on-red' },
          }
        : { number: 2 }
    return {
      seq,
      at: 0,
      kind: 'match',
      event,
      saying: { key: `quibbit-${event.type}`, rule: '', facts },
    } as unknown as Line
  })
}

const read = (log: readonly Line[]) => log.flatMap(({ saying }) => (saying ? [say(saying, NAMES)] : []))

describe('a round in the log', () => {
  beforeAll(() => learn('quibbit'))

  it('is one sentence for every frog, with the fate of its card', () => {
    const log = summarize(
      lines(
        { type: 'card-chosen', seat: 0, card: 3 },
        { type: 'cards-revealed', cards: [3, 1, 4] },
        { type: 'frog-leapt', frog: 1, path: [8], over: [] },
        { type: 'frog-leapt', frog: 0, path: [9, 11, 12], over: [1] },
        { type: 'frog-leapt', frog: 2, path: [5, 6, 7, 10], over: [1, 0] },
        { type: 'card-returned', seat: 0, card: 3 },
        { type: 'card-lost', seat: 1, card: 1 },
        { type: 'card-lost', seat: 2, card: 4 },
        { type: 'player-eliminated', seat: 2 },
        { type: 'round-began', number: 2, until: null },
      ),
    )
    expect(read(log)).toEqual([
      '▲ Hopper plays the 1 and lands on a red leaf: the card is lost.',
      '● You play the 3, over ▲, and land on a red leaf: the card comes back.',
      '■ Heron plays the 4, over ▲, ●, and lands on a red leaf: the last card is lost, the frog is out.',
      'Round 2.',
    ])
    expect(log.map(({ seq, upto = seq }) => upto)).toEqual([6, 5, 8, 9])
  })

  it('includes the dummy, whose card comes from its pile', () => {
    const log = summarize(
      lines(
        { type: 'cards-revealed', cards: [2, 5, null] },
        { type: 'dummy-card-turned', card: 1 },
        { type: 'frog-leapt', frog: 3, path: [8], over: [] },
      ),
    )
    expect(read(log)).toEqual(['◆ The dummy plays the 1 and lands on a red leaf.'])
  })

  it('keeps lines that belong to no known leap', () => {
    expect(summarize(lines({ type: 'card-lost', seat: 1, card: 2 }))).toHaveLength(1)
  })
})

describe('the result', () => {
  it('starts with the winner, then lists the players who lasted longest', () => {
    const events = lines(
      { type: 'crown-passed', frog: 1, rule: 'QB-V4' },
      { type: 'round-began', number: 1, until: null },
      { type: 'player-eliminated', seat: 0 },
      { type: 'round-began', number: 2, until: null },
      { type: 'player-eliminated', seat: 2 },
      { type: 'game-ended', winner: 1, rule: 'QB-E3' },
    )
    const view = {
      setup: { seats: 3 },
      colours: ['yellow', 'red', 'green'],
      hands: [[], [2, 5], []],
      outcome: { ranks: [2, 1, 2], rule: 'QB-E3' },
    } as unknown as View
    const found = standings(view, events)
    expect(found?.rows.map(({ seat, rank, cells }) => [seat, rank, ...cells.map(({ value }) => value)])).toEqual([
      [1, 1, 2, '–', 2],
      [2, 2, 0, 2, 0],
      [0, 2, 0, 1, 0],
    ])
  })
})
