"""Acorn as data: what can be asked, what can have happened, what is, and what a viewer sees of it."""

from typing import TypeAlias

from msgspec import Struct

from nenuphar.core.game import Asked, Happened, Millis, Outcome, Seat, Setup, TimeUp

MOST = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    pebbles: int = 12


class Take(Asked, frozen=True):
    count: int


Action: TypeAlias = Take | TimeUp


class TurnBegan(Happened, frozen=True):
    seat: Seat
    until: Millis | None


class TimeRanOut(Happened, frozen=True):
    seat: Seat


class PebblesTaken(Happened, frozen=True):
    seat: Seat
    count: int


class GameEnded(Happened, frozen=True):
    winner: Seat


Event: TypeAlias = TurnBegan | TimeRanOut | PebblesTaken | GameEnded


class State(Struct, frozen=True):
    setup: Setup[Options]
    left: int
    turn: Seat
    until: Millis | None
    outcome: Outcome | None


class View(Struct, frozen=True):
    """What a viewer sees: everything, since nothing is hidden."""

    viewer: Seat | None
    setup: Setup[Options]
    left: int
    turn: Seat
    until: Millis | None
    outcome: Outcome | None
