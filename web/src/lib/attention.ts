/** Calls a player to the table when their turn begins: a sound, a vibration, and a badge on the app. */
import { sound } from './sound'

const BUZZ_MS = [120, 80, 120]

/** Call it whenever it changes whether it is the player's turn. Returns a function that takes the badge away.
 *
 * `began`: it is their turn now and was not before. Browsers refuse to vibrate for a page that is hidden or untouched.
 */
export function callBack(due: boolean, began: boolean, path: string): () => void {
  if (!due) {
    void closeNotices(path)
    return () => undefined
  }
  if (document.hidden) {
    sound('reed')
    void navigator.setAppBadge?.(1).catch(() => undefined)
  } else {
    if (began && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS)
    void closeNotices(path)
  }
  const looked = () => {
    if (document.hidden) return
    clearBadge()
    void closeNotices(path)
  }
  document.addEventListener('visibilitychange', looked)
  return () => {
    document.removeEventListener('visibilitychange', looked)
    clearBadge()
  }
}

function clearBadge(): void {
  void navigator.clearAppBadge?.().catch(() => undefined)
}

/** The notifications about a table say nothing new to somebody who is there. */
async function closeNotices(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const shown: Notification[] = (await worker?.getNotifications?.().catch(() => [])) ?? []
  for (const each of shown) if (each.data?.path === path) each.close()
}
