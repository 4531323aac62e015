"""Quibbix as data: what can have happened, what is, and what a viewer sees of it. Actions are in `actions`.

Words are told apart by how they are read: whoever lays a word, it is ruled on and voted on once in a turn.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core import decision
from nenuphar.core.game import BaseEvent, Millis, Outcome, Seat, Setup
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Ballot, Finest, Hint, Layout, Lying, Possible, Rack, Ruling, Score, Settled
from nenuphar.games.quibbix.tiles import Letter

Phase: TypeAlias = Literal["drawing", "building", "judging", "comparing", "rearranging", "solving", "looking", "over"]
LAYING: tuple[Phase, ...] = ("building", "rearranging")


class RoundBegan(BaseEvent, frozen=True):
    """All tiles were turned face down and shuffled."""

    number: int


class TurnBegan(BaseEvent, frozen=True):
    number: int


class TileDrawn(BaseEvent, frozen=True):
    """For one seat, or for all alike."""

    seat: Seat | None
    letter: Letter


class BuildingBegan(BaseEvent, frozen=True):
    until: Millis | None


class Laid(BaseEvent, frozen=True):
    """A layout, as it lies now. Unless it is `public`, others only learn how many tiles are `used`."""

    seat: Seat
    used: int
    public: bool
    layout: Layout | None


class Finished(BaseEvent, frozen=True):
    seat: Seat


class WentOn(BaseEvent, frozen=True):
    """Neither finished nor content after all."""

    seat: Seat


class HintAsked(BaseEvent, frozen=True):
    seat: Seat


class Hinted(BaseEvent, frozen=True):
    seat: Seat
    hint: Hint


class TimeRanOut(BaseEvent, frozen=True):
    """For building, for a vote, or for looking: the clock goes on without those who were waited for."""


class LayoutsShown(BaseEvent, frozen=True):
    """Building is over: all layouts lie open, without what is too short to be a word (QX-W1)."""

    layouts: tuple[Layout, ...]


class WordsRuled(BaseEvent, frozen=True):
    rulings: tuple[Ruling, ...]


class ComparingBegan(BaseEvent, frozen=True):
    until: Millis | None


class MoreTimeGiven(BaseEvent, frozen=True):
    """After a vote, there is time to look at the words again."""

    until: Millis | None


class DisputesClosed(BaseEvent, frozen=True):
    """The time to compare is over; votes that are open, and what follows from them, are waited for."""

    until: Millis


class VoteBegan(BaseEvent, frozen=True):
    word: str
    rule: str
    by: Seat | None
    until: Millis


class VoteCast(BaseEvent, frozen=True):
    seat: Seat
    word: str
    accept: bool


class VoteSettled(BaseEvent, frozen=True):
    word: str
    rule: str
    stands: bool
    votes: tuple[bool | None, ...]


class VoteDropped(BaseEvent, frozen=True):
    """The word was taken back by all who had laid it: there is nothing to decide."""

    word: str


class WordTakenBack(BaseEvent, frozen=True):
    seat: Seat
    index: int
    word: str


class DoubleChosen(BaseEvent, frozen=True):
    seat: Seat
    index: int
    word: str


class WasContent(BaseEvent, frozen=True):
    seat: Seat


class RearrangingBegan(BaseEvent, frozen=True):
    """These seats take up their rejected words and rearrange the letters."""

    seats: tuple[Seat, ...]
    until: Millis | None


class TurnScored(BaseEvent, frozen=True):
    scores: tuple[Score, ...]


class PossibleShown(BaseEvent, frozen=True):
    possible: tuple[Possible, ...]


class LookingBegan(BaseEvent, frozen=True):
    until: Millis | None


class WasReady(BaseEvent, frozen=True):
    seat: Seat


class GameEnded(BaseEvent, frozen=True):
    """`differences` are tenths of points in a contest, None for a seat without a QQ and outside a contest."""

    totals: tuple[int, ...]
    differences: tuple[int | None, ...]
    rule: str


Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TileDrawn
    | BuildingBegan
    | Laid
    | Finished
    | WentOn
    | HintAsked
    | Hinted
    | TimeRanOut
    | LayoutsShown
    | WordsRuled
    | ComparingBegan
    | MoreTimeGiven
    | DisputesClosed
    | VoteBegan
    | VoteCast
    | VoteSettled
    | VoteDropped
    | WordTakenBack
    | DoubleChosen
    | WasContent
    | RearrangingBegan
    | TurnScored
    | PossibleShown
    | LookingBegan
    | WasReady
    | GameEnded
)


class State(Struct, frozen=True, gc=False):
    """What is. `round` and `turn` count from 1, `comparison` counts those of this turn.

    `done` are the seats that nobody waits for: finished building, content with all words, or ready for the next turn.
    `building` are those who may lay tiles now. `taken_back` has for every seat the places of its words that it gave up.
    `first_until` is when a comparison was to end before votes gave it more time, `late` whether it has come to that.
    `kept` has for every seat, while letters are rearranged, its words that stand and stay, with small letters where
    tiles are turned over. `sheet` has for every seat and round the points of its turns, `could` what was possible,
    and `finest` the best word of each.
    """

    setup: Setup[Options]
    phase: Phase
    round: int
    turn: int
    comparison: int
    racks: tuple[Rack, ...]
    layouts: tuple[Layout, ...]
    building: tuple[Seat, ...]
    done: tuple[Seat, ...]
    until: Millis | None
    first_until: Millis | None
    late: bool
    rulings: tuple[Ruling, ...]
    votes: tuple[Ballot, ...]
    settled: tuple[Settled, ...]
    taken_back: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    doubled: tuple[int | None, ...]
    asking: bool
    hint: Hint | None
    possible: tuple[Possible, ...]
    sheet: tuple[tuple[tuple[int, ...], ...], ...]
    could: tuple[tuple[tuple[int, ...], ...], ...]
    finest: tuple[Finest | None, ...]
    differences: tuple[int | None, ...]
    outcome: Outcome | None


class View(Struct, frozen=True):
    """What a viewer sees: not what others are laying, only how many of their tiles they `used`.

    `mine` is the viewer's own layout, `shown` everybody's once building is over. `kept` are the words that stay while
    letters are rearranged, `first_until` is when a comparison was to end before votes gave it more time, and `late`
    whether it has come to that. `asking` is whether a hint is on its way. `totals` add up the sheet. `quotients` are
    points a round in tenths, when all is over.
    """

    viewer: Seat | None
    setup: Setup[Options]
    phase: Phase
    round: int
    rounds: int
    turn: int
    comparison: int
    racks: tuple[Rack, ...]
    used: tuple[int, ...]
    mine: Lying | None
    shown: tuple[Lying, ...]
    kept: tuple[tuple[str, ...], ...]
    building: tuple[Seat, ...]
    done: tuple[Seat, ...]
    until: Millis | None
    first_until: Millis | None
    late: bool
    rulings: tuple[Ruling, ...]
    votes: tuple[Ballot, ...]
    settled: tuple[Settled, ...]
    asking: bool
    hint: Hint | None
    possible: tuple[Possible, ...]
    sheet: tuple[tuple[tuple[int, ...], ...], ...]
    could: tuple[tuple[tuple[int, ...], ...], ...]
    finest: tuple[Finest | None, ...]
    totals: tuple[int, ...]
    quotients: tuple[int, ...]
    differences: tuple[int | None, ...]
    outcome: Outcome | None


class Decision(decision.Decision[State, Event]):
    """What a command leads to in Quibbix."""

    __slots__ = ()
