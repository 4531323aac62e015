import { describe, expect, it } from 'vitest'
import { freshId, randomHex } from '../src/lib/ids'
import { gameRule, ruleText } from '../src/lib/rulebook'
import { settings } from '../src/lib/settings.svelte'
import { countdown } from '../src/lib/time'

describe('the remaining time', () => {
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
  it('are new every time, also if the browser has no randomUUID', () => {
    const uuid = crypto.randomUUID
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    expect(freshId()).toMatch(/^[0-9a-f]{32}$/)
    Object.defineProperty(crypto, 'randomUUID', { value: uuid, configurable: true })
    expect(new Set([freshId(), freshId(), randomHex(16)]).size).toBe(3)
  })
})

describe('one rule of a book', () => {
  it('is found by its id and shown without it', () => {
    const html =
      '<ul><li id="QB-P1">Lay a card. <small class="rule-id">QB-P1</small></li><li id="QB-P2">Swap it (QB-P1). <small class="rule-id">QB-P2</small></li></ul>'
    expect(gameRule(html, 'QB-P2')).toBe('Swap it (QB-P1).')
    expect(gameRule(html, 'QB-P1')).toBe('Lay a card.')
    expect(gameRule(html, 'QB-X9')).toBe('')
  })
})

describe('a rule of the table itself', () => {
  it.each([
    [
      'en',
      'Time never runs backward.',
      'What cannot be stored has not happened. Everyone at the table is told that nothing can be saved right now, and play continues as soon as saving works again.',
    ],
    [
      'fr',
      'Le temps ne recule jamais.',
      "Ce qui ne peut pas être gardé n'a pas eu lieu. Tout le monde à la table apprend que rien ne peut être enregistré pour le moment, et la partie continue dès que c'est possible.",
    ],
    [
      'de',
      'Die Zeit läuft nie rückwärts.',
      'Was sich nicht speichern lässt, ist nicht geschehen. Alle am Tisch erfahren, dass gerade nichts gespeichert werden kann, und es geht weiter, sobald es wieder geht.',
    ],
  ] as const)('is shown in %s', async (lang, everywhere, online) => {
    settings.choose({ lang })
    expect(await ruleText('quibbit', 'TB-3')).toBe(everywhere)
    expect(await ruleText('quibbit', 'TB-28')).toBe(online)
    expect(await ruleText('quibbit', 'TB-999')).toBe('')
  })
})
