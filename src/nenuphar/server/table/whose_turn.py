"""Whose turn it is, as stored with a table: lists and notifications need it without loading the table.

A person's row changes only with what this person may know, and so does its time. Nobody else gets to see it.
"""

from nenuphar.core.game import Seat
from nenuphar.server.model import views
from nenuphar.server.model.state import TableState
from nenuphar.server.wire import PersonId
from nenuphar.store import Turn


def whose_turn(state: TableState) -> tuple[Turn, ...]:
    """Everybody's turn in a running match, by person. An unchanged turn keeps its time."""
    if state.phase != "playing":
        return ()
    stored = {turn.person_id: turn for turn in state.stored_turns}
    return tuple([_turn(state, person, stored.get(person)) for person in sorted(state.seats)])


def _turn(state: TableState, person: PersonId, stored: Turn | None) -> Turn:
    own = state.seats_at_screen.get(person) or (state.seats[person],)
    due = True in [_is_due(state, seat) for seat in own]
    if stored is not None and stored.due == due:
        return stored
    return Turn(person, due, views.changed(state, views.viewer_of(state, person)))


def _is_due(state: TableState, seat: Seat) -> bool:
    return seat in views.waiting_for(state, seat).due and not state.seating.chairs[seat].stand_in
