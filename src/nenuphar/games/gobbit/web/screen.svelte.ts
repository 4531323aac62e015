/** Shared by your own screen and by a shared one: when a scene was painted, what is announced about it, and taps that
 * wait for an answer. Create it while a component is initialised: it registers effects. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { BoardProps } from '$shell/game'
import { sound } from '$shell/lib/sound'
import { Claims } from './claims'
import { feelPress } from './cues'
import type { Press } from './press'
import { Announcer, type Standing } from './announcer.svelte'
import { together } from './timeline'
import type { Action, Event, Seat, Target, Verdict, View } from './types.gen'

type Props = Pick<
  BoardProps<View, Action, Event>,
  'view' | 'lines' | 'names' | 'still' | 'pending' | 'onact' | 'onrest'
>

const FORGET_MS = 1500 // how long an unanswered tap is shown
const PRESSED = [{ scale: 0.88 }, { scale: 1 }]

export class Screen {
  width = $state(360)
  height = $state(400)
  readonly announcer: Announcer
  #props: () => Props
  #root: HTMLElement | null = null
  #claims = new Claims()
  #before: readonly Verdict[] = []
  #sent = $state.raw<readonly { readonly seat: Seat | null; readonly target: Target }[]>([]) // not yet answered
  #lifted = $state.raw<{ readonly seat: Seat | null; readonly scene: number } | null>(null)
  #scene = $derived.by(() => this.#props().view.scene.number)

  /** The newest clash, together with one that moved cards a moment ago. */
  verdicts = $derived.by(() => (this.#before = together(this.#before, this.#props().view.verdicts)))
  ring = $derived.by(() => {
    const { until, last_call, phase, scene } = this.#props().view
    return until !== null && !last_call && phase === 'open' ? { from: scene.shown, until } : null
  })

  constructor(props: () => Props, standing: () => Pick<Standing, 'yours' | 'laid'>) {
    this.#props = props
    this.announcer = new Announcer(untrack(() => props().lines))

    // A scene counts as seen from the frame in which the browser paints it.
    $effect(() => {
      const number = this.#scene
      const frame = requestAnimationFrame((at) => this.#claims.painted(number, at))
      return () => cancelAnimationFrame(frame)
    })

    $effect(() => {
      const { view, lines } = props() // a view may come without lines
      const events = untrack(() =>
        this.announcer.announce(lines, { ...props(), view, ...standing(), width: this.width }),
      )
      if (events.some(({ type }) => type === 'clash-settled')) this.#sent = []
      untrack(() => props().onrest?.())
    })

    $effect(() => {
      if (this.#sent.length === 0 && this.#lifted === null) return
      const timer = setTimeout(() => {
        this.#sent = []
        this.#lifted = null
      }, FORGET_MS)
      return () => clearTimeout(timer)
    })
  }

  /** With passive listeners a finger could scroll the page away under the game. */
  preventScroll: Attachment<HTMLElement> = (root) => {
    const prevent = (event: TouchEvent) => event.cancelable && event.preventDefault()
    this.#root = root
    root.addEventListener('touchmove', prevent, { passive: false })
    return () => root.removeEventListener('touchmove', prevent)
  }

  /** The targets that a seat has tapped without a verdict yet; `null` stands for the only seat. */
  tappedBy(seat: Seat | null, heard: View['taps']): ReadonlySet<Target> {
    const under = (this.#props().pending ?? []).flatMap(({ action, seat }) =>
      action.type === 'tap' ? [{ seat, target: action.target }] : [],
    )
    const mine = [...this.#sent, ...under].filter((hand) => hand.seat === seat)
    return new Set([...mine, ...heard].map(({ target }) => target))
  }

  /** Whether a seat's next card has left its pile, face down. Its face is shown when the server confirms. */
  isLifted(seat: Seat | null, view: View, whose: Seat): boolean {
    const { pending = [] } = this.#props()
    if (pending.some((each) => each.action.type === 'turn' && each.seat === seat)) return true
    if (view.turn !== whose || view.outcome) return false
    return view.asked || (this.#lifted?.seat === seat && this.#lifted.scene === view.scene.number)
  }

  /** A tap on a target; `where` finds the target on the screen. */
  tap(target: Target, press: Press, where: string, seat: Seat | null = null): void {
    const { view, still, onact } = this.#props()
    const { scene, claim } = this.#claims.at(press.timeStamp) ?? { scene: view.scene.number, claim: undefined }
    const action = { type: 'tap', target, scene } as const
    void (seat === null ? onact(action, claim) : onact(action, claim, seat))
    this.#sent = [...this.#sent, { seat, target }]
    feelPress()
    if (!still) this.#root?.querySelector(where)?.animate(PRESSED, { duration: 160, easing: 'ease-out' })
  }

  turn(seat: Seat | null = null): void {
    const { view, onact } = this.#props()
    void (seat === null ? onact({ type: 'turn' }) : onact({ type: 'turn' }, undefined, seat))
    this.#lifted = { seat, scene: view.scene.number }
    sound('page')
  }
}
