// Made by `npm run types` from the game's Python types.
export type View = {
    readonly viewer: number | null;
    readonly setup: Setup;
    readonly phase: Phase;
    readonly colours: readonly Colour[];
    readonly frogs: readonly number[];
    readonly lilies: readonly (Lily | null)[];
    readonly prizes: readonly (Lily | null)[];
    readonly hands: readonly (readonly Lily[])[];
    readonly scores: readonly number[];
    readonly turn: number | null;
    readonly number: number;
    readonly moved: readonly number[];
    readonly asked: number | null;
    readonly frog: number | null;
    readonly until: number | null;
    readonly taken_back: number;
    readonly can_take_back: boolean;
    readonly outcome: Outcome | null;
};
export type Setup = {
    readonly seats: number;
    readonly options: Options;
    readonly decision_ms: number | null;
};
export type Options = {
    readonly board: Board;
    readonly colours: readonly Colour[];
    readonly oldest: number | null;
    readonly take_back: boolean;
};
export type Board = {
    readonly title: string;
    readonly start: Start;
    readonly arrival: Arrival;
    readonly pads: readonly Pad[];
};
export type Start = {
    readonly x: number;
    readonly y: number;
    readonly next: readonly string[];
};
export type Arrival = {
    readonly x: number;
    readonly y: number;
};
export type Pad = {
    readonly name: string;
    readonly kind: Kind;
    readonly x: number;
    readonly y: number;
    readonly next: readonly string[];
};
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
export type LayPrize = {
    readonly type: "lay-prize";
    readonly lily: Lily;
};
export type LayLily = {
    readonly type: "lay-lily";
    readonly lily: Lily;
};
export type PickFirst = {
    readonly type: "pick-first";
    readonly seat: number;
};
export type Move = {
    readonly type: "move";
    readonly frog: number;
    readonly to: number;
};
export type Bounce = {
    readonly type: "bounce";
    readonly to: number;
};
export type Swap = {
    readonly type: "swap";
    readonly other: number;
    readonly give: Lily;
    readonly take: Lily;
};
export type Drop = {
    readonly type: "drop";
    readonly lily: Lily;
    readonly pad: number;
};
export type TakeBack = {
    readonly type: "take-back";
};
export type TimeUp = {
    readonly type: "time-up";
};
export type PrizeLaid = {
    readonly type: "prize-laid";
    readonly slot: number;
    readonly lily: Lily;
};
export type LilyLaid = {
    readonly type: "lily-laid";
    readonly pad: number;
    readonly lily: Lily;
};
export type FirstPicked = {
    readonly type: "first-picked";
    readonly seat: number;
};
export type TurnBegan = {
    readonly type: "turn-began";
    readonly seat: number;
    readonly number: number;
};
export type ChoiceBegan = {
    readonly type: "choice-began";
    readonly seat: number;
    readonly choice: Choice;
    readonly frog: number | null;
    readonly until: number | null;
};
export type TimeRanOut = {
    readonly type: "time-ran-out";
    readonly seat: number;
};
export type FrogMoved = {
    readonly type: "frog-moved";
    readonly frog: number;
    readonly by: number;
    readonly path: readonly number[];
    readonly over: readonly number[];
    readonly rule: string;
};
export type LilyTaken = {
    readonly type: "lily-taken";
    readonly frog: number;
    readonly pad: number;
    readonly lily: Lily;
};
export type LiliesSwapped = {
    readonly type: "lilies-swapped";
    readonly frog: number;
    readonly other: number;
    readonly gave: Lily;
    readonly took: Lily;
};
export type LilyDropped = {
    readonly type: "lily-dropped";
    readonly frog: number;
    readonly lily: Lily;
    readonly pad: number;
};
export type PadPassed = {
    readonly type: "pad-passed";
    readonly frog: number;
    readonly pad: number;
    readonly rule: string;
};
export type FrogArrived = {
    readonly type: "frog-arrived";
    readonly frog: number;
    readonly slot: number;
    readonly lily: Lily;
};
export type TurnTakenBack = {
    readonly type: "turn-taken-back";
    readonly seat: number;
};
export type GameEnded = {
    readonly type: "game-ended";
    readonly scores: readonly number[];
    readonly rule: string;
};
export type Action = LayPrize | LayLily | PickFirst | Move | Bounce | Swap | Drop | TakeBack | TimeUp;
export type Event = PrizeLaid | LilyLaid | FirstPicked | TurnBegan | ChoiceBegan | TimeRanOut | FrogMoved | LilyTaken | LiliesSwapped | LilyDropped | PadPassed | FrogArrived | TurnTakenBack | GameEnded;
export type Kind = "black" | "butterfly" | "lily" | "plain" | "prankster" | "spring";
export type Millis = number;
export type Seat = number;
export type Colour = "blue" | "green" | "red" | "violet" | "yellow";
export type Lily = "black" | "blue" | "pink" | "white" | "yellow";
export type Frog = number;
export type Place = number;
export type Choice = "bounce" | "drop" | "move" | "swap";
export type Phase = "bounce" | "drop" | "laying" | "move" | "over" | "starting" | "swap";
