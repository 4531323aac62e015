// Made by `npm run types` from the game's Python types.
export type View = {
    readonly viewer: number | null;
    readonly setup: Setup;
    readonly phase: Phase;
    readonly players: readonly Player[];
    readonly graveyard: number;
    readonly back: Back | null;
    readonly last: number | null;
    readonly turn: number | null;
    readonly asked: boolean;
    readonly earliest: number;
    readonly until: number | null;
    readonly last_call: boolean;
    readonly scene: Scene;
    readonly taps: readonly Tapped[];
    readonly settles: number | null;
    readonly verdicts: readonly Verdict[];
    readonly pausing: number | null;
    readonly resuming: boolean;
    readonly hints: readonly Target[];
    readonly outcome: Outcome | null;
    readonly hurries: readonly number[];
};
export type Setup = {
    readonly seats: number;
    readonly options: Options;
    readonly decision_ms: number | null;
};
export type Options = {
    readonly tempo: Tempo;
    readonly expert: boolean;
    readonly sudden_death: boolean;
    readonly minimum_penalty: boolean;
    readonly gorillas_bury: boolean;
    readonly beginners: boolean;
    readonly handicaps: readonly number[];
    readonly deck: Deck;
};
export type Deck = {
    readonly title: string;
    readonly chameleon: Suits;
    readonly snake: Suits;
    readonly gorilla: Suits;
    readonly mosquitoes: Swarms;
};
export type Suits = {
    readonly red: readonly Back[];
    readonly blue: readonly Back[];
    readonly yellow: readonly Back[];
};
export type Swarms = {
    readonly red: readonly Back[];
    readonly blue: readonly Back[];
    readonly yellow: readonly Back[];
    readonly red_blue: readonly Back[];
    readonly blue_yellow: readonly Back[];
    readonly yellow_red: readonly Back[];
};
export type Player = {
    readonly pile: number;
    readonly stack: number;
    readonly top: Face | null;
    readonly out: boolean;
    readonly barred: boolean;
};
export type Face = {
    readonly animal: Animal;
    readonly colours: readonly Colour[];
};
export type Scene = {
    readonly number: number;
    readonly shown: number;
    readonly tops: readonly (Face | null)[];
    readonly alive: readonly boolean[];
    readonly graveyard: boolean;
    readonly back: Back | null;
};
export type Tapped = {
    readonly type: "tapped";
    readonly seat: number;
    readonly target: Target;
    readonly scene: number;
    readonly reaction: number;
    readonly moment: number;
    readonly evidence: Timing | null;
};
export type Timing = {
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
export type Verdict = {
    readonly seat: number;
    readonly target: Target;
    readonly scene: number;
    readonly judged: number;
    readonly reaction: number;
    readonly moment: number;
    readonly ruling: Ruling;
    readonly rule: string;
    readonly behind: number | null;
};
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
export type PickFirst = {
    readonly type: "pick-first";
    readonly seat: number;
};
export type Reveal = {
    readonly type: "reveal";
    readonly card: number;
};
export type DrawPenalty = {
    readonly type: "draw-penalty";
    readonly card: number;
};
export type Settle = {
    readonly type: "settle";
};
export type Turn = {
    readonly type: "turn";
};
export type Tap = {
    readonly type: "tap";
    readonly target: Target;
    readonly scene: number;
    readonly reaction?: number | null;
    readonly evidence?: Timing | null;
};
export type Watch = {
    readonly type: "watch";
};
export type Pause = {
    readonly type: "pause";
};
export type Resume = {
    readonly type: "resume";
};
export type Hurry = {
    readonly type: "hurry";
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
    readonly earliest: number;
    readonly until: number | null;
};
export type TurnAsked = {
    readonly type: "turn-asked";
    readonly seat: number;
};
export type CardLifted = {
    readonly type: "card-lifted";
    readonly seat: number;
};
export type CardTurned = {
    readonly type: "card-turned";
    readonly seat: number;
    readonly card: number;
};
export type SceneShown = {
    readonly type: "scene-shown";
    readonly number: number;
    readonly shown: number;
};
export type LastCallBegan = {
    readonly type: "last-call-began";
    readonly until: number;
};
export type ClashOpened = {
    readonly type: "clash-opened";
    readonly until: number;
    readonly seat: number | null;
};
export type ClashSettled = {
    readonly type: "clash-settled";
    readonly verdicts: readonly Verdict[];
    readonly moves: readonly Move[];
};
export type Move = {
    readonly what: "card" | "stack";
    readonly owner: number;
    readonly to: number | null;
    readonly by: number;
    readonly rule: string;
    readonly moment: number;
};
export type StackMoved = {
    readonly type: "stack-moved";
    readonly owner: number;
    readonly to: number | null;
    readonly by: number;
    readonly rule: string;
};
export type PenaltyPaid = {
    readonly type: "penalty-paid";
    readonly seat: number;
    readonly card: number | null;
    readonly back: Back | null;
};
export type PoltergeistBarred = {
    readonly type: "poltergeist-barred";
    readonly seat: number;
};
export type PlayerOut = {
    readonly type: "player-out";
    readonly seat: number;
};
export type PauseAsked = {
    readonly type: "pause-asked";
    readonly seat: number;
    readonly until: number;
};
export type PauseWithdrawn = {
    readonly type: "pause-withdrawn";
    readonly seat: number;
};
export type Paused = {
    readonly type: "paused";
    readonly seat: number;
    readonly until: number;
    readonly left: number | null;
};
export type ResumeAsked = {
    readonly type: "resume-asked";
    readonly seat: number | null;
    readonly until: number;
};
export type Resumed = {
    readonly type: "resumed";
    readonly seat: number | null;
};
export type HurryAsked = {
    readonly type: "hurry-asked";
    readonly seat: number;
};
export type GameEnded = {
    readonly type: "game-ended";
    readonly winners: readonly number[];
    readonly cards: readonly number[];
    readonly rule: string;
};
export type Action = PickFirst | Reveal | DrawPenalty | Settle | Turn | Tap | Watch | Pause | Resume | Hurry | TimeUp;
export type Event = FirstPicked | TurnBegan | TurnAsked | CardLifted | CardTurned | SceneShown | LastCallBegan | ClashOpened | Tapped | ClashSettled | StackMoved | PenaltyPaid | PoltergeistBarred | PlayerOut | PauseAsked | PauseWithdrawn | Paused | ResumeAsked | Resumed | HurryAsked | GameEnded;
export type Colour = "blue" | "red" | "yellow";
export type Animal = "chameleon" | "gorilla" | "mosquitoes" | "snake";
export type Back = "different" | "explosive" | "looped" | "reversed" | "snakes-hunt" | "spirits";
export type Card = number;
export type Millis = number;
export type Tempo = "brisk" | "by-hand" | "frantic" | "leisurely" | "steady";
export type Handicap = number;
export type Seat = number;
export type Target = number | "graveyard";
export type Ruling = "fault" | "first" | "gone" | "late" | "tied" | "void";
export type Phase = "clash" | "lifting" | "open" | "over" | "paused" | "penalty" | "starting";
