// Made by `npm run types` from the game's Python types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly View: {
            readonly viewer: number | null;
            readonly setup: components["schemas"]["Setup"];
            readonly phase: components["schemas"]["Phase"];
            readonly colours: readonly components["schemas"]["Colour"][];
            readonly ring: readonly components["schemas"]["Tile"][];
            readonly turn: number | null;
            readonly steps: readonly (number | null)[];
            readonly crown: number | null;
            readonly round: number;
            readonly hands: readonly (readonly number[])[];
            readonly laid: readonly boolean[];
            readonly chosen: readonly (number | null)[];
            readonly pile: readonly number[];
            readonly until: number | null;
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly leads: readonly (readonly number[])[];
        };
        readonly Setup: {
            readonly seats: number;
            readonly options: components["schemas"]["Options"];
            readonly decision_ms: number | null;
        };
        readonly Options: {
            readonly colours: readonly components["schemas"]["Colour"][];
            readonly board: string;
            readonly youngest: number | null;
            readonly last_human_wins: boolean;
            readonly round_limit: number | null;
        };
        readonly Outcome: {
            readonly ranks: readonly number[];
            readonly rule: string;
        };
        readonly LaySegment: {
            /** @constant */
            readonly type: "lay-segment";
            readonly leaves: readonly components["schemas"]["Colour"][];
        };
        readonly PickFirst: {
            /** @constant */
            readonly type: "pick-first";
            readonly seat: number;
        };
        readonly TurnDummyCard: {
            /** @constant */
            readonly type: "turn-dummy-card";
            readonly card: number;
        };
        readonly Place: {
            /** @constant */
            readonly type: "place";
            readonly tile: number;
        };
        readonly Choose: {
            /** @constant */
            readonly type: "choose";
            readonly card: number;
        };
        readonly TimeUp: {
            /** @constant */
            readonly type: "time-up";
        };
        readonly SegmentLaid: {
            /** @constant */
            readonly type: "segment-laid";
            readonly leaves: readonly components["schemas"]["Colour"][];
        };
        readonly FirstPicked: {
            /** @constant */
            readonly type: "first-picked";
            readonly seat: number;
        };
        readonly PlacingBegan: {
            /** @constant */
            readonly type: "placing-began";
            readonly seat: number;
            readonly until: number | null;
        };
        readonly FrogPlaced: {
            /** @constant */
            readonly type: "frog-placed";
            readonly frog: number;
            readonly step: number;
            readonly rule: string;
        };
        readonly CrownPassed: {
            /** @constant */
            readonly type: "crown-passed";
            readonly frog: number;
            readonly rule: string;
        };
        readonly RoundBegan: {
            /** @constant */
            readonly type: "round-began";
            readonly number: number;
            readonly until: number | null;
        };
        readonly TimeRanOut: {
            /** @constant */
            readonly type: "time-ran-out";
            readonly seats: readonly number[];
        };
        readonly CardChosen: {
            /** @constant */
            readonly type: "card-chosen";
            readonly seat: number;
            readonly card: number | null;
        };
        readonly CardsRevealed: {
            /** @constant */
            readonly type: "cards-revealed";
            readonly cards: readonly (number | null)[];
        };
        readonly DummyCardTurned: {
            /** @constant */
            readonly type: "dummy-card-turned";
            readonly card: number;
        };
        readonly FrogLeapt: {
            /** @constant */
            readonly type: "frog-leapt";
            readonly frog: number;
            readonly path: readonly number[];
            readonly over: readonly number[];
        };
        readonly LastFrogLapped: {
            /** @constant */
            readonly type: "last-frog-lapped";
            readonly frog: number;
            readonly last: number;
        };
        readonly CardReturned: {
            /** @constant */
            readonly type: "card-returned";
            readonly seat: number;
            readonly card: number;
        };
        readonly CardLost: {
            /** @constant */
            readonly type: "card-lost";
            readonly seat: number;
            readonly card: number;
        };
        readonly PlayerEliminated: {
            /** @constant */
            readonly type: "player-eliminated";
            readonly seat: number;
        };
        readonly DummyPileRenewed: {
            /** @constant */
            readonly type: "dummy-pile-renewed";
        };
        readonly GameEnded: {
            /** @constant */
            readonly type: "game-ended";
            readonly winner: number | null;
            readonly rule: string;
        };
        readonly Action: components["schemas"]["LaySegment"] | components["schemas"]["PickFirst"] | components["schemas"]["TurnDummyCard"] | components["schemas"]["Place"] | components["schemas"]["Choose"] | components["schemas"]["TimeUp"];
        readonly Event: components["schemas"]["SegmentLaid"] | components["schemas"]["FirstPicked"] | components["schemas"]["PlacingBegan"] | components["schemas"]["FrogPlaced"] | components["schemas"]["CrownPassed"] | components["schemas"]["RoundBegan"] | components["schemas"]["TimeRanOut"] | components["schemas"]["CardChosen"] | components["schemas"]["CardsRevealed"] | components["schemas"]["DummyCardTurned"] | components["schemas"]["FrogLeapt"] | components["schemas"]["LastFrogLapped"] | components["schemas"]["CardReturned"] | components["schemas"]["CardLost"] | components["schemas"]["PlayerEliminated"] | components["schemas"]["DummyPileRenewed"] | components["schemas"]["GameEnded"];
        readonly Millis: number;
        readonly Seat: number;
        /** @enum {unknown} */
        readonly Colour: "blue" | "green" | "red" | "yellow";
        readonly Tile: ("blue" | "green" | "red" | "yellow") | ("flower" | "water");
        readonly Frog: number;
        readonly Card: number;
        /** @enum {unknown} */
        readonly Phase: "laying" | "moving" | "over" | "placing" | "planning" | "starting";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type View = components['schemas']['View'];
