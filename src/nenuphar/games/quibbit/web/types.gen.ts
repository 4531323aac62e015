// Made by `npm run types` from the game's Python types.
export type View = {
    readonly viewer: number | null;
    readonly setup: Setup;
    readonly phase: Phase;
    readonly colours: readonly Colour[];
    readonly ring: readonly Tile[];
    readonly turn: number | null;
    readonly steps: readonly (number | null)[];
    readonly crown: number | null;
    readonly round: number;
    readonly hands: readonly (readonly number[])[];
    readonly laid: readonly boolean[];
    readonly chosen: readonly (number | null)[];
    readonly pile: readonly number[];
    readonly until: number | null;
    readonly outcome: Outcome | null;
    readonly leads: readonly (readonly number[])[];
};
export type Setup = {
    readonly seats: number;
    readonly options: Options;
    readonly decision_ms: number | null;
};
export type Options = {
    readonly colours: readonly Colour[];
    readonly board: string;
    readonly youngest: number | null;
    readonly last_human_wins: boolean;
    readonly round_limit: number | null;
};
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
export type LaySegment = {
    readonly type: "lay-segment";
    readonly leaves: readonly Colour[];
};
export type PickFirst = {
    readonly type: "pick-first";
    readonly seat: number;
};
export type TurnDummyCard = {
    readonly type: "turn-dummy-card";
    readonly card: number;
};
export type Place = {
    readonly type: "place";
    readonly tile: number;
};
export type Choose = {
    readonly type: "choose";
    readonly card: number;
};
export type TimeUp = {
    readonly type: "time-up";
};
export type SegmentLaid = {
    readonly type: "segment-laid";
    readonly leaves: readonly Colour[];
};
export type FirstPicked = {
    readonly type: "first-picked";
    readonly seat: number;
};
export type PlacingBegan = {
    readonly type: "placing-began";
    readonly seat: number;
    readonly until: number | null;
};
export type FrogPlaced = {
    readonly type: "frog-placed";
    readonly frog: number;
    readonly step: number;
    readonly rule: string;
};
export type CrownPassed = {
    readonly type: "crown-passed";
    readonly frog: number;
    readonly rule: string;
};
export type RoundBegan = {
    readonly type: "round-began";
    readonly number: number;
    readonly until: number | null;
};
export type TimeRanOut = {
    readonly type: "time-ran-out";
    readonly seats: readonly number[];
};
export type CardChosen = {
    readonly type: "card-chosen";
    readonly seat: number;
    readonly card: number | null;
};
export type CardsRevealed = {
    readonly type: "cards-revealed";
    readonly cards: readonly (number | null)[];
};
export type DummyCardTurned = {
    readonly type: "dummy-card-turned";
    readonly card: number;
};
export type FrogLeapt = {
    readonly type: "frog-leapt";
    readonly frog: number;
    readonly path: readonly number[];
    readonly over: readonly number[];
};
export type LastFrogLapped = {
    readonly type: "last-frog-lapped";
    readonly frog: number;
    readonly last: number;
};
export type CardReturned = {
    readonly type: "card-returned";
    readonly seat: number;
    readonly card: number;
};
export type CardLost = {
    readonly type: "card-lost";
    readonly seat: number;
    readonly card: number;
};
export type PlayerEliminated = {
    readonly type: "player-eliminated";
    readonly seat: number;
};
export type DummyPileRenewed = {
    readonly type: "dummy-pile-renewed";
};
export type GameEnded = {
    readonly type: "game-ended";
    readonly winner: number | null;
    readonly rule: string;
};
export type Action = LaySegment | PickFirst | TurnDummyCard | Place | Choose | TimeUp;
export type Event = SegmentLaid | FirstPicked | PlacingBegan | FrogPlaced | CrownPassed | RoundBegan | TimeRanOut | CardChosen | CardsRevealed | DummyCardTurned | FrogLeapt | LastFrogLapped | CardReturned | CardLost | PlayerEliminated | DummyPileRenewed | GameEnded;
export type Millis = number;
export type Seat = number;
export type Colour = "blue" | "green" | "red" | "yellow";
export type Tile = ("blue" | "green" | "red" | "yellow") | ("flower" | "water");
export type Frog = number;
export type Card = number;
export type Phase = "laying" | "moving" | "over" | "placing" | "planning" | "starting";
