"""What a browser asks over a table's socket."""

from typing import Any, TypeAlias

from msgspec import Raw

from nenuphar.server.wire.base import AdviceStep, Ask, AskedSeat, Counted, Reaction


class Act(Ask, frozen=True):
    """Play. `action` is one of the game's actions, `question` is the number of the question it answers.

    In a slap game, `claim_us` is the time from the paint of the scene to the tap, in microseconds, as the browser saw
    it. `seat` names the player, if several share one screen.
    """

    question: Counted
    action: Raw
    claim_us: Counted | None = None
    seat: AskedSeat | None = None


class AskAdvice(Ask, frozen=True):
    """Ask what the strongest bot would do (TB-140): first a hint, then also the move, then also the reasons.

    The answer comes as an `Advice` when the bot has thought. All steps of one question are one piece of advice.
    """

    question: Counted
    step: AdviceStep
    seat: AskedSeat | None = None


class Pinch(Ask, frozen=True):
    """Add the browser's own bytes, in hexadecimal, to the chance of the match."""

    bytes: str


class Sit(Ask, frozen=True):
    seat: AskedSeat


class Stand(Ask, frozen=True):
    """Leave one's seat: before the start it becomes free; later it waits for its player to come back."""


class Kick(Ask, frozen=True):
    seat: AskedSeat


class NameSeat(Ask, frozen=True):
    """Before the match, name a player at one's own screen (TB-38)."""

    seat: AskedSeat
    name: str


class Fill(Ask, frozen=True):
    """The host gives a free seat to a bot of this level, or frees a bot's seat with an empty level."""

    seat: AskedSeat
    level: str


class ChangeTable(Ask, frozen=True):
    """The host changes the table's settings before the match. The message has all of them, also the unchanged ones."""

    seats: Counted
    options: dict[str, Any]
    decision_seconds: Counted | None
    public: bool
    rated: bool = False


class AcceptRating(Ask, frozen=True):
    """Agree that the match of this table counts for your rating (TB-82)."""


class Begin(Ask, frozen=True):
    pass


class Hold(Ask, frozen=True):
    """The player of this seat has taken the device that several people share; None: its curtain is closed (TB-93)."""

    seat: AskedSeat | None


class Learn(Ask, frozen=True):
    """The tutor has started or stopped explaining the game to you."""

    on: bool


class Resign(Ask, frozen=True):
    pass


class Propose(Ask, frozen=True):
    """Ask the others to let a bot play for an absent player."""

    seat: AskedSeat


class Vote(Ask, frozen=True):
    seat: AskedSeat
    agree: bool


class ComeBack(Ask, frozen=True):
    """Take one's seat back from the stand-in."""


class Rematch(Ask, frozen=True):
    pass


class Chat(Ask, frozen=True):
    text: str


class React(Ask, frozen=True):
    sign: Reaction


class Pace(Ask, frozen=True):
    """Whether this browser wants bots to move without pauses (TB-50)."""

    quick: bool


class Ping(Ask, frozen=True):
    """A ping that a page can see, unlike those of the protocol. It is answered at once."""


Asks: TypeAlias = (
    Act
    | AskAdvice
    | Pinch
    | Sit
    | Stand
    | Kick
    | NameSeat
    | Fill
    | ChangeTable
    | AcceptRating
    | Begin
    | Hold
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