export type Setup = components['schemas']['Setup'];
export type Options = components['schemas']['Options'];
export type Outcome = components['schemas']['Outcome'];
export type LaySegment = components['schemas']['LaySegment'];
export type PickFirst = components['schemas']['PickFirst'];
export type TurnDummyCard = components['schemas']['TurnDummyCard'];
export type Place = components['schemas']['Place'];
export type Choose = components['schemas']['Choose'];
export type TimeUp = components['schemas']['TimeUp'];
export type SegmentLaid = components['schemas']['SegmentLaid'];
export type FirstPicked = components['schemas']['FirstPicked'];
export type PlacingBegan = components['schemas']['PlacingBegan'];
export type FrogPlaced = components['schemas']['FrogPlaced'];
export type CrownPassed = components['schemas']['CrownPassed'];
export type RoundBegan = components['schemas']['RoundBegan'];
export type TimeRanOut = components['schemas']['TimeRanOut'];
export type CardChosen = components['schemas']['CardChosen'];
export type CardsRevealed = components['schemas']['CardsRevealed'];
export type DummyCardTurned = components['schemas']['DummyCardTurned'];
export type FrogLeapt = components['schemas']['FrogLeapt'];
export type LastFrogLapped = components['schemas']['LastFrogLapped'];
export type CardReturned = components['schemas']['CardReturned'];
export type CardLost = components['schemas']['CardLost'];
export type PlayerEliminated = components['schemas']['PlayerEliminated'];
export type DummyPileRenewed = components['schemas']['DummyPileRenewed'];
export type GameEnded = components['schemas']['GameEnded'];
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Millis = components['schemas']['Millis'];
export type Seat = components['schemas']['Seat'];
export type Colour = components['schemas']['Colour'];
export type Tile = components['schemas']['Tile'];
export type Frog = components['schemas']['Frog'];
export type Card = components['schemas']['Card'];
export type Phase = components['schemas']['Phase'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
