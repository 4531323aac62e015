/** The table and its clashes in words, for screen readers and tips. */
import { beforeAll, expect, test } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import { BLUE_CHAMELEON, BLUE_SNAKE, MIXED, player, TWINS, verdict, VIEW } from './samples'
import { clashTexts, faceText, graveyardLabel, huntText, placeTip, stackLabel } from './words'

const NAMES = ['you', 'Ben', 'Ida']

beforeAll(() => learn('gobbit'))

test('a card is described by animal, colour and sign', () => {
  expect(faceText(BLUE_SNAKE)).toBe('blue ◆ snake')
  expect(faceText(TWINS)).toBe('two red ▲ mosquitoes')
  expect(faceText(MIXED)).toBe('a red ▲ and a yellow ● mosquito')
})

test('a stack is described by owner, top card and counts', () => {
  expect(stackLabel(VIEW, 0, NAMES)).toBe('Your stack: blue ◆ snake. Pile: 10 cards, stack: 2 cards.')
  expect(stackLabel(VIEW, 2, NAMES)).toBe("Ida's stack: no card. Pile: 10 cards, no stack.")
})

test('in a pause no card is described', () => {
  const paused = { ...VIEW, phase: 'paused' as const }
  expect(stackLabel(paused, 0, NAMES)).toBe('Your stack. The cards are hidden.')
  expect(placeTip(paused, 0, NAMES)).not.toMatch(/snake/)
})

test('a poltergeist is described as one, and whether it sleeps', () => {
  const out = (barred: boolean) => ({ ...VIEW, players: [player(null, { out: true, barred })] })
  expect(stackLabel(out(false), 0, NAMES)).toMatch(/free to tap pairs/)
  expect(stackLabel(out(true), 0, NAMES)).toMatch(/waits for the next card/)
})

test('the back in force decides which animal hunts which', () => {
  expect(huntText(BLUE_SNAKE, null)).toBe('A snake hunts chameleons, never mosquitoes. Only in its own colour.')
  expect(huntText(BLUE_SNAKE, 'snakes-hunt')).toMatch(/now hunts chameleons and mosquitoes/)
  expect(huntText(BLUE_CHAMELEON, 'snakes-hunt')).toMatch(/^A chameleon hunts mosquitoes\./)
  expect(huntText(BLUE_CHAMELEON, 'different')).toMatch(/Only in other colours/)
})

test('the graveyard names the back in force', () => {
  expect(graveyardLabel(VIEW)).toBe('Graveyard: 4 cards.')
  expect(graveyardLabel({ ...VIEW, back: 'explosive' })).toMatch(/Explosive: tapping mosquitoes is a fault/)
})

test('the winner comes first, with the margin; then faults, then late hands', () => {
  const texts = clashTexts(
    [
      verdict({ seat: 1, target: 1, reaction: 447, ruling: 'late', rule: 'GB-A5', behind: 35 }),
      verdict({ seat: 2, target: 'graveyard', reaction: 390, ruling: 'fault', rule: 'GB-X1' }),
      verdict({ reaction: 412 }),
    ],
    NAMES,
    [],
  )
  expect(texts).toEqual([
    "■ You take Ben's stack: 412 ms. 35 ms before Ben.",
    '✚ Ida: wrong tap. That stack was not prey.',
    '★ Ben was 35 ms later.',
  ])
})

test('a defence, a haunting and a Gobbit are named', () => {
  const deed = (more: Parameters<typeof verdict>[0]) => clashTexts([verdict(more)], NAMES, [])[0]
  expect(deed({ seat: 1, target: 1, rule: 'GB-A2' })).toBe('★ Ben saves their stack: 400 ms.')
  expect(deed({ seat: 1, target: 1, rule: 'GB-X5' })).toBe(
    '★ Ben defends their stack, but loses it for a fault: 400 ms.',
  )
  expect(deed({ seat: 1, target: 0, rule: 'GB-O3' })).toBe('★ Ben buries your stack: 400 ms.')
  expect(deed({ seat: 1, target: 0, rule: 'GB-E2' })).toBe('★ Ben buries your stack: 400 ms.')
  expect(deed({ seat: 1, target: 'graveyard', rule: 'GB-G1' })).toMatch(/Gobbit! Ben takes every stack/)
})

test('a fault faster than any eye says which cards it was judged on', () => {
  const fault = (judged: number) =>
    clashTexts([verdict({ ruling: 'fault', rule: 'GB-X1', reaction: 60, judged })], NAMES, [])[0]
  expect(fault(16)).toMatch(/60 ms is faster than any eye/)
  expect(fault(17)).not.toMatch(/eye/)
})

test('a tie says who has priority', () => {
  const texts = clashTexts(
    [
      verdict({ seat: 1, target: 1, rule: 'GB-A2' }),
      verdict({ reaction: 395, ruling: 'tied', rule: 'GB-D2', behind: -5 }),
    ],
    NAMES,
    [],
  )
  expect(texts[0]).toMatch(/Tied with you: the defender comes first/)
})

test.each(['GB-X1', 'GB-D4', 'GB-V5', 'GB-V7', 'GB-O1'])('the fault %s has a text', (rule) => {
  expect(clashTexts([verdict({ ruling: 'fault', rule })], NAMES, [])[0]).not.toMatch(/gobbit-web/)
})

test.each(['GB-G2', 'GB-E1', 'GB-X4', 'GB-D10', 'GB-E3'])('a hand that does not count under %s has a text', (rule) => {
  expect(clashTexts([verdict({ ruling: 'void', rule })], NAMES, [])[0]).not.toMatch(/gobbit-web/)
})

test('a handicap is shown as a sum', () => {
  const [first] = clashTexts([verdict({ reaction: 28, moment: 20_178 })], NAMES, [150, 0, 0])
  expect(first).toBe("■ You take Ben's stack: 28 + 150 = 178 ms.")
  expect(clashTexts([verdict({ seat: 1, target: 1, rule: 'GB-A2' })], NAMES, [150, 0, 0])[0]).toMatch(/: 400 ms\.$/)
})

test('a hand beside an attack that failed at the same moment is late, and no fault', () => {
  const [told] = clashTexts([verdict({ ruling: 'late', rule: 'GB-D13', behind: null })], NAMES, [])
  expect(told).toBe('■ You were too late: an attack of yours had failed at the same moment.')
})
