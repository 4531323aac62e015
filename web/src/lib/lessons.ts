/** A first game in a few steps: what each points at, when it makes sense, and when it has been understood by doing. */

export interface Standing<View = any> {
  readonly view: View
  readonly you: number | null
  readonly since: View // as the match stood when this lesson came up
}

export interface Lesson<View = any> {
  readonly text: string // the id of its text
  readonly target: string // a selector of the thing that it is about
  readonly ready?: (now: Standing<View>) => boolean // at once, if a game does not say
  readonly done?: (now: Standing<View>) => boolean // read and clicked away, if a game does not say
  readonly early?: boolean // to be read before anything is done: a game of speed pauses for it
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

// How far the lessons of a game have come at a table is remembered too: a page that is loaded again goes on there.

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
    // Then they begin again.
  }
}

export function taught(game: string): void {
  try {
    localStorage.setItem(key(game), 'yes')
    localStorage.removeItem(place(game))
  } catch {
    // A browser without storage forgets, and explains again.
  }
}

/** A text in pieces of at most so many letters, and of whole sentences: a long sentence is a piece of its own. */
export function inParts(text: string, most: number): string[] {
  return text.split(/(?<=[.?!…])\s+/).reduce<string[]>((parts, sentence) => {
    const longer = `${parts.at(-1) ?? ''} ${sentence}`.trim()
    return parts.length > 0 && longer.length > most ? [...parts, sentence] : [...parts.slice(0, -1), longer]
  }, [])
}
