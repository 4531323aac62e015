"""A match as plain text, as the terminal shows and reads it: for a game that has no picture yet (TB-51)."""

from typing import Any

from nenuphar.core.game import Refused
from nenuphar.server.model.state import TableState
from nenuphar.server.model.views import PeopleById, called, viewer_of
from nenuphar.server.wire import PersonId


def text_board(state: TableState, person: PersonId, people: PeopleById) -> str:
    """The board as this person may see it."""
    names = [called(chair, people) for chair in state.seating.chairs]
    return state.game.text.board(_view(state, person), names)


def read_move(state: TableState, person: PersonId, typed: str) -> Any | None:
    """The action for a typed move; None if the game cannot read it. Nothing is played yet."""
    return state.game.text.read(typed.strip(), _view(state, person))


def _view(state: TableState, person: PersonId) -> Any:
    if state.match is None:
        raise Refused("TB-4", over=0)
    return state.game.view(state.match.state, viewer_of(state, person))
