"""Tables, over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from nenuphar.core.game import Millis
from nenuphar.server.wire.base import Body, Counted, Phase, TableId
from nenuphar.server.wire.views import Line


class SeatPlan(Body, frozen=True, omit_defaults=True):
    """What a seat is for: the host, a player at the host's own screen, an invited person, or a bot of a level.

    It is stored with the event `TableOpened`, which says why defaults are not written.
    """

    kind: Literal["me", "here", "open", "bot"]
    level: str = ""
    name: str = ""  # of a player at the host's screen


class NewTable(Body, frozen=True):
    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    decision_seconds: Counted | None = 60
    public: bool = False
    rated: bool = False


class Quick(Body, frozen=True):
    """Play now, against bots."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)


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
    practice: bool = False


class Lobby(Struct, frozen=True):
    open: tuple[TableCard, ...]
    yours: tuple[TableCard, ...]
    running: tuple[TableCard, ...] = ()  # public matches to watch, with somebody at the table


class JoinCode(Body, frozen=True):
    code: str


class Found(Struct, frozen=True):
    id: TableId


class Earlier(Struct, frozen=True):
    """Lines of a table's log right before the requested one, the oldest first."""

    lines: tuple[Line, ...]


class TextBoard(Struct, frozen=True):
    """A match as the terminal shows it, for a game without a picture (TB-51)."""

    board: str


class TypedMove(Body, frozen=True):
    """A typed move, to be read but not yet played."""

    text: Annotated[str, Meta(max_length=200)]


class ReadMove(Struct, frozen=True):
    """The action to send; null if the game cannot read the move."""

    action: Any


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused: the rule's id and facts, as over the socket."""

    rule: str
    facts: dict[str, Any]


class Simulated(Struct, frozen=True):
    """What happened in some quick matches on a draft. A page asks for several of these, and adds them up."""

    matches: int  # none if the server is not ready yet: ask again
    seats: int
    counts: dict[str, tuple[int, ...]]  # for every measure how often it happened in each place of the draft
    wins: tuple[float, ...]  # by the order of turns


class Checked(Struct, frozen=True):
    """A draft as data, if it can be read, and why the rules refuse it, if they do."""

    data: Any
    problem: Problem | None
