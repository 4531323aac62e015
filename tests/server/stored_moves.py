"""Compares what players remember with what the database has: every acknowledged move once, and no time is lost."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from nenuphar.core.codec import decode
from nenuphar.core.game import Authority
from nenuphar.server.model.events import ClockResumed, ClockStopped, Played, Row, TableEvent
from nenuphar.store import Store
from nenuphar.store.opening import open_store
from tests.server.node_faults import Strike
from tests.server.reconnecting_players import Group

Log: TypeAlias = Sequence[tuple[int, TableEvent]]  # with the time of each event

SLACK_MS = 300  # clocks of nodes are compared now and then, and an owner may change between a look and a fault


class StoredCommand(Struct):
    by: int | str
    action: Any


class StoredStep(Struct):
    command: StoredCommand


STEPS = msgspec.json.Decoder(list[StoredStep])


class Pauses(NamedTuple):
    """How often a clock was seen to stand still while nobody could play."""

    planned: int  # its node was restarted
    unplanned: int  # its node was killed or stopped


async def check_stored(url: str, groups: Iterable[Group], strikes: Sequence[Strike] = ()) -> Pauses:
    store = await open_store(url)
    try:
        each = [await _check_group(store, group, strikes) for group in groups]
    finally:
        await store.close()
    return Pauses(sum(pauses.planned for pauses in each), sum(pauses.unplanned for pauses in each))


async def _check_group(store: Store, group: Group, strikes: Sequence[Strike]) -> Pauses:
    planned = unplanned = 0
    played = {each.table: [other for other in group.played if other.table == each.table] for each in group.played}
    for table, seats in played.items():
        log = [(row.at_ms, decode(row.data, Row).event) for row in await store.read(table)]
        commands = [command for _, event in log if isinstance(event, Played) for command in _commands(event)]
        for each in seats:
            moves = [command.action for command in commands if command.by == each.seat]
            assert moves == msgspec.json.decode(each.moves), f"seat {each.seat} of {table}"
        assert not [command for command in commands if command.by == Authority.CLOCK.value], f"time ran out at {table}"
        if group.has_clock:
            planned += _planned_pauses(log)
            unplanned += sum(_is_paused(log, strike.at_ms) for strike in strikes if strike.node and strike.hit(table))
    return Pauses(planned, unplanned)


def _commands(played: Played) -> list["StoredCommand"]:
    return [step.command for step in STEPS.decode(played.steps)]


def _planned_pauses(log: Log) -> int:
    """A node that stops on purpose notes when: exactly the time from then on is given back."""
    pauses, stopped_ms = 0, None
    for at_ms, event in log:
        if isinstance(event, ClockResumed) and stopped_ms is not None:
            assert abs(at_ms - stopped_ms - event.ms) <= 1, f"{event.ms} ms of {at_ms - stopped_ms}"
            pauses += 1
        stopped_ms = at_ms if isinstance(event, ClockStopped) else None
    return pauses


def _is_paused(log: Log, strike_ms: int) -> bool:
    """All the time since a node died is given back, and none before the last event.

    The match may not have been running, or the table may have had another owner already.
    """
    last_ms = max((at_ms for at_ms, _ in log if at_ms <= strike_ms), default=None)
    after = next((each for each in log if each[0] > strike_ms), None)
    if last_ms is None or after is None:
        return False
    at_ms, event = after
    gone_ms = at_ms - strike_ms
    if isinstance(event, ClockResumed):
        assert gone_ms - SLACK_MS <= event.ms <= at_ms - last_ms, f"{event.ms} ms of {gone_ms}"
        return True
    assert not isinstance(event, Played) or gone_ms < SLACK_MS, f"nothing of {gone_ms} ms is given back"
    return False
