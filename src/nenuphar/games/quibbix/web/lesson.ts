/** The tutor's first turn: what each lesson points at, and how the player shows that they have understood it. */
import type { Lesson, Standing } from '$shell/game'
import type { View } from './types.gen'

type Now = Standing<View>

const builds = ({ view }: Now) => view.phase === 'building'
const isOver = ({ view }: Now) => view.phase !== 'building' && view.phase !== 'drawing'
const finished = (now: Now) => isOver(now) || (now.you !== null && now.view.done.includes(now.you))
const laid = (now: Now) => isOver(now) || (now.you !== null && (now.view.used[now.you] ?? 0) >= 2)
const turned = (now: Now) => isOver(now) || (now.view.mine?.layout.turned.length ?? 0) > 0
const compared = ({ view, you }: Now) =>
  ['looking', 'over'].includes(view.phase) || (view.phase === 'comparing' && you !== null && view.done.includes(you))

export const lessons: readonly Lesson<View>[] = [
  { text: 'quibbix-web-tutor-rack', target: '[data-tutor="rack"]', ready: builds, done: laid },
  { text: 'quibbix-web-tutor-words', target: '[data-tutor="desk"]', ready: builds, done: isOver },
  { text: 'quibbix-web-tutor-joker', target: '[data-tutor="joker"]', ready: builds, done: turned },
  { text: 'quibbix-web-tutor-finish', target: '[data-tutor="finish"]', ready: builds, done: finished },
  {
    text: 'quibbix-web-tutor-compare',
    target: '[data-tutor="compare"]',
    ready: ({ view }) => view.phase === 'comparing',
    done: compared,
  },
  {
    text: 'quibbix-web-tutor-content',
    target: '[data-tutor="content"]',
    ready: ({ view }) => view.phase === 'comparing',
    done: compared,
  },
  {
    text: 'quibbix-web-tutor-looking',
    target: '[data-tutor="looking"]',
    ready: ({ view }) => view.phase === 'looking',
  },
]
