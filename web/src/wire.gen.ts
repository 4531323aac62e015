// Made by `npm run wire` from src/nenuphar/server/wire.
/** A person, as others see them. */
export type Person = {
    readonly id: string;
    readonly name: string;
    readonly colour: string;
    readonly avatar: string;
};
/** Yourself. `named` is false while you have a name from the server. */
export type Me = {
    readonly id: string;
    readonly name: string;
    readonly colour: string;
    readonly avatar: string;
    /** @default true */
    readonly named: boolean;
};
export type Profile = {
    readonly name: string;
    readonly colour: string;
    readonly avatar: string;
};
/** A link that makes another device the same person, once, until it expires. */
export type DeviceLink = {
    readonly path: string;
    readonly expires: number;
};
/** A keepsake from a match: its content is the game's own. */
export type Keepsake = {
    readonly at: number;
    readonly table: string;
    readonly kept: unknown;
};
/** A decision about a word at a person's tables, and the event that made it; null: entered by hand. */
export type HouseWord = {
    readonly language: string;
    readonly word: string;
    readonly stands: boolean;
    readonly at: number;
    readonly event: unknown;
};
/** Enter a decision about a word by hand. */
export type JudgeWord = {
    readonly stands: boolean;
};
/** A file that you made for an option of a game, such as a board, and keep on this server (TB-42). */
export type KeptFile = {
    readonly option: string;
    readonly title: string;
    readonly at: number;
    readonly data: unknown;
};
export type KeepFile = {
    readonly option: string;
    readonly data: unknown;
};
/** One option of a game. `kind` says which control a page can offer; `numbers` are integers, one for every seat. */
export type OptionInfo = {
    readonly name: string;
    readonly kind: "choice" | "choices" | "number" | "numbers" | "seat" | "switch" | "text";
    readonly default: unknown;
    /** @default [] */
    readonly choices: readonly (string | number)[];
    /** @default [] */
    readonly titles: readonly string[];
    /** @default null */
    readonly most: number | null;
    /** @default 1 */
    readonly step: number;
    /** @default false */
    readonly foremost: boolean;
};
export type GameInfo = {
    readonly key: string;
    readonly title: string;
    readonly seats: readonly number[];
    readonly levels: readonly string[];
    readonly options: readonly OptionInfo[];
    /** @default false */
    readonly around: boolean;
    /** @default [] */
    readonly strengths: readonly string[];
    /** @default  */
    readonly usual_level: string;
    /** @default 2 */
    readonly usual_seats: number;
    /** @default false */
    readonly real_time: boolean;
    /** @default null */
    readonly minutes: number | null;
    /** @default null */
    readonly age: number | null;
    /** @default [] */
    readonly authors: readonly string[];
    /** @default [] */
    readonly illustrators: readonly string[];
    /** @default  */
    readonly publisher: string;
    /** @default null */
    readonly year: number | null;
};
/** A draft for an option of a game: the text of a file (TOML or JSON), or data, or the name of a file on a shelf. */
export type Draft = {
    readonly option: string;
    /** @default  */
    readonly text: string;
    /** @default null */
    readonly data: unknown;
};
export type RulesPage = {
    readonly html: string;
    readonly lang: string;
};
/** What a seat is for: the host, a player at the host's own screen, an invited person, or a bot of a level. */
export type SeatPlan = {
    readonly kind: "bot" | "here" | "me" | "open";
    /** @default  */
    readonly level: string;
    /** @default  */
    readonly name: string;
};
export type NewTable = {
    readonly game: string;
    readonly seats: readonly SeatPlan[];
    /** @default {} */
    readonly options: Record<string, unknown>;
    /** @default 60 */
    readonly decision_seconds: number | null;
    /** @default false */
    readonly public: boolean;
};
/** Play now, against bots. */
export type Quick = {
    readonly game: string;
    /** @default {} */
    readonly options: Record<string, unknown>;
};
/** A table in a list. */
export type TableCard = {
    readonly id: string;
    readonly game: string;
    readonly phase: "closed" | "over" | "playing" | "waiting";
    readonly public: boolean;
    readonly names: readonly string[];
    readonly free: number;
    readonly your_turn: boolean;
    readonly seated: boolean;
    readonly changed: number;
};
export type Lobby = {
    readonly open: readonly TableCard[];
    readonly yours: readonly TableCard[];
    /** @default [] */
    readonly running: readonly TableCard[];
};
export type JoinCode = {
    readonly code: string;
};
export type Found = {
    readonly id: string;
};
/** Lines of a table's log right before the requested one, the oldest first. */
export type Earlier = {
    readonly lines: readonly Line[];
};
/**
 * Line
 * @description One line of the table's log. Numbers are your own: they count the lines that you may know.
 *
 *         In a replay a line that you may not know has its number, but neither event nor saying.
 */
