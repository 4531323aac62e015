"""A match that is over, step by step for the page, or as a record to keep (TB-7)."""

from typing import Any

from nenuphar.core.game import Refused
from nenuphar.core.match import Match
from nenuphar.core.record import Record, record
from nenuphar.server import looks
from nenuphar.server.audience import Company
from nenuphar.server.looks import People
from nenuphar.server.standing import Standing, fresh_match
from nenuphar.server.wire import Line, PersonId, Replay, Scene


def replay_of(standing: Standing, person: PersonId, people: People, company: Company) -> Replay:
    """Every step in the eyes of the one who asks: of their own seat, or of the public."""
    played = _over(standing)
    viewer = looks.viewer_of(standing, person)
    told = zip(standing.lines, looks.Lines(standing, people, 0).of(viewer), strict=True)
    lines = [line for each, line in told if each.kind == "match"]
    again = fresh_match(standing.game, standing.seating)
    scenes: list[Scene] = []
    shown = 0
    for step in played.steps:
        again.take(step)
        if again.waiting.chance is not None:
            continue  # nothing to look at before chance has finished
        scenes.append(Scene(standing.began + again.now, _until(lines, shown, again), again.view(viewer)))
        shown = again.seq
    return Replay(looks.table_view(standing, person, people, company), tuple(scenes), played.outcome)


def _until(lines: list[Line], since: int, match: Match[Any, Any, Any, Any, Any]) -> tuple[Line, ...]:
    return tuple(lines[since : match.seq])


def record_of(standing: Standing, people: People) -> Record[Any, Any, Any]:
    chairs = standing.seating.chairs
    names = [looks.called(chair, people) for chair in chairs]
    return record(_over(standing), names)


def _over(standing: Standing) -> Match[Any, Any, Any, Any, Any]:
    if standing.match is None or not standing.over:
        raise Refused("TB-7")
    return standing.match
