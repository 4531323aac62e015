"""Collects everything that the server knows about a person, as files (TB-95).

What is stored about a person is found by the schema (`nenuphar.store.personal`). Besides, there are records of all
matches that they played, which `nenuphar replay` and the library open, and what they wrote in chats.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from html import escape
from typing import Any

from msgspec import json

from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Refused
from nenuphar.core.messages import Fact
from nenuphar.server.lobby.people import People
from nenuphar.server.lobby.replays import Replays
from nenuphar.server.model.events import Row, Spoke
from nenuphar.server.model.restore import seating_of
from nenuphar.server.wire import PersonId, TableCard
from nenuphar.store import Damaged, Store, Stored, Yours
from nenuphar.texts import Catalogue

ALL_TABLES = 1_000_000
STYLE = "body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}li{margin:.4rem 0}"


class Takeout:
    def __init__(self, store: Store, people: People, replays: Replays) -> None:
        self._store = store
        self._people = people
        self._replays = replays
        self._busy: set[PersonId] = set()

    @contextmanager
    def admitted(self, person: PersonId) -> Iterator[None]:
        """One at a time for each person: it can be much work."""
        if person in self._busy:
            raise Refused("TB-95")
        self._busy.add(person)
        try:
            yield
        finally:
            self._busy.discard(person)

    async def files(self, person: PersonId, host: str, lang: str) -> AsyncIterator[tuple[str, bytes]]:
        """The files by name, the readable index last."""
        texts = Catalogue(lang)
        listed: list[tuple[str, str]] = []
        for name, rows in (await self._store.rows_about(person)).items():
            path, key = f"data/{name}.json", f"takeout-{name.replace('_', '-')}"
            facts: dict[str, Fact] = {"name": name, "rows": len(rows)}
            listed.append((path, texts.text(key if texts.has(key) else "takeout-other", facts)))
            yield path, _pretty(rows)
        tables: list[dict[str, Any]] = []
        said: list[dict[str, Any]] = []
        for yours in await self._store.tables_of(person, ALL_TABLES):
            table = _table(yours)
            try:
                log = await self._store.read(yours.table_id)
                said += _said(yours.table_id, person, log)
                async for path, record in self._record(yours, log, person, host):
                    table["record"] = path
                    yield path, record
            except (Damaged, Refused) as trouble:
                table["problem"] = str(trouble)
            tables.append(table)
        yield "tables.json", _pretty(tables)
        yield "chat.json", _pretty(said)
        matches = sum("record" in table for table in tables)
        listed.append(("tables.json", texts.text("takeout-tables", {"rows": len(tables)})))
        listed.append(("chat.json", texts.text("takeout-chat", {"rows": len(said)})))
        listed.append(("matches/", texts.text("takeout-matches", {"rows": matches})))
        yield "index.html", _index(texts, listed)

    async def _record(
        self, yours: Yours, rows: Sequence[Stored], person: PersonId, host: str
    ) -> AsyncIterator[tuple[str, bytes]]:
        """The record of a match that this person has played, if it is over."""
        seating = seating_of(rows)
        if yours.card.phase != "over" or person not in seating.people:
            return
        await self._people.meet(seating.people)
        people = {each: self._people[each] for each in seating.people}
        name, record = await self._replays.stored_record(yours.table_id, rows, people, person, host)
        yield f"matches/{_day(yours.card.changed_ms)}-{name}", record


def _table(yours: Yours) -> dict[str, Any]:
    card = decode(yours.card.summary, TableCard)
    return {
        "table": yours.table_id,
        "address": f"/t/{yours.table_id}",
        "game": card.game,
        "phase": yours.card.phase,
        "players": card.names,
        "seated": yours.seated,
        "changed": _day(yours.card.changed_ms),
    }


def _said(table: str, person: PersonId, rows: Sequence[Stored]) -> list[dict[str, Any]]:
    """What this person wrote in a chat; what others wrote is theirs."""
    lines = ((row.at_ms, decode(row.data, Row).event) for row in rows)
    return [
        {"table": table, "at_ms": at_ms, "text": event.text}
        for at_ms, event in lines
        if isinstance(event, Spoke) and event.person == person
    ]


def _day(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1_000, UTC).date().isoformat()


def _pretty(value: Any) -> bytes:
    return json.format(encode(value), indent=2)


def _index(texts: Catalogue, listed: Sequence[tuple[str, str]]) -> bytes:
    title, intro = escape(texts.text("takeout-title")), escape(texts.text("takeout-intro"))
    items = "".join(f'<li><a href="{escape(path)}">{escape(path)}</a><br>{escape(what)}</li>' for path, what in listed)
    head = f'<!doctype html><html lang="{texts.lang}"><meta charset="utf-8"><title>{title}</title>'
    style = f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
    return f"{head}{style}<h1>{title}</h1><p>{intro}</p><ul>{items}</ul></html>".encode()
