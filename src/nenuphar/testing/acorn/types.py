"""Acorn as data: what can be asked, what can have happened, what is, and what a viewer sees of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import BaseAction, BaseEvent, Millis, Outcome, Seat, Setup, TimeUp


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    pebbles: int = 12
    most: Literal[3, 4] = 3  # that a player may take in a turn


# What can be asked. The first is chance's answer, TimeUp is the clock's word, the rest is for players.


class PickFirst(BaseAction, frozen=True):
    seat: Seat


class Take(BaseAction, frozen=True):
    count: int


Action: TypeAlias = PickFirst | Take | TimeUp


# What can have happened


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


class State(Struct, frozen=True):
    setup: Setup[Options]
    left: int
    taken: tuple[int, ...]  # by seat
    turn: Seat | None = None  # None before chance has picked who begins
    until: Millis | None = None
    outcome: Outcome | None = None


class View(State, frozen=True, kw_only=True):
    """What a viewer sees: everything, since nothing is hidden."""

    viewer: Seat | None
