"""A finished match, step by step for the page, or as a record to keep (TB-7)."""

from collections import deque
from collections.abc import Sequence
from typing import Any

from nenuphar.core.codec import encode
from nenuphar.core.game import Refused
from nenuphar.core.match import AnyMatch
from nenuphar.core.record import Record, record
from nenuphar.server.model import views
from nenuphar.server.model.events import AdviceTaken
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.state import LogLine, TableState, fresh_match
from nenuphar.server.model.views import PeopleById
from nenuphar.server.wire import Line, PersonId, Replay, Scene, TableId
from nenuphar.store import Stored

FORMER_GUEST_IN_RECORDS = "Former guest"  # a file has no reader's language


def stored_replay(
    table: TableId, rows: Sequence[Stored], people: PeopleById, person: PersonId, presence: Presence
) -> bytes:
    return encode(replay_of(read_back(table, rows), person, people, presence))


def stored_record(table: TableId, rows: Sequence[Stored], people: PeopleById) -> tuple[str, bytes]:
    """A name for the file, and its content."""
    kept = record_of(read_back(table, rows), people)
    return f"{kept.game}-{kept.commitment[:8]}.json", encode(kept)


def replay_of(state: TableState, person: PersonId, people: PeopleById, presence: Presence) -> Replay:
    """Every step as the person who asks may see it: from their own seat, or as the public.

    Of the table's own lines, those about advice are among them (TB-141).
    """
    played = finished(state)
    viewer = views.viewer_of(state, person)
    logged = zip(state.lines, views.Lines(state, people, 0).whole_of(viewer), strict=True)
    lines = deque((each.kind, line) for each, line in logged if each.kind == "match" or _is_advice(each))
    again = fresh_match(state.game, state.seating)
    scenes: list[Scene] = []
    shown = 0
    for step in played.steps:
        again.apply(step)
        if again.waiting.chance is not None:
            continue  # nothing to show before chance has finished
        told: list[Line] = []
        while shown < again.seq:
            kind, line = lines.popleft()
            shown += kind == "match"
            told.append(line)
        scenes.append(Scene(len(again.steps), state.began + again.now, tuple(told), again.view(viewer)))
    return Replay(views.table_view(state, person, people, presence), tuple(scenes), played.outcome)


def _is_advice(line: LogLine) -> bool:
    return isinstance(line.event, AdviceTaken)


def record_of(state: TableState, people: PeopleById) -> Record[Any, Any, Any]:
    names = [views.called(chair, people) or FORMER_GUEST_IN_RECORDS for chair in state.seating.chairs]
    return record(finished(state), names, state.seating.taken_over)


def finished(state: TableState) -> AnyMatch:
    """The match, if it is over (TB-7)."""
    if state.match is None or not state.over:
        raise Refused("TB-7")
    return state.match
