"""The judge at a table where words are looked up: reads in another process, and speaks in its turn."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from nenuphar import games
from nenuphar.core.codec import convert
from nenuphar.core.game import Bookish, Refused
from nenuphar.server.workers import Workers
from nenuphar.server.workplace import Workplace, now_ms

log = logging.getLogger("nenuphar.judge")

LONGEST_S = 20.0  # for a process that has to start first and a large book


class Readers:
    """Processes in which books are read: one for what takes milliseconds, one for what may take seconds."""

    def __init__(self) -> None:
        self._quick, self._slow = Workers(1), Workers(1)

    async def answer(self, game: str, question: Any, precedents: Mapping[str, bool]) -> Any:
        workers = self._slow if question.slow else self._quick
        return await workers.do(LONGEST_S, read, game, question, dict(precedents))

    def stop(self) -> None:
        self._quick.stop()
        self._slow.stop()


def read(key: str, question: Any, precedents: Mapping[str, bool]) -> Any:
    game = games.find(key)
    assert game is not None
    assert game.bookish is not None
    return game.bookish.answer(question, precedents)


class SeatedJudge:
    def __init__(self, table: Workplace, bookish: Bookish[Any, Any, Any]) -> None:
        self._table = table
        self._bookish = bookish
        self._reading: asyncio.Task[None] | None = None

    @property
    def reads(self) -> bool:
        return self._reading is not None

    @property
    def books(self) -> float | None:
        """How far the books are, if they are not complete."""
        standing = self._table.standing
        return self._table.hall.library.progress(standing.game, self._language)

    def want_books(self) -> None:
        table = self._table
        table.hall.library.want(table.standing.game, self._language, table.tell_presence_soon)

    def look_ahead(self) -> None:
        match = self._table.standing.match
        if match is not None and match.waiting.question is not None and self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read(match.waiting.question))

    def stop(self) -> None:
        self._table.hall.library.forget(self._table.tell_presence_soon)
        if self._reading is not None:
            self._reading.cancel()

    async def _read(self, question: Any) -> None:
        table = self._table
        try:
            by_hand = self._bookish.by_hand(self._options)
            precedents = await table.hall.settled(table.standing.seating.host, self._language, by_hand)
            answer = await table.hall.readers.answer(table.standing.seating.game, question, precedents)
        except Exception:  # a broken book must not hold up a table: then the players decide by themselves
            log.exception("judge cannot read", extra={"table": table.standing.table})
            answer = question.unread()
        table.put(lambda: self._speak(question, answer))

    @property
    def _language(self) -> str:
        return self._bookish.language(self._options)

    @property
    def _options(self) -> Any:
        standing = self._table.standing
        return convert(standing.seating.options, standing.game.manifest.options)

    async def _speak(self, question: Any, answer: Any) -> None:
        self._reading = None
        table, at = self._table, now_ms()
        await table.tick(at)
        if table.standing.match is None or table.standing.waiting.question != question:
            table.look_ahead()  # the players have gone on meanwhile
            return
        try:
            settled = table.standing.settle(answer, at)
        except Refused:
            log.exception("judge refused", extra={"table": table.standing.table})
            settled = table.standing.settle(question.unread(), at)
        if settled is not None:
            await table.happen((settled,), at)
        if not table.company.connections:
            table.rest_soon()
