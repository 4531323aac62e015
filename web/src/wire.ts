/** The messages of the wire under their short names. The types themselves are generated: `npm run wire`. */
import type { Fact } from './facts'
import type { components } from './wire.gen'

type Schemas = components['schemas']

export type Ask = Schemas['Asks']
export type Tell = Schemas['Tells']
export type Welcome = Schemas['Welcome']
export type News = Schemas['News']
export type Done = Schemas['Done']
export type Refusal = Schemas['Refusal']
export type Presence = Schemas['Presence']

export type Person = Schemas['Person']
export type Me = Schemas['Me']
export type Profile = Schemas['Profile']
export type DeviceLink = Schemas['DeviceLink']
export type TextBoard = Schemas['TextBoard']
export type ReadMove = Schemas['ReadMove']
export type Earlier = Schemas['Earlier']
export type Here = Schemas['Here']
export type GameInfo = Schemas['GameInfo']
export type Checked = Omit<Schemas['Checked'], 'problem'> & {
  problem: { rule: string; facts: Record<string, Fact> } | null
}
export type OptionInfo = Schemas['OptionInfo']
export type SeatPlan = Schemas['SeatPlan']
export type NewTable = Schemas['NewTable']
export type TableCard = Schemas['TableCard']
export type RulesPage = Schemas['RulesPage']
export type Lobby = Schemas['Lobby']
export type Found = Schemas['Found']
export type Keepsake = Schemas['Keepsake']
export type KeptFile = Schemas['KeptFile']
export type HouseWord = Schemas['HouseWord']
export type Problem = Schemas['Problem']
export type SeatView = Schemas['SeatView']
export type TableView = Schemas['TableView']
export type MatchView = Schemas['MatchView']
export type Hand = Schemas['Hand']
export type Offer = Schemas['Offer']
export type Outcome = Schemas['Outcome']
export type Line = Schemas['Line']
export type Replay = Schemas['Replay']
export type Scene = Schemas['Scene']
export type Reaction = Schemas['React']['sign']

export type Saying = Schemas['Saying']
export type { Fact } from './facts'

/** An ask before it has its id. */
export type Wish = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never
