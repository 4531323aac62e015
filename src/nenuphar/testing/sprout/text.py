"""Sprout in plain words, for the terminal, screen readers and recorded playthroughs."""

from collections.abc import Sequence

from nenuphar.core.game import kebab
from nenuphar.core.telling import Fact, Saying, Who
from nenuphar.testing.sprout.types import Action, Event, GameEnded, PebblesTaken, Take, TimeRanOut, TurnBegan, View


def board(view: View) -> str:
    return "o " * view.left or "-"


def tell(event: Event, view: View) -> Saying | None:
    match event:
        case TurnBegan():
            return None
        case PebblesTaken(seat, count):
            return _saying(event, "SP-3", player=Who(seat), count=count)
        case TimeRanOut(seat):
            return _saying(event, "SP-5", player=Who(seat))
        case GameEnded(winner):
            return _saying(event, "SP-4", player=Who(winner))


def story(events: Sequence[Event], view: View) -> tuple[Saying, ...]:
    """Too short a game to look back on."""
    return ()


def offer(action: Action, view: View) -> Saying:
    return Saying("sprout-offer-take", "SP-3", {"count": action.count if isinstance(action, Take) else 0})


def read(typed: str, view: View) -> Action | None:
    return Take(int(typed)) if typed.isdecimal() else None


def _saying(event: Event, rule: str, **facts: Fact) -> Saying:
    return Saying(f"sprout-{kebab(type(event).__name__)}", rule, facts)