export type Line = {
    readonly seq: number;
    readonly at: number;
    readonly kind: "chat" | "match" | "reaction" | "table";
    /** @default null */
    readonly event: unknown;
    /** @default null */
    readonly saying: Saying | null;
    /** @default null */
    readonly by: Person | null;
    /** @default  */
    readonly text: string;
};
/** A match as the terminal shows it, for a game without a picture (TB-51). */
export type TextBoard = {
    readonly board: string;
};
/** A typed move, to be read but not yet played. */
export type TypedMove = {
    readonly text: string;
};
/** The action to send; null if the game cannot read the move. */
export type ReadMove = {
    readonly action: unknown;
};
/** Why an HTTP request was refused: the rule's id and facts, as over the socket. */
export type Problem = {
    readonly rule: string;
    readonly facts: Record<string, unknown>;
};
/** What happened in some quick matches on a draft. A page asks for several of these, and adds them up. */
export type Simulated = {
    readonly matches: number;
    readonly seats: number;
    readonly counts: {
        readonly [key: string]: readonly number[];
    };
    readonly wins: readonly number[];
};
/** A draft as data, if it can be read, and why the rules refuse it, if they do. */
export type Checked = {
    readonly data: unknown;
    readonly problem: Problem | null;
};
export type SeatView = {
    readonly kind: "bot" | "human" | "open";
    readonly person: Person | null;
    readonly level: string;
    readonly online: boolean;
    readonly stand_in: string;
    readonly stand_in_from: number | null;
    readonly resigned: boolean;
    /** @default  */
    readonly strength: string;
};
/** Whether a bot may play for an absent player: the seats that have agreed, and those that still have to. */
export type TakeoverView = {
    readonly seat: number;
    readonly level: string;
    readonly agreed: readonly number[];
    readonly asked: readonly number[];
};
/** The server's address in the local network, for a browser on the machine it runs on; None: unknown. */
export type Here = {
    readonly address: string | null;
};
export type TableView = {
    readonly id: string;
    readonly code: string;
    readonly game: string;
    readonly options: Record<string, unknown>;
    readonly decision_ms: number | null;
    readonly public: boolean;
    readonly phase: "closed" | "over" | "playing" | "waiting";
    readonly host: string;
    readonly you: number | null;
    readonly seats: readonly SeatView[];
    readonly watching: number;
    readonly takeover: TakeoverView | null;
    readonly rematch: string | null;
    readonly commitment: string;
    /** @default [] */
    readonly colours: readonly string[];
    /** @default [] */
    readonly learning: readonly number[];
    /** @default [] */
    readonly held: readonly number[];
};
/** A move that you may make now, and its text. */
export type Offer = {
    readonly action: unknown;
    readonly saying: Saying;
};
/** One of several seats that are played on your screen: its view and its moves. */
export type Hand = {
    readonly seat: number;
    readonly view: unknown;
    readonly offers: readonly Offer[] | null;
    readonly question: number;
};
/**
 * MatchView
 * @description A match as one viewer may know it. The board knows no rules: it gets this and reports what the player tried.
 *
 *         If several people share your screen, `view` is the public's, and `hands` has what each of them may know.
 */
export type MatchView = {
    readonly view: unknown;
    readonly offers: readonly Offer[] | null;
    readonly due: readonly number[];
    readonly may: readonly number[];
    readonly question: number;
    readonly asked_at: number;
    readonly deadline: number | null;
    readonly commitment: string;
    readonly outcome: Outcome | null;
    /** @default [] */
    readonly hands: readonly Hand[];
    /** @default null */
    readonly held_until: number | null;
};
/** How a match ended: a rank for every seat (1 is best, equal ranks share), and the rule that ended it. */
export type Outcome = {
    readonly ranks: readonly number[];
    readonly rule: string;
};
/**
 * Act
 * @description Play. `action` is one of the game's actions, `question` is the number of the question it answers.
 *
 *         In a slap game, `claim_us` is the time from the paint of the scene to the tap, in microseconds, as the browser saw
 *         it. `seat` names the player, if several share one screen.
 */
