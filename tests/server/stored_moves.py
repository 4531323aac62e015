"""Compares what players remember with what the database has: every acknowledged move once, and no time is lost."""

from collections.abc import Iterable, Sequence

import msgspec

from nenuphar.core.codec import decode
from nenuphar.core.game import Authority
from nenuphar.server.model.events import ClockResumed, ClockStopped, Played, Row
from nenuphar.server.model.restore import read_back
from nenuphar.store import Store, Stored
from nenuphar.store.opening import open_store
from tests.server.node_faults import Strike
from tests.server.reconnecting_players import Group

SLACK_MS = 300  # clocks of nodes are compared now and then, and an owner may change between a look and a fault


async def check_stored(url: str, groups: Iterable[Group], strikes: Sequence[Strike] = ()) -> int:
    """Returns how often a clock was seen to stand still while nobody could play."""
    store = await open_store(url)
    try:
        return sum([await _check_group(store, group, strikes) for group in groups])
    finally:
        await store.close()


async def _check_group(store: Store, group: Group, strikes: Sequence[Strike]) -> int:
    pauses = 0
    played = {each.table: [other for other in group.played if other.table == each.table] for each in group.played}
    for table, seats in played.items():
        rows = await store.read(table)
        match = read_back(table, rows).match
        assert match is not None
        for each in seats:
            moves = [step.command.action for step in match.steps if step.command.by == each.seat]
            assert msgspec.to_builtins(moves) == msgspec.json.decode(each.moves), f"seat {each.seat} of {table}"
        assert not [step for step in match.steps if step.command.by is Authority.CLOCK], f"time ran out at {table}"
        if group.has_clock:
            pauses += _planned_pauses(rows)
            pauses += sum(_is_paused(rows, strike.at_ms) for strike in strikes if strike.node and strike.hit(table))
    return pauses


def _planned_pauses(rows: Sequence[Stored]) -> int:
    """A node that stops on purpose notes when: exactly the time from then on is given back."""
    pauses, stopped_ms = 0, None
    for row in rows:
        event = decode(row.data, Row).event
        if isinstance(event, ClockResumed) and stopped_ms is not None:
            assert abs(row.at_ms - stopped_ms - event.ms) <= 1, f"{event.ms} ms of {row.at_ms - stopped_ms}"
            pauses += 1
        stopped_ms = row.at_ms if isinstance(event, ClockStopped) else None
    return pauses


def _is_paused(rows: Sequence[Stored], strike_ms: int) -> bool:
    """All the time since a node died is given back, and none before the last event.

    The match may not have been running, or the table may have had another owner already.
    """
    last_ms = max((row.at_ms for row in rows if row.at_ms <= strike_ms), default=None)
    after = next((row for row in rows if row.at_ms > strike_ms), None)
    if last_ms is None or after is None:
        return False
    event, gone_ms = decode(after.data, Row).event, after.at_ms - strike_ms
    if isinstance(event, ClockResumed):
        assert gone_ms - SLACK_MS <= event.ms <= after.at_ms - last_ms, f"{event.ms} ms of {gone_ms}"
        return True
    assert not isinstance(event, Played) or gone_ms < SLACK_MS, f"nothing of {gone_ms} ms is given back"
    return False
