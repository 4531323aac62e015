/** A first game in a few steps: what each points at, when it makes sense, and when it has been understood by doing. */

export interface Standing<View = any> {
  readonly view: View
  readonly you: number | null
  readonly since: View // as the match stood when this lesson came up
}

export interface Lesson<View = any> {
  readonly text: string // the id of its text
  readonly target: string // a selector of the thing that it is about
  readonly clear?: string // a selector of all that must not be covered meanwhile
  readonly ready?: (now: Standing<View>) => boolean // at once, if a game does not say
  readonly done?: (now: Standing<View>) => boolean // read and clicked away, if a game does not say
}

/** The lesson to show: this one, or a later one if what it asks for has been done already. */
export function lessonAt(lessons: readonly Lesson[], number: number, now: Standing): number {
  return lessons[number]?.done?.(now) ? lessonAt(lessons, number + 1, now) : number
}

// Who has had a game explained is remembered by the browser.

const key = (game: string) => `nenuphar.taught.${game}`

export function isTaught(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null
  } catch {
    return false
  }
}

// How far the lessons of a game have come is remembered as long as the page's tab is open.

const place = (game: string) => `nenuphar.lesson.${game}`

export function reached(game: string): number {
  try {
    return Number(sessionStorage.getItem(place(game))) || 0
  } catch {
    return 0
  }
}

export function reach(game: string, lesson: number): void {
  try {
    sessionStorage.setItem(place(game), String(lesson))
  } catch {
    // Then they begin anew.
  }
}

export function taught(game: string): void {
  try {
    localStorage.setItem(key(game), 'yes')
    sessionStorage.removeItem(place(game))
  } catch {
    // A browser without storage forgets, and explains again.
  }
}
