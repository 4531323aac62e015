import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import OptionField from '../src/pages/new/OptionField.svelte'
import { optionsToSend, forBeginners, inLanguage, perSeat, snapped } from '../src/pages/new/options'
import type { OptionInfo } from '../src/wire'

const HANDICAPS: OptionInfo = {
  name: 'handicaps',
  kind: 'numbers',
  default: [],
  choices: [],
  titles: [],
  most: 500,
  step: 50,
  foremost: false,
}
const EXPERT: OptionInfo = {
  name: 'expert',
  kind: 'switch',
  default: false,
  choices: [],
  titles: [],
  most: null,
  step: 1,
  foremost: false,
}

describe('a number for every seat', () => {
  it('follows the number of seats', () => {
    expect(perSeat(undefined, 3)).toEqual([0, 0, 0])
    expect(perSeat([0, 150], 3)).toEqual([0, 150, 0])
    expect(perSeat([0, 150, 200], 2)).toEqual([0, 150])
  })

  it.each([
    [-50, 0],
    [0, 0],
    [70, 50],
    [75, 100],
    [501, 500],
    [NaN, 0],
  ])('%d becomes the nearest valid number', (typed, taken) => {
    expect(snapped(typed, HANDICAPS)).toBe(taken)
  })

  it('has no upper limit by default', () => {
    expect(snapped(12_345, { most: null, step: 1 })).toBe(12_345)
  })

  it('is not listed if all are 0', () => {
    const infos = [EXPERT, HANDICAPS]
    expect(optionsToSend(infos, { expert: true, handicaps: [0, 0, 100] }, 2)).toEqual({ expert: true })
    expect(optionsToSend(infos, { handicaps: [0, 100] }, 3)).toEqual({ handicaps: [0, 100, 0] })
    expect(optionsToSend(infos, { expert: false }, 2)).toEqual({ expert: false })
  })
})

describe('the language of a game', () => {
  const WORDS: OptionInfo = {
    name: 'words_in',
    kind: 'choice',
    default: 'en',
    choices: ['de', 'en', 'fr'],
    titles: [],
    most: null,
    step: 1,
    foremost: false,
  }
  const TEMPO: OptionInfo = { ...WORDS, name: 'tempo', choices: ['brisk', 'calm'] }

  it('is that of the reader, if the game has it', () => {
    expect(inLanguage([EXPERT, TEMPO, WORDS], 'fr')).toEqual({ words_in: 'fr' })
    expect(inLanguage([{ ...WORDS, choices: ['de', 'en'] }], 'fr')).toEqual({})
    expect(inLanguage([EXPERT, TEMPO], 'fr')).toEqual({})
  })
})

describe('a first game', () => {
  it('is for beginners, if the game has that option', () => {
    expect(forBeginners([EXPERT, { ...EXPERT, name: 'beginners' }])).toEqual({ beginners: true })
    expect(forBeginners([EXPERT])).toEqual({})
  })
})

describe('its fields', () => {
  const props = $state({ seats: 3, value: undefined as unknown })
  let field: ReturnType<typeof mount>
  const inputs = () => [...document.querySelectorAll('input')]

  beforeEach(() => {
    Object.assign(props, { seats: 3, value: undefined })
    field = mount(OptionField, {
      target: document.body,
      props: {
        game: 'gobbit',
        option: HANDICAPS,
        get seats() {
          return props.seats
        },
        get value() {
          return props.value
        },
        onset: (value: unknown) => (props.value = value),
      },
    })
    flushSync()
  })
  afterEach(() => void unmount(field))

  function type(seat: number, text: string) {
    const input = inputs()[seat]!
    input.value = text
    input.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }

  it('are one for each seat, each with a label, and start with 0', () => {
    expect(inputs().map((input) => [input.value, input.step, input.max])).toEqual(Array(3).fill(['0', '50', '500']))
    expect(inputs().every((input) => input.closest('label')?.textContent?.trim())).toBe(true)
  })

  it('take the nearest valid number', () => {
    type(1, '130')
    expect(props.value).toEqual([0, 150, 0])
    type(1, '155')
    expect(inputs()[1]!.value).toBe('150')
    type(2, '')
    expect(inputs().map((input) => input.value)).toEqual(['0', '150', '0'])
  })

  it('follow the number of seats', () => {
    type(2, '500')
    props.seats = 2
    flushSync()
    expect(inputs().map((input) => input.value)).toEqual(['0', '0'])
    props.seats = 4
    flushSync()
    expect(inputs().map((input) => input.value)).toEqual(['0', '0', '500', '0'])
  })
})

test('a choice of numbers sends a number', () => {
  let chosen: unknown
  const option: OptionInfo = { ...HANDICAPS, name: 'target', kind: 'choice', default: 100, choices: [50, 100] }
  const field = mount(OptionField, {
    target: document.body,
    props: { game: 'pig', option, seats: 2, value: undefined, onset: (value: unknown) => (chosen = value) },
  })
  flushSync()
  const select = document.querySelector('select')!
  expect([...select.options].map(({ text, selected }) => [text, selected])).toEqual([
    ['50', false],
    ['100', true],
  ])
  select.selectedIndex = 0
  select.dispatchEvent(new Event('change', { bubbles: true }))
  expect(chosen).toBe(50)
  void unmount(field)
})
