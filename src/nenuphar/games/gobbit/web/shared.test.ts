/** A screen shared by several people: the pad that a finger touches decides whose tap it is. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import Board from './Board.svelte'
import { tap, VIEW, verdict } from './samples'
import type { Action, Seat, Target, View } from './types.gen'

let frame: ((at: number) => void) | null
let acts: { action: Action; claim: number | undefined; seat: Seat | undefined }[]
let board: object

const TAPS: Action[] = [0, 1, 2, 'graveyard' as const].map((target) => ({ type: 'tap', target, scene: 17 }))
const hand = (seat: Seat, actions: Action[], view: Partial<View> = {}) => ({
  seat,
  view: { ...VIEW, viewer: seat, ...view },
  offers: actions.map((action) => ({ action, saying: { key: '', rule: '', facts: {} } })),
})

beforeAll(() => learn('gobbit'))
beforeEach(() => {
  acts = []
  frame = null
  vi.stubGlobal('requestAnimationFrame', (paint: (at: number) => void) => ((frame = paint), 1))
  vi.stubGlobal('cancelAnimationFrame', () => (frame = null))
})
afterEach(async () => {
  await unmount(board)
  vi.unstubAllGlobals()
})

function show(hands: ReturnType<typeof hand>[], view: Partial<View> = {}, onresult: (() => void) | null = null): void {
  const props = {
    view: { ...VIEW, viewer: null, ...view },
    offers: [],
    hands,
    due: [],
    you: null,
    names: ['Anna', 'Ben', 'Ida'],
    lines: [],
    still: true,
    onresult,
  }
  const onact = (action: Action, claim?: number, seat?: Seat) => acts.push({ action, claim, seat })
  board = mount(Board, { target: document.body, props: { ...props, onact } as never })
  flushSync()
  frame?.(1000)
}

const on = (seat: Seat, thing: string) => document.querySelector(`[data-pad="${seat}"] ${thing}`)

function touch(seat: Seat, thing: string, at = 0): void {
  const event = new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'touch' })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on(seat, thing)?.dispatchEvent(event)
  flushSync()
}

const target = (each: Target) => `[data-target="${each}"]`

test('a tap on a pad belongs to the player of that pad', () => {
  show([hand(0, TAPS), hand(2, TAPS)])
  touch(0, target(1), 1400)
  touch(2, target(1), 1403)
  expect(acts).toEqual([
    { action: { type: 'tap', target: 1, scene: 17 }, claim: 400, seat: 0 },
    { action: { type: 'tap', target: 1, scene: 17 }, claim: 403, seat: 2 },
  ])
})

test('a hand is shown on its player’s pad only, and only once', () => {
  show([hand(0, TAPS), hand(2, TAPS)])
  touch(0, target('graveyard'), 1400)
  touch(0, target('graveyard'), 1450)
  expect(acts).toHaveLength(1)
  expect(on(0, `${target('graveyard')} .hand`)).not.toBeNull()
  expect(on(2, '.hand')).toBeNull()
})

test('a player who has tapped, according to the server, does not tap again', () => {
  show([hand(0, TAPS.slice(1), { taps: [tap(0, 0)] }), hand(2, TAPS)])
  touch(0, target(0), 1400)
  expect(acts).toEqual([])
  expect(on(0, `${target(0)} .hand`)).not.toBeNull()
})

test('only the player whose turn it is can turn the card', () => {
  show([hand(0, TAPS), hand(2, [...TAPS, { type: 'turn' }])])
  touch(0, '.draw')
  touch(2, '.draw')
  expect(acts).toEqual([{ action: { type: 'turn' }, claim: undefined, seat: 2 }])
})

test('every player can ask for a pause, and no card can be seen in it', () => {
  show([hand(0, TAPS), hand(2, [...TAPS, { type: 'pause' }])])
  on(2, '.line button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(acts).toEqual([{ action: { type: 'pause' }, claim: undefined, seat: 2 }])
})

test('any player around the screen can end the pause', () => {
  show([hand(0, []), hand(2, [{ type: 'resume' }])], { phase: 'paused', pausing: 1 })
  expect(document.body.textContent).toContain('Ben paused the game.')
  document.querySelector('.paused button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(acts).toEqual([{ action: { type: 'resume' }, claim: undefined, seat: 2 }])
})

test('every pad says who was first, and addresses no single player', () => {
  const verdicts = [verdict({ reaction: 412 })]
  show([hand(0, TAPS, { verdicts }), hand(2, TAPS, { verdicts })], { verdicts })
  for (const seat of [0, 2]) expect(on(seat, '.line')?.textContent).toContain("Anna takes Ben's stack: 412 ms.")
})

const HELP = 'Tap in your own row.'
const helped = () => [0, 2].filter((seat) => on(seat, '.line')?.textContent?.includes(HELP))

test('each player is shown where to tap until they have tapped', () => {
  show([hand(0, TAPS), hand(2, TAPS)])
  expect(helped()).toEqual([0, 2])
  touch(0, target(1), 1400)
  expect(helped()).toEqual([2])
})

test('a player who is known to have tapped is not shown where to tap', () => {
  show([hand(0, TAPS), hand(2, TAPS)], { verdicts: [verdict({ seat: 2 })] })
  expect(helped()).toEqual([0])
})

test('a tap in the middle does not count, and the nearest edge shows where to tap until the player does', () => {
  show([hand(0, TAPS), hand(2, TAPS)], { verdicts: [verdict({ seat: 0 }), verdict({ seat: 2, ruling: 'late' })] })
  expect(helped()).toEqual([])
  const top = new PointerEvent('pointerdown', { bubbles: true, button: 0, clientX: 400, clientY: 300 })
  document.querySelector('.shared')?.dispatchEvent(top)
  flushSync()
  expect(helped()).toEqual([2])
  expect(acts).toEqual([])
  touch(2, target(1), 1400)
  expect(helped()).toEqual([])
})

test('targets for beginners are marked, including the player’s own stack', () => {
  show([hand(0, TAPS, { hints: [0] }), hand(2, TAPS)])
  expect(on(0, `${target(0)} .hinted`)).not.toBeNull()
  expect(on(0, `${target(0)}.own`)).toBeNull()
  expect(on(2, `${target(2)}.own`)).not.toBeNull()
})

test('at the end the result is one press away', () => {
  const open = vi.fn()
  show([hand(0, []), hand(2, [])], { phase: 'over', outcome: { ranks: [1, 2, 3], rule: 'GB-E4' } }, open)
  expect(helped()).toEqual([])
  const button = [...document.querySelectorAll('[data-end] button')].find((each) => each.textContent === 'Result')
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(open).toHaveBeenCalledOnce()
})
