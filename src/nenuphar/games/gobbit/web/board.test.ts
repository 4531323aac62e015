/** The board itself: a tap gets an answer at once, is sent with its claim, and is never sent twice. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import Board from './Board.svelte'
import { player, tap, verdict, VIEW } from './samples'
import type { Action, View } from './types.gen'

let frame: ((at: number) => void) | null
let acts: { action: Action; claim: number | undefined }[]
let board: object

const offered = (actions: Action[]) => actions.map((action) => ({ action, saying: { key: '', rule: '', facts: {} } }))
const TAPS: Action[] = [0, 1, 2, 'graveyard' as const].map((target) => ({ type: 'tap', target, scene: 17 }))

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

function show(view: Partial<View> = {}, actions = TAPS, more: object = {}): void {
  const props = {
    view: { ...VIEW, ...view },
    offers: offered(actions),
    due: [],
    you: 0,
    names: ['you', 'Ben', 'Ida'],
    lines: [],
    still: true,
    ...more,
  }
  board = mount(Board, {
    target: document.body,
    props: { ...props, onact: (action: Action, claim?: number) => acts.push({ action, claim }) } as never,
  })
  flushSync()
}

/** Paints a frame. */
const paint = (at: number) => frame?.(at)

function touch(target: number | 'graveyard', at: number, pointerId = 1): void {
  const event = new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId, pointerType: 'touch' })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.querySelector(`[data-target="${target}"]`)?.dispatchEvent(event)
  flushSync()
}

function key(name: string, at = 0, on: EventTarget = document.body): void {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(event)
  flushSync()
}

test('a tap says which scene was on the screen, and for how long', () => {
  show()
  paint(1000)
  touch(1, 1412.5)
  expect(acts).toEqual([{ action: { type: 'tap', target: 1, scene: 17 }, claim: 412.5 }])
})

test('two fingers on two stacks are two taps', () => {
  show()
  paint(1000)
  touch(1, 1400, 1)
  touch(0, 1403, 2)
  expect(acts.map(({ action, claim }) => [(action as { target: number }).target, claim])).toEqual([
    [1, 400],
    [0, 403],
  ])
})

test('the same stack is not tapped twice before the verdict', () => {
  show()
  paint(1000)
  touch(1, 1400)
  touch(1, 1450)
  expect(acts).toHaveLength(1)
  expect(document.querySelector('[data-target="1"] .hand')).not.toBeNull()
})

test('each key taps the stack it is shown on', () => {
  show()
  paint(1000)
  key('2', 1300)
  key('g', 1350)
  key('9', 1360)
  expect(acts.map(({ action }) => (action as { target: unknown }).target)).toEqual([1, 'graveyard'])
})

test('space turns a card when that is offered, and does nothing else', () => {
  show()
  key(' ')
  expect(acts).toEqual([])
  void unmount(board)
  show({ turn: 0 }, [{ type: 'turn' }, ...TAPS])
  key(' ')
  expect(acts.map(({ action }) => action.type)).toEqual(['turn'])
})

test('a turned card leaves the pile at once, face down, and hides no card of its stack', () => {
  show({ turn: 0 }, [{ type: 'turn' }, ...TAPS])
  expect(document.querySelector('.lifted')).toBeNull()
  key(' ')
  const lifted = document.querySelector('[data-place="0"] .draw .lifted')
  expect(lifted).not.toBeNull()
  expect(lifted!.querySelector('.corner'), 'no sign of a colour').toBeNull()
  expect(document.querySelector('[data-target="0"] .corner'), 'the card that counts is still in sight').not.toBeNull()
})

test('the face is shown as soon as the server confirms; until then a press on the pile is remembered', () => {
  show({ turn: 0, asked: true })
  expect(document.querySelector('[data-place="0"] .lifted')).not.toBeNull()
  void unmount(board)
  show({ turn: 1, last: 0, asked: false })
  expect(document.querySelector('.lifted')).toBeNull()
})

test('a table that has no height yet draws nothing of negative size', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(0)
  try {
    show()
    const sizes = [...document.querySelectorAll('rect')].flatMap((rect) => [
      Number(rect.getAttribute('width')),
      Number(rect.getAttribute('height')),
    ])
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0)
  } finally {
    vi.restoreAllMocks()
  }
})

test('Enter taps the stack that has the focus', () => {
  show()
  paint(1000)
  key('Enter', 1500, document.querySelector('[data-target="1"]')!)
  expect(acts).toEqual([{ action: { type: 'tap', target: 1, scene: 17 }, claim: 500 }])
})

test('an action that is not offered is not sent: in a pause, after the end, as a spectator', () => {
  show({}, [])
  paint(1000)
  touch(1, 1400)
  key('1', 1400)
  key('p')
  expect(acts).toEqual([])
})

