// Made by `npm run types` from the game's Python types.
export type View = {
    readonly setup: Setup;
    readonly left: number;
    readonly taken: readonly number[];
    readonly turn: number | null;
    readonly until: number | null;
    readonly outcome: Outcome | null;
    readonly viewer: number | null;
};
export type Setup = {
    readonly seats: number;
    readonly options: Options;
    readonly decision_ms: number | null;
};
export type Options = {
    readonly pebbles: number;
    readonly most: 3 | 4;
};
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
export type PickFirst = {
    readonly type: "pick-first";
    readonly seat: number;
};
export type Take = {
    readonly type: "take";
    readonly count: number;
};
export type TimeUp = {
    readonly type: "time-up";
};
export type FirstPicked = {
    readonly type: "first-picked";
    readonly seat: number;
};
export type TurnBegan = {
    readonly type: "turn-began";
    readonly seat: number;
    readonly until: number | null;
};
export type TimeRanOut = {
    readonly type: "time-ran-out";
    readonly seat: number;
};
export type PebblesTaken = {
    readonly type: "pebbles-taken";
    readonly seat: number;
    readonly count: number;
};
export type GameEnded = {
    readonly type: "game-ended";
    readonly winner: number;
};
export type Action = PickFirst | Take | TimeUp;
export type Event = FirstPicked | TurnBegan | TimeRanOut | PebblesTaken | GameEnded;
export type Millis = number;
export type Seat = number;
