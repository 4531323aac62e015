/** The board: tiles by key, tap and sheet; what is sent and when; and what all players see afterwards. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import Board from './Board.svelte'
import { PAUSE_MS } from './outbox'
import { BUILDING, COMPARING, JAMMERT, LOOKING } from './samples'
import type { Action, View } from './types.gen'

let acts: Action[]
let board: object
let answer: boolean
let shown = $state.raw<View>(BUILDING)

beforeAll(() => learn('quibbix'))
beforeEach(() => {
  vi.useFakeTimers()
  acts = []
  answer = true
})
afterEach(async () => {
  await unmount(board)
  vi.useRealTimers()
})

function show(
  view: View,
  actions: Action[] | null = null,
  more: { you?: number | null; deadline?: number; books?: number } = {},
): void {
  const offers = actions?.map((action) => ({ action, saying: { key: '', rule: '', facts: {} } })) ?? null
  shown = view
  board = mount(Board, {
    target: document.body,
    props: {
      get view() {
        return shown
      },
      offers,
      deadline: more.deadline ?? null,
      books: more.books ?? null,
      due: [],
      you: more.you === undefined ? 0 : more.you,
      names: ['you', 'Ben'],
      lines: [],
      still: true,
      onact: (action: Action) => (acts.push(action), Promise.resolve(answer)),
    } as never,
  })
  flushSync()
}

/** A new view from the server. */
async function news(view: View): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  shown = view
  flushSync()
}

function key(name: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): boolean {
  const went = on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  flushSync()
  return went
}
const type = (text: string) => [...text].forEach((sign) => key(sign))
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const words = () =>
  all('[data-word]').map((word) => [...word.querySelectorAll('.letter')].map((letter) => letter.textContent).join(''))
