import { readFileSync } from 'node:fs'
import { parse, type Entry, type Message } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { catalogues, idsOf, LANGUAGES } from '../scripts/catalogues'
import { spoken } from '../src/lib/settings.svelte'
import { figures, kept, known, learn, listAnd, refusal, say, t, text } from '../src/lib/words.svelte'

const source = (lang: string) =>
  catalogues(lang)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const entries = (lang: string): Entry[] => parse(source(lang), {}).body

/** The ids of a language, each with the facts in its text. */
function messages(lang: string): Map<string, string> {
  const found = entries(lang).filter((entry): entry is Message => entry.type === 'Message')
  return new Map(found.map((message) => [message.id.name, variables(JSON.stringify(message.value))]))
}
function variables(tree: string): string {
  const names = [...tree.matchAll(/"type":"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)]
  return [...new Set(names.map(([, name]) => name))].sort().join(' ')
}

describe('the catalogues', () => {
  it.each(LANGUAGES)('%s can be read to the last line', (lang) => {
    expect(entries(lang).filter((entry) => entry.type === 'Junk')).toEqual([])
  })

  it.each(['fr', 'de'])('%s has every message of English, with the same facts', (lang) => {
    expect([...messages(lang)].sort()).toEqual([...messages('en')].sort())
  })

  it('match the generated ids', () => {
    const generated = readFileSync(`${import.meta.dirname}/../src/lib/messages.gen.ts`, 'utf8')
    expect([...generated.matchAll(/\| '([^']+)'/g)].map(([, id]) => id)).toEqual(
      [...new Set(idsOf(source('en')))].sort(),
    )
  })
})

describe('words', () => {
  it('are those of the first known language', () => {
    expect(spoken(['pt-BR', 'de-CH', 'fr'])).toBe('de')
    expect(spoken(['pt'])).toBe('en')
  })

  it('address the reader and name the others', async () => {
    await learn('quibbit')
    const saying = (seat: number) => ({
      key: 'quibbit-card-lost',
      rule: 'QB-C2',
      facts: { who: { seat }, sign: '●', card: 4 },
    })
    expect(say(saying(0), ['you', 'Ada'])).toBe('● You lose the 4.')
    expect(say(saying(1), ['you', 'Ada'])).toBe('● Ada loses the 4.')
  })

  it('list names as in a sentence', async () => {
    await learn('quibbix')
    const facts = { number: 2, who: { seat: 0 }, winners: [{ seat: 0 }, { seat: 1 }], points: 0 }
    const ended = { key: 'quibbix-game-ended', rule: 'QX-E1', facts }
    expect(say(ended, ['you', 'Tadpole'])).toBe('A shared win with 0 points each: you and Tadpole!')
    expect([['Ada'], ['Ada', 'Bert'], ['Ada', 'Bert', 'Cleo']].map(listAnd)).toEqual([
      'Ada',
      'Ada and Bert',
      'Ada, Bert and Cleo',
    ])
  })

  it('of a game are few on the home page', async () => {
    await learn('gobbit', 'door')
    expect([known('gobbit-web-about'), known('gobbit-web-judging'), known('gobbit-tapped')]).toEqual([
      true,
      false,
      false,
    ])
    await learn('gobbit')
    await learn('gobbit', 'door')
    expect([known('gobbit-web-about'), known('gobbit-web-judging'), known('gobbit-tapped')]).toEqual([true, true, true])
  })

  it('are complete for everybody who waits for them', async () => {
    const first = learn('quibbix')
    void learn('china_moon')
    await first
    expect([known('quibbix-goal'), known('china_moon-goal')]).toEqual([true, true])
  })

  it('translate the errors of the decoder', () => {
    const because = (problem: string, field = 'board') => refusal('TB-8', { problem, field })
    expect(because("Invalid enum value 'plane'", 'board.pads[0].kind')).toBe(
      "Invalid value (board.pads[0].kind): 'plane' is not allowed here.",
    )
    expect(because('Expected `int`, got `str`')).toBe('Invalid value (board): expected int, got str.')
    expect(because('Invalid value (at line 3, column 1)', 'the whole')).toBe(
      'Invalid value (the whole): invalid TOML at line 3, column 1.',
    )
    expect(because('Permission denied', 'mine')).toBe('Invalid value (mine): Permission denied.')
  })

  it('write a minus sign, and leave hyphens alone', async () => {
    expect([-2, 3, '●-5', 'a-5', '1-2'].map(figures)).toEqual(['−2', '3', '●−5', 'a-5', '1-2'])
    await learn('china_moon')
    const facts = { before: 1, after: -2 }
    expect(text('china_moon-web-drop-change', facts)).toBe('You: 1 → −2 points.')
  })

  it('never start a line with a colon', () => {
    expect(kept('Robot : héron ? « Oui » ; 3 : 2')).toBe(
      'Robot\u00a0: héron\u202f? «\u00a0Oui\u00a0»\u202f; 3\u00a0: 2',
    )
    expect(kept('Code: 1')).toBe('Code: 1')
  })

  it('list players and their signs', async () => {
    await learn('quibbit')
    const facts = {
      who: { seat: 1 },
      frogs: [
        ['●', { seat: 0 }],
        ['▲', { seat: 1 }],
      ],
    } as const
    expect(text('quibbit-first-picked', facts, ['you', 'Ada'])).toBe('● you, ▲ Ada. Ada places a frog first.')
  })

  it('explain a refusal, by its fault if there is a text for it', async () => {
    await learn('quibbit')
    expect(refusal('QB-P1', { fault: 'card', card: 5, hand: [1, 2] })).toBe(
      'You do not have card 5. You can play 1, 2.',
    )
    expect(refusal('XX-1', {})).toContain('XX-1')
  })

  it('show the id of a missing message', () => {
    expect(text('no-such-message')).toBe('no-such-message')
    expect(t('web-close')).toBe('Close')
  })
})
