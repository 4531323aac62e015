/** The tutor's first turn: what each lesson points at, and how the player shows that they have understood it. */
import type { Lesson, Standing } from '$shell/game'
import { ownerOf } from './pieces'
import type { View } from './types.gen'

type Now = Standing<View>

const mine = ({ view, you }: Now) => view.phase === 'move' && view.asked === you
const moves =
  (many: number) =>
  ({ view, you, since }: Now) =>
    view.number > since.number || view.outcome !== null || (view.turn === you && view.moved.length >= many)
const foreign = ({ view, you }: Now) => view.moved.some((frog) => ownerOf(frog) !== you)

export const lessons: readonly Lesson<View>[] = [
  { text: 'china_moon-web-tutor-track', target: '[data-tutor="track"]' },
  { text: 'china_moon-web-tutor-frogs', target: '[data-mine]' },
  { text: 'china_moon-web-tutor-move', target: '[data-tutor="turn"]', ready: mine, done: moves(1) },
  { text: 'china_moon-web-tutor-pads', target: '[data-tutor="track"]', ready: mine },
  {
    text: 'china_moon-web-tutor-foreign',
    target: '[data-tutor="turn"]',
    ready: mine,
    done: (now) => moves(3)(now) || (foreign(now) && moves(2)(now)),
  },
  { text: 'china_moon-web-tutor-owner', target: '[data-tutor="hands"]' },
  { text: 'china_moon-web-tutor-points', target: '[data-tutor="hands"]' },
  { text: 'china_moon-web-tutor-arrival', target: '[data-tutor="arrival"]' },
]
