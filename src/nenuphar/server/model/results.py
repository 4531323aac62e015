"""What is kept of a finished match for its players' pages and ratings. It follows from the table's log alone."""

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.match import events_of
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.seating import Chair
from nenuphar.server.model.state import TableState
from nenuphar.server.wire import PersonId
from nenuphar.store import Finished, Result, Stored

log = logging.getLogger("nenuphar.results")


class SeatResult(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat at the end. Without a person and a level, somebody played at another person's screen.

    `left`: a bot played on in place of this person, so the rank is not theirs (TB-83).
    """

    rank: int
    person: PersonId = ""
    level: str = ""
    left: bool = False
    colour: str = ""
    facts: dict[str, Any] = {}


class MatchResult(Struct, frozen=True, omit_defaults=True, gc=False):
    seats: tuple[SeatResult, ...]

    @property
    def rated_ranks(self) -> tuple[int, ...]:
        """The ranks that ratings count: a person who left is behind all who stayed (TB-83)."""
        worst = len(self.seats)
        return tuple(worst + 1 if seat.left else seat.rank for seat in self.seats)


_DECODER = Decoder(MatchResult)  # a page reads thousands
MOST_UNREADABLE = 1_000  # that are logged
_unreadable: set[str] = set()


def finished(state: TableState) -> Finished:
    """The result of a match that is over."""
    match, seating = state.match, state.seating
    assert match is not None
    assert match.outcome is not None
    facts = _facts(state)
    colours = seating.colours or _own_colours(state)
    seats = tuple(
        SeatResult(
            rank=rank,
            person="" if chair.name else chair.person,
            level=chair.level,
            left=_left(chair),
            colour=colours[number] if number < len(colours) else "",
            facts={} if _left(chair) else fact,
        )
        for number, (chair, rank, fact) in enumerate(zip(seating.chairs, match.outcome.ranks, facts, strict=True))
    )
    result = Result(
        state.table, seating.game, _ended_ms(state), seating.public, seating.rated, encode(MatchResult(seats))
    )
    return Finished(result, () if seating.taken_over else seating.people)  # practice is on nobody's page (TB-115)


def _facts(state: TableState) -> Sequence[dict[str, Any]]:
    """What the game remembers of each seat. If it cannot, the match ends all the same."""
    match = state.match
    nothing: list[dict[str, Any]] = [{} for _ in state.seating.chairs]
    assert match is not None
    try:
        statistics = games.statistics(state.game)
        facts = statistics.of(match.state, events_of(match.steps)) if statistics else nothing
        encode(facts)
    except Exception:
        log.exception("a match has no statistics", extra={"table": state.table})
        return nothing
    return facts if len(facts) == len(nothing) else nothing


def stored_result(table: str, rows: list[Stored]) -> Finished | None:
    """The result of a stored table; None if its match is not over."""
    state = read_back(table, rows)
    return finished(state) if state.over else None


def readable(result: Result) -> MatchResult | None:
    """What a result says; None if it is damaged or of another version, which is logged once (TB-101)."""
    try:
        return _DECODER.decode(result.data)
    except (DecodeError, UnicodeError) as error:
        if result.table_id not in _unreadable and len(_unreadable) < MOST_UNREADABLE:
            _unreadable.add(result.table_id)
            log.warning("a result cannot be read", extra={"table": result.table_id, "trouble": repr(error)})
        return None


def _left(chair: Chair) -> bool:
    return bool(chair.person and chair.stand_in)


def _own_colours(state: TableState) -> tuple[str, ...]:
    """Games with colours of their own have them in their options."""
    return tuple(state.seating.options.get("colours") or state.game.manifest.colours)


def _ended_ms(state: TableState) -> int:
    return next(line.at for line in reversed(state.lines) if line.kind == "match")
