"""Runs the judge at a table where words are looked up: another process reads, and the table's task plays the ruling."""

import asyncio
import logging
from typing import Any

from nenuphar.core.codec import convert
from nenuphar.core.game import Refused
from nenuphar.core.lookup import Lookup
from nenuphar.server.clock import now_ms
from nenuphar.server.table.ports import TablePort

log = logging.getLogger("nenuphar.judge")


class WordJudge:
    def __init__(self, table: TablePort, lookup: Lookup[Any, Any, Any]) -> None:
        self._table = table
        self._lookup = lookup
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_reading(self) -> bool:
        return self._reading is not None

    @property
    def books(self) -> float | None:
        """How much of the word list is ready, from 0 to 1. None if nothing is missing."""
        state = self._table.state
        return self._table.services.library.progress(state.game, self._language)

    def want_books(self) -> None:
        table = self._table
        table.services.library.want(table.state.game, self._language, table.tell_presence_soon)

    def schedule(self) -> None:
        match = self._table.state.match
        if match is not None and match.waiting.query is not None and self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read(match.waiting.query))

    def stop(self) -> None:
        self._table.services.library.forget(self._table.tell_presence_soon)
        if self._reading is not None:
            self._reading.cancel()

    async def _read(self, query: Any) -> None:
        table = self._table
        try:
            by_hand = self._lookup.uses_notes(self._options, len(table.state.seating.chairs))
            precedents = await table.services.decided_words(table.state.seating.host, self._language, by_hand)
            answer = await table.services.readers.answer(
                lambda: table.waiters, table.state.seating.game, query, precedents
            )
        except Exception:  # a broken list must not hold up a table: the players decide themselves
            log.exception("judge cannot read", extra={"table": table.state.table})
            answer = query.unread()
        table.put(lambda: self._speak(query, answer))

    @property
    def _language(self) -> str:
        return self._lookup.language(self._options)

    @property
    def _options(self) -> Any:
        state = self._table.state
        return convert(state.seating.options, state.game.manifest.options)

    async def _speak(self, query: Any, answer: Any) -> None:
        self._reading = None
        table, at = self._table, now_ms()
        await table.tick(at)
        if table.state.match is None or table.state.waiting.query != query:
            table.schedule()  # the players have moved on meanwhile
            return
        try:
            played = table.state.answer_judge(answer, at)
        except Refused:
            log.exception("judge refused", extra={"table": table.state.table})
            played = table.state.answer_judge(query.unread(), at)
        if played is not None:
            await table.commit((played,), at)
        if not table.connections.all:
            table.sleep_soon()
