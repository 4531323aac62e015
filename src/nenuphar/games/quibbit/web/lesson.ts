/** The first race in a few steps: what each points at, when it makes sense, and when it has been understood by doing. */
import type { View } from './types'

export interface Standing {
  readonly view: View
  readonly you: number | null
  readonly began: number // the round in which the lesson on cards began
}

export interface Lesson {
  readonly key: string // of its text
  readonly target: string // a selector of the thing on the board that it is about
  readonly ready: (now: Standing) => boolean
  readonly done: (now: Standing) => boolean
}

const never = () => false
const always = () => true
const placed = ({ view, you }: Standing) => you === null || view.steps[you] != null
const planning = ({ view }: Standing) => view.phase === 'planning' || view.phase === 'over'
const chosen = ({ view, you, began }: Standing) => you === null || (view.laid[you] ?? false) || view.round > began
const raced = ({ view, began }: Standing) => view.round > began || view.phase === 'over'

export const LESSONS: readonly Lesson[] = [
  { key: 'ring', target: '[data-tutor="ring"]', ready: always, done: never },
  { key: 'place', target: '[data-tutor="ring"]', ready: ({ view, you }) => view.turn === you, done: placed },
  { key: 'frog', target: '[data-tutor="frog"]', ready: placed, done: never },
  { key: 'cards', target: '[data-tutor="hand"]', ready: planning, done: chosen },
  { key: 'choose', target: '[data-tutor="hand"]', ready: planning, done: chosen },
  { key: 'reveal', target: '[data-tutor="middle"]', ready: always, done: raced },
  { key: 'home', target: '[data-tutor="row"]', ready: always, done: never },
  { key: 'crown', target: '[data-frog] [data-worn]', ready: planning, done: never },
]

/** The lesson to show: this one, or a later one if what it asks for has been done already. */
export function lessonAt(number: number, now: Standing): number {
  const lesson = LESSONS[number]
  return lesson?.done(now) ? lessonAt(number + 1, now) : number
}
