"""Quibbit! as data: options, actions, events, the state, and what a viewer sees of it.

A frog's number is its player's seat; with two players the dummy's frog has number 2. A `step` counts tiles along the
course and does not start again after a lap, so a larger step is always farther ahead. Its tile is the step modulo the
ring.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp
from nenuphar.core.picture import Drawn

Colour: TypeAlias = Literal["yellow", "red", "green", "blue"]
Tile: TypeAlias = Colour | Literal["flower", "water"]
Frog: TypeAlias = int
Card: TypeAlias = int
Phase: TypeAlias = Literal["laying", "starting", "placing", "planning", "moving", "over"]

COLOURS: tuple[Colour, ...] = ("yellow", "red", "green", "blue")
CARDS: tuple[Card, ...] = (1, 2, 3, 4, 5)
OUT: tuple[Card, ...] = ()  # the hand of a player who is out (QB-E1)
SEGMENTS = 3
DUMMY: Frog = 2


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    colours: tuple[Colour, ...] = ()
    board: str = ""
    youngest: Seat | None = None
    last_human_wins: bool = False
    round_limit: int | None = None


# Actions. The first three are for chance, TimeUp is for the clock, the rest is for players.


class LaySegment(BaseAction, frozen=True):
    leaves: tuple[Colour, ...]


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class TurnDummyCard(BaseAction, frozen=True):
    card: Card


class Place(BaseAction, frozen=True):
    tile: int


class Choose(BaseAction, frozen=True):
    card: Card


Action: TypeAlias = LaySegment | PickFirst | TurnDummyCard | Place | Choose | TimeUp


# Events. If several rules can cause an event, it names the rule.


class SegmentLaid(BaseEvent, frozen=True):
    leaves: tuple[Colour, ...]


class FirstPicked(BaseEvent, frozen=True):
    seat: Seat


class PlacingBegan(BaseEvent, frozen=True):
    """A player is asked for a starting tile."""

    seat: Seat
    until: Millis | None


class FrogPlaced(BaseEvent, frozen=True):
    frog: Frog
    step: int
    rule: str


class CrownPassed(BaseEvent, frozen=True):
    frog: Frog
    rule: str


class RoundBegan(BaseEvent, frozen=True):
    number: int
    until: Millis | None


class TimeRanOut(BaseEvent, frozen=True):
    """These seats did not decide in time, so the rule of the clock decides for them."""

    seats: tuple[Seat, ...]


class CardChosen(BaseEvent, frozen=True):
    """`card` is None for everybody but its player."""

    seat: Seat
    card: Card | None


class CardsRevealed(BaseEvent, frozen=True):
    """By seat; None for players who are out."""

    cards: tuple[Card | None, ...]


class DummyCardTurned(BaseEvent, frozen=True):
    card: Card


class FrogLeapt(BaseEvent, frozen=True):
    """`path` holds the step of every landing, `over` the frogs leapt over, in order."""

    frog: Frog
    path: tuple[int, ...]
    over: tuple[Frog, ...]


class LastFrogLapped(BaseEvent, frozen=True):
    frog: Frog
    last: Frog


class CardReturned(BaseEvent, frozen=True):
    seat: Seat
    card: Card


class CardLost(BaseEvent, frozen=True):
    seat: Seat
    card: Card


class PlayerEliminated(BaseEvent, frozen=True):
    seat: Seat


class DummyPileRenewed(BaseEvent, frozen=True):
    pass


class GameEnded(BaseEvent, frozen=True):
    """`winner` is a frog, which may be the dummy's, or None for a draw."""

    winner: Frog | None
    rule: str


Event: TypeAlias = (
    SegmentLaid
    | FirstPicked
    | PlacingBegan
    | FrogPlaced
    | CrownPassed
    | RoundBegan
    | TimeRanOut
    | CardChosen
    | CardsRevealed
    | DummyCardTurned
    | FrogLeapt
    | LastFrogLapped
    | CardReturned
    | CardLost
    | PlayerEliminated
    | DummyPileRenewed
    | GameEnded
)


class State(Drawn, frozen=True, gc=False):
    """`steps` has None for a frog that is not on the ring; `hands` has a chosen card until it is lost."""

    setup: Setup[Options]
    phase: Phase
    colours: tuple[Colour, ...]
    ring: tuple[Tile, ...]
    turn: Seat | None
    steps: tuple[int | None, ...]
    crown: Frog | None
    round: int
    hands: tuple[tuple[Card, ...], ...]
    chosen: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    until: Millis | None
    outcome: Outcome | None


class View(Drawn, frozen=True):
    """What a viewer sees: all of the state but the cards that others have chosen and not yet shown.

    Hands are not secret: lost cards lie in the middle for all to see. A chosen card counts as in hand until it is lost.
    `pile` is what the dummy may still turn over, in no order. `leads` says for each card of the viewer's hand, while
    cards are chosen, on which steps the frog would land if nobody else moved.
    """

    viewer: Seat | None
    setup: Setup[Options]
    phase: Phase
    colours: tuple[Colour, ...]
    ring: tuple[Tile, ...]
    turn: Seat | None
    steps: tuple[int | None, ...]
    crown: Frog | None
    round: int
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[bool, ...]
    chosen: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    until: Millis | None
    outcome: Outcome | None
    leads: tuple[tuple[int, ...], ...] = ()
