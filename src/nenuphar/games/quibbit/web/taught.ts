/** Whether this person has had their first race explained. Kept in the browser. */

const KEY = 'nenuphar.taught.quibbit'

export function isTaught(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function taught(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser without storage forgets, and explains again.
  }
}
