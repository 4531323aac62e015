/** The messages of the wire. Their types are generated: `npm run wire`. */
import type { Fact } from './facts'
import type * as wire from './wire.gen'

export type * from './wire.gen'
export type { Fact } from './facts'

export type Ask = wire.Asks
export type Tell = wire.Tells
export type Reaction = wire.React['sign']
export type Checked = Omit<wire.Checked, 'problem'> & {
  problem: { rule: string; facts: Record<string, Fact> } | null
}

/** An ask before it has its id. */
export type AskBody = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never
