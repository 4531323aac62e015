/** Keeps a television from falling asleep, where the browser allows it: over https, or on the server's own machine. */

/** Call when the page is shown. Returns a function that stops it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let stopped = false

  async function take(): Promise<void> {
    if (stopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (stopped) void lock.release()
    } catch {
      // The battery is low, or the browser does not allow it: the television keeps its own habits.
    }
  }

  // A browser takes the lock away from a hidden page.
  document.addEventListener('visibilitychange', take)
  void take()
  return () => {
    stopped = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