test('in a pause no face can be seen', () => {
  show({ phase: 'paused', pausing: 1, players: VIEW.players.map((each) => ({ ...each, top: null })) }, [
    { type: 'resume' },
  ])
  expect(document.querySelectorAll('.stack .top')).toHaveLength(2)
  expect(document.querySelectorAll('.stack .corner')).toHaveLength(0)
  expect(document.body.textContent).toContain('Ben paused the game.')
  key('p')
  expect(acts.map(({ action }) => action.type)).toEqual(['resume'])
})

test('a countdown runs before a pause ends, and a player who is not ready pauses again', () => {
  show({ phase: 'paused', pausing: 1, resuming: true }, [{ type: 'pause' }], { deadline: Date.now() + 2_900 })
  expect(document.querySelector('.paused .seconds')?.textContent).toBe('3')
  expect(document.querySelector('.paused button')).toBeNull()
  key('p')
  expect(acts.map(({ action }) => action.type)).toEqual(['pause'])
})

test('after a tap the player waits for the verdict, and a pause on request is announced as one', () => {
  const head = () => document.querySelector('.strip .head')?.textContent
  show({ phase: 'clash', taps: [tap(0, 1)] })
  expect(head()).toBe('Who was first?')
  void unmount(board)
  show({ phase: 'clash', pausing: 1 })
  expect(head()).toBe('Pausing. Taps already made still count.')
})

test('the lesson about attacks points at the prey, or at the table if there is none', () => {
  const lesson = () =>
    [...document.querySelectorAll<HTMLElement>('[data-lesson="attack"]')].map(
      ({ dataset }) => dataset['target'] ?? dataset['tutor'],
    )
  show({ hints: [0, 'graveyard'] })
  expect(lesson()).toEqual(['table'])
  void unmount(board)
  show({ hints: [0, 1] })
  expect(lesson()).toEqual(['1'])
})

test('only a beginners’ table shows which stacks can be tapped', () => {
  show()
  expect(document.querySelectorAll('.hinted')).toHaveLength(0)
  void unmount(board)
  show({ hints: [1, 'graveyard'] })
  expect([...document.querySelectorAll<HTMLElement>('.hinted')].map((stack) => stack.dataset['target'])).toEqual([
    'graveyard',
    '1',
  ])
})

test('a verdict shows every player’s time, and is read out', () => {
  show({
    verdicts: [verdict({ reaction: 412 }), verdict({ seat: 1, target: 1, reaction: 447, ruling: 'late', behind: 35 })],
  })
  expect([...document.querySelectorAll('.ms')].map((each) => each.textContent)).toEqual(['412', '+35'])
  expect(document.querySelector('.head')?.textContent).toBe("■ You take Ben's stack: 412 ms. 35 ms before Ben.")
})

test('a poltergeist’s place has no cards', () => {
  show({ players: [player(null), player(null, { out: true, pile: 0 }), player(null)] })
  expect(document.querySelector('[data-target="1"] .sheet')).not.toBeNull()
  expect(document.querySelector('[data-place="1"] .pile')).toBeNull()
})

test('the last call shows its remaining seconds even without animation', () => {
  vi.useFakeTimers({ now: 100_000 })
  try {
    show({ last_call: true, until: 25_000 }, TAPS, { deadline: 104_200 })
    const left = document.querySelector('[role=timer]')
    expect(left?.textContent).toBe('5 s')
    vi.advanceTimersByTime(2_500)
    flushSync()
    expect(left?.textContent).toBe('2 s')
  } finally {
    vi.useRealTimers()
  }
})

test('a last call in a replay shows no remaining time', () => {
  show({ last_call: true, until: 25_000 })
  expect(document.body.textContent).toContain('Last call')
  expect(document.querySelector('[role=timer]')).toBeNull()
})

test('a tap without an answer stays on the table, and a card that is being turned is marked', () => {
  const pending = [
    { action: TAPS[1], seat: null },
    { action: { type: 'turn' }, seat: null },
  ]
  show({}, [...TAPS, { type: 'turn' }], { pending })
  expect(document.querySelector('[data-target="1"] .hand')).not.toBeNull()
  expect(document.querySelector('[data-target="2"] .hand')).toBeNull()
  expect(document.querySelector('.draw')!.getAttribute('aria-busy')).toBe('true')
})

test('a player who is out may ask to end the match now, and then waits for the others', () => {
  const out = [player(null, { out: true, pile: 0 }), player(null), player(null)]
  show({ players: out })
  expect(document.querySelector('.quick')).toBeNull()
  void unmount(board)
  show({ players: out }, [...TAPS, { type: 'hurry' }])
  document.querySelector<HTMLElement>('.quick')!.click()
  expect(acts.map(({ action }) => action.type)).toEqual(['hurry'])
  void unmount(board)
  show({ players: out, hurries: [0, 2] })
  expect(document.querySelector<HTMLButtonElement>('.quick')!.disabled).toBe(true)
})
