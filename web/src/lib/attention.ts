/** Calls a player back to a page that is open and not looked at: a sound, a vibration, and a badge on the app. */
import { sound } from './sound'

const BUZZ_MS = [120, 80, 120]

/** Call it whenever it changes whether it is the player's turn. Returns a function that takes the badge away. */
export function callBack(due: boolean): () => void {
  if (!due) return () => undefined
  if (document.hidden) {
    sound('reed')
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS) // browsers refuse it before a tap
    void navigator.setAppBadge?.(1).catch(() => undefined)
  }
  const looked = () => void (document.hidden || clear())
  document.addEventListener('visibilitychange', looked)
  return () => {
    document.removeEventListener('visibilitychange', looked)
    clear()
  }
}

function clear(): void {
  void navigator.clearAppBadge?.().catch(() => undefined)
}
