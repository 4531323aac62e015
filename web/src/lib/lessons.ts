/** A first game in a few lessons: what each points at, when it makes sense, and when its task is done. */

export interface Standing<View = any> {
  readonly view: View
  readonly you: number | null
  readonly since: View // the view when this lesson started
}

export interface Lesson<View = any> {
  readonly text: string // the id of its text
  readonly target: string // a selector of the element that it is about
  readonly ready?: (now: Standing<View>) => boolean // default: at once
  readonly done?: (now: Standing<View>) => boolean // default: when it is closed
  readonly early?: boolean // for reading before anything is done: a slap game pauses for it
}

/** The lesson to show: this one, or a later one if its task is already done. */
export function lessonAt(lessons: readonly Lesson[], number: number, now: Standing): number {
  return lessons[number]?.done?.(now) ? lessonAt(lessons, number + 1, now) : number
}

// The browser remembers which games have been explained.

const key = (game: string) => `nenuphar.taught.${game}`

export function isTaught(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null
  } catch {
    return false
  }
}

// It also remembers the lesson at each table, so that a reload continues there.

const place = (game: string) => `nenuphar.lesson.${game}`

export function reached(game: string, table: string): number {
  try {
    const [where, lesson] = (localStorage.getItem(place(game)) ?? '').split(' ')
    return where === table ? Number(lesson) || 0 : 0
  } catch {
    return 0
  }
}

export function reach(game: string, table: string, lesson: number): void {
  try {
    localStorage.setItem(place(game), `${table} ${lesson}`)
  } catch {
    // The lessons start again.
  }
}

export function taught(game: string): void {
  try {
    localStorage.setItem(key(game), 'yes')
    localStorage.removeItem(place(game))
  } catch {
    // Without storage the browser forgets, and explains again.
  }
}

/** Splits a text into parts of at most this many letters, and of whole sentences. A long
 * sentence is a part of its own. */
export function inParts(text: string, most: number): string[] {
  return text.split(/(?<=[.?!…])\s+/).reduce<string[]>((parts, sentence) => {
    const longer = `${parts.at(-1) ?? ''} ${sentence}`.trim()
    return parts.length > 0 && longer.length > most ? [...parts, sentence] : [...parts.slice(0, -1), longer]
  }, [])
}
