"""What a browser asks over a table's socket."""

from typing import Any, TypeAlias

from msgspec import Raw

from nenuphar.server.wire.base import Ask, AskedSeat, Counted, Reaction


class Act(Ask, frozen=True):
    """Play. `action` is one of the game's actions, `question` what the match said it was asking.

    Where the faster hand counts, `claim_us` is how long after the scene was painted the hand came down, in millionths
    of a second, as the browser saw it. `seat` says for which of several at one screen.
    """

    question: Counted
    action: Raw
    claim_us: Counted | None = None
    seat: AskedSeat | None = None


class Pinch(Ask, frozen=True):
    """Stir bytes of the browser's own, in hexadecimal, into the chance of the match."""

    bytes: str


class Sit(Ask, frozen=True):
    seat: AskedSeat


class Stand(Ask, frozen=True):
    """Leave one's seat: before the start it becomes free; later it waits for its player to come back."""


class Kick(Ask, frozen=True):
    seat: AskedSeat


class NameSeat(Ask, frozen=True):
    """Before the match, say what somebody at one's own screen is called (TB-38)."""

    seat: AskedSeat
    name: str


class Fill(Ask, frozen=True):
    """The host gives a free seat to a bot of this level, or frees a bot's seat with an empty level."""

    seat: AskedSeat
    level: str


class ChangeTable(Ask, frozen=True):
    """The host changes what the table plays by, before the match. All of it is said, also what stays as it is."""

    seats: Counted
    options: dict[str, Any]
    decision_seconds: Counted | None
    public: bool


class Begin(Ask, frozen=True):
    pass


class Learn(Ask, frozen=True):
    """The tutor explains the game to you, or it has finished."""

    on: bool


class Resign(Ask, frozen=True):
    pass


class Propose(Ask, frozen=True):
    """Ask the others to let a bot play for somebody who is away."""

    seat: AskedSeat


class Vote(Ask, frozen=True):
    seat: AskedSeat
    agree: bool


class ComeBack(Ask, frozen=True):
    """Take one's seat back from the bot that stood in."""


class Rematch(Ask, frozen=True):
    pass


class Chat(Ask, frozen=True):
    text: str


class React(Ask, frozen=True):
    sign: Reaction


class Pace(Ask, frozen=True):
    """Whether this browser wants bots that move as soon as they have thought (TB-50)."""

    quick: bool


class Ping(Ask, frozen=True):
    """Ask for a sign of life, which a page cannot see in the pings of the protocol. It is answered at once."""


Asks: TypeAlias = (
    Act
    | Pinch
    | Sit
    | Stand
    | Kick
    | NameSeat
    | Fill
    | ChangeTable
    | Begin
    | Learn
    | Resign
    | Propose
    | Vote
    | ComeBack
    | Rematch
    | Chat
    | React
    | Pace
    | Ping
)
