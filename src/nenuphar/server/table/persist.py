"""Applies events to a table's state, and makes them ready for the store."""

from collections.abc import Sequence
from typing import NamedTuple

from nenuphar.core.codec import encode
from nenuphar.core.game import Millis
from nenuphar.core.lookup import VoteResult
from nenuphar.core.match import SeedRevealed
from nenuphar.server.model import views
from nenuphar.server.model.events import MatchBegan, Played, Reacted, Row, Spoke, TableEvent
from nenuphar.server.model.seating import Seating
from nenuphar.server.model.state import TableState, is_shared
from nenuphar.server.model.views import PeopleById
from nenuphar.server.table.whose_turn import whose_turn
from nenuphar.store import Append, Card, Keepsake, Precedent


class Applied(NamedTuple):
    """Rows that the state knows and the store does not know yet."""

    rows: tuple[Row, ...]
    rows_before: int
    lines_before: int
    at: Millis
    ask: str


def apply(state: TableState, events: Sequence[TableEvent], at: Millis, ask: str) -> Applied:
    """Fold events into the state. When a match begins, its first steps follow at once."""
    rows: list[Row] = []
    rows_before, lines_before = state.rows, len(state.lines)
    for number, event in enumerate(events, 1):
        begins = isinstance(event, MatchBegan)
        rows.append(Row(event, ask if number == len(events) and not begins else ""))
        state.apply(rows[-1], at)
        if begins:
            rows.append(Row(state.begun_match(), ask))
            state.apply(rows[-1], at)
    return Applied(tuple(rows), rows_before, lines_before, at, ask)


def to_append(state: TableState, applied: Applied, people: PeopleById) -> Append:
    """What to store for the rows that were applied."""
    at, since = applied.at, applied.lines_before
    listed = (state.phase, state.seating.chairs, state.seating.public)
    card_changed = listed != state.last_listing
    state.last_listing = listed
    turns, stored_turns = whose_turn(state), state.stored_turns
    is_due_now = state.due_bots() or state.judge_is_due or state.stopped_at is not None  # another node is to go on
    state.stored_turns = turns
    return Append(
        table_id=state.table,
        expected_seq=applied.rows_before,
        events=tuple(map(encode, applied.rows)),
        at_ms=at,
        deadline_ms=at if is_due_now else state.deadline,
        command_id=applied.ask or None,
        card=card(state, people, at) if card_changed else None,
        seated=state.seating.people if card_changed else None,
        turns=None if turns == stored_turns else tuple(turn for turn in turns if turn not in stored_turns),
        keepsakes=keepsakes(state, since, at),
        precedents=precedents(state, since, at),
    )


def keepsakes(state: TableState, since: int, at: Millis) -> tuple[Keepsake, ...]:
    """The keepsakes of players who played the whole match, if it has ended since this line (TB-31)."""
    kept_things, match, seating = state.game.keepsakes, state.match, state.seating
    if kept_things is None or match is None:
        return ()
    if not any(isinstance(line.event, SeedRevealed) for line in state.lines[since:]):
        return ()
    return tuple(
        Keepsake(chair.person, seating.game, state.table, at, encode(kept))
        for chair, kept in zip(seating.chairs, kept_things.keep(match.state), strict=True)
        if chair.is_played and not chair.stood_in and kept is not None
    )


def precedents(state: TableState, since: int, at: Millis) -> tuple[Precedent, ...]:
    """The words that players have decided since this line, each with the event that says how."""
    lookup, match, seating = state.game.lookup, state.match, state.seating
    if lookup is None or match is None:
        return ()
    language = lookup.language(match.setup.options)
    decided = [line.event for line in state.lines[since:] if line.kind == "match" and not is_shared(line.event)]
    return tuple(
        Precedent(seating.host, language, result.word, result.accepted, at, encode(event))
        for event in decided
        if (result := lookup.vote_result(event)) is not None and _is_by_host(seating, result)
    )


def _is_by_host(seating: Seating, result: VoteResult) -> bool:
    """A host's words are those that the host and somebody else agreed on. No guest and no bot decides alone (TB-31)."""
    people = {chair.person: vote for chair, vote in zip(seating.chairs, result.votes, strict=True) if chair.is_played}
    return people.get(seating.host) == result.accepted and sum(vote is not None for vote in people.values()) > 1


def card(state: TableState, people: PeopleById, at: Millis) -> Card:
    return Card(
        code=state.seating.code,
        public=state.seating.public,
        phase=state.phase,
        changed_ms=at,
        summary=encode(views.summary(state, people)),
        began_ms=state.began or None,
    )


KEEPS_SEATS = frozenset((Spoke, Reacted, Played))


def keeps_seats(event: TableEvent) -> bool:
    """Whether this event leaves the seats unchanged."""
    return type(event) in KEEPS_SEATS
