"""Quibbix as data: events, the state, and what a viewer sees of it. Actions are in `actions`.

A word is identified by its letters: it is ruled on and voted on once in a turn, for all players who laid it.
"""

from typing import Literal, TypeAlias

from nenuphar.core import decision
from nenuphar.core.game import BaseEvent, Millis, Outcome, Seat, Setup
from nenuphar.core.picture import Drawn
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import (
    Ballot,
    ClosedVote,
    Finest,
    Hint,
    Layout,
    Possible,
    Rack,
    Ruling,
    Score,
    ScoredLayout,
)
from nenuphar.games.quibbix.tiles import Letter

Phase: TypeAlias = Literal["drawing", "building", "judging", "comparing", "rearranging", "solving", "looking", "over"]
LAYING: tuple[Phase, ...] = ("building", "rearranging")


class RoundBegan(BaseEvent, frozen=True):
    """All tiles were turned face down and shuffled."""

    number: int


class TurnBegan(BaseEvent, frozen=True):
    number: int


class TileDrawn(BaseEvent, frozen=True):
    """For one seat, or for all seats if it is None."""

    seat: Seat | None
    letter: Letter


class BuildingBegan(BaseEvent, frozen=True):
    until: Millis | None


class Laid(BaseEvent, frozen=True):
    """A player's whole layout. Unless it is `public`, others only learn how many tiles are `used`."""

    seat: Seat
    used: int
    public: bool
    layout: Layout | None


class Finished(BaseEvent, frozen=True):
    seat: Seat


class WentOn(BaseEvent, frozen=True):
    """The player is no longer finished or content."""

    seat: Seat


class HintAsked(BaseEvent, frozen=True):
    seat: Seat


class Hinted(BaseEvent, frozen=True):
    seat: Seat
    hint: Hint


class TimeRanOut(BaseEvent, frozen=True):
    """The time for building, for a vote or for looking is up: the match no longer waits for anybody."""


class LayoutsShown(BaseEvent, frozen=True):
    """Building is over: everybody sees all layouts, without words that are too short (QX-W1)."""

    layouts: tuple[Layout, ...]


class WordsRuled(BaseEvent, frozen=True):
    rulings: tuple[Ruling, ...]


class ComparingBegan(BaseEvent, frozen=True):
    until: Millis | None


class MoreTimeGiven(BaseEvent, frozen=True):
    """After a vote, there is time to look at the words again."""

    until: Millis | None


class DisputesClosed(BaseEvent, frozen=True):
    """The time for disputes is up; only open votes continue."""

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
    """All players who had laid the word took it back, so there is nothing to decide."""

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


class State(Drawn, frozen=True, gc=False):
    """The state of a match. Lists are by seat.

    - `round`, `turn`: counted from 1. `comparison`: the number of comparisons in this turn.
    - `done`: the seats that have finished building, are content with all words, or are ready for the next turn.
    - `building`: the seats that may lay tiles now. `taken_back`: the indices of words that a seat gave up.
    - `first_until`: when a comparison was to end before votes gave it more time. `late`: that time has passed.
    - `kept`: while letters are rearranged, the accepted words that stay, with lower-case letters for turned tiles.
    - `sheet`: by round the points of each turn. `could`: what was possible. `finest`: the best word.
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
    settled: tuple[ClosedVote, ...]
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


class View(Drawn, frozen=True):
    """What a viewer sees: of the others' layouts only how many tiles are `used`, until all are shown.

    - `mine`: the viewer's own layout. `shown`: all layouts, when building is over.
    - `kept`, `first_until`, `late`: as in the state.
    - `asking`: the viewer has asked for a hint. `totals`: the sums of the sheet.
    - `quotients`: points per round in tenths, when the match is over.
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
    mine: ScoredLayout | None
    shown: tuple[ScoredLayout, ...]
    kept: tuple[tuple[str, ...], ...]
    building: tuple[Seat, ...]
    done: tuple[Seat, ...]
    until: Millis | None
    first_until: Millis | None
    late: bool
    rulings: tuple[Ruling, ...]
    votes: tuple[Ballot, ...]
    settled: tuple[ClosedVote, ...]
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
