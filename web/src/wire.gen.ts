// Made by `npm run wire` from src/nenuphar/server/wire.
import type { Fact } from "./facts";
export interface paths {
    readonly "/api/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Me
         * @description Who I am. A visitor without a token becomes a guest.
         */
        readonly get: operations["ApiMeMe"];
        /** ChangeMe */
        readonly put: operations["ApiMeChangeMe"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * LinkDevice
         * @description A link that makes another device the same person (TB-27).
         */
        readonly post: operations["ApiMeDevicesLinkDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/devices/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** UseLink */
        readonly post: operations["ApiMeDevicesCodeUseLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/here": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Here
         * @description An invitation to `localhost` leads nowhere on a phone: a browser on this machine learns its other name.
         */
        readonly get: operations["ApiHereHere"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** ListGames */
        readonly get: operations["ApiGamesListGames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{key}/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Rules
         * @description The rules in words; in English where nobody has written them in the language that is asked for.
         */
        readonly get: operations["ApiGamesKeyRulesRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{key}/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check
         * @description Whether a game takes this for one of its options, said before a table is opened with it.
         */
        readonly post: operations["ApiGamesKeyCheckCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lobby */
        readonly get: operations["ApiTablesLobby"];
        readonly put?: never;
        /** OpenTable */
        readonly post: operations["ApiTablesOpenTable"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/quick": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * PlayNow
         * @description A table against bots, begun at once.
         */
        readonly post: operations["ApiTablesQuickPlayNow"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Join */
        readonly post: operations["ApiJoinJoin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** SeeTable */
        readonly get: operations["ApiTablesSeeTable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Earlier
         * @description The lines of the log that come before the one with this number, as many as are told at once.
         */
        readonly get: operations["ApiTablesLinesEarlier"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}/board": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Board
         * @description The match as plain text, as you may see it (TB-51).
         */
        readonly get: operations["ApiTablesBoardBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read
         * @description What you typed, as an action that you can send over the socket (TB-51).
         */
        readonly post: operations["ApiTablesReadRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Replay
         * @description The whole match step by step, as you saw it, when it is over (TB-7).
         */
        readonly get: operations["ApiTablesReplayReplay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Record
         * @description The record of a match as a file, to keep and to check with `nenuphar verify`, when it is over (TB-7).
         */
        readonly get: operations["ApiTablesRecordRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/keepsakes/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Keepsakes
         * @description What you have taken home from matches of a game, the oldest first, as the game tells it.
         */
        readonly get: operations["ApiMeKeepsakesKeyKeepsakes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/words/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Words
         * @description What was settled about words at the tables that you have opened. It counts at all that you open later.
         */
        readonly get: operations["ApiMeWordsKeyWords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/words/{key}/{language}/{word}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** SettleWord */
        readonly put: operations["ApiMeWordsKeyLanguageSettleWord"];
        readonly post?: never;
        /** ForgetWord */
        readonly delete: operations["ApiMeWordsKeyLanguageForgetWord"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/files/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Files
         * @description What you have made for a game and keep here, by title. Nobody else sees the list.
         */
        readonly get: operations["ApiMeFilesKeyFiles"];
        /**
         * KeepFile
         * @description Keep it under its title, in the place of what had that title before.
         */
        readonly put: operations["ApiMeFilesKeyKeepFile"];
        readonly post?: never;
        /** DropFile */
        readonly delete: operations["ApiMeFilesKeyDropFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Healthz
         * @description Whether people can play: what is stored can be read, and more be stored.
         */
        readonly get: operations["HealthzHealthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Metrics */
        readonly get: operations["MetricsMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Person
         * @description Somebody, as others see them.
         */
        readonly Person: {
            readonly id: string;
            readonly name: string;
            readonly colour: string;
            readonly avatar: string;
        };
        /**
         * Me
         * @description Yourself. `named` is false while you are called by a name that the server made up.
         */
        readonly Me: {
            readonly id: string;
            readonly name: string;
            readonly colour: string;
            readonly avatar: string;
            /** @default true */
            readonly named: boolean;
        };
        /** Profile */
        readonly Profile: {
            readonly name: string;
            readonly colour: string;
            readonly avatar: string;
        };
        /**
         * DeviceLink
         * @description A link that makes another device the same person, once, until it expires.
         */
        readonly DeviceLink: {
            readonly path: string;
            readonly expires: number;
        };
        /**
         * Keepsake
         * @description What somebody took home from a match: what that is, the game knows.
         */
        readonly Keepsake: {
            readonly at: number;
            readonly table: string;
            readonly kept: unknown;
        };
        /**
         * HouseWord
         * @description What was settled about a word at somebody's tables, and the event that tells how; null: by hand.
         */
        readonly HouseWord: {
            readonly language: string;
            readonly word: string;
            readonly stands: boolean;
            readonly at: number;
            readonly event: unknown;
        };
        /** Settled */
        readonly Settled: {
            readonly stands: boolean;
        };
        /**
         * KeptFile
         * @description What you made for an option of a game, such as a board, and keep on this server (TB-42).
         */
        readonly KeptFile: {
            readonly option: string;
            readonly title: string;
            readonly at: number;
            readonly data: unknown;
        };
        /** KeepFile */
        readonly KeepFile: {
            readonly option: string;
            readonly data: unknown;
        };
        /**
         * OptionInfo
         * @description One option of a game. `kind` is what a page can offer for it; `numbers` are whole ones, one for every seat.
         */
        readonly OptionInfo: {
            readonly name: string;
            /** @enum {unknown} */
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
        /** GameInfo */
        readonly GameInfo: {
            readonly key: string;
            readonly title: string;
            readonly seats: readonly number[];
            readonly levels: readonly string[];
            readonly options: readonly components["schemas"]["OptionInfo"][];
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
        /**
         * Draft
         * @description Something for an option of a game: what a file says (TOML or JSON), or data, or the name of a file on a shelf.
         */
        readonly Draft: {
            readonly option: string;
            /** @default  */
            readonly text: string;
            /** @default null */
            readonly data: unknown;
        };
        /** RulesPage */
        readonly RulesPage: {
            readonly html: string;
            readonly lang: string;
        };
        /**
         * SeatPlan
         * @description What a seat is meant for: the host, somebody at the host's own screen, an invited person, or a bot of a level.
         */
        readonly SeatPlan: {
            /** @enum {unknown} */
            readonly kind: "bot" | "here" | "me" | "open";
            /** @default  */
            readonly level: string;
            /** @default  */
            readonly name: string;
        };
        /** NewTable */
        readonly NewTable: {
            readonly game: string;
            readonly seats: readonly components["schemas"]["SeatPlan"][];
            /** @default {} */
            readonly options: Record<string, unknown>;
            /** @default 60 */
            readonly decision_seconds: number | null;
            /** @default false */
            readonly public: boolean;
        };
        /**
         * Quick
         * @description Play now, against bots.
         */
        readonly Quick: {
            readonly game: string;
            /** @default {} */
            readonly options: Record<string, unknown>;
        };
        /**
         * TableCard
         * @description A table in a list.
         */
        readonly TableCard: {
            readonly id: string;
            readonly game: string;
            /** @enum {unknown} */
            readonly phase: "closed" | "over" | "playing" | "waiting";
            readonly public: boolean;
            readonly names: readonly string[];
            readonly free: number;
            readonly your_turn: boolean;
            readonly seated: boolean;
            readonly changed: number;
        };
        /** Lobby */
        readonly Lobby: {
            readonly open: readonly components["schemas"]["TableCard"][];
            readonly yours: readonly components["schemas"]["TableCard"][];
            /** @default [] */
            readonly running: readonly components["schemas"]["TableCard"][];
        };
        /** JoinCode */
        readonly JoinCode: {
            readonly code: string;
        };
        /** Found */
        readonly Found: {
            readonly id: string;
        };
        /**
         * Earlier
         * @description Some lines of a table's log, the oldest first, that come right before the one that was named.
         */
        readonly Earlier: {
            readonly lines: readonly components["schemas"]["Line"][];
        };
        /**
         * Line
         * @description One line of the table's log. Numbers are your own: they count the lines that you may know.
         *
         *         In a replay a line that you may not know has its number, but neither event nor saying.
         */
        readonly Line: {
            readonly seq: number;
            readonly at: number;
            /** @enum {unknown} */
            readonly kind: "chat" | "match" | "reaction" | "table";
            /** @default null */
            readonly event: unknown;
            /** @default null */
            readonly saying: components["schemas"]["Saying"] | null;
            /** @default null */
            readonly by: components["schemas"]["Person"] | null;
            /** @default  */
            readonly text: string;
        };
        /**
         * TextBoard
         * @description A match as the terminal shows it, for a game without a picture (TB-51).
         */
        readonly TextBoard: {
            readonly board: string;
        };
        /**
         * TypedMove
         * @description A move as somebody types it, to be read and not yet played.
         */
        readonly TypedMove: {
            readonly text: string;
        };
        /**
         * ReadMove
         * @description The action to send; null if the game cannot read what was typed.
         */
        readonly ReadMove: {
            readonly action: unknown;
        };
        /**
         * Problem
         * @description Why an HTTP request was refused: the rule's id and facts, as over the socket.
         */
        readonly Problem: {
            readonly rule: string;
            readonly facts: Record<string, unknown>;
        };
        /**
         * Checked
         * @description A draft as data, if it can be read, and why the rules do not take it, if they do not.
         */
        readonly Checked: {
            readonly data: unknown;
            readonly problem: components["schemas"]["Problem"] | null;
        };
        /** SeatView */
        readonly SeatView: {
            /** @enum {unknown} */
            readonly kind: "bot" | "human" | "open";
            readonly person: components["schemas"]["Person"] | null;
            readonly level: string;
            readonly online: boolean;
            readonly stand_in: string;
            readonly stand_in_from: number | null;
            readonly resigned: boolean;
            /** @default  */
            readonly strength: string;
        };
        /**
         * TakeoverView
         * @description The question whether a bot may play for somebody who is away: who has agreed, and who still has to.
         */
        readonly TakeoverView: {
            readonly seat: number;
            readonly level: string;
            readonly agreed: readonly number[];
            readonly asked: readonly number[];
        };
        /**
         * Here
         * @description Where others in the same network find this server, for somebody at the machine it runs on; None: not known.
         */
        readonly Here: {
            readonly address: string | null;
        };
        /** TableView */
        readonly TableView: {
            readonly id: string;
            readonly code: string;
            readonly game: string;
            readonly options: Record<string, unknown>;
            readonly decision_ms: number | null;
            readonly public: boolean;
            /** @enum {unknown} */
            readonly phase: "closed" | "over" | "playing" | "waiting";
            readonly host: string;
            readonly you: number | null;
            readonly seats: readonly components["schemas"]["SeatView"][];
            readonly watching: number;
            readonly takeover: components["schemas"]["TakeoverView"] | null;
            readonly rematch: string | null;
            readonly commitment: string;
            /** @default [] */
            readonly colours: readonly string[];
            /** @default [] */
            readonly learning: readonly number[];
            /** @default [] */
            readonly held: readonly number[];
        };
        /**
         * Offer
         * @description A move that you may make now, and how to say it.
         */
        readonly Offer: {
            readonly action: unknown;
            readonly saying: components["schemas"]["Saying"];
        };
        /**
         * Hand
         * @description One of several seats that are played on your screen: what it sees, and what it may do.
         */
        readonly Hand: {
            readonly seat: number;
            readonly view: unknown;
            readonly offers: readonly components["schemas"]["Offer"][] | null;
            readonly question: number;
        };
        /**
         * MatchView
         * @description A match as one viewer may know it. The board knows no rules: it gets this and reports what was tried.
         *
         *         Where several people sit around your screen, `view` is the public's, and `hands` has what each of them may know.
         */
        readonly MatchView: {
            readonly view: unknown;
            readonly offers: readonly components["schemas"]["Offer"][] | null;
            readonly due: readonly number[];
            readonly may: readonly number[];
            readonly question: number;
            readonly asked_at: number;
            readonly deadline: number | null;
            readonly commitment: string;
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @default [] */
            readonly hands: readonly components["schemas"]["Hand"][];
            /** @default null */
            readonly held_until: number | null;
        };
        /**
         * Outcome
         * @description How a match ended: a rank for every seat (1 is best, equal ranks share), and the rule that ended it.
         */
        readonly Outcome: {
            readonly ranks: readonly number[];
            readonly rule: string;
        };
        /**
         * Act
         * @description Play. `action` is one of the game's actions, `question` what the match said it was asking.
         *
         *         Where the faster hand counts, `claim_us` is how long after the scene was painted the hand came down, in millionths
         *         of a second, as the browser saw it. `seat` says for which of several at one screen.
         */
        readonly Act: {
            /** @enum {unknown} */
            readonly type: "act";
            readonly id: string;
            readonly question: number;
            readonly action: unknown;
            /** @default null */
            readonly claim_us: number | null;
            /** @default null */
            readonly seat: number | null;
        };
        /**
         * Pinch
         * @description Stir bytes of the browser's own, in hexadecimal, into the chance of the match.
         */
        readonly Pinch: {
            /** @enum {unknown} */
            readonly type: "pinch";
            readonly id: string;
            readonly bytes: string;
        };
        /** Sit */
        readonly Sit: {
            /** @enum {unknown} */
            readonly type: "sit";
            readonly id: string;
            readonly seat: number;
        };
        /**
         * Stand
         * @description Leave one's seat: before the start it becomes free; later it waits for its player to come back.
         */
        readonly Stand: {
            /** @enum {unknown} */
            readonly type: "stand";
            readonly id: string;
        };
        /** Kick */
        readonly Kick: {
            /** @enum {unknown} */
            readonly type: "kick";
            readonly id: string;
            readonly seat: number;
        };
        /**
         * NameSeat
         * @description Before the match, say what somebody at one's own screen is called (TB-38).
         */
        readonly NameSeat: {
            /** @enum {unknown} */
            readonly type: "name-seat";
            readonly id: string;
            readonly seat: number;
            readonly name: string;
        };
        /**
         * Fill
         * @description The host gives a free seat to a bot of this level, or frees a bot's seat with an empty level.
         */
        readonly Fill: {
            /** @enum {unknown} */
            readonly type: "fill";
            readonly id: string;
            readonly seat: number;
            readonly level: string;
        };
        /**
         * ChangeTable
         * @description The host changes what the table plays by, before the match. All of it is said, also what stays as it is.
         */
        readonly ChangeTable: {
            /** @enum {unknown} */
            readonly type: "change-table";
            readonly id: string;
            readonly seats: number;
            readonly options: Record<string, unknown>;
            readonly decision_seconds: number | null;
            readonly public: boolean;
        };
        /** Begin */
        readonly Begin: {
            /** @enum {unknown} */
            readonly type: "begin";
            readonly id: string;
        };
        /**
         * Learn
         * @description The tutor explains the game to you, or it has finished.
         */
        readonly Learn: {
            /** @enum {unknown} */
            readonly type: "learn";
            readonly id: string;
            readonly on: boolean;
        };
        /** Resign */
        readonly Resign: {
            /** @enum {unknown} */
            readonly type: "resign";
            readonly id: string;
        };
        /**
         * Propose
         * @description Ask the others to let a bot play for somebody who is away.
         */
        readonly Propose: {
            /** @enum {unknown} */
            readonly type: "propose";
            readonly id: string;
            readonly seat: number;
        };
        /** Vote */
        readonly Vote: {
            /** @enum {unknown} */
            readonly type: "vote";
            readonly id: string;
            readonly seat: number;
            readonly agree: boolean;
        };
        /**
         * ComeBack
         * @description Take one's seat back from the bot that stood in.
         */
        readonly ComeBack: {
            /** @enum {unknown} */
            readonly type: "come-back";
            readonly id: string;
        };
        /** Rematch */
        readonly Rematch: {
            /** @enum {unknown} */
            readonly type: "rematch";
            readonly id: string;
        };
        /** Chat */
        readonly Chat: {
            /** @enum {unknown} */
            readonly type: "chat";
            readonly id: string;
            readonly text: string;
        };
        /** React */
        readonly React: {
            /** @enum {unknown} */
            readonly type: "react";
            readonly id: string;
            /** @enum {unknown} */
            readonly sign: "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";
        };
        /**
         * Pace
         * @description Whether this browser wants bots that move as soon as they have thought (TB-50).
         */
        readonly Pace: {
            /** @enum {unknown} */
            readonly type: "pace";
            readonly id: string;
            readonly quick: boolean;
        };
        /**
         * Ping
         * @description Ask for a sign of life, which a page cannot see in the pings of the protocol. It is answered at once.
         */
        readonly Ping: {
            /** @enum {unknown} */
            readonly type: "ping";
            readonly id: string;
        };
        /**
         * Welcome
         * @description Everything, on connecting: the lines since the one the browser had, and how things stand after them.
         *
         *         If there are many, these are the last ones; the earlier ones can be had over HTTP.
         */
        readonly Welcome: {
            /** @enum {unknown} */
            readonly type: "welcome";
            readonly you: components["schemas"]["Person"];
            readonly table: components["schemas"]["TableView"];
            readonly match: components["schemas"]["MatchView"] | null;
            readonly lines: readonly components["schemas"]["Line"][];
            readonly seq: number;
            readonly now: number;
        };
        /**
         * News
         * @description What happened, after it was stored. `table` and `match` are how things stand now, where they changed.
         */
        readonly News: {
            /** @enum {unknown} */
            readonly type: "news";
            readonly lines: readonly components["schemas"]["Line"][];
            readonly seq: number;
            readonly table: components["schemas"]["TableView"] | null;
            readonly match: components["schemas"]["MatchView"] | null;
        };
        /**
         * Presence
         * @description Who is connected: not stored, since it is gone with the connection.
         */
        readonly Presence: {
            /** @enum {unknown} */
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
        /**
         * Done
         * @description The ask was carried out and is stored up to this line.
         */
        readonly Done: {
            /** @enum {unknown} */
            readonly type: "done";
            readonly id: string;
            readonly seq: number;
        };
        /**
         * Refusal
         * @description The ask was refused, and nothing changed: the rule's id and facts, for the browser to put into words.
         */
        readonly Refusal: {
            /** @enum {unknown} */
            readonly type: "refusal";
            readonly id: string;
            readonly rule: string;
            readonly facts: Record<string, unknown>;
        };
        /**
         * Pong
         * @description The sign of life that was asked for.
         */
        readonly Pong: {
            /** @enum {unknown} */
            readonly type: "pong";
            readonly id: string;
        };
        /**
         * Scene
         * @description How things stood after a step of the match, for the replay.
         */
        readonly Scene: {
            readonly at: number;
            readonly lines: readonly components["schemas"]["Line"][];
            readonly view: unknown;
        };
        /** Replay */
        readonly Replay: {
            readonly table: components["schemas"]["TableView"];
            readonly scenes: readonly components["schemas"]["Scene"][];
            readonly outcome: components["schemas"]["Outcome"] | null;
        };
        readonly Who: {
            readonly seat: number;
        };
        readonly Word: {
            readonly key: string;
        };
        readonly Fact: Fact;
        readonly Saying: {
            readonly key: string;
            readonly rule: string;
            readonly facts: {
                readonly [key: string]: components["schemas"]["Fact"];
            };
        };
        readonly Asks: components["schemas"]["Act"] | components["schemas"]["Pinch"] | components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Kick"] | components["schemas"]["NameSeat"] | components["schemas"]["Fill"] | components["schemas"]["ChangeTable"] | components["schemas"]["Begin"] | components["schemas"]["Learn"] | components["schemas"]["Resign"] | components["schemas"]["Propose"] | components["schemas"]["Vote"] | components["schemas"]["ComeBack"] | components["schemas"]["Rematch"] | components["schemas"]["Chat"] | components["schemas"]["React"] | components["schemas"]["Pace"] | components["schemas"]["Ping"];
        readonly Tells: components["schemas"]["Welcome"] | components["schemas"]["News"] | components["schemas"]["Presence"] | components["schemas"]["Done"] | components["schemas"]["Refusal"] | components["schemas"]["Pong"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly ApiMeMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeChangeMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Profile"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeDevicesLinkDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceLink"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeDevicesCodeUseLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiHereHere: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Here"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiGamesListGames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["GameInfo"][];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiGamesKeyRulesRules: {
        readonly parameters: {
            readonly query?: {
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RulesPage"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiGamesKeyCheckCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Draft"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Checked"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesLobby: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesOpenTable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTable"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Found"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesQuickPlayNow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Quick"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Found"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiJoinJoin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinCode"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Found"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesSeeTable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesLinesEarlier: {
        readonly parameters: {
            readonly query: {
                readonly before: number;
            };
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Earlier"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesBoardBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TextBoard"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesReadRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TypedMove"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadMove"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesReplayReplay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiTablesRecordRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": string;
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeKeepsakesKeyKeepsakes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Keepsake"][];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeWordsKeyWords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HouseWord"][];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeWordsKeyLanguageSettleWord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
                readonly language: string;
                readonly word: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Settled"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HouseWord"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeWordsKeyLanguageForgetWord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
                readonly language: string;
                readonly word: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, nothing follows */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeFilesKeyFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["KeptFile"][];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeFilesKeyKeepFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeepFile"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeptFile"];
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ApiMeFilesKeyDropFile: {
        readonly parameters: {
            readonly query: {
                readonly option: string;
                readonly title: string;
            };
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, nothing follows */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HealthzHealthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MetricsMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description A rule says no. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