export type Act = {
    readonly type: "act";
    readonly id: string;
    readonly question: number;
    readonly action: unknown;
    /** @default null */
    readonly claim_us: number | null;
    /** @default null */
    readonly seat: number | null;
};
/** Add the browser's own bytes, in hexadecimal, to the chance of the match. */
export type Pinch = {
    readonly type: "pinch";
    readonly id: string;
    readonly bytes: string;
};
export type Sit = {
    readonly type: "sit";
    readonly id: string;
    readonly seat: number;
};
/** Leave one's seat: before the start it becomes free; later it waits for its player to come back. */
export type Stand = {
    readonly type: "stand";
    readonly id: string;
};
export type Kick = {
    readonly type: "kick";
    readonly id: string;
    readonly seat: number;
};
/** Before the match, name a player at one's own screen (TB-38). */
export type NameSeat = {
    readonly type: "name-seat";
    readonly id: string;
    readonly seat: number;
    readonly name: string;
};
/** The host gives a free seat to a bot of this level, or frees a bot's seat with an empty level. */
export type Fill = {
    readonly type: "fill";
    readonly id: string;
    readonly seat: number;
    readonly level: string;
};
/** The host changes the table's settings before the match. The message has all of them, also the unchanged ones. */
export type ChangeTable = {
    readonly type: "change-table";
    readonly id: string;
    readonly seats: number;
    readonly options: Record<string, unknown>;
    readonly decision_seconds: number | null;
    readonly public: boolean;
};
export type Begin = {
    readonly type: "begin";
    readonly id: string;
};
/** The tutor has started or stopped explaining the game to you. */
export type Learn = {
    readonly type: "learn";
    readonly id: string;
    readonly on: boolean;
};
export type Resign = {
    readonly type: "resign";
    readonly id: string;
};
/** Ask the others to let a bot play for an absent player. */
export type Propose = {
    readonly type: "propose";
    readonly id: string;
    readonly seat: number;
};
export type Vote = {
    readonly type: "vote";
    readonly id: string;
    readonly seat: number;
    readonly agree: boolean;
};
/** Take one's seat back from the stand-in. */
export type ComeBack = {
    readonly type: "come-back";
    readonly id: string;
};
export type Rematch = {
    readonly type: "rematch";
    readonly id: string;
};
export type Chat = {
    readonly type: "chat";
    readonly id: string;
    readonly text: string;
};
export type React = {
    readonly type: "react";
    readonly id: string;
    readonly sign: "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";
};
/** Whether this browser wants bots to move without pauses (TB-50). */
export type Pace = {
    readonly type: "pace";
    readonly id: string;
    readonly quick: boolean;
};
/** A ping that a page can see, unlike those of the protocol. It is answered at once. */
export type Ping = {
    readonly type: "ping";
    readonly id: string;
};
/**
 * Welcome
 * @description Everything, on connecting: the lines since the last one that the browser had, and the state after them.
 *
 *         If there are many, these are the last ones; earlier ones are available over HTTP.
 */
export type Welcome = {
    readonly type: "welcome";
    readonly you: Person;
    readonly table: TableView;
    readonly match: MatchView | null;
    readonly lines: readonly Line[];
    readonly seq: number;
    readonly now: number;
};
/** News, after it was stored. `table` and `match` are the new state, if they changed. */
export type News = {
    readonly type: "news";
    readonly lines: readonly Line[];
    readonly seq: number;
    readonly table: TableView | null;
    readonly match: MatchView | null;
};
/** The people who are connected. It is not stored, since it ends with the connection. */
export type Presence = {
    readonly type: "presence";
    readonly online: readonly boolean[];
    readonly stand_in_from: readonly (number | null)[];
    readonly watching: number;
    /** @default [] */
    readonly far: readonly number[];
    /** @default [] */
    readonly doubted: readonly number[];
    /** @default null */
    readonly books: number | null;
};
/** The ask was carried out and is stored up to this line. */
export type Done = {
    readonly type: "done";
    readonly id: string;
    readonly seq: number;
};
/** The ask was refused, and nothing changed: the rule's id and facts, for the browser to put into words. */
export type Refusal = {
    readonly type: "refusal";
    readonly id: string;
    readonly rule: string;
    readonly facts: Record<string, unknown>;
};
/** The answer to a ping. */
export type Pong = {
    readonly type: "pong";
    readonly id: string;
};
/** The state after a step of the match, for the replay. */
export type Scene = {
    readonly at: number;
    readonly lines: readonly Line[];
    readonly view: unknown;
};
export type Replay = {
    readonly table: TableView;
    readonly scenes: readonly Scene[];
    readonly outcome: Outcome | null;
};
export type Who = {
    readonly seat: number;
};
export type Word = {
    readonly key: string;
};
import type { Fact } from "./facts";
export type Saying = {
    readonly key: string;
    readonly rule: string;
    readonly facts: {
        readonly [key: string]: Fact;
    };
};
export type Asks = Act | Pinch | Sit | Stand | Kick | NameSeat | Fill | ChangeTable | Begin | Learn | Resign | Propose | Vote | ComeBack | Rematch | Chat | React | Pace | Ping;
export type Tells = Welcome | News | Presence | Done | Refusal | Pong;
