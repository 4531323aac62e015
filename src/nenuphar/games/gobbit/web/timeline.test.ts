/** Hands on a timeline: in order, labelled, and without overlap. */
import { expect, test } from 'vitest'
import { verdict } from './samples'
import { timeline, together } from './timeline'

test('hands are in order of time, and late ones say how late they were', () => {
  const { hands } = timeline(
    [verdict({ seat: 1, reaction: 480, ruling: 'late', behind: 80 }), verdict({ reaction: 400 })],
    0.1,
  )
  expect(hands.map(({ seat, label }) => [seat, label])).toEqual([
    [0, '400'],
    [1, '+80'],
  ])
  expect(hands[0]!.x).toBeLessThan(hands[1]!.x)
})

test('a handicap is shown as a sum, and does not shift the times of the others', () => {
  const slow = verdict({ seat: 1, reaction: 132 })
  const quick = verdict({ reaction: 28, moment: 20_178 })
  const { hands, ticks } = timeline([quick, slow], 0.1, 5, [150, 0])
  expect(hands.map(({ label }) => label)).toEqual(['132', '28 + 150 = 178'])
  const alone = timeline([quick], 0.1, 5, [150, 0])
  const at = (ms: number, { ticks, hands }: typeof alone) => hands[0]!.x >= ticks.find((tick) => tick.ms === ms)!.x
  expect(at(100, alone), 'drawn at 178 ms, not at 28').toBe(true)
  expect(ticks.length).toBeGreaterThan(0)
})

test('a faster hand that ties comes before the winner', () => {
  const { hands } = timeline(
    [verdict({ reaction: 400 }), verdict({ seat: 2, reaction: 391, ruling: 'tied', behind: -9 })],
    0.1,
  )
  expect(hands.map(({ label }) => label)).toEqual(['−9', '400'])
})

test('hands at almost the same time use different lanes', () => {
  const close = [0, 1, 2].map((seat) => verdict({ seat, reaction: 400 + seat * 5 }))
  const { hands, lanes } = timeline(close, 0.25)
  expect(lanes).toBe(3)
  for (const lane of [0, 1, 2]) expect(hands.filter((hand) => hand.lane === lane)).toHaveLength(1)
})

test('no hand leaves the line, and hands in one lane do not overlap', () => {
  const many = Array.from({ length: 16 }, (_, number) =>
    verdict({ seat: number % 8, reaction: 200 + ((number * 97) % 700) }),
  )
  const { hands } = timeline(many, 0.2)
  for (const hand of hands) {
    expect(hand.x).toBeGreaterThanOrEqual(0)
    expect(hand.x + 0.2).toBeLessThanOrEqual(1)
    for (const other of hands)
      if (other !== hand && other.lane === hand.lane)
        expect(Math.abs(other.x - hand.x)).toBeGreaterThanOrEqual(0.2 - 1e-9)
  }
})

test('a hand on an older scene is drawn at its time on the shared clock', () => {
  const early = verdict({ reaction: 400, moment: 20_400 })
  const older = verdict({ seat: 1, scene: 16, reaction: 2_450, moment: 20_450, ruling: 'late', behind: 50 })
  const { hands, ticks } = timeline([early, older], 0.1)
  expect(hands[1]!.x - hands[0]!.x).toBeLessThan(0.5)
  expect(ticks.at(-1)!.ms).toBeLessThan(1000)
})

test('hands that came after a stack was taken are shown with the clash that took it', () => {
  const clash = [verdict({ reaction: 292 })]
  const gone = verdict({ seat: 1, reaction: 582, ruling: 'gone', rule: 'GB-A5' })
  const shown = together(clash, [gone])
  expect(shown).toEqual([...clash, gone])
  expect(together(shown, [{ ...gone }])).toEqual(shown)
  const later = { ...gone, seat: 2, moment: 21_000 }
  expect(together(shown, [later])).toEqual([...shown, later])
})

test('a clash on another scene, or one with a fault, is shown on its own', () => {
  const clash = [verdict({ reaction: 292 })]
  for (const other of [
    verdict({ seat: 1, scene: 18, moment: 60_000, ruling: 'gone' }),
    verdict({ seat: 1, ruling: 'fault' }),
  ]) {
    expect(together(clash, [other])).toEqual([other])
  }
  expect(together(clash, [])).toEqual([])
})

test('a clash that moved cards stays for a while, whatever comes after it', () => {
  const clash = [verdict({ reaction: 400, moment: 20_400 })]
  const gone = (moment: number) => [verdict({ seat: 1, scene: 18, moment, ruling: 'gone' })]
  expect(together(clash, gone(22_899))).toEqual(clash)
  expect(together(clash, gone(22_900))).toEqual(gone(22_900))
  expect(together(gone(20_400), gone(20_500))).toEqual(gone(20_500))
  const next = [verdict({ seat: 1, scene: 18, moment: 20_900, ruling: 'first' }), ...gone(20_950)]
  expect(together(clash, next)).toEqual(next)
})
