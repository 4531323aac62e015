/** The decisions about words at a host's tables: how each was made, and when. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { learn } from '$shell/lib/words.svelte'
import type { HouseWord } from '$shell/wire'
import Dictionary from './Dictionary.svelte'

beforeAll(() => learn('quibbix'))

test('every word shows its vote, or that it was entered by hand, and the day', async () => {
  const at = Date.UTC(2026, 10, 16, 12)
  const event = { type: 'vote-settled', word: 'QED', rule: 'QX-W6', stands: false, votes: [true, false, null] }
  const words: HouseWord[] = [
    { language: 'de', word: 'QED', stands: false, at, event },
    { language: 'fr', word: 'ONU', stands: true, at, event: null },
  ]
  const page = mount(Dictionary, { target: document.body, props: { words } })
  flushSync()
  const facts = (word: string) => document.querySelector(`[data-house=${word}] .facts`)?.textContent
  expect(facts('QED')).toBe('German · by vote, 1 for and 1 against, 1 silent · Nov 16, 2026')
  expect(facts('ONU')).toBe('French · by hand · Nov 16, 2026')
  await unmount(page)
})
