/** What a saying is told with: core/messages.py, as it arrives. A `seat` is a player, a `key` a message of its own,
 * with facts of its own where the page composes a sentence. */
export type Fact =
  | string
  | number
  | { readonly seat: number }
  | { readonly key: string; readonly facts?: Record<string, Fact> }
  | readonly Fact[]
