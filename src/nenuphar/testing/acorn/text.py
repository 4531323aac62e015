"""Acorn as text, for the terminal, screen readers and recorded playthroughs."""

from collections.abc import Sequence

from nenuphar.core.game import TimeUp
from nenuphar.core.messages import Saying, Sayings, Who
from nenuphar.testing.acorn.types import (
    Action,
    Event,
    FirstPicked,
    GameEnded,
    PebblesTaken,
    PickFirst,
    Take,
    TimeRanOut,
    TurnBegan,
    View,
)

_saying = Sayings("acorn")
_offer = Sayings("acorn-offer")


def board(view: View, names: Sequence[str]) -> str:
    return "o " * view.left or "-"


def narrate(event: Event, view: View) -> Saying | None:
    match event:
        case FirstPicked(seat):
            return _saying(event, "AC-2", player=Who(seat))
        case TurnBegan():
            return None
        case PebblesTaken(seat, count):
            return _saying(event, "AC-3", player=Who(seat), count=count)
        case TimeRanOut(seat):
            return _saying(event, "AC-5", player=Who(seat))
        case GameEnded(winner):
            return _saying(event, "AC-4", player=Who(winner))


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """The game is too short for a story."""
    return ()


def offer(action: Action, view: View) -> Saying:
    match action:
        case Take(count):
            return _offer(action, "AC-3", count=count)
        case PickFirst() | TimeUp():
            raise ValueError(f"{action} is not for players")


def read(typed: str, view: View) -> Action | None:
    sensible = typed.isascii() and typed.isdecimal() and len(typed) < 4
    return Take(int(typed)) if sensible else None
