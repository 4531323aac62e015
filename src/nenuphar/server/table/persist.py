"""Applies events to a table's state, and makes them ready for the store."""

import logging
from collections.abc import Container, Sequence
from typing import NamedTuple

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.daily import DailyScore
from nenuphar.core.game import Millis
from nenuphar.core.lookup import VoteResult
from nenuphar.core.match import SeedRevealed, Step
from nenuphar.server.model import results, views
from nenuphar.server.model.events import AdviceTaken, MatchBegan, Played, Reacted, Row, Spoke, TableEvent
from nenuphar.server.model.seating import Seating
from nenuphar.server.model.state import TableState, is_shared
from nenuphar.server.model.views import PeopleById, is_former
from nenuphar.server.table.whose_turn import whose_turn
from nenuphar.server.wire import PersonId
from nenuphar.store import Append, Card, Keepsake, Notice, Precedent

log = logging.getLogger("nenuphar.persist")


class Applied(NamedTuple):
    """Rows that the state knows and the store does not know yet."""

    rows: tuple[Row, ...]
    rows_before: int
    lines_before: int
    at: Millis
    ask: str


def apply(
    state: TableState, events: Sequence[TableEvent], at: Millis, ask: str, taken_over: Sequence[Step] = ()
) -> Applied:
    """Fold events into the state. When a match begins, its first steps follow at once: its own, or another's."""
    rows: list[Row] = []
    rows_before, lines_before = state.rows, len(state.lines)
    for number, event in enumerate(events, 1):
        begins = isinstance(event, MatchBegan)
        rows.append(Row(event, ask if number == len(events) and not begins else ""))
        state.apply(rows[-1], at)
        if begins:
            rows.append(Row(state.begun_match(taken_over), ask))
            state.apply(rows[-1], at)
    return Applied(tuple(rows), rows_before, lines_before, at, ask)


def to_append(
    state: TableState, applied: Applied, people: PeopleById, online: Container[PersonId] = frozenset()
) -> Append:
    """What to store for the rows that were applied. Those who are `online` see it themselves."""
    at, since = applied.at, applied.lines_before
    listed = (state.phase, state.seating.chairs, state.seating.public)
    card_changed = listed != state.last_listing
    state.last_listing = listed
    turns, stored_turns = whose_turn(state), state.stored_turns
    is_end = not turns and bool(stored_turns) and state.phase == "over"
    is_due_now = state.due_bots() or state.judge_is_due or state.stopped_at is not None  # another node takes over
    state.stored_turns = turns
    known = _known(state, people) if card_changed or is_end else ()
    return Append(
        table_id=state.table,
        expected_seq=applied.rows_before,
        events=tuple(map(encode, applied.rows)),
        at_ms=at,
        deadline_ms=at if is_due_now else state.deadline,
        command_id=applied.ask or None,
        card=card(state, people, at) if card_changed else None,
        seated=known if card_changed else None,
        turns=None if turns == stored_turns else tuple(turn for turn in turns if turn not in stored_turns),
        keepsakes=keepsakes(state, since, at),
        precedents=precedents(state, since, at),
        daily=daily_score(state, since),
        finished=results.finished(state) if card_changed and state.over and _has_ended(state, since) else None,
        notices=tuple(each for each in end_notices(state, at, online) if each.person_id in known) if is_end else (),
    )


def _known(state: TableState, people: PeopleById) -> tuple[PersonId, ...]:
    """Nothing is stored about people who are deleted (TB-96)."""
    return tuple(each for each in state.seating.people if not is_former(people, each))


def end_notices(state: TableState, at: Millis, online: Container[PersonId]) -> tuple[Notice, ...]:
    """The end of a match, for the players who are not there (TB-70). Practice has none (TB-115)."""
    if state.seating.taken_over:
        return ()
    return tuple(Notice(person, state.table, "over", at) for person in state.seating.people if person not in online)


def keepsakes(state: TableState, since: int, at: Millis) -> tuple[Keepsake, ...]:
    """The keepsakes of players who played the whole match, if it has ended since this line (TB-31)."""
    kept_things, match, seating = state.game.keepsakes, state.match, state.seating
    if kept_things is None or match is None or seating.taken_over or not _has_ended(state, since):
        return ()
    return tuple(
        Keepsake(chair.person, seating.game, state.table, at, encode(kept))
        for chair, kept in zip(seating.chairs, kept_things.keep(match.state), strict=True)
        if chair.is_played and not chair.stood_in and kept is not None
    )


def daily_score(state: TableState, since: int) -> DailyScore | None:
    """The result of the day, if this match has ended since this line and its player has not given up (TB-64)."""
    match, seating = state.match, state.seating
    if seating.of_the_day is None or not seating.of_the_day.counts or match is None or not _has_ended(state, since):
        return None
    daily, chair = games.daily(state.game), seating.chairs[0]
    if daily is None or not chair.is_played or chair.stood_in:
        return None
    try:
        return daily.score(match.state)
    except Exception:  # the match ends all the same
        log.exception("a match of the day has no score", extra={"table": state.table})
        return None


def _has_ended(state: TableState, since: int) -> bool:
    """Whether the match has ended since this line."""
    return any(isinstance(line.event, SeedRevealed) for line in state.lines[since:])


def precedents(state: TableState, since: int, at: Millis) -> tuple[Precedent, ...]:
    """The words that players have decided since this line, each with the event that says how."""
    lookup, match, seating = state.game.lookup, state.match, state.seating
    if lookup is None or match is None or seating.taken_over:
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


KEEPS_SEATS = frozenset((Spoke, Reacted, Played, AdviceTaken))


def keeps_seats(event: TableEvent) -> bool:
    """Whether this event leaves the seats unchanged."""
    return type(event) in KEEPS_SEATS