const total = () => Number(document.querySelector<HTMLElement>('[data-total]')?.dataset['total'])
function press(thing: Element | null | undefined): void {
  ;(thing as HTMLElement).click()
  flushSync()
}
const button = (name: string) =>
  all('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name)

test('typed letters form words, and are sent a moment later', () => {
  show(BUILDING)
  type('rast urs')
  expect(words()).toEqual(['RAST', 'URS'])
  expect(total()).toBe(12)
  expect(acts).toEqual([])
  vi.advanceTimersByTime(PAUSE_MS)
  expect(acts).toEqual([
    {
      type: 'lay',
      words: [
        [4, 0, 6, 8],
        [9, 5, 7],
      ],
      turned: [],
    },
  ])
})

test('backspace removes letters, as in a line of text', () => {
  show(BUILDING)
  type('ja ur')
  key('Backspace')
  key('Backspace')
  expect(words()).toEqual(['JA'])
})

test('a missing letter is reported, and typing on never turns a tile over unasked', () => {
  show(BUILDING)
  type('jamm')
  expect(document.querySelector('.missing')?.textContent).toContain('No M is left')
  expect(words()).toEqual(['JAM'])
  type('ert urs')
  expect(words()).toEqual(['JAMERT', 'URS'])
  expect(all('[data-word] .turned')).toEqual([])
})

test('a press turns a tile over for a missing letter', () => {
  show(BUILDING)
  type('jamm')
  press(button('Turn over'))
  type('ert urs')
  expect(words()).toEqual(['JAMMERT', 'URS'])
  expect(all('.turned .letter').map((letter) => letter.textContent)).toEqual(['M'])
  expect(total()).toBe(20)
})

test('Escape dismisses the missing letter', () => {
  show(BUILDING)
  type('jamm')
  key('Escape')
  expect(document.querySelector('.missing')).toBeNull()
  type('e')
  expect(words()).toEqual(['JAME'])
})

test('with Shift a letter is a turned tile at once, and there are only two', () => {
  show(BUILDING)
  key('Z', { shiftKey: true })
  key('O', { shiftKey: true })
  key('O', { shiftKey: true })
  expect(words()).toEqual(['ZO'])
  expect(document.querySelector('.missing')?.textContent).toContain('turned two tiles already')
})

test('umlauts are written out', () => {
  show({ ...BUILDING, racks: ['AEJMRRSSUE', 'QEDIODATUL'] })
  type('ä')
  expect(words()).toEqual(['AE'])
})

test('a tap on a tile places it, and another takes it back', () => {
  show(BUILDING)
  press(document.querySelector('[data-rack] [data-tile="2"]'))
  press(document.querySelector('[data-rack] [data-tile="0"]'))
  expect(words()).toEqual(['JA'])
  press(document.querySelector('[data-word] [data-tile="2"]'))
  expect(words()).toEqual(['A'])
  expect(document.querySelector('[data-rack] [data-tile="2"]')).not.toBeNull()
})

test('Enter presses a focused tile; otherwise it starts the next word', () => {
  show(BUILDING)
  type('ja')
  key('Enter')
  type('ur')
  expect(words()).toEqual(['JA', 'UR'])
})

test('arrows with Shift move a tile within its word', () => {
  show(BUILDING)
  type('rast')
  key('ArrowRight', { shiftKey: true }, document.querySelector('[data-word] [data-tile="4"]')!)
  expect(words()).toEqual(['ARST'])
})

test('finishing sends the last layout first', async () => {
  show(BUILDING)
  type('ja')
  press(button('Finished'))
  const layout = { words: [[2, 0]], turned: [] }
  expect(acts).toEqual([{ type: 'lay', ...layout }])
  await news({ ...BUILDING, mine: { ...BUILDING.mine!, layout } })
  expect(acts.map((act) => act.type)).toEqual(['lay', 'finish'])
})

test('just before the end nothing is delayed', () => {
  show(BUILDING, null, { deadline: Date.now() + 310 })
  type('j')
  vi.advanceTimersByTime(20)
  expect(acts).toHaveLength(1)
})

test('news about other players does not remove unsent tiles', async () => {
  show(BUILDING)
  type('jam')
  await news({ ...BUILDING, used: [0, 7] })
  expect(words()).toEqual(['JAM'])
  vi.advanceTimersByTime(PAUSE_MS)
  expect(acts).toHaveLength(1)
})

test('the layout on the server is shown after a reload or on another device', async () => {
  show({ ...BUILDING, mine: JAMMERT })
  expect(words()).toEqual(['JAMMERT', 'URS'])
  await news({ ...BUILDING, mine: { ...JAMMERT, layout: { words: [[2, 0]], turned: [] } } })
  expect(words()).toEqual(['JA'])
})

test('a player who has finished cannot move tiles, but may resume building', () => {
  show({ ...BUILDING, mine: JAMMERT, done: [0] }, [{ type: 'go-on' }])
  type('e')
  press(document.querySelector('[data-word] [data-tile="2"]'))
  expect(words()).toEqual(['JAMMERT', 'URS'])
  press(button('Keep building'))
  expect(acts).toEqual([{ type: 'go-on' }])
})

test('a rejected word is not sent again while it grows into another', () => {
  show({
    ...COMPARING,
    phase: 'rearranging',
    votes: [],
    building: [0],
    mine: { layout: { words: [], turned: [] }, words: [], points: 0 },
  })
  type('urs')
  vi.advanceTimersByTime(PAUSE_MS)
  expect(acts).toEqual([])
  expect(all('.rejected')).toHaveLength(1)
  type('e')
  vi.advanceTimersByTime(PAUSE_MS)
  expect(acts).toHaveLength(1)
  expect(document.body.textContent).toContain('Rejected: URS')
})

test('accepted words stay while other letters are rearranged, and the rules say so', () => {
  show({ ...COMPARING, phase: 'rearranging', votes: [], building: [0], mine: JAMMERT, kept: [['JAMmERT'], []] })
  press(document.querySelector('[data-word] [data-tile="2"]'))
  expect(words()).toEqual(['JAMMERT', 'URS'])
  expect(acts).toMatchObject([{ type: 'lay' }])
})

test('an accepted word does not grow: however far the player deletes, the next tile starts a new word', () => {
  const kept = { ...JAMMERT, layout: { ...JAMMERT.layout, words: JAMMERT.layout.words.slice(0, 1) } }
  show({ ...COMPARING, phase: 'rearranging', votes: [], building: [0], mine: kept, kept: [['JAMmERT'], []] })
  const fresh = () => button('New word')?.getAttribute('aria-pressed')
  expect(fresh()).toBe('true')
  key('Backspace')
  expect(fresh()).toBe('true')
  type('ur')
  expect(words()).toEqual(['JAMMERT', 'UR'])
})

test('good words are sent while a rejected one beside them stays on the desk', async () => {
  const nothing = { layout: { words: [], turned: [] }, words: [], points: 0 }
  const view: View = { ...COMPARING, phase: 'rearranging', votes: [], building: [0], mine: nothing }
  show(view)
  type('ur')
  key('S', { shiftKey: true })
  type(' jet')
  expect(words()).toEqual(['URS', 'JET'])
  vi.advanceTimersByTime(PAUSE_MS)
  const layout = { words: [[2, 1, 8]], turned: [] }
  expect(acts).toEqual([{ type: 'lay', ...layout }])
  await news({ ...view, mine: { ...nothing, layout } })
  expect(words()).toEqual(['URS', 'JET'])
  key('Backspace')
  vi.advanceTimersByTime(PAUSE_MS)
  expect(acts[1]).toEqual({ type: 'lay', words: [[2, 1]], turned: [] })
})

test('a player sees the progress of the others, not their words', () => {
  show(BUILDING)
  expect(document.querySelector('[aria-label="The others\' progress"]')?.textContent).toContain('4/10')
})

test('a hint is offered to a single player, but not in a contest', () => {
  const alone: View = {
    ...BUILDING,
    setup: { ...BUILDING.setup, seats: 1 },
    racks: ['AEJMRRSSTU'],
    used: [0],
    hint: { length: 7, letters: 'J' },
  }
  show(alone)
  expect(document.querySelector('.hint')?.textContent).toContain('has 7 letters')
  expect(document.body.textContent).toContain('J······')
  press(document.querySelector('[data-tool=hint]'))
  expect(acts).toEqual([{ type: 'ask-hint' }])
  void unmount(board)
  show({ ...alone, setup: { ...alone.setup, options: { ...alone.setup.options, contest: true } } })
  expect(document.querySelector('[data-tool=hint]')).toBeNull()
})

test('every word shows its verdict and the reason', () => {
  show(COMPARING, [])
  const said = Object.fromEntries(
    all('[data-shown]').map((each) => [each.dataset['shown'], each.textContent!.replace(/\s+/g, ' ')]),
  )
  expect(said['JAMMERT']).toContain('A form of JAMMERN. Fairly common.')
  expect(said['URS']).toContain("In none of the judge's lists.")
  expect(document.querySelector('[data-vote="QED"]')?.textContent).toContain('Short, and perhaps not widely known.')
})

test('only offered actions can be pressed, and they are sent as offered', async () => {
  const offered: Action[] = [
    { type: 'vote', word: 'QED', accept: true },
    { type: 'vote', word: 'QED', accept: false },
    { type: 'content' },
    { type: 'take-back', index: 0 },
    { type: 'dispute', word: 'URS' },
  ]
  show(COMPARING, offered)
  expect(button('Count double')).toBeUndefined()
  press(button('Call a vote on URS'))
  await news({ ...COMPARING })
  press(button('Reject'))
  await news({ ...COMPARING })
  press(button('Take JAMMERT back'))
  await news({ ...COMPARING })
  press(button('No objections'))
  expect(acts).toEqual([offered[4], offered[1], offered[3], offered[2]])
})

test('a player may claim to have coined a rejected word, where the table allows it', () => {
  show(COMPARING, [{ type: 'coin', word: 'URS' }])
  press(button('I coined it'))
  expect(acts).toEqual([{ type: 'coin', word: 'URS' }])
  void unmount(board)
  show({ ...COMPARING, votes: [{ word: 'URS', rule: 'QX-W7', by: 0, votes: [true, null], until: 360_000 }] }, [])
  const vote = document.querySelector('[data-vote="URS"]')!.textContent!
  expect(vote).toContain('Coined by You.')
  expect(vote).toContain('No answer counts as no.')
})

test('a vote shows its remaining time, by this browser’s clock', () => {
  show({ ...COMPARING, until: 420_000 }, [], { deadline: Date.now() + 20_000 })
  expect(document.querySelector('[data-vote="QED"] [role=timer]')?.textContent).toBe('20 s')
})

test.each([
  [false, '50 s'],
  [true, '20 s'],
])('a vote that outlasts the comparison shows its remaining time (late: %s)', (late, left) => {
  show({ ...COMPARING, first_until: 330_000, late }, [], { deadline: Date.now() + 20_000 })
  expect(document.querySelector('[data-vote="QED"] [role=timer]')?.textContent).toBe(left)
})

test('a player who alone disputes a word is asked again', () => {
  const votes = [{ word: 'QED', rule: 'QX-W6', by: 0, votes: [false, true], until: 360_000 }]
  const vote = (accept: boolean): Action => ({ type: 'vote', word: 'QED', accept })
  show({ ...COMPARING, votes }, [vote(true), vote(false)])
  expect(document.querySelector('[data-vote="QED"]')?.textContent).toContain('Do you still object')
  expect(button('Reject')?.hasAttribute('disabled')).toBe(false)
})

test('spectators see votes and cast none', () => {
  show({ ...COMPARING, viewer: null, mine: null }, [], { you: null })
  expect(document.querySelector('[data-vote="QED"]')).not.toBeNull()
  expect(button('Accept')).toBeUndefined()
})

test('afterwards the possible words are shown beside the placed ones', () => {
  show(LOOKING, [{ type: 'ready' }])
  const own = document.querySelector('[data-possible="0"]')!
  expect(
    [...own.querySelectorAll('.solution')].map((each) =>
      [...each.querySelectorAll('[role=img]')].map((word) => word.getAttribute('aria-label')).join(' '),
    ),
  ).toEqual(['JAMMERT', 'JAMMERT URS', 'JAMMERST RUS', 'JAMMERTS RUES'])
  expect(own.textContent).toContain('Proven best of the words shown here.')
  expect(own.textContent).not.toContain('not shown')
  const other = document.querySelector('[data-possible="1"]')!
  expect(other.textContent).not.toContain('Proven')
  expect([...other.querySelectorAll('h3')].map((each) => each.firstChild?.textContent)).toEqual([
    'Placed',
    'Everyday words',
  ])
  expect(other.textContent).not.toContain('no more')
  press(button('Continue'))
  expect(acts).toEqual([{ type: 'ready' }])
})

test('for words that are not shown, only the points are given', () => {
  const [own, ...others] = LOOKING.possible
  show({ ...LOOKING, possible: [{ ...own!, unshown: 25 }, ...others] }, [])
  const told = document.querySelector('[data-possible="0"]')!.textContent
  expect(told).toContain('Words that are not shown here would give 25 points.')
})

test('a player who scored more than the list allows is not told that nothing is better', () => {
  show({ ...LOOKING, sheet: [[[24]], [[0]]], totals: [24, 0] }, [])
  expect(document.querySelector('[data-possible="0"]')!.textContent).not.toContain('Proven')
})

test('the sheet ends with a contest’s quotients and differences', () => {
  const options = { ...LOOKING.setup.options, contest: true, quotients: [84, null] }
  show(
    {
      ...LOOKING,
      phase: 'over',
      setup: { ...BUILDING.setup, options },
      rounds: 5,
      sheet: [Array(5).fill([20, 30, 40]), Array(5).fill([0, 1, 0])],
      totals: [448, 5],
      quotients: [896, 10],
      differences: [56, null],
      outcome: { ranks: [1, 2], rule: 'QX-C4' },
    },
    [],
  )
  const foot = all('tfoot tr').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(foot).toEqual([
    ['Total', '448', '5'],
    ['Points per round', '89.6', '1.0'],
    ['QQ before', '84', '–'],
    ['Difference', '+5.6', 'no QQ yet'],
  ])
})

test('books that are still loading are mentioned', () => {
  show(BUILDING, null, { books: 0.4 })
  expect(document.body.textContent).toContain('40%')
})

test('the clock is mentioned some time before the end', () => {
  show(BUILDING, null, { deadline: Date.now() + 35_000 })
  vi.advanceTimersByTime(5_000)
  flushSync()
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('30 seconds left.')
})
