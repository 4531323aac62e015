/** The tutor's first game: what each lesson points at, and how the player shows that they have understood it. */
import type { Lesson, Standing } from '$shell/game'
import type { View } from './types.gen'

type Now = Standing<View>

/** Whether you have been first since this lesson began: on your own stack, or on another player's. */
const won =
  (own: boolean) =>
  ({ view, you, since }: Now) =>
    view.verdicts !== since.verdicts &&
    view.verdicts.some(({ seat, target, ruling }) => seat === you && ruling === 'first' && (target === you) === own)
const turned = ({ view, you }: Now) => you === null || (view.players[you]?.stack ?? 0) > 0

export const lessons: readonly Lesson<View>[] = [
  { text: 'gobbit-web-tutor-table', target: '[data-tutor="table"]', early: true },
  { text: 'gobbit-web-tutor-chain', target: '[data-tutor="table"]', early: true },
  { text: 'gobbit-web-tutor-pile', target: '[data-tutor="pile"]', done: turned },
  { text: 'gobbit-web-tutor-attack', target: '[data-lesson="attack"]', done: won(false) },
  { text: 'gobbit-web-tutor-defend', target: '[data-tutor="stack"]', done: won(true) },
  { text: 'gobbit-web-tutor-fault', target: '[data-tutor="graveyard"]' },
  { text: 'gobbit-web-tutor-gobbit', target: '[data-tutor="graveyard"]' },
  {
    text: 'gobbit-web-tutor-verdicts',
    target: '[data-tutor="verdicts"]',
    ready: ({ view }) => view.verdicts.length > 0,
  },
]
