"""A table that cannot be stored now keeps nobody else's deletion from ending."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from nenuphar.server.lobby.departures import Departures
from nenuphar.store import Conflict, StoreTrouble, Unavailable
from nenuphar.store.ownership import OwnershipLost


@pytest.mark.rule("TB-97")
@pytest.mark.parametrize("trouble", [OwnershipLost("t1"), Unavailable("t1"), Conflict("t1", 1, 2)])
def test_a_table_that_fails_stops_no_other_deletion(trouble: StoreTrouble) -> None:
    finished = []

    async def answer(value: object) -> Any:
        return value

    async def card(table: str) -> None:
        if table == "t1":
            raise trouble

    async def finish(person: str) -> None:
        finished.append(person)

    def tables_of(person: str, _: int) -> Any:
        names = ("t1", "t2") if person == "anna" else ("t2",)
        return answer([SimpleNamespace(table_id=name, card=SimpleNamespace(phase="over")) for name in names])

    store: Any = SimpleNamespace(
        unfinished_deletions=lambda: answer(["anna", "bert"]), tables_of=tables_of, card=card, finish_deletion=finish
    )
    people: Any = SimpleNamespace(forget=lambda _: None)
    hints: Any = SimpleNamespace(renamed=answer)
    departures = Departures(store, people, SimpleNamespace(), hints)  # type: ignore[arg-type]
    assert not asyncio.run(departures._finish_all())
    assert finished == ["bert"]
