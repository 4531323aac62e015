/** Waits until the server has made the animation of a match (TB-99). */
import { fetched } from './api'
import type { FilmProgress } from '../wire'

const AGAIN_MS = 700

export const filmPath = (table: string, lang: string) => `/api/tables/${table}/film?lang=${lang}`
export const picturePath = (table: string, lang: string) => `/api/tables/${table}/picture?lang=${lang}`

/** Returns when it is made. `onpart` gets the part that is done, from 0 to 1. May throw Refused. */
export async function made(path: string, onpart: (part: number) => void, again_ms = AGAIN_MS): Promise<void> {
  for (;;) {
    const answer = await fetched(path)
    if (answer.status !== 202) return void (await answer.blob()) // read, so that nothing is aborted
    onpart(((await answer.json()) as FilmProgress).part)
    await new Promise((resolve) => setTimeout(resolve, again_ms))
  }
}
