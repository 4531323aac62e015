"""Quibbit! in plain words, for the terminal, screen readers and recorded playthroughs."""

from nenuphar.core.game import kebab
from nenuphar.core.telling import Saying
from nenuphar.games.quibbit.types import Action, Choose, Event, Place, View


def board(view: View) -> str:
    return f"{view.ring} {view.steps}"


def tell(event: Event, view: View) -> Saying | None:
    return Saying(f"quibbit-{kebab(type(event).__name__)}", "", {})


def offer(action: Action, view: View) -> Saying:
    return Saying(f"quibbit-offer-{kebab(type(action).__name__)}", "", {})


def read(typed: str, view: View) -> Action | None:
    if not typed.isdecimal():
        return None
    return Place(int(typed)) if view.phase == "placing" else Choose(int(typed))
