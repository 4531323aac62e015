"""Appends for the store's tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from nenuphar.store import Append, Card
from nenuphar.store.opening import open_store
from nenuphar.store.sql import SqlStore


def card(code: str = "FROG", **changes: Any) -> Card:
    usual: dict[str, Any] = {"public": False, "phase": "waiting", "changed_ms": 1, "summary": b"{}"}
    return Card(code=code, **(usual | changes))


def opening(table_id: str = "t1", **changes: Any) -> Append:
    """The first line of a table, whose code is its id in capitals."""
    usual: dict[str, Any] = {"events": (b"opened",), "at_ms": 1, "deadline_ms": None, "card": card(table_id.upper())}
    return Append(table_id=table_id, expected_seq=0, **(usual | changes))


def line(expected_seq: int, data: bytes = b"moved", table_id: str = "t1", **changes: Any) -> Append:
    usual: dict[str, Any] = {"at_ms": 2, "deadline_ms": None}
    return Append(table_id=table_id, expected_seq=expected_seq, events=(data,), **(usual | changes))


@asynccontextmanager
async def opened(database: Path | str, patience_ms: int = 5_000) -> AsyncIterator[SqlStore]:
    store = await open_store(database, patience_ms)
    try:
        yield store
    finally:
        await store.close()
