"""Every message between a browser and the server, in both directions, on one page.

The browser's types are generated from here. Over HTTP a browser looks around, opens and finds tables; everything that
happens at a table goes over one socket. Times are milliseconds since 1970 unless a name says otherwise.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from nenuphar.core.game import Millis, Outcome, Seat, kebab

PersonId: TypeAlias = str
TableId: TypeAlias = str
Reaction: TypeAlias = Literal["hello", "well-played", "oops", "thinking", "hurry", "thanks"]
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
# A core Saying. Its facts nest without end, which msgspec cannot describe: schema.py does.
_SAYING = {"$ref": "#/components/schemas/Saying"}
Said: TypeAlias = Annotated[Any, Meta(extra_json_schema=_SAYING)]
MaybeSaid: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": [_SAYING, {"type": "null"}]})]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a browser sends over HTTP."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of what a browser sends over a table's socket. `id` is its own, new for each: asked twice, done once."""

    id: str


class Tell(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """Base of what the server sends over a table's socket."""


# People and games, over HTTP


class Person(Struct, frozen=True):
    """Somebody, as others see them."""

    id: PersonId
    name: str
    colour: str
    avatar: str


class Profile(Body, frozen=True):
    name: str
    colour: str
    avatar: str


class DeviceLink(Struct, frozen=True):
    """A link that makes another device the same person, once, until it expires."""

    path: str
    expires: Millis


class Keepsake(Struct, frozen=True):
    """What somebody took home from a match: what that is, the game knows."""

    at: Millis
    table: TableId
    kept: Raw


class HouseWord(Struct, frozen=True):
    """What was settled about a word at somebody's tables, and the event that tells how; null: by hand."""

    language: str
    word: str
    stands: bool
    at: Millis
    event: Raw


class Settled(Body, frozen=True):
    stands: bool


class OptionInfo(Struct, frozen=True):
    """One option of a game. `kind` is what a page can offer for it; `numbers` are whole ones, one for every seat."""

    name: str
    kind: Literal["switch", "number", "numbers", "text", "choice", "choices", "seat"]
    default: Any
    choices: tuple[str, ...] = ()
    most: int | None = None
    step: int = 1
    foremost: bool = False  # to be asked before anything else about a table


class GameInfo(Struct, frozen=True):
    key: str
    title: str
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    around: bool = False  # whether several people may sit around one screen


class Draft(Body, frozen=True):
    """Something for an option of a game: what a file says (TOML or JSON), or data, or the name of a file on a shelf."""

    option: str
    text: str = ""
    data: Any = None


class RulesPage(Struct, frozen=True):
    html: str
    lang: str  # the language that it is written in


# Tables, over HTTP


class SeatPlan(Body, frozen=True):
    """What a seat is meant for: the host, somebody at the host's own screen, an invited person, or a bot of a level."""

    kind: Literal["me", "here", "open", "bot"]
    level: str = ""
    name: str = ""  # of somebody at the host's screen


class NewTable(Body, frozen=True):
    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = {}
    decision_seconds: int | None = 60
    public: bool = False


class Quick(Body, frozen=True):
    """Play now, against bots."""

    game: str
    options: dict[str, Any] = {}


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: TableId
    game: str
    phase: Phase
    public: bool
    names: tuple[str, ...]
    free: int
    your_turn: bool
    seated: bool
    changed: Millis


class Lobby(Struct, frozen=True):
    open: tuple[TableCard, ...]
    yours: tuple[TableCard, ...]


class JoinCode(Body, frozen=True):
    code: str


class Found(Struct, frozen=True):
    id: TableId


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused: the rule's id and facts, as over the socket."""

    rule: str
    facts: dict[str, Any]


class Checked(Struct, frozen=True):
    """A draft as data, if it can be read, and why the rules do not take it, if they do not."""

    data: Any
    problem: Problem | None


# At a table: what is


class SeatView(Struct, frozen=True, gc=False):
    kind: Literal["open", "human", "bot"]
    person: Person | None
    level: str
    online: bool
    stand_in: str  # the level of the bot that plays for an absent person, or empty
    stand_in_from: Millis | None  # from then on a stand-in may be proposed; None: there is nobody to stand in for
    resigned: bool


class TakeoverView(Struct, frozen=True):
    """The question whether a bot may play for somebody who is away: who has agreed, and who still has to."""

    seat: Seat
    level: str
    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class Here(Struct, frozen=True):
    """Where others in the same network find this server, for somebody at the machine it runs on; None: not known."""

    address: str | None


class TableView(Struct, frozen=True, gc=False):
    id: TableId
    code: str  # the invitation; empty for those who may not invite
    game: str
    options: dict[str, Any]
    decision_ms: Millis | None
    public: bool
    phase: Phase
    host: PersonId
    you: Seat | None
    seats: tuple[SeatView, ...]
    watching: int
    takeover: TakeoverView | None
    rematch: TableId | None
    commitment: str  # the fingerprint of the chance of the match, known before anybody stirs in bytes
    held: tuple[Seat, ...] = ()  # all your seats, where several people sit around your screen; else empty


class Offer(Struct, frozen=True, gc=False):
    """A move that you may make now, and how to say it."""

    action: Any
    saying: Said


class Hand(Struct, frozen=True, gc=False):
    """One of several seats that are played on your screen: what it sees, and what it may do."""

    seat: Seat
    view: Any
    offers: tuple[Offer, ...] | None
    question: int


class MatchView(Struct, frozen=True, gc=False):
    """A match as one viewer may know it. The board knows no rules: it gets this and reports what was tried.

    Where several people sit around your screen, `view` is the public's, and `hands` has what each of them may know.
    """

    view: Any
    offers: tuple[Offer, ...] | None  # None: too many to list
    due: tuple[Seat, ...]
    may: tuple[Seat, ...]
    question: int  # to be sent along with an answer
    asked_at: Millis
    deadline: Millis | None
    commitment: str
    outcome: Outcome | None
    hands: tuple[Hand, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """One line of the table's log. A line that you may not know has neither event nor saying, but its number."""

    seq: int
    at: Millis
    kind: Literal["match", "table", "chat", "reaction"]
    event: Any = None
    saying: MaybeSaid = None
    by: Person | None = None
    text: str = ""


# At a table: what a browser asks


class Act(Ask, frozen=True):
    """Play. `action` is one of the game's actions, `question` what the match said it was asking.

    Where the faster hand counts, `claim_us` is how long after the scene was painted the hand came down, in millionths
    of a second, as the browser saw it. `seat` says for which of several at one screen.
    """

    question: int
    action: Raw
    claim_us: int | None = None
    seat: Seat | None = None


class Pinch(Ask, frozen=True):
    """Stir bytes of the browser's own, in hexadecimal, into the chance of the match."""

    bytes: str


class Sit(Ask, frozen=True):
    seat: Seat


class Stand(Ask, frozen=True):
    """Leave one's seat: before the start it becomes free; later it waits for its player to come back."""


class Kick(Ask, frozen=True):
    seat: Seat


class Fill(Ask, frozen=True):
    """The host gives a free seat to a bot of this level, or frees a bot's seat with an empty level."""

    seat: Seat
    level: str


class Begin(Ask, frozen=True):
    pass


class Resign(Ask, frozen=True):
    pass


class Propose(Ask, frozen=True):
    """Ask the others to let a bot play for somebody who is away."""

    seat: Seat


class Vote(Ask, frozen=True):
    seat: Seat
    agree: bool


class ComeBack(Ask, frozen=True):
    """Take one's seat back from the bot that stood in."""


class Rematch(Ask, frozen=True):
    pass


class Chat(Ask, frozen=True):
    text: str


class React(Ask, frozen=True):
    sign: Reaction


Asks: TypeAlias = (
    Act | Pinch | Sit | Stand | Kick | Fill | Begin | Resign | Propose | Vote | ComeBack | Rematch | Chat | React
)


# At a table: what the server tells


class Welcome(Tell, frozen=True):
    """Everything, on connecting: the lines since the one the browser had, and how things stand after them."""

    you: Person
    table: TableView
    match: MatchView | None
    lines: tuple[Line, ...]
    seq: int
    now: Millis


class News(Tell, frozen=True):
    """What happened, after it was stored. `table` and `match` are how things stand now, where they changed."""

    lines: tuple[Line, ...]
    seq: int
    table: TableView | None
    match: MatchView | None


class Presence(Tell, frozen=True):
    """Who is connected: not stored, since it is gone with the connection."""

    online: tuple[bool, ...]
    stand_in_from: tuple[Millis | None, ...]  # for each seat, as in SeatView
    watching: int
    far: tuple[Seat, ...] = ()  # where the faster hand counts: those too far away for fair verdicts
    doubted: tuple[Seat, ...] = ()  # and, for the host's eyes, those who are timed by evidence alone
    books: float | None = None  # where words are looked up: how far the books are, from 0 to 1, if not complete


class Done(Tell, frozen=True):
    """The ask was carried out and is stored up to this line."""

    id: str
    seq: int


class Refusal(Tell, frozen=True):
    """The ask was refused, and nothing changed: the rule's id and facts, for the browser to put into words."""

    id: str
    rule: str
    facts: dict[str, Any]


Tells: TypeAlias = Welcome | News | Presence | Done | Refusal


# A finished match, step by step, over HTTP


class Scene(Struct, frozen=True):
    """How things stood after a step of the match, for the replay."""

    at: Millis
    lines: tuple[Line, ...]
    view: Any


class Replay(Struct, frozen=True):
    table: TableView
    scenes: tuple[Scene, ...]
    outcome: Outcome | None
