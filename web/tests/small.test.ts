import { describe, expect, it } from 'vitest'
import { freshId, randomHex } from '../src/lib/ids'
import { gameRule, ruleText } from '../src/lib/rulebook'
import { settings } from '../src/lib/settings.svelte'
import { countdown } from '../src/lib/time'

describe('time that is left', () => {
  it.each([
    [-5, '0:00'],
    [7_400, '0:07'],
    [270_000, '4:30'],
    [5 * 3_600_000 + 600_000, '5 h 10 min'],
    [52 * 3_600_000, '2 d 4 h'],
  ])('%d ms', (ms, said) => {
    expect(countdown(ms, 'd')).toBe(said)
  })
})

describe('ids', () => {
  it('are new every time, also where the browser has no randomUUID', () => {
    const uuid = crypto.randomUUID
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    expect(freshId()).toMatch(/^[0-9a-f]{32}$/)
    Object.defineProperty(crypto, 'randomUUID', { value: uuid, configurable: true })
    expect(new Set([freshId(), freshId(), randomHex(16)]).size).toBe(3)
  })
})

describe('one rule of a book', () => {
  it('is found by its id and told without it', () => {
    const html =
      '<ul><li><a id="QB-P1" href="#QB-P1">QB-P1</a> Lay a card.</li><li><strong id="QB-P2">QB-P2</strong> Swap it.</li></ul>'
    expect(gameRule(html, 'QB-P2')).toBe('Swap it.')
    expect(gameRule(html, 'QB-P1')).toBe('Lay a card.')
    expect(gameRule(html, 'QB-X9')).toBe('')
  })
})

describe('a rule of the table itself', () => {
  it.each([
    ['en', 'Time never runs backward.', 'What cannot be stored has not happened.'],
    ['fr', 'Le temps ne recule jamais.', "Ce qui ne peut pas être gardé n'a pas eu lieu."],
    ['de', 'Die Zeit läuft nie rückwärts.', 'Was sich nicht speichern lässt, ist nicht geschehen.'],
  ] as const)('is told in %s', async (lang, everywhere, online) => {
    settings.choose({ lang })
    expect(await ruleText('quibbit', 'TB-3')).toBe(everywhere)
    expect(await ruleText('quibbit', 'TB-28')).toBe(online)
    expect(await ruleText('quibbit', 'TB-99')).toBe('')
  })
})
