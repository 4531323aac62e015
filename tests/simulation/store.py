"""A store whose database is in memory. The route to it decides how long a call takes, and whether it fails."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from nenuphar.core.game import Millis
from nenuphar.store import (
    Append,
    Appended,
    Card,
    Due,
    Keepsake,
    KeptFile,
    Key,
    Listed,
    PersonId,
    Precedent,
    Repeated,
    Stored,
    TableId,
    Turn,
    Unavailable,
    Yours,
)
from nenuphar.store.ownership import Alone, Ownership
from nenuphar.store.personal import Facts
from tests.simulation.daily import DailyCalls
from tests.simulation.memory import NOBODY, Memory
from tests.simulation.notices import NoticeCalls
from tests.simulation.ownership import MemoryOwnership
from tests.simulation.puzzles import PuzzleCalls
from tests.simulation.registry import Membership
from tests.simulation.results import ResultCalls
from tests.simulation.route import Route
from tests.simulation.shared import SharedCalls

T = TypeVar("T")


class MemoryStore(SharedCalls, DailyCalls, NoticeCalls, PuzzleCalls, ResultCalls):
    def __init__(self, memory: Memory, route: Route, ownership: MemoryOwnership | None = None) -> None:
        self.ownership: Ownership = ownership or Alone()
        self._memory = memory
        self._route = route
        self._node = ownership
        self._is_closed = False
        self._last_write: asyncio.Future[Any] | None = None
        SharedCalls.__init__(self, memory.shared, self._read, self._write)
        DailyCalls.__init__(self, memory.daily, self._read, self._write)
        NoticeCalls.__init__(self, memory.notices, self._read, self._write)
        PuzzleCalls.__init__(self, memory.puzzles, self._read, self._write)
        self._kept_results = memory.results

    async def _read(self, what: str, job: Callable[[], T]) -> T:
        if self._is_closed:
            raise Unavailable("the store is closed")
        return await self._route.call(what, job, writes=False)

    async def _write(self, what: str, job: Callable[[], T]) -> T:
        if self._is_closed:
            raise Unavailable("the store is closed")
        written = self._route.call(what, job, writes=True)
        self._last_write = written
        return await written

    @property
    def _me(self) -> Membership:
        return NOBODY if self._node is None else self._node.me

    async def append(self, append: Append) -> Appended | Repeated:
        return await self._write("append", partial(self._memory.append, append, self._me))

    async def read(self, table_id: TableId, since: int = 0) -> list[Stored]:
        return await self._read("read", partial(self._memory.read, table_id, since))

    async def check(self) -> list[str]:
        return await self._read("check", list)

    async def every_table(self) -> list[TableId]:
        return await self._read("every_table", lambda: sorted(self._memory.tables))

    async def card(self, table_id: TableId) -> Card | None:
        return await self._read("card", partial(self._memory.card, table_id))

    async def table_with_code(self, code: str) -> Listed | None:
        return await self._read("table_with_code", partial(self._memory.table_with_code, code))

    async def unfinished_tables(self, limit: int = 100) -> list[Listed]:
        return await self._read("unfinished_tables", partial(self._memory.unfinished_tables, limit))

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        return await self._read("open_tables", partial(self._memory.open_tables, limit))

    async def running_tables(self, person_id: PersonId, attended_ms: Millis, limit: int = 100) -> list[Listed]:
        found = partial(self._memory.running_tables, person_id, attended_ms, limit)
        return await self._read("running_tables", found)

    async def tables_of(self, person_id: PersonId, limit: int = 100) -> list[Yours]:
        return await self._read("tables_of", partial(self._memory.tables_of, person_id, limit))

    async def let_in(self, table_id: TableId, person_id: PersonId) -> None:
        await self._write("let_in", partial(self._memory.let_in, table_id, person_id))

    async def may_see(self, table_id: TableId, person_id: PersonId) -> bool:
        return await self._read("may_see", partial(self._memory.may_see, table_id, person_id))

    async def keep_turns(self, table_id: TableId, turns: tuple[Turn, ...]) -> None:
        await self._write("keep_turns", partial(self._memory.keep_turns, table_id, turns, self._me))

    async def take_due(self, before_ms: Millis, now_ms: Millis, hold_ms: Millis, limit: int = 1000) -> list[Due]:
        return await self._write("take_due", partial(self._memory.take_due, before_ms, now_ms, hold_ms, limit))

    async def forget(self, phases: tuple[str, ...], before_ms: Millis, limit: int = 1000) -> list[TableId]:
        return await self._write("forget", partial(self._memory.forget, phases, before_ms, limit, self._me))

    async def remove_personal_data(self, before_ms: Millis) -> None:
        await self._write("remove_personal_data", partial(self._memory.remove_personal_data, before_ms))

    async def last_stored_ms(self) -> Millis | None:
        return await self._read("last_stored_ms", self._memory.last_stored_ms)

    async def server_time(self) -> Millis | None:
        return await self._read("server_time", self._memory.server_time)

    async def keep_server_time(self, at_ms: Millis) -> None:
        await self._write("keep_server_time", partial(self._memory.keep_server_time, at_ms))

    async def seen(self, person_id: PersonId, now_ms: Millis) -> None:
        await self._write("seen", partial(self._memory.seen, person_id, now_ms))

    async def profile(self, person_id: PersonId) -> bytes | None:
        return await self._read("profile", partial(self._memory.profile, person_id))

    async def keep_profile(self, person_id: PersonId, profile: bytes, changed_ms: Millis) -> None:
        await self._write("keep_profile", partial(self._memory.keep_profile, person_id, profile, changed_ms))

    async def rows_about(self, person_id: PersonId) -> dict[str, list[Facts]]:
        """The simulation has no rows, and nobody asks for them there."""
        return {}

    async def delete_person(self, person_id: PersonId, at_ms: Millis) -> None:
        await self._write("delete_person", partial(self._memory.delete_person, person_id))

    async def unfinished_deletions(self) -> Sequence[PersonId]:
        return await self._read("unfinished_deletions", self._memory.unfinished_deletions)

    async def finish_deletion(self, person_id: PersonId) -> None:
        await self._write("finish_deletion", partial(self._memory.finish_deletion, person_id))

    async def replace_summary(self, table_id: TableId, before: bytes, after: bytes) -> None:
        await self._write("replace_summary", partial(self._memory.replace_summary, table_id, before, after))

    async def keepsakes(self, person_id: PersonId, game: str) -> list[Keepsake]:
        return await self._read("keepsakes", partial(self._memory.keepsakes, person_id, game))

    async def precedents(self, house: PersonId, language: str | None = None) -> list[Precedent]:
        return await self._read("precedents", partial(self._memory.precedents, house, language))

    async def keep_precedents(self, precedents: tuple[Precedent, ...]) -> None:
        await self._write("keep_precedents", partial(self._memory.keep_precedents, precedents))

    async def drop_precedent(self, house: PersonId, language: str, word: str) -> None:
        await self._write("drop_precedent", partial(self._memory.drop_precedent, house, language, word))

    async def kept_files(self, person_id: PersonId, game: str) -> list[KeptFile]:
        return await self._read("kept_files", partial(self._memory.kept_files, person_id, game))

    async def keep_file(self, file: KeptFile, most: int) -> bool:
        return await self._write("keep_file", partial(self._memory.keep_file, file, most))

    async def drop_file(self, person_id: PersonId, game: str, option: str, title: str) -> None:
        await self._write("drop_file", partial(self._memory.drop_file, person_id, game, option, title))

    async def keep_link(self, code: str, person_id: PersonId, expires_ms: Millis) -> None:
        await self._write("keep_link", partial(self._memory.keep_link, code, person_id, expires_ms))

    async def take_link(self, code: str, now_ms: Millis) -> PersonId | None:
        return await self._write("take_link", partial(self._memory.take_link, code, now_ms))

    async def probe(self) -> None:
        await self._write("probe", lambda: None)

    async def keep_host_link(self, link: bytes, link_ends_ms: Millis, keeps_session: bool) -> None:
        keep = partial(self._memory.keep_host_link, link, link_ends_ms, keeps_session)
        await self._write("keep_host_link", keep)

    async def take_host_link(self, link: bytes, session: bytes, now_ms: Millis, ends_ms: Millis) -> bool:
        take = partial(self._memory.take_host_link, link, session, now_ms, ends_ms)
        return await self._write("take_host_link", take)

    async def host_session(self, now_ms: Millis) -> bytes | None:
        return await self._read("host_session", partial(self._memory.host_session, now_ms))

    async def keep_restart(self, at_ms: Millis | None) -> None:
        await self._write("keep_restart", partial(self._memory.keep_restart, at_ms))

    async def restart(self) -> Millis | None:
        return await self._read("restart", self._memory.restart)

    async def keep_screen_code(self, code: str, table_id: TableId, expires_ms: Millis) -> bool:
        keep = partial(self._memory.keep_screen_code, code, table_id, expires_ms)
        return await self._write("keep_screen_code", keep)

    async def open_screen(self, code: str, person_id: PersonId, now_ms: Millis) -> TableId | None:
        return await self._write("open_screen", partial(self._memory.open_screen, code, person_id, now_ms))

    async def add_screen(self, table_id: TableId, person_id: PersonId) -> None:
        await self._write("add_screen", partial(self._memory.add_screen, table_id, person_id))

    async def drop_screens(self, table_id: TableId) -> None:
        await self._write("drop_screens", partial(self._memory.drop_screens, table_id))

    async def is_screen(self, table_id: TableId, person_id: PersonId) -> bool:
        return await self._read("is_screen", partial(self._memory.is_screen, table_id, person_id))

    async def analysis(self, table_id: TableId, version: int) -> bytes | None:
        return await self._read("analysis", partial(self._memory.analysis, table_id, version))

    async def keep_analysis(self, table_id: TableId, version: int, at_ms: Millis, data: bytes) -> None:
        await self._write("keep_analysis", partial(self._memory.keep_analysis, table_id, version, at_ms, data))

    async def keys(self) -> list[Key]:
        return await self._read("keys", self._memory.keys)

    async def keep_key(self, key: Key) -> None:
        await self._write("keep_key", partial(self._memory.keep_key, key))

    async def drop_keys(self, before_ms: Millis) -> None:
        await self._write("drop_keys", partial(self._memory.drop_keys, before_ms))

    async def close(self, within_s: float = 5.0) -> None:
        self._is_closed = True
        if self._last_write is not None:
            await asyncio.wait([self._last_write], timeout=within_s)
