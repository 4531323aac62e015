// Made by `npm run types` from the game's Python types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly View: {
            readonly viewer: number | null;
            readonly setup: components["schemas"]["Setup"];
            readonly phase: components["schemas"]["Phase"];
            readonly round: number;
            readonly rounds: number;
            readonly turn: number;
            readonly comparison: number;
            readonly racks: readonly string[];
            readonly used: readonly number[];
            readonly mine: components["schemas"]["Lying"] | null;
            readonly shown: readonly components["schemas"]["Lying"][];
            readonly kept: readonly (readonly string[])[];
            readonly building: readonly number[];
            readonly done: readonly number[];
            readonly until: number | null;
            readonly first_until: number | null;
            readonly late: boolean;
            readonly rulings: readonly components["schemas"]["Ruling"][];
            readonly votes: readonly components["schemas"]["Ballot"][];
            readonly settled: readonly components["schemas"]["Settled"][];
            readonly asking: boolean;
            readonly hint: components["schemas"]["Hint"] | null;
            readonly possible: readonly components["schemas"]["Possible"][];
            readonly sheet: readonly (readonly (readonly number[])[])[];
            readonly could: readonly (readonly (readonly number[])[])[];
            readonly finest: readonly (components["schemas"]["Finest"] | null)[];
            readonly totals: readonly number[];
            readonly quotients: readonly number[];
            readonly differences: readonly (number | null)[];
            readonly outcome: components["schemas"]["Outcome"] | null;
        };
        readonly Setup: {
            readonly seats: number;
            readonly options: components["schemas"]["Options"];
            readonly decision_ms: number | null;
        };
        readonly Options: {
            readonly words_in: components["schemas"]["Language"];
            readonly rounds: number;
            readonly turn_seconds: number;
            readonly contest: boolean;
            readonly coined: boolean;
            readonly bonus: boolean;
            readonly same_letters: boolean;
            readonly tiles: components["schemas"]["Tiles"];
            readonly quotients: readonly (number | null)[];
        };
        readonly Tiles: {
            readonly title: string;
            readonly languages: readonly components["schemas"]["Lettering"][];
        };
        readonly Lettering: {
            readonly words: components["schemas"]["Language"];
            readonly letters: readonly components["schemas"]["Kind"][];
        };
        /**
         * Kind
         * @description A letter, how many tiles carry it, and the points that are printed on each.
         */
        readonly Kind: readonly [
            string,
            number,
            number
        ];
        readonly Lying: {
            readonly layout: components["schemas"]["Layout"];
            readonly words: readonly components["schemas"]["LyingWord"][];
            readonly points: number;
        };
        readonly Layout: {
            readonly words: readonly (readonly number[])[];
            readonly turned: readonly components["schemas"]["Turned"][];
        };
        readonly Turned: {
            readonly tile: number;
            readonly letter: string;
        };
        readonly LyingWord: {
            readonly text: string;
            readonly points: number;
            readonly standing: components["schemas"]["WordStatus"];
            readonly doubled: boolean;
            readonly coined: boolean;
        };
        readonly Ruling: {
            readonly word: string;
            readonly verdict: components["schemas"]["Verdict"];
            readonly rule: string;
            readonly evidence: readonly string[];
            readonly lexicon: string;
            readonly final: boolean;
        };
        readonly Ballot: {
            readonly word: string;
            readonly rule: string;
            readonly by: number | null;
            readonly votes: readonly (boolean | null)[];
            readonly until: number;
        };
        readonly Settled: {
            readonly word: string;
            readonly rule: string;
            readonly stands: boolean;
            readonly votes: readonly (boolean | null)[];
        };
        readonly Hint: {
            readonly length: number;
            readonly letters: string;
        };
        readonly Possible: {
            readonly everyday: components["schemas"]["Solution"];
            readonly attested: components["schemas"]["Solution"];
            readonly optimum: components["schemas"]["Solution"] | null;
            readonly unshown: number | null;
        };
        readonly Solution: {
            readonly points: number;
            readonly words: readonly string[];
            readonly proven: boolean;
        };
        readonly Finest: {
            readonly word: string;
            readonly points: number;
        };
        readonly Outcome: {
            readonly ranks: readonly number[];
            readonly rule: string;
        };
        readonly DrawTile: {
            /** @constant */
            readonly type: "draw-tile";
            readonly letter: string;
        };
        readonly Rule: {
            /** @constant */
            readonly type: "rule";
            readonly rulings: readonly components["schemas"]["Ruling"][];
        };
        readonly Solve: {
            /** @constant */
            readonly type: "solve";
            readonly possible: readonly components["schemas"]["Possible"][];
        };
        readonly Whisper: {
            /** @constant */
            readonly type: "whisper";
            readonly hint: components["schemas"]["Hint"];
        };
        readonly Lay: {
            /** @constant */
            readonly type: "lay";
            readonly words: readonly (readonly number[])[];
            readonly turned?: readonly components["schemas"]["Turned"][];
        };
        readonly Write: {
            /** @constant */
            readonly type: "write";
            readonly text: string;
        };
        readonly Finish: {
            /** @constant */
            readonly type: "finish";
        };
        readonly GoOn: {
            /** @constant */
            readonly type: "go-on";
        };
        readonly AskHint: {
            /** @constant */
            readonly type: "ask-hint";
        };
        readonly Dispute: {
            /** @constant */
            readonly type: "dispute";
            readonly word: string;
        };
        readonly Coin: {
            /** @constant */
            readonly type: "coin";
            readonly word: string;
        };
        readonly Vote: {
            /** @constant */
            readonly type: "vote";
            readonly word: string;
            readonly accept: boolean;
        };
        readonly TakeBack: {
            /** @constant */
            readonly type: "take-back";
            readonly index: number;
        };
        readonly Double: {
            /** @constant */
            readonly type: "double";
            readonly index: number;
        };
        readonly Content: {
            /** @constant */
            readonly type: "content";
        };
        readonly Ready: {
            /** @constant */
            readonly type: "ready";
        };
        readonly TimeUp: {
            /** @constant */
            readonly type: "time-up";
        };
        readonly RoundBegan: {
            /** @constant */
            readonly type: "round-began";
            readonly number: number;
        };
        readonly TurnBegan: {
            /** @constant */
            readonly type: "turn-began";
            readonly number: number;
        };
        readonly TileDrawn: {
            /** @constant */
            readonly type: "tile-drawn";
            readonly seat: number | null;
            readonly letter: string;
        };
        readonly BuildingBegan: {
            /** @constant */
            readonly type: "building-began";
            readonly until: number | null;
        };
        readonly Laid: {
            /** @constant */
            readonly type: "laid";
            readonly seat: number;
            readonly used: number;
            readonly public: boolean;
            readonly layout: components["schemas"]["Layout"] | null;
        };
        readonly Finished: {
            /** @constant */
            readonly type: "finished";
            readonly seat: number;
        };
        readonly WentOn: {
            /** @constant */
            readonly type: "went-on";
            readonly seat: number;
        };
        readonly HintAsked: {
            /** @constant */
            readonly type: "hint-asked";
            readonly seat: number;
        };
        readonly Hinted: {
            /** @constant */
            readonly type: "hinted";
            readonly seat: number;
            readonly hint: components["schemas"]["Hint"];
        };
        readonly TimeRanOut: {
            /** @constant */
            readonly type: "time-ran-out";
        };
        readonly LayoutsShown: {
            /** @constant */
            readonly type: "layouts-shown";
            readonly layouts: readonly components["schemas"]["Layout"][];
        };
        readonly WordsRuled: {
            /** @constant */
            readonly type: "words-ruled";
            readonly rulings: readonly components["schemas"]["Ruling"][];
        };
        readonly ComparingBegan: {
            /** @constant */
            readonly type: "comparing-began";
            readonly until: number | null;
        };
        readonly MoreTimeGiven: {
            /** @constant */
            readonly type: "more-time-given";
            readonly until: number | null;
        };
        readonly DisputesClosed: {
            /** @constant */
            readonly type: "disputes-closed";
            readonly until: number;
        };
        readonly VoteBegan: {
            /** @constant */
            readonly type: "vote-began";
            readonly word: string;
            readonly rule: string;
            readonly by: number | null;
            readonly until: number;
        };
        readonly VoteCast: {
            /** @constant */
            readonly type: "vote-cast";
            readonly seat: number;
            readonly word: string;
            readonly accept: boolean;
        };
        readonly VoteSettled: {
            /** @constant */
            readonly type: "vote-settled";
            readonly word: string;
            readonly rule: string;
            readonly stands: boolean;
            readonly votes: readonly (boolean | null)[];
        };
        readonly VoteDropped: {
            /** @constant */
            readonly type: "vote-dropped";
            readonly word: string;
        };
        readonly WordTakenBack: {
            /** @constant */
            readonly type: "word-taken-back";
            readonly seat: number;
            readonly index: number;
            readonly word: string;
        };
        readonly DoubleChosen: {
            /** @constant */
            readonly type: "double-chosen";
            readonly seat: number;
            readonly index: number;
            readonly word: string;
        };
        readonly WasContent: {
            /** @constant */
            readonly type: "was-content";
            readonly seat: number;
        };
        readonly RearrangingBegan: {
            /** @constant */
            readonly type: "rearranging-began";
            readonly seats: readonly number[];
            readonly until: number | null;
        };
        readonly TurnScored: {
            /** @constant */
            readonly type: "turn-scored";
            readonly scores: readonly components["schemas"]["Score"][];
        };
        readonly Score: {
            readonly points: number;
            readonly doubled: number | null;
            readonly bonus: number;
        };
        readonly PossibleShown: {
            /** @constant */
            readonly type: "possible-shown";
            readonly possible: readonly components["schemas"]["Possible"][];
        };
        readonly LookingBegan: {
            /** @constant */
            readonly type: "looking-began";
            readonly until: number | null;
        };
        readonly WasReady: {
            /** @constant */
            readonly type: "was-ready";
            readonly seat: number;
        };
        readonly GameEnded: {
            /** @constant */
            readonly type: "game-ended";
            readonly totals: readonly number[];
            readonly differences: readonly (number | null)[];
            readonly rule: string;
        };
        readonly Action: components["schemas"]["DrawTile"] | components["schemas"]["Rule"] | components["schemas"]["Solve"] | components["schemas"]["Whisper"] | components["schemas"]["Lay"] | components["schemas"]["Write"] | components["schemas"]["Finish"] | components["schemas"]["GoOn"] | components["schemas"]["AskHint"] | components["schemas"]["Dispute"] | components["schemas"]["Coin"] | components["schemas"]["Vote"] | components["schemas"]["TakeBack"] | components["schemas"]["Double"] | components["schemas"]["Content"] | components["schemas"]["Ready"] | components["schemas"]["TimeUp"];
        readonly Event: components["schemas"]["RoundBegan"] | components["schemas"]["TurnBegan"] | components["schemas"]["TileDrawn"] | components["schemas"]["BuildingBegan"] | components["schemas"]["Laid"] | components["schemas"]["Finished"] | components["schemas"]["WentOn"] | components["schemas"]["HintAsked"] | components["schemas"]["Hinted"] | components["schemas"]["TimeRanOut"] | components["schemas"]["LayoutsShown"] | components["schemas"]["WordsRuled"] | components["schemas"]["ComparingBegan"] | components["schemas"]["MoreTimeGiven"] | components["schemas"]["DisputesClosed"] | components["schemas"]["VoteBegan"] | components["schemas"]["VoteCast"] | components["schemas"]["VoteSettled"] | components["schemas"]["VoteDropped"] | components["schemas"]["WordTakenBack"] | components["schemas"]["DoubleChosen"] | components["schemas"]["WasContent"] | components["schemas"]["RearrangingBegan"] | components["schemas"]["TurnScored"] | components["schemas"]["PossibleShown"] | components["schemas"]["LookingBegan"] | components["schemas"]["WasReady"] | components["schemas"]["GameEnded"];
        readonly Tile: number;
        readonly Letter: string;
        readonly Millis: number;
        /** @enum {unknown} */
        readonly Language: "de" | "en" | "fr";
        readonly Seat: number;
        readonly Rack: string;
        /** @enum {unknown} */
        readonly Verdict: "discuss" | "invalid" | "likely" | "valid";
        /** @enum {unknown} */
        readonly WordStatus: "fallen" | "laid" | "stands" | "taken-back" | "voting";
        /** @enum {unknown} */
        readonly Phase: "building" | "comparing" | "drawing" | "judging" | "looking" | "over" | "rearranging" | "solving";
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
export type Tiles = components['schemas']['Tiles'];
export type Lettering = components['schemas']['Lettering'];
export type Kind = components['schemas']['Kind'];
export type Lying = components['schemas']['Lying'];
export type Layout = components['schemas']['Layout'];
export type Turned = components['schemas']['Turned'];
export type LyingWord = components['schemas']['LyingWord'];
export type Ruling = components['schemas']['Ruling'];
export type Ballot = components['schemas']['Ballot'];
export type Settled = components['schemas']['Settled'];
export type Hint = components['schemas']['Hint'];
export type Possible = components['schemas']['Possible'];
export type Solution = components['schemas']['Solution'];
export type Finest = components['schemas']['Finest'];
export type Outcome = components['schemas']['Outcome'];
export type DrawTile = components['schemas']['DrawTile'];
export type Rule = components['schemas']['Rule'];
export type Solve = components['schemas']['Solve'];
export type Whisper = components['schemas']['Whisper'];
export type Lay = components['schemas']['Lay'];
export type Write = components['schemas']['Write'];
export type Finish = components['schemas']['Finish'];
export type GoOn = components['schemas']['GoOn'];
export type AskHint = components['schemas']['AskHint'];
export type Dispute = components['schemas']['Dispute'];
export type Coin = components['schemas']['Coin'];
export type Vote = components['schemas']['Vote'];
export type TakeBack = components['schemas']['TakeBack'];
export type Double = components['schemas']['Double'];
export type Content = components['schemas']['Content'];
export type Ready = components['schemas']['Ready'];
export type TimeUp = components['schemas']['TimeUp'];
export type RoundBegan = components['schemas']['RoundBegan'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type TileDrawn = components['schemas']['TileDrawn'];
export type BuildingBegan = components['schemas']['BuildingBegan'];
export type Laid = components['schemas']['Laid'];
export type Finished = components['schemas']['Finished'];
export type WentOn = components['schemas']['WentOn'];
export type HintAsked = components['schemas']['HintAsked'];
export type Hinted = components['schemas']['Hinted'];
export type TimeRanOut = components['schemas']['TimeRanOut'];
export type LayoutsShown = components['schemas']['LayoutsShown'];
export type WordsRuled = components['schemas']['WordsRuled'];
export type ComparingBegan = components['schemas']['ComparingBegan'];
export type MoreTimeGiven = components['schemas']['MoreTimeGiven'];
export type DisputesClosed = components['schemas']['DisputesClosed'];
export type VoteBegan = components['schemas']['VoteBegan'];
export type VoteCast = components['schemas']['VoteCast'];
export type VoteSettled = components['schemas']['VoteSettled'];
export type VoteDropped = components['schemas']['VoteDropped'];
export type WordTakenBack = components['schemas']['WordTakenBack'];
export type DoubleChosen = components['schemas']['DoubleChosen'];
export type WasContent = components['schemas']['WasContent'];
export type RearrangingBegan = components['schemas']['RearrangingBegan'];
export type TurnScored = components['schemas']['TurnScored'];
export type Score = components['schemas']['Score'];
export type PossibleShown = components['schemas']['PossibleShown'];
export type LookingBegan = components['schemas']['LookingBegan'];
export type WasReady = components['schemas']['WasReady'];
export type GameEnded = components['schemas']['GameEnded'];
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Tile = components['schemas']['Tile'];
export type Letter = components['schemas']['Letter'];
export type Millis = components['schemas']['Millis'];
export type Language = components['schemas']['Language'];
export type Seat = components['schemas']['Seat'];
export type Rack = components['schemas']['Rack'];
export type Verdict = components['schemas']['Verdict'];
export type WordStatus = components['schemas']['WordStatus'];
export type Phase = components['schemas']['Phase'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
