/** The tutor's first race: what each lesson points at, and how the player shows that they have understood it. */
import type { Lesson, Standing } from '$shell/game'
import type { View } from './types.gen'

type Now = Standing<View>

const placed = ({ view, you }: Now) => you === null || view.steps[you] != null
const planning = ({ view }: Now) => view.phase === 'planning' || view.phase === 'over'
const chosen = ({ view, you, since }: Now) => you === null || (view.laid[you] ?? false) || view.round > since.round
const raced = ({ view, since }: Now) => view.round > since.round || view.phase === 'over'

export const lessons: readonly Lesson<View>[] = [
  { text: 'quibbit-web-tutor-ring', target: '[data-tutor="ring"]' },
  {
    text: 'quibbit-web-tutor-place',
    target: '[data-tutor="ring"]',
    ready: ({ view, you }) => view.turn === you,
    done: placed,
  },
  { text: 'quibbit-web-tutor-frog', target: '[data-tutor="frog"]', ready: placed },
  { text: 'quibbit-web-tutor-cards', target: '[data-tutor="hand"]', ready: planning, done: chosen },
  { text: 'quibbit-web-tutor-choose', target: '[data-tutor="hand"]', ready: planning, done: chosen },
  { text: 'quibbit-web-tutor-reveal', target: '[data-tutor="middle"]', done: raced },
  { text: 'quibbit-web-tutor-home', target: '[data-tutor="row"]' },
  { text: 'quibbit-web-tutor-crown', target: '[data-frog] [data-worn]', ready: planning },
]
