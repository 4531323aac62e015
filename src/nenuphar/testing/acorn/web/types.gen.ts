// Made by `npm run types` from the game's Python types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly View: {
            readonly setup: components["schemas"]["Setup"];
            readonly left: number;
            readonly taken: readonly number[];
            readonly turn: number | null;
            readonly until: number | null;
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly viewer: number | null;
        };
        readonly Setup: {
            readonly seats: number;
            readonly options: components["schemas"]["Options"];
            readonly decision_ms: number | null;
        };
        readonly Options: {
            readonly pebbles: number;
            /** @enum {unknown} */
            readonly most: 3 | 4;
        };
        readonly Outcome: {
            readonly ranks: readonly number[];
            readonly rule: string;
        };
        readonly PickFirst: {
            /** @constant */
            readonly type: "pick-first";
            readonly seat: number;
        };
        readonly Take: {
            /** @constant */
            readonly type: "take";
            readonly count: number;
        };
        readonly TimeUp: {
            /** @constant */
            readonly type: "time-up";
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
            readonly until: number | null;
        };
        readonly TimeRanOut: {
            /** @constant */
            readonly type: "time-ran-out";
            readonly seat: number;
        };
        readonly PebblesTaken: {
            /** @constant */
            readonly type: "pebbles-taken";
            readonly seat: number;
            readonly count: number;
        };
        readonly GameEnded: {
            /** @constant */
            readonly type: "game-ended";
            readonly winner: number;
        };
        readonly Action: components["schemas"]["PickFirst"] | components["schemas"]["Take"] | components["schemas"]["TimeUp"];
        readonly Event: components["schemas"]["FirstPicked"] | components["schemas"]["TurnBegan"] | components["schemas"]["TimeRanOut"] | components["schemas"]["PebblesTaken"] | components["schemas"]["GameEnded"];
        readonly Millis: number;
        readonly Seat: number;
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
export type PickFirst = components['schemas']['PickFirst'];
export type Take = components['schemas']['Take'];
export type TimeUp = components['schemas']['TimeUp'];
export type FirstPicked = components['schemas']['FirstPicked'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type TimeRanOut = components['schemas']['TimeRanOut'];
export type PebblesTaken = components['schemas']['PebblesTaken'];
export type GameEnded = components['schemas']['GameEnded'];
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Millis = components['schemas']['Millis'];
export type Seat = components['schemas']['Seat'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
