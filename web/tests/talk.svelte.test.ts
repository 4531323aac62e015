/** New chat messages pop up next to their sender once, for a moment. Earlier ones do not. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { learn } from '../src/lib/words.svelte'
import Log from '../src/table/Log.svelte'
import Players from '../src/table/Players.svelte'
import { outsideBubbles, Talk } from '../src/table/talk.svelte'
import type { Line, Tell } from '../src/wire'

vi.mock('../src/lib/api', () => ({ api: { table: () => new Promise(() => {}) }, Refused: class extends Error {} }))
const { Table } = await import('../src/lib/table.svelte')

const ANNA = { id: 'a', name: 'Anna', colour: 'green', avatar: 'frog' }
const BERT = { id: 'b', name: 'Bert', colour: 'red', avatar: 'newt' }
const line = (seq: number, more: Partial<Line>): Line => ({
  seq,
  at: 0,
  kind: 'chat',
  event: null,
  saying: null,
  by: ANNA,
  text: '',
  ...more,
})
const mounted: ReturnType<typeof mount>[] = []

function shown(part: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  mounted.push(mount(part as Component<Record<string, unknown>>, { target, props }))
  flushSync()
  return target
}

beforeEach(async () => {
  settings.choose({ lang: 'en' })
  await learn()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  for (const part of mounted.splice(0)) void unmount(part)
  document.body.innerHTML = ''
})

it('messages and reactions stay for some seconds, the newest of each person', () => {
  const old = line(1, { text: 'before I came' })
  const talk = new Talk([old])
  const said = () => talk.said.map(({ by, text }) => `${by?.name} ${text}`)
  const lines = [
    old,
    line(2, { text: 'hi' }),
    line(3, { kind: 'table' }),
    line(4, { text: 'oops', kind: 'reaction', by: BERT }),
  ]
  talk.hear(lines)
  talk.hear(lines)
  expect(said()).toEqual(['Anna hi', 'Bert oops'])
  vi.advanceTimersByTime(3_000)
  talk.hear([...lines, line(5, { text: 'well' })])
  expect(said()).toEqual(['Bert oops', 'Anna well'])
  vi.advanceTimersByTime(1_200)
  expect(said()).toEqual(['Anna well'])
  vi.advanceTimersByTime(3_500)
  expect(said()).toEqual([])
})

it('of spectators only the newest two pop up, and nothing once they are muted', () => {
  const outside = ['c', 'd', 'e'].map((id, index) => line(index + 2, { by: { ...ANNA, id }, text: id }))
  const said = [line(1, { by: BERT, text: 'b' }), ...outside]
  const table = new Table('t1')
  const seats = [ANNA, BERT].map((person) => ({ kind: 'human', person }))
  const tell = { lines: said, table: { phase: 'playing', seats, colours: [], held: [], you: 0 }, match: null }
  table.hear({ type: 'welcome', seq: 4, you: ANNA, now: 0, ...tell } as unknown as Tell)
  const bubbles = () => outsideBubbles(said, table).map(({ text }) => text)
  const talk = () => table.talk.map(({ text }) => text)
  expect([bubbles(), talk()]).toEqual([
    ['d', 'e'],
    ['b', 'c', 'd', 'e'],
  ])
  settings.choose({ spectators: false })
  expect([bubbles(), talk()]).toEqual([[], ['b']])
  table.me = outside[0]!.by // your own messages are always shown
  expect([bubbles(), talk()]).toEqual([['c'], ['b', 'c']])
  settings.choose({ spectators: true })
  table.close()
})

it('a bubble is next to its sender, and a live region reads it out', () => {
  const seats = [ANNA, BERT].map((person) => ({ kind: 'human', person, online: true, stand_in: '' }))
  const table = {
    table: { seats, held: [], learning: [] },
    names: ['Anna', 'Bert'],
    spoken: ['you', 'Bert'],
    you: 0,
    around: false,
    far: [],
    doubted: [],
  }
  const said = [line(7, { by: BERT, text: 'good morning' })]
  const chips = shown(Players, { table, badges: [], due: [], said }).querySelectorAll('li')
  expect(chips[0]!.querySelector('[data-bubble]')).toBeNull()
  expect(chips[1]!.querySelector('[data-bubble]')!.textContent).toContain('good morning')
  expect(chips[1]!.querySelector('[data-bubble]')!.getAttribute('aria-hidden')).toBe('true')
})

it('the log shows the link to a rule only on hover, tap or keyboard focus', () => {
  const saying = (rule: string) => ({ key: 'table-line-began', rule, facts: {} })
  const lines = [
    line(1, { kind: 'match', saying: saying('QB-1') }),
    line(2, { kind: 'match', saying: saying('QB-2') }),
    line(3, { kind: 'match' }),
  ]
  const onrule = vi.fn()
  const log = shown(Log, { table: { spoken: [] }, lines, onrule })
  const rules = () => [...log.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(log.querySelectorAll('li')).toHaveLength(2)
  expect(rules()).toEqual([])
  log.querySelectorAll('li')[1]!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  flushSync()
  expect(rules()).toEqual(['Read rule QB-2'])
  log.querySelector('button')!.click()
  expect(onrule).toHaveBeenCalledWith('QB-2')
  log.querySelector('ol')!.dispatchEvent(new Event('pointerleave'))
  flushSync()
  expect(rules()).toEqual([])
})

it('a bot of any level has a name in the log', () => {
  const saying = (level: string) => ({
    key: 'table-line-stand-in-came',
    rule: '',
    facts: { who: 'Bert', level: { key: `level-${level}` } },
  })
  const lines = [
    line(1, { kind: 'table', saying: saying('frog') }),
    line(2, { kind: 'table', saying: saying('expert') }),
  ]
  const log = shown(Log, { table: { spoken: [] }, lines, onrule: () => {} })
  const told = [...log.querySelectorAll('li')].map((each) => each.textContent)
  expect(told[0]).toContain('Hopper')
  expect(told[1]).toContain('expert')
})
