/** A player is called to the table: by a vibration where they look, by sound and badge where they do not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callBack } from '../src/lib/attention'

const vibrate = vi.fn()
const setAppBadge = vi.fn(async () => undefined)
const clearAppBadge = vi.fn(async () => undefined)
const close = vi.fn()
let hidden = false

beforeEach(() => {
  const getNotifications = async () => [
    { data: { path: '/t/here' }, close },
    { data: { path: '/t/elsewhere' }, close: () => expect.unreachable() },
  ]
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) }
  const userActivation = { hasBeenActive: true }
  vi.stubGlobal('navigator', { vibrate, setAppBadge, clearAppBadge, userActivation, serviceWorker })
  vi.stubGlobal('document', Object.defineProperty(new EventTarget(), 'hidden', { get: () => hidden }))
})

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a turn that begins on a visible page vibrates, and closes the notification about this table', async () => {
  hidden = false
  callBack(true, true, '/t/here')
  expect(vibrate).toHaveBeenCalledOnce()
  expect(setAppBadge).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('a page that is opened in the turn, or hidden, does not vibrate', () => {
  hidden = false
  callBack(true, false, '/t/here')
  hidden = true
  callBack(true, true, '/t/here')
  expect(vibrate).not.toHaveBeenCalled()
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1)
})

test('looking at the page takes the badge away, and so does the end of the turn', async () => {
  hidden = true
  const end = callBack(true, true, '/t/here')
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(clearAppBadge).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  end()
  expect(clearAppBadge).toHaveBeenCalledTimes(2)
})

test('a turn that was played closes its notification', async () => {
  hidden = true
  callBack(false, false, '/t/here')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})
