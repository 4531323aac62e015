import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTaught, lessonAt, taught, type Lesson } from '../src/lib/lessons'
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
  it('are passed over when what they ask for has been done', () => {
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
    sessionStorage.clear()
    props.view = { round: 1 }
    document.body.innerHTML = '<div id="board"></div>'
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
  })
  afterEach(() => void unmount(tutor))

  function tutorProps() {
    return {
      game: 'one',
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

  it('goes on when asked to, and by itself when something was done', () => {
    expect(words()).toBe('look')
    press('next')
    expect(words()).toBe('choose')
    props.view = { round: 2 }
    flushSync()
    expect(words()).toBe('win')
    press('next')
    expect(onclose).toHaveBeenCalledOnce()
  })

  it('goes on where it was when the page comes back', () => {
    press('next')
    void unmount(tutor)
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
    expect(words()).toBe('choose')
    void unmount(tutor)
    taught('one')
    tutor = mount(Tutor, { target: document.body, props: tutorProps() })
    flushSync()
    expect(words()).toBe('look')
  })

  it('hides a lesson whose time has not come', () => {
    press('next')
    press('next')
    expect(words()).toBe('')
    expect(onclose).not.toHaveBeenCalled()
  })
})
