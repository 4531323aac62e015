// Made by `npm run types` from the game's Python types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly View: {
            readonly viewer: number | null;
            readonly setup: components["schemas"]["Setup"];
            readonly phase: components["schemas"]["Phase"];
            readonly players: readonly components["schemas"]["Player"][];
            readonly graveyard: number;
            readonly back: components["schemas"]["Back"] | null;
            readonly last: number | null;
            readonly turn: number | null;
            readonly asked: boolean;
            readonly earliest: number;
            readonly until: number | null;
            readonly last_call: boolean;
            readonly scene: components["schemas"]["Scene"];
            readonly taps: readonly components["schemas"]["Tapped"][];
            readonly settles: number | null;
            readonly verdicts: readonly components["schemas"]["Verdict"][];
            readonly pausing: number | null;
            readonly resuming: boolean;
            readonly hints: readonly components["schemas"]["Target"][];
            readonly outcome: components["schemas"]["Outcome"] | null;
            readonly hurries: readonly number[];
        };
        readonly Setup: {
            readonly seats: number;
            readonly options: components["schemas"]["Options"];
            readonly decision_ms: number | null;
        };
        readonly Options: {
            readonly tempo: components["schemas"]["Tempo"];
            readonly expert: boolean;
            readonly sudden_death: boolean;
            readonly minimum_penalty: boolean;
            readonly gorillas_bury: boolean;
            readonly beginners: boolean;
            readonly handicaps: readonly number[];
            readonly deck: components["schemas"]["Deck"];
        };
        readonly Deck: {
            readonly title: string;
            readonly chameleon: components["schemas"]["Suits"];
            readonly snake: components["schemas"]["Suits"];
            readonly gorilla: components["schemas"]["Suits"];
            readonly mosquitoes: components["schemas"]["Swarms"];
        };
        readonly Suits: {
            readonly red: readonly components["schemas"]["Back"][];
            readonly blue: readonly components["schemas"]["Back"][];
            readonly yellow: readonly components["schemas"]["Back"][];
        };
        readonly Swarms: {
            readonly red: readonly components["schemas"]["Back"][];
            readonly blue: readonly components["schemas"]["Back"][];
            readonly yellow: readonly components["schemas"]["Back"][];
            readonly red_blue: readonly components["schemas"]["Back"][];
            readonly blue_yellow: readonly components["schemas"]["Back"][];
            readonly yellow_red: readonly components["schemas"]["Back"][];
        };
        readonly Player: {
            readonly pile: number;
            readonly stack: number;
            readonly top: components["schemas"]["Face"] | null;
            readonly out: boolean;
            readonly barred: boolean;
        };
        readonly Face: {
            readonly animal: components["schemas"]["Animal"];
            readonly colours: readonly components["schemas"]["Colour"][];
        };
        readonly Scene: {
            readonly number: number;
            readonly shown: number;
            readonly tops: readonly (components["schemas"]["Face"] | null)[];
            readonly alive: readonly boolean[];
            readonly graveyard: boolean;
            readonly back: components["schemas"]["Back"] | null;
        };
        readonly Tapped: {
            /** @constant */
            readonly type: "tapped";
            readonly seat: number;
            readonly target: components["schemas"]["Target"];
            readonly scene: number;
            readonly reaction: number;
            readonly moment: number;
            readonly evidence: components["schemas"]["Timing"] | null;
        };
        readonly Timing: {
            readonly claim_us: number | null;
            readonly evidence_us: number | null;
            readonly tolerance_us: number | null;
            readonly grant_us: number | null;
            readonly jitter_us: number | null;
            readonly sent_us: number | null;
            readonly pong_us: number | null;
            readonly arrival_us: number | null;
            readonly by_evidence: boolean;
            readonly remembered: boolean;
            readonly visible_us: number | null;
            readonly least_us: number | null;
        };
        readonly Verdict: {
            readonly seat: number;
            readonly target: components["schemas"]["Target"];
            readonly scene: number;
            readonly judged: number;
            readonly reaction: number;
            readonly moment: number;
            readonly ruling: components["schemas"]["Ruling"];
            readonly rule: string;
            readonly behind: number | null;
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
        readonly Reveal: {
            /** @constant */
            readonly type: "reveal";
            readonly card: number;
        };
        readonly DrawPenalty: {
            /** @constant */
            readonly type: "draw-penalty";
            readonly card: number;
        };
        readonly Settle: {
            /** @constant */
            readonly type: "settle";
        };
        readonly Turn: {
            /** @constant */
            readonly type: "turn";
        };
        readonly Tap: {
            /** @constant */
            readonly type: "tap";
            readonly target: components["schemas"]["Target"];
            readonly scene: number;
            readonly reaction?: number | null;
            readonly evidence?: components["schemas"]["Timing"] | null;
        };
        readonly Watch: {
            /** @constant */
            readonly type: "watch";
        };
        readonly Pause: {
            /** @constant */
            readonly type: "pause";
        };
        readonly Resume: {
            /** @constant */
            readonly type: "resume";
        };
        readonly Hurry: {
            /** @constant */
            readonly type: "hurry";
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
            readonly earliest: number;
            readonly until: number | null;
        };
        readonly TurnAsked: {
            /** @constant */
            readonly type: "turn-asked";
            readonly seat: number;
        };
        readonly CardLifted: {
            /** @constant */
            readonly type: "card-lifted";
            readonly seat: number;
        };
        readonly CardTurned: {
            /** @constant */
            readonly type: "card-turned";
            readonly seat: number;
            readonly card: number;
        };
        readonly SceneShown: {
            /** @constant */
            readonly type: "scene-shown";
            readonly number: number;
            readonly shown: number;
        };
        readonly LastCallBegan: {
            /** @constant */
            readonly type: "last-call-began";
            readonly until: number;
        };
        readonly ClashOpened: {
            /** @constant */
            readonly type: "clash-opened";
            readonly until: number;
            readonly seat: number | null;
        };
        readonly ClashSettled: {
            /** @constant */
            readonly type: "clash-settled";
            readonly verdicts: readonly components["schemas"]["Verdict"][];
            readonly moves: readonly components["schemas"]["Move"][];
        };
        readonly Move: {
            /** @enum {unknown} */
            readonly what: "card" | "stack";
            readonly owner: number;
            readonly to: number | null;
            readonly by: number;
            readonly rule: string;
            readonly moment: number;
        };
        readonly StackMoved: {
            /** @constant */
            readonly type: "stack-moved";
            readonly owner: number;
            readonly to: number | null;
            readonly by: number;
            readonly rule: string;
        };
        readonly PenaltyPaid: {
            /** @constant */
            readonly type: "penalty-paid";
            readonly seat: number;
            readonly card: number | null;
            readonly back: components["schemas"]["Back"] | null;
        };
        readonly PoltergeistBarred: {
            /** @constant */
            readonly type: "poltergeist-barred";
            readonly seat: number;
        };
        readonly PlayerOut: {
            /** @constant */
            readonly type: "player-out";
            readonly seat: number;
        };
        readonly PauseAsked: {
            /** @constant */
            readonly type: "pause-asked";
            readonly seat: number;
            readonly until: number;
        };
        readonly PauseWithdrawn: {
            /** @constant */
            readonly type: "pause-withdrawn";
            readonly seat: number;
        };
        readonly Paused: {
            /** @constant */
            readonly type: "paused";
            readonly seat: number;
            readonly until: number;
            readonly left: number | null;
        };
        readonly ResumeAsked: {
            /** @constant */
            readonly type: "resume-asked";
            readonly seat: number | null;
            readonly until: number;
        };
        readonly Resumed: {
            /** @constant */
            readonly type: "resumed";
            readonly seat: number | null;
        };
        readonly HurryAsked: {
            /** @constant */
            readonly type: "hurry-asked";
            readonly seat: number;
        };
        readonly GameEnded: {
            /** @constant */
            readonly type: "game-ended";
            readonly winners: readonly number[];
            readonly cards: readonly number[];
            readonly rule: string;
        };
        readonly Action: components["schemas"]["PickFirst"] | components["schemas"]["Reveal"] | components["schemas"]["DrawPenalty"] | components["schemas"]["Settle"] | components["schemas"]["Turn"] | components["schemas"]["Tap"] | components["schemas"]["Watch"] | components["schemas"]["Pause"] | components["schemas"]["Resume"] | components["schemas"]["Hurry"] | components["schemas"]["TimeUp"];
        readonly Event: components["schemas"]["FirstPicked"] | components["schemas"]["TurnBegan"] | components["schemas"]["TurnAsked"] | components["schemas"]["CardLifted"] | components["schemas"]["CardTurned"] | components["schemas"]["SceneShown"] | components["schemas"]["LastCallBegan"] | components["schemas"]["ClashOpened"] | components["schemas"]["Tapped"] | components["schemas"]["ClashSettled"] | components["schemas"]["StackMoved"] | components["schemas"]["PenaltyPaid"] | components["schemas"]["PoltergeistBarred"] | components["schemas"]["PlayerOut"] | components["schemas"]["PauseAsked"] | components["schemas"]["PauseWithdrawn"] | components["schemas"]["Paused"] | components["schemas"]["ResumeAsked"] | components["schemas"]["Resumed"] | components["schemas"]["HurryAsked"] | components["schemas"]["GameEnded"];
        /** @enum {unknown} */
        readonly Colour: "blue" | "red" | "yellow";
        /** @enum {unknown} */
        readonly Animal: "chameleon" | "gorilla" | "mosquitoes" | "snake";
        /** @enum {unknown} */
        readonly Back: "different" | "explosive" | "looped" | "reversed" | "snakes-hunt" | "spirits";
        readonly Card: number;
        readonly Millis: number;
        /** @enum {unknown} */
        readonly Tempo: "brisk" | "by-hand" | "frantic" | "leisurely" | "steady";
        readonly Handicap: number;
        readonly Seat: number;
        readonly Target: number | "graveyard";
        /** @enum {unknown} */
        readonly Ruling: "fault" | "first" | "gone" | "late" | "tied" | "void";
        /** @enum {unknown} */
        readonly Phase: "clash" | "lifting" | "open" | "over" | "paused" | "penalty" | "starting";
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
export type Deck = components['schemas']['Deck'];
export type Suits = components['schemas']['Suits'];
export type Swarms = components['schemas']['Swarms'];
export type Player = components['schemas']['Player'];
export type Face = components['schemas']['Face'];
export type Scene = components['schemas']['Scene'];
export type Tapped = components['schemas']['Tapped'];
export type Timing = components['schemas']['Timing'];
export type Verdict = components['schemas']['Verdict'];
export type Outcome = components['schemas']['Outcome'];
export type PickFirst = components['schemas']['PickFirst'];
export type Reveal = components['schemas']['Reveal'];
export type DrawPenalty = components['schemas']['DrawPenalty'];
export type Settle = components['schemas']['Settle'];
export type Turn = components['schemas']['Turn'];
export type Tap = components['schemas']['Tap'];
export type Watch = components['schemas']['Watch'];
export type Pause = components['schemas']['Pause'];
export type Resume = components['schemas']['Resume'];
export type Hurry = components['schemas']['Hurry'];
export type TimeUp = components['schemas']['TimeUp'];
export type FirstPicked = components['schemas']['FirstPicked'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type TurnAsked = components['schemas']['TurnAsked'];
export type CardLifted = components['schemas']['CardLifted'];
export type CardTurned = components['schemas']['CardTurned'];
export type SceneShown = components['schemas']['SceneShown'];
export type LastCallBegan = components['schemas']['LastCallBegan'];
export type ClashOpened = components['schemas']['ClashOpened'];
export type ClashSettled = components['schemas']['ClashSettled'];
export type Move = components['schemas']['Move'];
export type StackMoved = components['schemas']['StackMoved'];
export type PenaltyPaid = components['schemas']['PenaltyPaid'];
export type PoltergeistBarred = components['schemas']['PoltergeistBarred'];
export type PlayerOut = components['schemas']['PlayerOut'];
export type PauseAsked = components['schemas']['PauseAsked'];
export type PauseWithdrawn = components['schemas']['PauseWithdrawn'];
export type Paused = components['schemas']['Paused'];
export type ResumeAsked = components['schemas']['ResumeAsked'];
export type Resumed = components['schemas']['Resumed'];
export type HurryAsked = components['schemas']['HurryAsked'];
export type GameEnded = components['schemas']['GameEnded'];
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Colour = components['schemas']['Colour'];
export type Animal = components['schemas']['Animal'];
export type Back = components['schemas']['Back'];
export type Card = components['schemas']['Card'];
export type Millis = components['schemas']['Millis'];
export type Tempo = components['schemas']['Tempo'];
export type Handicap = components['schemas']['Handicap'];
export type Seat = components['schemas']['Seat'];
export type Target = components['schemas']['Target'];
export type Ruling = components['schemas']['Ruling'];
export type Phase = components['schemas']['Phase'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
