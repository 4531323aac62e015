"""China Moon as data: options, actions, events, the state, and what a viewer sees of it.

A place is a number: 0 is the start, 1 to n are the pads in the order of the board, n + 1 is the arrival. A frog is a
number too: seat 0 has frogs 0, 1, 2, seat 1 has 3, 4, 5, and so on.
"""

import tomllib
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from nenuphar.core import decision
from nenuphar.core.codec import convert
from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp
from nenuphar.core.picture import Drawn
from nenuphar.games.china_moon.board import Board

Colour: TypeAlias = Literal["yellow", "red", "green", "blue", "violet"]
Lily: TypeAlias = Literal["white", "yellow", "pink", "black", "blue"]
Frog: TypeAlias = int
Place: TypeAlias = int
Hand: TypeAlias = tuple[Lily, ...]
Choice: TypeAlias = Literal["move", "bounce", "swap", "drop"]
Phase: TypeAlias = Literal["laying", "starting", Choice, "over"]

COLOURS: tuple[Colour, ...] = ("yellow", "red", "green", "blue", "violet")
SUITS: tuple[Lily, ...] = ("white", "yellow", "pink")  # the lilies that count by number
LILIES: tuple[Lily, ...] = (*SUITS, "black", "blue")  # five of each suit, one of the others (CM-M2)
FROGS_EACH = 3
MOVES = 3  # in a turn
PADS_A_MOVE = 2
SLOTS = 4  # of the arrival (CM-M3)
EACH_ON_PADS = 4  # lilies of a suit on pads
MOST_TAKEN_BACK = 3
START: Place = 0

# The pond is read when the program starts. The rules get a board, and read no files.
USUAL_BOARD = "pond"
_POND = files(__package__).joinpath("data", "boards", f"{USUAL_BOARD}.toml").read_text("utf-8")
POND: Board = convert(tomllib.loads(_POND), Board)

# A shell offers the files on this shelf by name, and passes in the contents of the file.
BoardFromShelf: TypeAlias = Annotated[Board, Meta(extra={"kind": "data", "shelf": "boards", "usual": USUAL_BOARD})]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    board: BoardFromShelf = POND
    colours: tuple[Colour, ...] = ()
    oldest: Seat | None = None
    take_back: bool = True


# Actions. The first three are for chance, TimeUp is for the clock, the rest is for players.


class LayPrize(BaseAction, frozen=True):
    lily: Lily


class LayLily(BaseAction, frozen=True):
    lily: Lily


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class Move(BaseAction, frozen=True):
    """One of the three moves of a turn. At a fork, `to` also chooses the branch."""

    frog: Frog
    to: Place


class Bounce(BaseAction, frozen=True):
    """Where the frog on the spring goes, if there is a fork."""

    to: Place


class Swap(BaseAction, frozen=True):
    """The prankster's swap: one lily goes to another player, one of another colour comes back."""

    other: Seat
    give: Lily
    take: Lily


class Drop(BaseAction, frozen=True):
    """The lily that the frog on the butterfly gives up, and the pad for it."""

    lily: Lily
    pad: Place


class TakeBack(BaseAction, frozen=True):
    """Begin the turn again."""


Action: TypeAlias = LayPrize | LayLily | PickFirst | Move | Bounce | Swap | Drop | TakeBack | TimeUp


# Events. If several rules can cause an event, it names the rule.


class PrizeLaid(BaseEvent, frozen=True):
    """A lily was laid on a slot of the arrival; slots are numbered from 0."""

    slot: int
    lily: Lily


class LilyLaid(BaseEvent, frozen=True):
    pad: Place
    lily: Lily


class FirstPicked(BaseEvent, frozen=True):
    seat: Seat


class TurnBegan(BaseEvent, frozen=True):
    seat: Seat
    number: int


class ChoiceBegan(BaseEvent, frozen=True):
    """A seat is asked for a choice; `frog` is the frog that the choice is about, if any."""

    seat: Seat
    choice: Choice
    frog: Frog | None
    until: Millis | None


class TimeRanOut(BaseEvent, frozen=True):
    """This seat did not decide in time, so the rule of the clock decides for it."""

    seat: Seat


class FrogMoved(BaseEvent, frozen=True):
    """`path` holds every place where the frog touched down, `over` the frogs leapt over, in order."""

    frog: Frog
    by: Seat
    path: tuple[Place, ...]
    over: tuple[Frog, ...]
    rule: str


class LilyTaken(BaseEvent, frozen=True):
    frog: Frog
    pad: Place
    lily: Lily


class LiliesSwapped(BaseEvent, frozen=True):
    """The owner of the frog gave a lily to another player and took one."""

    frog: Frog
    other: Seat
    gave: Lily
    took: Lily


class LilyDropped(BaseEvent, frozen=True):
    frog: Frog
    lily: Lily
    pad: Place


class PadPassed(BaseEvent, frozen=True):
    """A prankster or a butterfly had no effect."""

    frog: Frog
    pad: Place
    rule: str


class FrogArrived(BaseEvent, frozen=True):
    """`slot` is the number of frogs that arrived before; the frog's owner takes its lily."""

    frog: Frog
    slot: int
    lily: Lily


class TurnTakenBack(BaseEvent, frozen=True):
    """Everything is as it was when the turn began."""

    seat: Seat


class GameEnded(BaseEvent, frozen=True):
    scores: tuple[int, ...]
    rule: str


Event: TypeAlias = (
    PrizeLaid
    | LilyLaid
    | FirstPicked
    | TurnBegan
    | ChoiceBegan
    | TimeRanOut
    | FrogMoved
    | LilyTaken
    | LiliesSwapped
    | LilyDropped
    | PadPassed
    | FrogArrived
    | TurnTakenBack
    | GameEnded
)


class State(Drawn, frozen=True, gc=False):
    """`lilies` is indexed by place; `asked` is the seat that has to choose, `frog` the frog that the choice is about.

    `before` is the state at the beginning of the turn, as long as the turn can be taken back.
    """

    setup: Setup[Options]
    phase: Phase
    colours: tuple[Colour, ...]
    frogs: tuple[Place, ...]
    lilies: tuple[Lily | None, ...]
    prizes: tuple[Lily | None, ...]
    hands: tuple[Hand, ...]
    turn: Seat | None
    number: int
    moved: tuple[Frog, ...]
    asked: Seat | None
    frog: Frog | None
    until: Millis | None
    taken_back: int
    before: "State | None"
    outcome: Outcome | None


class View(Drawn, frozen=True):
    """What a viewer sees: everything, because nothing is hidden."""

    viewer: Seat | None
    setup: Setup[Options]
    phase: Phase
    colours: tuple[Colour, ...]
    frogs: tuple[Place, ...]
    lilies: tuple[Lily | None, ...]
    prizes: tuple[Lily | None, ...]
    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    turn: Seat | None
    number: int
    moved: tuple[Frog, ...]
    asked: Seat | None
    frog: Frog | None
    until: Millis | None
    taken_back: int
    can_take_back: bool
    outcome: Outcome | None


def owner(frog: Frog) -> Seat:
    return frog // FROGS_EACH


class Decision(decision.Decision[State, Event]):
    """What a command leads to in China Moon."""
