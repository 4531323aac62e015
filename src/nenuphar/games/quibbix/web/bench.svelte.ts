/** The player's place while words are built: the desk, the input, and what the server knows of it. */
import {
  cheapest,
  deskOf,
  erase,
  grow,
  jokersLeft,
  keyOf,
  layoutOf,
  nudge,
  put,
  read,
  shuffled,
  sorted,
  takeBack,
  typed,
  type Desk,
} from './desk'
import type { Goal } from './drag.svelte'
import type { Outbox } from './outbox'
import { worthOf } from './pieces'
import type { Layout, Seat, Tile, View } from './types.gen'
import { isRejected } from './words'

/** The letter that no idle tile shows: the tile that could be turned over for it, or why none can. */
export type Missing =
  { readonly letter: string; readonly tile: Tile } | { readonly letter: string; readonly why: 'jokers' | 'idle' }

export class Bench {
  desk = $state.raw<Desk>(deskOf({ words: [], turned: [] }, 0))
  missing = $state.raw<Missing | null>(null)
  rack = $state('')
  worth = $state.raw<Readonly<Record<string, number>>>({})

  #view: View | null = null
  #stage = '' // the stage of the match that the desk belongs to
  #heard = ''
  #kept: readonly string[] = []

  constructor(
    private readonly outbox: Outbox,
    private readonly left: () => number, // milliseconds until time is up
  ) {}

  /** A new view: the server's layout replaces ours if it is new and none of ours has been sent meanwhile. */
  show(view: View, seat: Seat): void {
    const layout = view.mine?.layout ?? { words: [], turned: [] }
    const stage = `${view.round} ${view.turn} ${view.phase} ${view.comparison}`
    const heard = keyOf(layout)
    const rack = view.racks[seat] ?? ''
    this.#view = view
    this.#kept = view.phase === 'rearranging' ? (view.kept[seat] ?? []) : []
    if (stage !== this.#stage) this.outbox.drop()
    this.outbox.hear(view.mine?.layout ?? null)
    const strange = heard !== this.#heard && !this.outbox.pending && heard !== keyOf(this.#good())
    if (stage !== this.#stage || strange || rack.length !== this.rack.length) {
      this.desk = deskOf(layout, rack.length, this.desk.order)
      this.missing = null
    }
    if (rack !== this.rack) this.worth = worthOf(view.setup.options)
    this.#stage = stage
    this.#heard = heard
    this.rack = rack
  }

  /** Whether a word has been rejected in this turn: then it cannot be placed again. */
  isRejected(word: string): boolean {
    if (this.#view?.phase !== 'rearranging') return false
    return isRejected(this.#view, word)
  }

  add(tile: Tile): void {
    this.#change(put(this.desk, tile))
  }

  take(tile: Tile): void {
    this.#change(takeBack(this.desk, tile))
  }

  move(tile: Tile, goal: Goal): void {
    this.#change(goal === 'rack' ? takeBack(this.desk, tile) : put(this.desk, tile, goal))
  }

  nudge(tile: Tile, by: -1 | 1): void {
    this.#change(nudge(this.desk, tile, by))
  }

  turn(tile: Tile, letter: string): void {
    this.#change(put(this.desk, tile, undefined, letter))
  }

  grow(at: number = this.desk.words.length): void {
    this.missing = null
    this.desk = this.#beside(grow(this.desk, at))
  }

  shuffle(): void {
    this.desk = shuffled(this.desk)
  }

  sort(): void {
    this.desk = sorted(this.desk, this.rack)
  }

  clear(): void {
    const words = this.desk.words.filter((word) => this.#kept.includes(this.#spelled(word, this.desk)))
    const laid = new Set(words.flat())
    const turned = Object.fromEntries(Object.entries(this.desk.turned).filter(([tile]) => laid.has(Number(tile))))
    this.#change({ ...this.desk, words, turned, at: words.length })
  }

  /** A letter that no idle tile shows is only reported as missing. Turning a tile over for it needs a confirmation. */
  type(letter: string, joker = false): void {
    this.missing = null
    const next = joker ? null : typed(this.desk, this.rack, letter, this.worth)
    if (next) return this.#change(next)
    const tile = cheapest(this.desk, this.rack, this.worth)
    if (jokersLeft(this.desk) === 0) this.missing = { letter, why: 'jokers' }
    else if (tile === undefined) this.missing = { letter, why: 'idle' }
    else if (joker) this.turn(tile, letter)
    else this.missing = { letter, tile }
  }

  erase(): void {
    if (this.missing) this.missing = null
    else this.#change(this.#beside(erase(this.desk)))
  }

  /** The final layout of this turn. */
  finish(): void {
    this.missing = null
    this.outbox.lay(layoutOf(this.desk))
    this.outbox.do({ type: 'finish' })
  }

  #change(next: Desk): void {
    this.missing = null
    if (!this.#keeps(next)) return this.outbox.do({ type: 'lay', ...layoutOf(next) }) // the rules say why not
    this.desk = next
    this.outbox.lay(this.#good(), this.left())
  }

  /** Whether the accepted words are still there while others are rearranged. */
  #keeps(desk: Desk): boolean {
    const words = desk.words.map((word) => this.#spelled(word, desk))
    return this.#kept.every((word) => words.includes(word) && words.splice(words.indexOf(word), 1))
  }

  /** An accepted word does not grow while others are rearranged: the next tile starts a new word. */
  #beside(desk: Desk): Desk {
    const word = desk.words[desk.at]
    return word && this.#kept.includes(this.#spelled(word, desk)) ? grow(desk, desk.words.length) : desk
  }

  #spelled(word: readonly Tile[], { turned }: Desk): string {
    return word.map((tile) => turned[tile]?.toLowerCase() ?? this.rack[tile]).join('')
  }

  /** The layout without rejected words: the player may be turning one into another word. The server would refuse it, so
   * it gets only the words beside it. */
  #good(): Layout {
    const { words, turned } = layoutOf(this.desk)
    const rejected = words.filter((word) => this.isRejected(read(word, this.desk.turned, this.rack)))
    const out = new Set(rejected.flat())
    return {
      words: words.filter((word) => !rejected.includes(word)),
      turned: turned.filter(({ tile }) => !out.has(tile)),
    }
  }
}
