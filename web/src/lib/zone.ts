/** The time zone of this device, and the one that was last stored for quiet hours. Every table loads it. */
const ZONE = 'nenuphar.notifyZone'

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

export function keepZone(): void {
  try {
    localStorage.setItem(ZONE, zone())
  } catch {
    // Without storage, a new zone is stored with the next choice.
  }
}

/** Whether this device has travelled since then. */
export function isElsewhere(): boolean {
  try {
    return (localStorage.getItem(ZONE) ?? zone()) !== zone()
  } catch {
    return false
  }
}
