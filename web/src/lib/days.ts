/** Something new every day, as its pages need it: the letters and the puzzle of the day differ only in this. */
import type { DailyHouse, DailyPage, DailyScore, DailyTry } from '../wire'

export interface Days {
  readonly game: string
  readonly title: string
  readonly about: () => string // this and the next three: their texts come with the page
  readonly once: () => string // what one should know before the try that counts
  readonly honest: () => string // about the house's table
  readonly same: () => string // why everybody has the same
  readonly path: (edition: string) => string
  readonly points: (score: DailyScore) => string
  readonly proof: (score: DailyScore) => string
  readonly worth: (score: DailyScore) => string // in a list
  readonly again: (today: DailyTry) => { path: string; text: string } | null // where one's own try can be seen
  readonly load: () => Promise<DailyPage>
  readonly house: (edition: string, day: string) => Promise<DailyHouse>
  readonly play: (page: DailyPage, day: string, counts: boolean) => Promise<string> // the address to go to
}
