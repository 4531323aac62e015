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
            readonly frogs: readonly number[];
            readonly lilies: readonly (components["schemas"]["Lily"] | null)[];
            readonly prizes: readonly (components["schemas"]["Lily"] | null)[];
            readonly hands: readonly (readonly components["schemas"]["Lily"][])[];
            readonly scores: readonly number[];
            readonly turn: number | null;
            readonly number: number;
            readonly moved: readonly number[];
            readonly asked: number | null;
            readonly frog: number | null;
            readonly until: number | null;
            readonly taken_back: number;
            readonly can_take_back: boolean;
            readonly outcome: components["schemas"]["Outcome"] | null;
        };
        readonly Setup: {
            readonly seats: number;
            readonly options: components["schemas"]["Options"];
            readonly decision_ms: number | null;
        };
        readonly Options: {
            readonly board: components["schemas"]["Board"];
            readonly colours: readonly components["schemas"]["Colour"][];
            readonly oldest: number | null;
            readonly take_back: boolean;
        };
        readonly Board: {
            readonly title: string;
            readonly start: components["schemas"]["Start"];
            readonly arrival: components["schemas"]["Arrival"];
            readonly pads: readonly components["schemas"]["Pad"][];
        };
        readonly Start: {
            readonly x: number;
            readonly y: number;
            readonly next: readonly string[];
        };
        readonly Arrival: {
            readonly x: number;
            readonly y: number;
        };
        readonly Pad: {
            readonly name: string;
            readonly kind: components["schemas"]["Kind"];
            readonly x: number;
            readonly y: number;
            readonly next: readonly string[];
        };
        readonly Outcome: {
            readonly ranks: readonly number[];
            readonly rule: string;
        };
        readonly LayPrize: {
            /** @constant */
            readonly type: "lay-prize";
            readonly lily: components["schemas"]["Lily"];
        };
        readonly LayLily: {
            /** @constant */
            readonly type: "lay-lily";
            readonly lily: components["schemas"]["Lily"];
        };
        readonly PickFirst: {
            /** @constant */
            readonly type: "pick-first";
            readonly seat: number;
        };
        readonly Move: {
            /** @constant */
            readonly type: "move";
            readonly frog: number;
            readonly to: number;
        };
        readonly Bounce: {
            /** @constant */
            readonly type: "bounce";
            readonly to: number;
        };
        readonly Swap: {
            /** @constant */
            readonly type: "swap";
            readonly other: number;
            readonly give: components["schemas"]["Lily"];
            readonly take: components["schemas"]["Lily"];
        };
        readonly Drop: {
            /** @constant */
            readonly type: "drop";
            readonly lily: components["schemas"]["Lily"];
            readonly pad: number;
        };
        readonly TakeBack: {
            /** @constant */
            readonly type: "take-back";
        };
        readonly TimeUp: {
            /** @constant */
            readonly type: "time-up";
        };
        readonly PrizeLaid: {
            /** @constant */
            readonly type: "prize-laid";
            readonly slot: number;
            readonly lily: components["schemas"]["Lily"];
        };
        readonly LilyLaid: {
            /** @constant */
            readonly type: "lily-laid";
            readonly pad: number;
            readonly lily: components["schemas"]["Lily"];
        };
        readonly FirstPicked: {
            /** @constant */
            readonly type: "first-picked";
            readonly seat: number;
        };
        readonly TurnBegan: {
            /** @constant */
            readonly type: "turn-began";
            readonly seat: number;
            readonly number: number;
        };
        readonly ChoiceBegan: {
            /** @constant */
            readonly type: "choice-began";
            readonly seat: number;
            readonly choice: components["schemas"]["Choice"];
            readonly frog: number | null;
            readonly until: number | null;
        };
        readonly TimeRanOut: {
            /** @constant */
            readonly type: "time-ran-out";
            readonly seat: number;
        };
        readonly FrogMoved: {
            /** @constant */
            readonly type: "frog-moved";
            readonly frog: number;
            readonly by: number;
            readonly path: readonly number[];
            readonly over: readonly number[];
            readonly rule: string;
        };
        readonly LilyTaken: {
            /** @constant */
            readonly type: "lily-taken";
            readonly frog: number;
            readonly pad: number;
            readonly lily: components["schemas"]["Lily"];
        };
        readonly LiliesSwapped: {
            /** @constant */
            readonly type: "lilies-swapped";
            readonly frog: number;
            readonly other: number;
            readonly gave: components["schemas"]["Lily"];
            readonly took: components["schemas"]["Lily"];
        };
        readonly LilyDropped: {
            /** @constant */
            readonly type: "lily-dropped";
            readonly frog: number;
            readonly lily: components["schemas"]["Lily"];
            readonly pad: number;
        };
        readonly PadPassed: {
            /** @constant */
            readonly type: "pad-passed";
            readonly frog: number;
            readonly pad: number;
            readonly rule: string;
        };
        readonly FrogArrived: {
            /** @constant */
            readonly type: "frog-arrived";
            readonly frog: number;
            readonly slot: number;
            readonly lily: components["schemas"]["Lily"];
        };
        readonly TurnTakenBack: {
            /** @constant */
            readonly type: "turn-taken-back";
            readonly seat: number;
        };
        readonly GameEnded: {
            /** @constant */
            readonly type: "game-ended";
            readonly scores: readonly number[];
            readonly rule: string;
        };
        readonly Action: components["schemas"]["LayPrize"] | components["schemas"]["LayLily"] | components["schemas"]["PickFirst"] | components["schemas"]["Move"] | components["schemas"]["Bounce"] | components["schemas"]["Swap"] | components["schemas"]["Drop"] | components["schemas"]["TakeBack"] | components["schemas"]["TimeUp"];
        readonly Event: components["schemas"]["PrizeLaid"] | components["schemas"]["LilyLaid"] | components["schemas"]["FirstPicked"] | components["schemas"]["TurnBegan"] | components["schemas"]["ChoiceBegan"] | components["schemas"]["TimeRanOut"] | components["schemas"]["FrogMoved"] | components["schemas"]["LilyTaken"] | components["schemas"]["LiliesSwapped"] | components["schemas"]["LilyDropped"] | components["schemas"]["PadPassed"] | components["schemas"]["FrogArrived"] | components["schemas"]["TurnTakenBack"] | components["schemas"]["GameEnded"];
        /** @enum {unknown} */
        readonly Kind: "black" | "butterfly" | "lily" | "plain" | "prankster" | "spring";
        readonly Millis: number;
        readonly Seat: number;
        /** @enum {unknown} */
        readonly Colour: "blue" | "green" | "red" | "violet" | "yellow";
        /** @enum {unknown} */
        readonly Lily: "black" | "blue" | "pink" | "white" | "yellow";
        readonly Frog: number;
        readonly Place: number;
        /** @enum {unknown} */
        readonly Choice: "bounce" | "drop" | "move" | "swap";
        /** @enum {unknown} */
        readonly Phase: "bounce" | "drop" | "laying" | "move" | "over" | "starting" | "swap";
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
export type Board = components['schemas']['Board'];
export type Start = components['schemas']['Start'];
export type Arrival = components['schemas']['Arrival'];
export type Pad = components['schemas']['Pad'];
export type Outcome = components['schemas']['Outcome'];
export type LayPrize = components['schemas']['LayPrize'];
export type LayLily = components['schemas']['LayLily'];
export type PickFirst = components['schemas']['PickFirst'];
export type Move = components['schemas']['Move'];
export type Bounce = components['schemas']['Bounce'];
export type Swap = components['schemas']['Swap'];
export type Drop = components['schemas']['Drop'];
export type TakeBack = components['schemas']['TakeBack'];
export type TimeUp = components['schemas']['TimeUp'];
export type PrizeLaid = components['schemas']['PrizeLaid'];
export type LilyLaid = components['schemas']['LilyLaid'];
export type FirstPicked = components['schemas']['FirstPicked'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type ChoiceBegan = components['schemas']['ChoiceBegan'];
export type TimeRanOut = components['schemas']['TimeRanOut'];
export type FrogMoved = components['schemas']['FrogMoved'];
export type LilyTaken = components['schemas']['LilyTaken'];
export type LiliesSwapped = components['schemas']['LiliesSwapped'];
export type LilyDropped = components['schemas']['LilyDropped'];
export type PadPassed = components['schemas']['PadPassed'];
export type FrogArrived = components['schemas']['FrogArrived'];
export type TurnTakenBack = components['schemas']['TurnTakenBack'];
export type GameEnded = components['schemas']['GameEnded'];
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Kind = components['schemas']['Kind'];
export type Millis = components['schemas']['Millis'];
export type Seat = components['schemas']['Seat'];
export type Colour = components['schemas']['Colour'];
export type Lily = components['schemas']['Lily'];
export type Frog = components['schemas']['Frog'];
export type Place = components['schemas']['Place'];
export type Choice = components['schemas']['Choice'];
export type Phase = components['schemas']['Phase'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
