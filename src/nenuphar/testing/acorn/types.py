"""Acorn as data: options, actions, events, the state, and what a viewer sees of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp
from nenuphar.core.picture import Drawn


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    pebbles: int = 12
    most: Literal[3, 4] = 3  # pebbles that a player may take in a turn


# Actions. The first is for chance, TimeUp is for the clock, the rest is for players.


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class Take(BaseAction, frozen=True):
    count: int


Action: TypeAlias = PickFirst | Take | TimeUp


# Events


class FirstPicked(BaseEvent, frozen=True):
    seat: Seat


class TurnBegan(BaseEvent, frozen=True):
    seat: Seat
    until: Millis | None


class TimeRanOut(BaseEvent, frozen=True):
    seat: Seat


class PebblesTaken(BaseEvent, frozen=True):
    seat: Seat
    count: int


class GameEnded(BaseEvent, frozen=True):
    winner: Seat


Event: TypeAlias = FirstPicked | TurnBegan | TimeRanOut | PebblesTaken | GameEnded


class State(Drawn, frozen=True):
    setup: Setup[Options]
    left: int
    taken: tuple[int, ...]  # by seat
    turn: Seat | None = None  # None until chance has picked the first player
    until: Millis | None = None
    outcome: Outcome | None = None


class View(State, frozen=True, kw_only=True):
    """What a viewer sees: everything, because nothing is hidden."""

    viewer: Seat | None
