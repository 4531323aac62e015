"""Acorn in plain words, for the terminal, screen readers and recorded playthroughs."""

from collections.abc import Sequence

from nenuphar.core.game import TimeUp, kebab
from nenuphar.core.telling import Fact, Saying, Who
from nenuphar.testing.acorn.types import Action, Event, GameEnded, PebblesTaken, Take, TimeRanOut, TurnBegan, View


def board(view: View, names: Sequence[str]) -> str:
    return "o " * view.left or "-"


def tell(event: Event, view: View) -> Saying | None:
    match event:
        case TurnBegan():
            return None
        case PebblesTaken(seat, count):
            return _saying(event, "AC-3", player=Who(seat), count=count)
        case TimeRanOut(seat):
            return _saying(event, "AC-5", player=Who(seat))
        case GameEnded(winner):
            return _saying(event, "AC-4", player=Who(winner))


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """Too short a game to look back on."""
    return ()


def offer(action: Action, view: View) -> Saying:
    match action:
        case Take(count):
            return Saying("acorn-offer-take", "AC-3", {"count": count})
        case TimeUp():
            raise ValueError(f"{action} is not for players")


def read(typed: str, view: View) -> Action | None:
    sensible = typed.isascii() and typed.isdecimal() and len(typed) < 4
    return Take(int(typed)) if sensible else None


def _saying(event: Event, rule: str, **facts: Fact) -> Saying:
    return Saying(f"acorn-{kebab(type(event).__name__)}", rule, facts)
