// Made by `npm run wire` from src/nenuphar/server/wire.
/** The average of a figure of the analysis over your earlier matches of this game. */
export type Past = {
    readonly figure: string;
    readonly matches: number;
    readonly mean: number;
};
/** An analysis, as far as it is done: ask again while its `part` is less than 1. None if it has not begun. */
export type Analysed = {
    readonly analysis: Analysis | null;
    /** @default [] */
    readonly past: readonly Past[];
};
/** `part` is how much is done. Without points the game has no estimate of chances, only figures. */
export type Analysis = {
    readonly game: string;
    readonly part: number;
    readonly points: readonly Point[];
    readonly draws: readonly Luck[];
    readonly players: readonly Player[];
    readonly turning: readonly number[];
    readonly figures: Figures;
};
/** A point of the curve: every seat's chance to win after this many steps, and what those did who were asked. */
export type Point = {
    readonly steps: number;
    readonly chances: readonly number[];
    /** @default [] */
    readonly judgements: readonly Judgement[];
    /** @default false */
    readonly proven: boolean;
};
/**
 * Judgement
 * @description What a seat did when it was asked. `played` is None if it took something back instead.
 *
 *         It is not the player's `own` if a bot chose for them, or if practice has taken it over from another match.
 */
export type Judgement = {
    readonly seat: number;
    readonly played: Option | null;
    readonly best: Option;
    readonly cost: number;
    readonly choices: number;
    /** @default true */
    readonly own: boolean;
};
/** A choice in words, its seat's chance to win with it, and how often good play makes it. */
export type Option = {
    readonly saying: Saying;
    readonly chance: number;
    readonly share: number;
};
/** How much a draw changed every seat's chance, compared with the average of all outcomes. */
export type Luck = {
    readonly steps: number;
    readonly swing: readonly number[];
};
/** `lost` is the sum of all costs, `luck` what draws have added to the chances; both in wins. */
export type Player = {
    readonly decisions: number;
    readonly accuracy: number | null;
    readonly lost: number;
    readonly luck: number | null;
};
export type Figures = {
    /** @default [] */
    readonly every: readonly Figure[];
    /** @default [] */
    readonly spreads: readonly Spread[];
    /** @default [] */
    readonly remarks: readonly Remark[];
};
/**
 * Figure
 * @description A number for every seat, or None for a seat without one.
 *
 *         If the game's statistics remember a fact of the same name, players can compare it with their earlier matches.
 */
