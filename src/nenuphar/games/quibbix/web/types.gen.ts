// Made by `npm run types` from the game's Python types.
export type View = {
    readonly viewer: number | null;
    readonly setup: Setup;
    readonly phase: Phase;
    readonly round: number;
    readonly rounds: number;
    readonly turn: number;
    readonly comparison: number;
    readonly racks: readonly string[];
    readonly used: readonly number[];
    readonly mine: ScoredLayout | null;
    readonly shown: readonly ScoredLayout[];
    readonly kept: readonly (readonly string[])[];
    readonly building: readonly number[];
    readonly done: readonly number[];
    readonly until: number | null;
    readonly first_until: number | null;
    readonly late: boolean;
    readonly rulings: readonly Ruling[];
    readonly votes: readonly Ballot[];
    readonly settled: readonly ClosedVote[];
    readonly asking: boolean;
    readonly hint: Hint | null;
    readonly possible: readonly Possible[];
    readonly sheet: readonly (readonly (readonly number[])[])[];
    readonly could: readonly (readonly (readonly number[])[])[];
    readonly finest: readonly (Finest | null)[];
    readonly totals: readonly number[];
    readonly quotients: readonly number[];
    readonly differences: readonly (number | null)[];
    readonly outcome: Outcome | null;
};
export type Setup = {
    readonly seats: number;
    readonly options: Options;
    readonly decision_ms: number | null;
};
export type Options = {
    readonly words_in: Language;
    readonly rounds: number;
    readonly turn_seconds: number;
    readonly contest: boolean;
    readonly coined: boolean;
    readonly bonus: boolean;
    readonly same_letters: boolean;
    readonly tiles: Tiles;
    readonly quotients: readonly (number | null)[];
    readonly of_the_day: boolean;
};
export type Tiles = {
    readonly title: string;
    readonly languages: readonly Lettering[];
};
export type Lettering = {
    readonly words: Language;
    readonly letters: readonly Kind[];
};
/** A letter, the number of its tiles, and the points of each. */
export type Kind = readonly [
    string,
    number,
    number
];
export type ScoredLayout = {
    readonly layout: Layout;
    readonly words: readonly ScoredWord[];
    readonly points: number;
};
export type Layout = {
    readonly words: readonly (readonly number[])[];
    readonly turned: readonly Turned[];
};
export type Turned = {
    readonly tile: number;
    readonly letter: string;
};
export type ScoredWord = {
    readonly text: string;
    readonly points: number;
    readonly standing: WordStatus;
    readonly doubled: boolean;
    readonly coined: boolean;
};
export type Ruling = {
    readonly word: string;
    readonly verdict: Verdict;
    readonly rule: string;
    readonly evidence: readonly string[];
    readonly lexicon: string;
    readonly final: boolean;
};
export type Ballot = {
    readonly word: string;
    readonly rule: string;
    readonly by: number | null;
    readonly votes: readonly (boolean | null)[];
    readonly until: number;
};
export type ClosedVote = {
    readonly word: string;
    readonly rule: string;
    readonly stands: boolean;
    readonly votes: readonly (boolean | null)[];
};
export type Hint = {
    readonly length: number;
    readonly letters: string;
};
export type Possible = {
    readonly everyday: Solution;
    readonly attested: Solution;
    readonly optimum: Solution | null;
    readonly unshown: number | null;
};
export type Solution = {
    readonly points: number;
    readonly words: readonly string[];
    readonly proven: boolean;
};
export type Finest = {
    readonly word: string;
    readonly points: number;
};
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
export type DrawTile = {
    readonly type: "draw-tile";
    readonly letter: string;
};
export type Rule = {
    readonly type: "rule";
    readonly rulings: readonly Ruling[];
};
export type Solve = {
    readonly type: "solve";
    readonly possible: readonly Possible[];
};
export type Whisper = {
    readonly type: "whisper";
    readonly hint: Hint;
};
export type Lay = {
    readonly type: "lay";
    readonly words: readonly (readonly number[])[];
    readonly turned?: readonly Turned[];
};
export type Write = {
    readonly type: "write";
    readonly text: string;
};
export type Finish = {
    readonly type: "finish";
};
export type GoOn = {
    readonly type: "go-on";
};
export type AskHint = {
    readonly type: "ask-hint";
};
export type Dispute = {
    readonly type: "dispute";
    readonly word: string;
};
export type Coin = {
    readonly type: "coin";
    readonly word: string;
};
export type Vote = {
    readonly type: "vote";
    readonly word: string;
    readonly accept: boolean;
};
export type TakeBack = {
    readonly type: "take-back";
    readonly index: number;
};
export type Double = {
    readonly type: "double";
    readonly index: number;
};
export type Content = {
    readonly type: "content";
};
export type Ready = {
    readonly type: "ready";
};
export type TimeUp = {
    readonly type: "time-up";
};
export type RoundBegan = {
    readonly type: "round-began";
    readonly number: number;
};
export type TurnBegan = {
    readonly type: "turn-began";
    readonly number: number;
};
export type TileDrawn = {
    readonly type: "tile-drawn";
    readonly seat: number | null;
    readonly letter: string;
};
export type BuildingBegan = {
    readonly type: "building-began";
    readonly until: number | null;
};
export type Laid = {
    readonly type: "laid";
    readonly seat: number;
    readonly used: number;
    readonly public: boolean;
    readonly layout: Layout | null;
};
export type Finished = {
    readonly type: "finished";
    readonly seat: number;
};
export type WentOn = {
    readonly type: "went-on";
    readonly seat: number;
};
export type HintAsked = {
    readonly type: "hint-asked";
    readonly seat: number;
};
export type Hinted = {
    readonly type: "hinted";
    readonly seat: number;
    readonly hint: Hint;
};
export type TimeRanOut = {
    readonly type: "time-ran-out";
};
export type LayoutsShown = {
    readonly type: "layouts-shown";
    readonly layouts: readonly Layout[];
};
export type WordsRuled = {
    readonly type: "words-ruled";
    readonly rulings: readonly Ruling[];
};
export type ComparingBegan = {
    readonly type: "comparing-began";
    readonly until: number | null;
};
export type MoreTimeGiven = {
    readonly type: "more-time-given";
    readonly until: number | null;
};
export type DisputesClosed = {
    readonly type: "disputes-closed";
    readonly until: number;
};
export type VoteBegan = {
    readonly type: "vote-began";
    readonly word: string;
    readonly rule: string;
    readonly by: number | null;
    readonly until: number;
};
export type VoteCast = {
    readonly type: "vote-cast";
    readonly seat: number;
    readonly word: string;
    readonly accept: boolean;
};
export type VoteSettled = {
    readonly type: "vote-settled";
    readonly word: string;
    readonly rule: string;
    readonly stands: boolean;
    readonly votes: readonly (boolean | null)[];
};
export type VoteDropped = {
    readonly type: "vote-dropped";
    readonly word: string;
};
export type WordTakenBack = {
    readonly type: "word-taken-back";
    readonly seat: number;
    readonly index: number;
    readonly word: string;
};
export type DoubleChosen = {
    readonly type: "double-chosen";
    readonly seat: number;
    readonly index: number;
    readonly word: string;
};
export type WasContent = {
    readonly type: "was-content";
    readonly seat: number;
};
export type RearrangingBegan = {
    readonly type: "rearranging-began";
    readonly seats: readonly number[];
    readonly until: number | null;
};
export type TurnScored = {
    readonly type: "turn-scored";
    readonly scores: readonly Score[];
};
export type Score = {
    readonly points: number;
    readonly doubled: number | null;
    readonly bonus: number;
};
export type PossibleShown = {
    readonly type: "possible-shown";
    readonly possible: readonly Possible[];
};
export type LookingBegan = {
    readonly type: "looking-began";
    readonly until: number | null;
};
export type WasReady = {
    readonly type: "was-ready";
    readonly seat: number;
};
export type GameEnded = {
    readonly type: "game-ended";
    readonly totals: readonly number[];
    readonly differences: readonly (number | null)[];
    readonly rule: string;
};
export type Action = DrawTile | Rule | Solve | Whisper | Lay | Write | Finish | GoOn | AskHint | Dispute | Coin | Vote | TakeBack | Double | Content | Ready | TimeUp;
export type Event = RoundBegan | TurnBegan | TileDrawn | BuildingBegan | Laid | Finished | WentOn | HintAsked | Hinted | TimeRanOut | LayoutsShown | WordsRuled | ComparingBegan | MoreTimeGiven | DisputesClosed | VoteBegan | VoteCast | VoteSettled | VoteDropped | WordTakenBack | DoubleChosen | WasContent | RearrangingBegan | TurnScored | PossibleShown | LookingBegan | WasReady | GameEnded;
export type Tile = number;
export type Letter = string;
export type Millis = number;
export type Language = "de" | "en" | "fr";
export type Seat = number;
export type Rack = string;
export type Verdict = "discuss" | "invalid" | "likely" | "valid";
export type WordStatus = "fallen" | "laid" | "stands" | "taken-back" | "voting";
export type Phase = "building" | "comparing" | "drawing" | "judging" | "looking" | "over" | "rearranging" | "solving";
