/** Presents what happens at the table, on every kind of screen: flights, sounds, and announcements. */
import { Fresh } from '$shell/board/fresh'
import { eventsOf } from '$shell/board/sayings'
import { sound } from '$shell/lib/sound'
import { nameOf, say } from '$shell/lib/words.svelte'
import type { Line } from '$shell/wire'
import { hearCard, hearClash } from './cues'
import { flights, type Flight } from './flights'
import type { Layout } from './layout'
import type { Event, Seat, View } from './types.gen'
import { clashTexts, faceText } from './words'

type Lines = readonly (Line & { readonly event: Event | null })[]

/** The state of the table, and the seats at this screen. */
export interface Standing {
  readonly view: View
  readonly yours: readonly Seat[]
  readonly names: readonly string[]
  readonly still: boolean
  readonly width: number
  readonly laid: Pick<Layout, 'places' | 'graveyard'>
}

/** The verdict covers these, and no card is turned without its reveal. */
const SILENT: readonly string[] = ['stack-moved', 'clash-opened', 'tapped', 'turn-began', 'card-lifted', 'scene-shown']

export class Announcer {
  flying = $state.raw<readonly Flight[]>([])
  spoken = $state('') // for screen readers
  #fresh: Fresh<Event>

  constructor(lines: Lines) {
    this.#fresh = new Fresh(lines)
  }

  /** The events since the last call; none after a jump, as in a replay. */
  announce(lines: Lines, now: Standing): readonly Event[] {
    const fresh = this.#fresh.take(lines, now.still) ?? []
    const events = eventsOf<Event>(fresh)
    if (events.length === 0) return []
    if (!now.still) this.flying = [...this.flying, ...flights(events, fresh.at(-1)!.seq, now.laid)]
    this.spoken = fresh
      .map((line) => hear(line, now))
      .filter(Boolean)
      .join(' ')
    return events
  }

  landed = (id: string): void => {
    this.flying = this.flying.filter((flight) => flight.id !== id)
  }
}

/** The sound and the announcement of an event. */
function hear({ event, saying }: Lines[number], { view, yours, names, width, laid }: Standing): string {
  if (event?.type === 'card-turned') {
    const top = view.players[event.seat]?.top
    if (!top) return ''
    hearCard(top, ((laid.places[event.seat]?.x ?? width / 2) / width) * 1.6 - 0.8)
    return `${nameOf(event.seat, names)}: ${faceText(top)}.`
  }
  if (event?.type === 'clash-settled') {
    hearClash(event.verdicts, yours)
    return clashTexts(event.verdicts, names, view.setup.options.handicaps).join(' ')
  }
  if (event?.type === 'last-call-began') sound('croak')
  if (event?.type === 'game-ended') sound('chime')
  return event && saying && !SILENT.includes(event.type) ? say(saying, names) : ''
}