export type Figure = {
    readonly name: string;
    readonly unit: "ms" | "percent" | "points" | "times";
    readonly values: readonly (number | null)[];
};
/** All numbers of one kind, by seat and in rising order: a page shows how they are distributed. */
export type Spread = {
    readonly name: string;
    readonly unit: "ms" | "percent" | "points" | "times";
    readonly values: readonly (readonly number[])[];
};
/** Something that a seat did or overlooked, and the number of steps of the match until then. */
export type Remark = {
    readonly steps: number;
    readonly seat: number;
    readonly saying: Saying;
};
/** Play on from a moment of a finished match: after this many steps, on this seat. */
export type PlayOn = {
    readonly steps: number;
    readonly seat: number;
};
/** Play the task of this day. `counts` is what the player expects: only today's first try counts (TB-62). */
export type DailyWish = {
    readonly day: string;
    readonly counts: boolean;
};
/** Your counted try of a day, if there was one. It is `open` as long as it can be played on. */
export type DailyTry = {
    readonly day: string;
    /** @default null */
    readonly table: string | null;
    /** @default false */
    readonly open: boolean;
    /** @default null */
    readonly score: DailyScore | null;
};
/** What a player reached, and the best that was possible. `proven` says that nothing better exists. */
export type DailyScore = {
    readonly points: number;
    readonly best: number;
    readonly proven: boolean;
};
export type DailyEdition = {
    readonly edition: string;
    readonly today: DailyTry;
    readonly streak: number;
};
/** A game with something new every day, in all its editions. */
export type DailyGame = {
    readonly game: string;
    readonly day: string;
    readonly left_ms: number;
    readonly editions: readonly DailyEdition[];
};
/** One edition as a person has played it. `spread` counts results by tenths of the best, from 0 % to 100 %. */
export type DailyPage = {
    readonly game: string;
    readonly edition: string;
    readonly editions: readonly string[];
    readonly day: string;
    readonly left_ms: number;
    readonly today: DailyTry;
    readonly streak: number;
    readonly longest: number;
    readonly spread: readonly number[];
    readonly past: readonly DailyTry[];
};
export type DailyRow = {
    readonly person: Person;
    readonly score: DailyScore;
};
/** A person, as others see them. */
export type Person = {
    readonly id: string;
    readonly name: string;
    readonly colour: string;
    readonly avatar: string;
};
/** Who has played a day on this server, the best first (TB-66). */
export type DailyHouse = {
    readonly day: string;
    readonly rows: readonly DailyRow[];
};
/** The actions of your answer. In most games it is one. `day` is that of a puzzle of the day, or empty. */
export type PuzzleAnswer = {
    readonly actions: readonly unknown[];
    /** @default  */
    readonly day: string;
};
/** How good you are at the puzzles of a game: it follows from your first answer to each (TB-154). */
export type PuzzleStanding = {
    readonly rating: number;
    readonly tried: number;
    readonly right: number;
    readonly in_a_row: number;
    readonly days: number;
    readonly longest: number;
};
/** A game with puzzles. `today` is what your answer to the puzzle of the day was worth; None before it. */
export type PuzzleGame = {
    readonly game: string;
    readonly editions: readonly string[];
    readonly day: string | null;
    readonly left_ms: number;
    readonly today: DailyScore | null;
    readonly standing: PuzzleStanding;
};
/** A puzzle as a board shows it. Your answer changes your rating if it is `rated`, and your day if it `counts`. */
export type PuzzleTask = {
    readonly game: string;
    readonly key: string;
    readonly day: string;
    readonly rating: number;
    readonly rated: boolean;
    readonly counts: boolean;
    readonly you: number;
    readonly seats: number;
    readonly view: unknown;
    readonly offers: readonly Offer[] | null;
    readonly due: readonly number[];
    readonly task: Saying | null;
    readonly standing: PuzzleStanding;
};
/** A move that you may make now, and its text. */
export type Offer = {
    readonly action: unknown;
    readonly saying: Saying;
};
/** A choice in words, and the chance to win with it, if it is known. */
export type PuzzleOption = {
    readonly saying: Saying;
    readonly chance: number | null;
};
/** What your answer is worth. `view` and `lines` show the solution, and how it continues. */
export type PuzzleVerdict = {
    readonly right: boolean;
    readonly yours: PuzzleOption;
    readonly best: PuzzleOption;
    readonly reasons: readonly Saying[];
    readonly view: unknown;
    readonly lines: readonly Line[];
    readonly rated: boolean;
    readonly counted: boolean;
    readonly change: number;
    readonly standing: PuzzleStanding;
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
/** The answer to an answer: a verdict; or the view after your actions, if they are not a whole answer yet. */
export type PuzzleReply = {
    /** @default null */
    readonly verdict: PuzzleVerdict | null;
    /** @default null */
    readonly view: unknown;
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
    /** @default false */
    readonly passed_on: boolean;
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
/** Who may open your page (TB-80), and whether you want to see ratings and have one shown (TB-84). */
export type PageChoice = {
    readonly shows: "everybody" | "met" | "nobody";
    readonly ratings: boolean;
};
export type Totals = {
    readonly played: number;
    readonly won: number;
};
export type GameTotals = {
    readonly game: string;
    readonly people: Totals;
    readonly bots: Totals;
};
/** Somebody you have played with: how often, and how often each of you finished before the other. */
export type Rival = {
    readonly person: string;
    readonly played: number;
    readonly ahead: number;
    readonly behind: number;
};
export type Best = {
    readonly value: number;
    readonly name: string;
    readonly table: string;
    readonly at: number;
};
/** The best of a statistic of a game over all matches. */
export type BestOf = {
    readonly game: string;
    readonly statistic: string;
    readonly unit: "ms" | "points";
    readonly best: readonly Best[];
};
export type ColourTotals = {
    readonly colour: string;
    readonly played: number;
    readonly won: number;
};
export type Month = {
    readonly month: string;
    readonly played: number;
    readonly won: number;
};
export type LevelPoints = {
    readonly level: string;
    readonly points: number;
};
/** A rating in a game. `doubt`: how far the true strength may be from `points`. `history` ends with now. */
export type GameRating = {
    readonly game: string;
    readonly points: number;
    readonly doubt: number;
    readonly matches: number;
    readonly history: readonly number[];
    readonly levels: readonly LevelPoints[];
    readonly nearest: string;
};
/** Without a person and a level, somebody played at another person's screen. */
export type PlayedSeat = {
    readonly person: string;
    readonly level: string;
    readonly rank: number;
    readonly left: boolean;
};
export type PlayedMatch = {
    readonly table: string;
    readonly game: string;
    readonly ended: number;
    readonly company: "alone" | "bots" | "people";
    readonly won: boolean;
    readonly seat: number;
    readonly seats: readonly PlayedSeat[];
    readonly rated: boolean;
    /** @default null */
    readonly gained: number | null;
};
/** The page as the viewer may see it: only with matches at public tables, and at tables that the viewer may see. */
export type PersonPage = {
    readonly person: Person;
    readonly you: boolean;
    readonly choice: PageChoice | null;
    readonly ratings: readonly GameRating[] | null;
    readonly every_game: readonly string[];
    readonly totals: Totals;
    readonly games: readonly GameTotals[];
    readonly rivals: readonly Rival[];
    readonly streak: number;
    readonly longest_streak: number;
    readonly best: readonly BestOf[];
    readonly colours: readonly ColourTotals[];
    readonly months: readonly Month[];
    readonly matches: readonly PlayedMatch[];
    readonly pages: number;
    readonly people: readonly Person[];
};
/** The level of bot that is closest to your rating in a game. */
export type Equal = {
    readonly game: string;
    readonly level: string;
};
/**
 * SeatPlan
 * @description What a seat is for: the host, a player at the host's own screen, an invited person, or a bot of a level.
 *
 *         It is stored with the event `TableOpened`, which says why defaults are not written.
 */
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
    /** @default false */
    readonly rated: boolean;
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
    /** @default false */
    readonly practice: boolean;
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
/** A code to type on a television. It opens one big screen of the table, until it expires (TB-90). */
export type ScreenCode = {
    readonly code: string;
    readonly expires: number;
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
/** What is new every day, at a table of its own: which day and edition, and whether the result counts. */
export type OfTheDay = {
    readonly day: string;
    readonly edition: string;
    readonly counts: boolean;
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
    /** @default null */
    readonly of_the_day: OfTheDay | null;
    /** @default false */
    readonly rated: boolean;
    /** @default false */
    readonly practice: boolean;
    /** @default [] */
    readonly to_accept: readonly number[];
    /** @default false */
    readonly passed_on: boolean;
    /** @default null */
    readonly holder: number | null;
    /** @default 0 */
    readonly screens: number;
    /** @default  */
    readonly advice: string;
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
/**
 * AskAdvice
 * @description Ask what the strongest bot would do (TB-140): first a hint, then also the move, then also the reasons.
 *
 *         The answer comes as an `Advice` when the bot has thought. All steps of one question are one piece of advice.
 */
export type AskAdvice = {
    readonly type: "ask-advice";
    readonly id: string;
    readonly question: number;
    readonly step: number;
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
    /** @default false */
    readonly rated: boolean;
};
/** Agree that the match of this table counts for your rating (TB-82). */
export type AcceptRating = {
    readonly type: "accept-rating";
    readonly id: string;
};
export type Begin = {
    readonly type: "begin";
    readonly id: string;
};
/** The player of this seat has taken the device that several people share; None: its curtain is closed (TB-93). */
export type Hold = {
    readonly type: "hold";
    readonly id: string;
    readonly seat: number | null;
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
    /** @default 0 */
    readonly screens: number;
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
/** The host restarts the server at this time; None: not any more (TB-134). */
export type Announcement = {
    readonly type: "announcement";
    readonly restart: number | null;
};
/** What the strongest bot would do, up to the step that was asked for. Without a hint, it has failed to think. */
export type Advice = {
    readonly type: "advice";
    readonly question: number;
    readonly step: number;
    /** @default null */
    readonly hint: Saying | null;
    /** @default null */
    readonly move: Saying | null;
    /** @default [] */
    readonly reasons: readonly Saying[];
};
/** The answer to a ping. */
export type Pong = {
    readonly type: "pong";
    readonly id: string;
};
/** The state after this many steps of the match, for the replay. */
export type Scene = {
    readonly steps: number;
    readonly at: number;
    readonly lines: readonly Line[];
    readonly view: unknown;
};
export type Replay = {
    readonly table: TableView;
    readonly scenes: readonly Scene[];
    readonly outcome: Outcome | null;
};
/** What you want to be told, and when not (TB-70, TB-71). */
export type NotifyChoices = {
    /** @default true */
    readonly turn: boolean;
    /** @default true */
    readonly rematch: boolean;
    /** @default true */
    readonly over: boolean;
    /** @default true */
    readonly quiet: boolean;
    /** @default 1320 */
    readonly quiet_from: number;
    /** @default 480 */
    readonly quiet_to: number;
    /** @default UTC */
    readonly zone: string;
    /** @default 0 */
    readonly offset: number;
    /** @default en */
    readonly lang: string;
};
/** A browser, a service or a mailbox of yours. It is used once it is confirmed (TB-72). */
export type NotifyReceiver = {
    readonly id: string;
    readonly kind: "mail" | "push" | "service";
    readonly label: string;
    readonly confirmed: boolean;
};
/** All about your notifications. `push_key` is the server's public key for Web Push. */
export type Notifications = {
    readonly push_key: string;
    readonly services: readonly string[];
    readonly mail: boolean;
    readonly choices: NotifyChoices;
    readonly receivers: readonly NotifyReceiver[];
};
/** A browser's push subscription. */
export type AddPush = {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    /** @default  */
    readonly label: string;
};
/** A service by its URL, as apprise knows it; or an e-mail address. */
export type AddService = {
    readonly address: string;
};
/** Delete me. The name is typed once more, so that nobody does this by mistake (TB-96). */
export type Deletion = {
    readonly name: string;
};
/** An animation is being made (TB-99): how much of it is done, from 0 to 1. */
export type FilmProgress = {
    readonly part: number;
};
/** The secret part of the link that the server has printed. */
export type HostLink = {
    readonly secret: string;
};
export type NewHostLink = {
    readonly path: string;
};
export type RestartIn = {
    readonly minutes: number;
};
export type HostTable = {
    readonly id: string;
    readonly game: string;
    readonly phase: "closed" | "over" | "playing" | "waiting";
    readonly public: boolean;
    readonly names: readonly string[];
    readonly changed: number;
    readonly online: number | null;
};
/** Somebody at a table. */
export type HostPerson = {
    readonly id: string;
    readonly name: string;
    readonly tables: readonly string[];
};
export type HostNode = {
    readonly name: string;
    readonly version: string;
    readonly tables: number;
    readonly sockets: number;
    readonly beat_age_ms: number;
    readonly draining: boolean;
};
export type HostLoad = {
    readonly cores: number;
    readonly load: number | null;
    readonly memory_bytes: number | null;
    readonly sockets: number;
    readonly tables: number;
};
export type HostDisk = {
    readonly free_bytes: number;
    readonly all_bytes: number;
    readonly database: string;
    readonly database_bytes: number | null;
    readonly backups: number;
    readonly last_backup: number | null;
};
export type HostWords = {
    readonly game: string;
    readonly language: string;
    readonly ready: boolean;
    readonly progress: number | null;
};
export type HostRefusal = {
    readonly rule: string;
    readonly place: string;
    readonly count: number;
    readonly last: number;
};
/** A warning of the server. */
export type HostReport = {
    readonly level: string;
    readonly says: string;
    readonly about: string;
    readonly count: number;
    readonly last: number;
};
/** A setting, by the name of its option. What it means is a text of the page. */
export type HostSetting = {
    readonly name: string;
    readonly value: string;
    readonly usual: boolean;
};
export type HostPage = {
    readonly now: number;
    readonly ends: number;
    readonly started: number;
    readonly version: string;
    readonly python: string;
    readonly system: string;
    readonly node: string;
    readonly nodes: readonly HostNode[];
    readonly well: boolean;
    readonly damage: string;
    readonly authority: boolean;
    readonly restart: number | null;
    readonly load: HostLoad;
    readonly disk: HostDisk;
    readonly words: readonly HostWords[];
    readonly tables: readonly HostTable[];
    readonly people: readonly HostPerson[];
    readonly refusals: readonly HostRefusal[];
    readonly reports: readonly HostReport[];
    readonly settings: readonly HostSetting[];
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
export type Asks = Act | AskAdvice | Pinch | Sit | Stand | Kick | NameSeat | Fill | ChangeTable | AcceptRating | Begin | Hold | Learn | Resign | Propose | Vote | ComeBack | Rematch | Chat | React | Pace | Ping;
export type Tells = Welcome | News | Presence | Announcement | Done | Refusal | Advice | Pong;
