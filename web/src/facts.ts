/** The facts of a saying: core/messages.py, as it arrives. A `seat` is a player. A `key` is a message of its own, with
 * its own facts where the page composes a sentence. */
export type Fact =
  | string
  | number
  | { readonly seat: number }
  | { readonly key: string; readonly facts?: Record<string, Fact> }
  | readonly Fact[]
