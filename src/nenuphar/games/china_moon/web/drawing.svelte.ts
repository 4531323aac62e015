/** The state of the workshop: the board, the selection, and the undo history. */
import { addAfter, ARRIVAL, EMPTY, move, nextOf, remove, rename, setKind, spotOf, START, toggleLink } from './draft'
import type { Draft } from './keeping'
import type { Spot } from '$shell/art/figures'
import type { Board, Kind } from './types.gen'

const MOST_STEPS = 200

export class Drawing {
  board = $state.raw<Board>(EMPTY)
  selected = $state('1')
  linking = $state(false)
  /** The title of the saved board on the server that this one is based on. */
  source = $state<string | null>(null)
  #past = $state.raw<readonly { board: Board; source: string | null }[]>([])
  #saved = $state('')

  readonly pad = $derived(this.board.pads.find(({ name }) => name === this.selected) ?? null)
  readonly next = $derived(nextOf(this.board, this.selected))
  readonly spot = $derived(spotOf(this.board, this.selected))
  readonly canUndo = $derived(this.#past.length > 0)
  /** Whether opening another board would lose changes. */
  readonly unsaved = $derived(JSON.stringify(this.board) !== this.#saved)

  get draft(): Draft {
    return { board: this.board, saved: !this.unsaved, source: this.source }
  }

  /** Continues a draft. */
  resume({ board, saved, source }: Draft): void {
    this.#past = []
    this.#show(board)
    this.source = source
    this.#saved = saved ? JSON.stringify(board) : ''
  }

  /** A change from another tab: both show the same board, and here it is a step that can be undone. */
  follow({ board, saved, source }: Draft): void {
    this.change(board)
    this.source = source
    this.#saved = saved ? JSON.stringify(board) : ''
    this.#select()
  }

  /** Opens another board, from a file or from the server. */
  open(board: Board, source: string | null = null): void {
    this.change(board)
    this.#show(board)
    this.source = source
    this.markSaved(board)
  }

  /** This board, not a newer one, is now in a file or on the server. */
  markSaved(board: Board): void {
    this.#saved = JSON.stringify(board)
  }

  /** No other copy exists any more. */
  markUnsaved(): void {
    this.source = null
    this.#saved = ''
  }

  change(to: Board): void {
    this.#past = [...this.#past.slice(-MOST_STEPS), { board: this.board, source: this.source }]
    this.board = to
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.board = before.board
    this.source = before.source
    this.#select()
  }

  press(name: string): void {
    if (this.linking && this.selected !== ARRIVAL && name !== this.selected && name !== START) this.toggle(name)
    else this.selected = name
    this.linking = false
  }

  move(name: string, to: Spot): void {
    this.change(move(this.board, name, to))
  }

  toggle(name: string): void {
    this.change(toggleLink(this.board, this.selected, name))
  }

  setKind(kind: Kind): void {
    this.change(setKind(this.board, this.selected, kind))
  }

  add(): void {
    const made = addAfter(this.board, this.selected)
    this.change(made.board)
    this.selected = made.name
  }

  remove(): void {
    const before = this.board.pads.findIndex(({ name }) => name === this.selected) - 1
    this.change(remove(this.board, this.selected))
    this.selected = this.board.pads[Math.max(0, before)]?.name ?? START
  }

  rename(name: string): void {
    const fit = name.replace(/[^a-zA-Z0-9]/g, '').slice(0, 6)
    if (!fit || fit === this.selected || this.board.pads.some((each) => each.name === fit)) return
    this.change(rename(this.board, this.selected, fit))
    this.selected = fit
  }

  setTitle(title: string): void {
    this.change({ ...this.board, title })
  }

  /** Keeps the selection if that place still exists. */
  #select(): void {
    const known = [START, ARRIVAL, ...this.board.pads.map(({ name }) => name)]
    if (!known.includes(this.selected)) this.selected = START
  }

  #show(board: Board): void {
    this.board = board
    this.selected = board.pads[0]?.name ?? START
    this.linking = false
  }
}
