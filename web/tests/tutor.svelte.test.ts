import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inParts, isTaught, lessonAt, taught, type Lesson } from '../src/lib/lessons'
import { t } from '../src/lib/words.svelte'
import Tutor from '../src/table/Tutor.svelte'

interface View {
  round: number
}

const LESSONS: readonly Lesson<View>[] = [
  { text: 'look' },
  { text: 'choose', done: ({ view, since }: { view: View; since: View }) => view.round > since.round },
  { text: 'win', ready: ({ view }: { view: View }) => view.round > 1 },
].map((lesson) => ({ target: '#board', ...lesson }))

describe('lessons', () => {
  it('are skipped when their task is done', () => {
    const now = { view: { round: 2 }, you: 0, since: { round: 1 } }
    expect(lessonAt(LESSONS, 0, now)).toBe(0)
    expect(lessonAt(LESSONS, 1, now)).toBe(2)
  })

  it('are remembered for each game', () => {
    taught('one')
    expect(isTaught('one')).toBe(true)
    expect(isTaught('other')).toBe(false)
  })
})

describe('the tutor', () => {
  const props = $state({ view: { round: 1 } })
  let tutor: ReturnType<typeof mount>
  const onclose = vi.fn()

  beforeEach(() => {
    onclose.mockReset()
    localStorage.clear()
    props.view = { round: 1 }
    document.body.innerHTML = '<div id="board"></div>'
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
  })
  afterEach(() => void unmount(tutor))

  function tutorProps() {
    return {
      game: 'one',
      table: 'here',
      due: true,
      lessons: LESSONS,
      you: 0,
      onclose,
      get view() {
        return props.view
      },
    }
  }

  const words = () => document.querySelector('#tutor-text')?.textContent ?? ''
  const press = (name: string) => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find((button) => button.className.includes(name))?.click()
    flushSync()
  }

  it('continues on request, and by itself when a task is done', () => {
    expect(words().trim()).toBe('look')
    press('next')
    expect(words().trim()).toBe('choose')
    props.view = { round: 2 }
    flushSync()
    expect(words().trim()).toBe('win')
    press('next')
    expect(onclose).toHaveBeenCalledOnce()
  })

  it('continues at the same step after a reload', () => {
    press('next')
    void unmount(tutor)
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
    expect(words().trim()).toBe('choose')
    void unmount(tutor)
    taught('one')
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
    expect(words().trim()).toBe('look')
  })

  it('starts again at another table', () => {
    press('next')
    void unmount(tutor)
    tutor = mount(Tutor, { target: document.body, props: { ...tutorProps(), table: 'elsewhere', view: props.view } })
    flushSync()
    expect(words().trim()).toBe('look')
  })

  it('says that it continues later if a lesson cannot start yet', () => {
    press('next')
    press('next')
    expect(words().trim()).toBe(t('web-tutor-after-move'))
    expect(document.querySelector('.next')).toBeNull()
    expect(onclose).not.toHaveBeenCalled()
    props.view = { round: 2 }
    flushSync()
    expect(words().trim()).toBe('win')
  })
})

describe('a text in parts', () => {
  it('has as many whole sentences in each as fit', () => {
    expect(inParts('One. Two. Three.', 30)).toEqual(['One. Two. Three.'])
    expect(inParts('One. Two? Three!', 9)).toEqual(['One. Two?', 'Three!'])
    expect(inParts('A long sentence, in two parts. Short.', 20)).toEqual(['A long sentence, in two parts.', 'Short.'])
  })

  it('no lesson of any game has a sentence of more than three lines on a phone', () => {
    const files = import.meta.glob<string>('../../src/nenuphar/games/*/web/texts/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const lessons = Object.values(files).flatMap((file) => [...file.matchAll(/^\w+-web-tutor-\w+ = (.*)$/gm)])
    expect(lessons.length).toBeGreaterThan(80)
    const sentences = lessons.flatMap(([, text]) => inParts(text ?? '', 1))
    expect(sentences.filter((sentence) => sentence.length > 90)).toEqual([])
  })
})
