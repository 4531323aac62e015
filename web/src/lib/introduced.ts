/** Whether this browser has asked its person for a name. It asks once, and then only where a name is shown to others. */
const KEY = 'nenuphar.asked-name'

export function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function asked(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser without storage asks again.
  }
}
