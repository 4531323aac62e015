"""Everything that the stores in SQL databases have in common: all statements but those that append.

A statement has `?` for each value, and means the same in every database.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import astuple

from nenuphar.core.game import Millis
from nenuphar.store import (
    Append,
    Appended,
    Card,
    Damaged,
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
    Yours,
)
from nenuphar.store.analysis_rows import AnalysisRows
from nenuphar.store.changes import Changes
from nenuphar.store.connection import Connection
from nenuphar.store.daily_rows import DailyRows, keep_score
from nenuphar.store.hosting_rows import HostingRows
from nenuphar.store.notice_rows import NoticeRows, add_notices
from nenuphar.store.ownership import Alone, Ownership
from nenuphar.store.personal_rows import PersonalRows
from nenuphar.store.puzzle_rows import PuzzleRows
from nenuphar.store.reader import Reader
from nenuphar.store.result_rows import ResultRows, keep_finished
from nenuphar.store.screen_rows import ScreenRows
from nenuphar.store.seals import NO_SEAL, seal
from nenuphar.store.shared_rows import SharedRows
from nenuphar.store.tombstones import leave_again
from nenuphar.store.writer import Writer

END_OF_LOG = """
    SELECT EXISTS (SELECT 1 FROM tables WHERE table_id = ?), (SELECT max(seq) FROM commands WHERE table_id = ?)"""
MOST_AT_ONCE = 1_000  # values in a statement
PARTS = (
    *("owners", "events", "commands", "company", "turns", "attended", "deadlines", "screens", "screen_codes"),
    *("analyses", "tables"),
)
BELONGINGS = (
    *((part, "person_id") for part in ("kept_files", "keepsakes", "receivers", "notify_choices")),
    ("precedents", "house"),
)
CARD = "code, public, phase, changed_ms, summary, began_ms"
TABLES_CARD = ", ".join(f"tables.{column}" for column in CARD.split(", "))
KEEP_KEEPSAKE = """
    INSERT INTO keepsakes (person_id, game, table_id, at_ms, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
KEEP_PRECEDENT = """
    INSERT INTO precedents (house, language, word, stands, at_ms, data) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (house, language, word) DO UPDATE SET stands = excluded.stands, at_ms = excluded.at_ms,
        data = excluded.data"""


class SqlStore(
    SharedRows,
    DailyRows,
    NoticeRows,
    ResultRows,
    PersonalRows,
    ScreenRows,
    AnalysisRows,
    HostingRows,
    PuzzleRows,
    ABC,
):
    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader)
        self.ownership: Ownership = Alone()

    async def append(self, append: Append) -> Appended | Repeated:
        appended: Appended | Repeated = await self._writer.do(append)
        return appended

    async def read(self, table_id: TableId, since: int = 0) -> list[Stored]:
        # In one transaction: a line stored between the two statements would seem to be missing.
        rows, [(known, sealed_upto)] = await self._reader.together(
            # Also the line before, whose seal is part of the next one.
            ("SELECT seq, at_ms, data, seal FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq", table_id, since),
            (END_OF_LOG, table_id, table_id),
        )
        before = rows.pop(0)[3] if since and rows and rows[0][0] == since else NO_SEAL
        for place, (seq, at_ms, data, stored) in enumerate(rows, since + 1):
            before = seal(before, table_id, place, at_ms, data)
            if seq != place or stored != before:
                raise Damaged(f"line {place} of table {table_id} is not as it was stored")
        end = since + len(rows)
        if end < (sealed_upto or 0) or (known and not end):
            raise Damaged(f"the log of table {table_id} ends with line {end}, and should continue")
        return [Stored(seq, at_ms, data) for seq, at_ms, data, _ in rows]

    @abstractmethod
    async def check(self) -> list[str]: ...

    @abstractmethod
    async def probe(self) -> None: ...

    async def every_table(self) -> list[TableId]:
        return [table_id for (table_id,) in await self._reader.rows("SELECT table_id FROM tables ORDER BY table_id")]

    async def tables_with_lines(self) -> list[TableId]:
        return [table_id for (table_id,) in await self._reader.rows("SELECT DISTINCT table_id FROM events")]

    async def card(self, table_id: TableId) -> Card | None:
        rows = await self._reader.rows(f"SELECT {CARD} FROM tables WHERE table_id = ?", (table_id,))
        return _card(*rows[0]) if rows else None

    async def table_with_code(self, code: str) -> Listed | None:
        rows = await self._reader.rows(f"SELECT table_id, {CARD} FROM tables WHERE code = ?", (code,))
        return _listed(*rows[0]) if rows else None

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        rows = await self._reader.rows(
            f"SELECT table_id, {CARD} FROM tables WHERE public AND phase = 'waiting'"
            " ORDER BY changed_ms DESC, table_id LIMIT ?",
            (limit,),
        )
        return [_listed(*row) for row in rows]

    async def running_tables(self, person_id: PersonId, attended_ms: Millis, limit: int = 100) -> list[Listed]:
        rows = await self._reader.rows(
            f"SELECT table_id, {CARD} FROM attended JOIN tables USING (table_id)"
            " WHERE at_ms >= ? AND public AND phase = 'playing' AND NOT EXISTS (SELECT 1 FROM company"
            " WHERE company.table_id = tables.table_id AND person_id = ? AND seated)"
            " ORDER BY began_ms DESC NULLS LAST, table_id LIMIT ?",
            (attended_ms, person_id, limit),
        )
        return [_listed(*row) for row in rows]

    async def unfinished_tables(self, limit: int = 100) -> list[Listed]:
        rows = await self._reader.rows(
            f"SELECT table_id, {CARD} FROM tables WHERE phase IN ('waiting', 'playing')"
            " ORDER BY changed_ms DESC, table_id LIMIT ?",
            (limit,),
        )
        return [_listed(*row) for row in rows]

    async def tables_of(self, person_id: PersonId, limit: int = 100) -> list[Yours]:
        rows = await self._reader.rows(
            f"SELECT seated, due, turns.changed_ms, table_id, {TABLES_CARD} FROM company JOIN tables USING (table_id)"
            " LEFT JOIN turns USING (table_id, person_id) WHERE person_id = ?"
            " ORDER BY tables.changed_ms DESC, table_id LIMIT ?",
            (person_id, limit),
        )
        return [
            Yours(
                table_id,
                _card(*card),
                bool(seated),
                None if changed_ms is None else Turn(person_id, bool(due), changed_ms),
            )
            for seated, due, changed_ms, table_id, *card in rows
        ]

    async def let_in(self, table_id: TableId, person_id: PersonId) -> None:
        sql = "INSERT INTO company VALUES (?, ?, FALSE) ON CONFLICT DO NOTHING"
        await self._write_for(person_id, sql, table_id, person_id)

    async def may_see(self, table_id: TableId, person_id: PersonId) -> bool:
        asked = (table_id, person_id)
        return bool(await self._reader.rows("SELECT 1 FROM company WHERE table_id = ? AND person_id = ?", asked))

    async def forget(self, phases: tuple[str, ...], before_ms: Millis, limit: int = 1000) -> list[TableId]:
        def forget(connection: Connection) -> list[TableId]:
            if not self._may_tidy(connection):
                return []
            rows = connection.execute(
                f"SELECT table_id FROM tables WHERE phase IN ({_places(phases)}) AND changed_ms < ?"
                " AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = tables.table_id AND at_ms >= ?) LIMIT ?"
                + self.skip_locked,
                (*phases, before_ms, before_ms, limit),
            ).fetchall()
            tables = self._not_played(connection, [table_id for (table_id,) in rows])
            for part in PARTS:  # the table itself last
                connection.execute(f"DELETE FROM {part} WHERE table_id IN ({_places(tables)})", tables)
            return tables

        forgotten: list[TableId] = await self._writer.do(forget)
        return forgotten

    async def remove_personal_data(self, before_ms: Millis) -> None:
        def forget(connection: Connection) -> None:
            if not self._may_tidy(connection):
                return
            # Early versions noted when a profile changed, not when a person was seen: a seat at a table counts too.
            rows = connection.execute(
                "SELECT person_id FROM people WHERE changed_ms < ? AND NOT EXISTS (SELECT 1 FROM company"
                " JOIN tables USING (table_id) WHERE company.person_id = people.person_id AND tables.changed_ms >= ?)",
                (before_ms, before_ms),
            ).fetchall()
            people = [person_id for (person_id,) in rows]
            for start in range(0, len(people), MOST_AT_ONCE):
                some = people[start : start + MOST_AT_ONCE]
                for part, owner in BELONGINGS:
                    sql = f"DELETE FROM {part} WHERE {owner} IN ({_places(some)}) AND at_ms < ?"
                    connection.execute(sql, (*some, before_ms))

        await self._writer.do(forget)

    def _may_tidy(self, connection: Connection) -> bool:
        """Whether no other process is removing something right now."""
        return True

    def _not_played(self, connection: Connection, tables: list[TableId]) -> list[TableId]:
        """Those of these tables that no other process plays, nor can begin to play in this transaction."""
        return tables

    async def last_stored_ms(self) -> Millis | None:
        rows = await self._reader.rows("SELECT at_ms FROM events ORDER BY number DESC LIMIT 1")
        return rows[0][0] if rows else None

    async def server_time(self) -> Millis | None:
        rows = await self._reader.rows("SELECT at_ms FROM server_time WHERE id = 1")
        return rows[0][0] if rows else None

    async def keep_server_time(self, at_ms: Millis) -> None:
        await self._write(
            "INSERT INTO server_time (id, at_ms) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms"
            " WHERE excluded.at_ms > server_time.at_ms",
            at_ms,
        )

    async def seen(self, person_id: PersonId, now_ms: Millis) -> None:
        await self._write("UPDATE people SET changed_ms = ? WHERE person_id = ?", now_ms, person_id)

    async def profile(self, person_id: PersonId) -> bytes | None:
        rows = await self._reader.rows("SELECT profile FROM people WHERE person_id = ?", (person_id,))
        return rows[0][0] if rows else None

    async def keep_profile(self, person_id: PersonId, profile: bytes, changed_ms: Millis) -> None:
        await self._write_for(
            person_id,
            "INSERT INTO people (person_id, profile, changed_ms) VALUES (?, ?, ?) ON CONFLICT (person_id)"
            " DO UPDATE SET profile = excluded.profile, changed_ms = excluded.changed_ms",
            person_id,
            profile,
            changed_ms,
        )

    async def keepsakes(self, person_id: PersonId, game: str) -> list[Keepsake]:
        rows = await self._reader.rows(
            "SELECT person_id, game, table_id, at_ms, data FROM keepsakes WHERE person_id = ? AND game = ?"
            " ORDER BY at_ms, table_id",
            (person_id, game),
        )
        return [Keepsake(*row) for row in rows]

    async def precedents(self, house: PersonId, language: str | None = None) -> list[Precedent]:
        rows = await self._reader.rows(
            "SELECT house, language, word, stands, at_ms, data FROM precedents"
            " WHERE house = ? AND language = coalesce(?, language) ORDER BY language, word",
            (house, language),
        )
        return [
            Precedent(house, language, word, bool(stands), at_ms, data)
            for house, language, word, stands, at_ms, data in rows
        ]

    async def keep_precedents(self, precedents: tuple[Precedent, ...]) -> None:
        changes = Changes(precedents=[*precedents])
        await self._writer.do(lambda connection: keep(connection, changes, self._deleted(connection, changes.people)))

    async def drop_precedent(self, house: PersonId, language: str, word: str) -> None:
        await self._write("DELETE FROM precedents WHERE house = ? AND language = ? AND word = ?", house, language, word)

    async def kept_files(self, person_id: PersonId, game: str) -> list[KeptFile]:
        rows = await self._reader.rows(
            "SELECT person_id, game, option, title, at_ms, data FROM kept_files WHERE person_id = ? AND game = ?"
            " ORDER BY title, option",
            (person_id, game),
        )
        return [KeptFile(*row) for row in rows]

    async def keep_file(self, file: KeptFile, most: int) -> bool:
        def keep(connection: Connection) -> bool:
            [(others,)] = connection.execute(
                "SELECT count(*) FROM kept_files WHERE person_id = ? AND (game, option, title) != (?, ?, ?)",
                (file.person_id, file.game, file.option, file.title),
            ).fetchall()
            if others >= most:
                return False
            connection.execute(
                "INSERT INTO kept_files (person_id, game, option, title, at_ms, data) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (person_id, game, option, title)"
                " DO UPDATE SET at_ms = excluded.at_ms, data = excluded.data",
                (file.person_id, file.game, file.option, file.title, file.at_ms, file.data),
            )
            return True

        return await self._for(file.person_id, keep)

    async def drop_file(self, person_id: PersonId, game: str, option: str, title: str) -> None:
        await self._write(
            "DELETE FROM kept_files WHERE person_id = ? AND game = ? AND option = ? AND title = ?",
            person_id,
            game,
            option,
            title,
        )

    async def keep_link(self, code: str, person_id: PersonId, expires_ms: Millis) -> None:
        sql = "INSERT INTO device_links (code, person_id, expires_ms) VALUES (?, ?, ?)"
        await self._write_for(person_id, sql, code, person_id, expires_ms)

    async def take_link(self, code: str, now_ms: Millis) -> PersonId | None:
        # Anybody may try: only an existing link should cost a transaction.
        if not await self._reader.rows("SELECT 1 FROM device_links WHERE code = ?", (code,)):
            return None

        def take(connection: Connection) -> PersonId | None:
            connection.execute("DELETE FROM device_links WHERE expires_ms <= ?", (now_ms,))
            taken = connection.execute("DELETE FROM device_links WHERE code = ? RETURNING person_id", (code,))
            rows = taken.fetchall()
            return rows[0][0] if rows else None

        person_id: PersonId | None = await self._writer.do(take)
        return person_id

    async def keys(self) -> list[Key]:
        rows = await self._reader.rows("SELECT key_id, secret, created_ms FROM keys ORDER BY created_ms DESC, key_id")
        return [Key(*row) for row in rows]

    async def keep_key(self, key: Key) -> None:
        await self._write(
            "INSERT INTO keys (key_id, secret, created_ms) VALUES (?, ?, ?)", key.key_id, key.secret, key.created_ms
        )

    async def drop_keys(self, before_ms: Millis) -> None:
        await self._write("DELETE FROM keys WHERE created_ms < ?", before_ms)

    async def close(self, within_s: float = 5.0) -> None:
        await asyncio.gather(self._writer.close(within_s), self._reader.close(within_s))


def keep(connection: Connection, changes: Changes, deleted: Collection[PersonId]) -> None:
    """Write keepsakes, precedents, results and notices. There are few, at the end of a match or of a vote."""
    for keepsake in changes.keepsakes:
        if keepsake.person_id not in deleted:
            connection.execute(KEEP_KEEPSAKE, astuple(keepsake))
    for precedent in changes.precedents:
        if precedent.house not in deleted:
            connection.execute(KEEP_PRECEDENT, astuple(precedent))
    for table_id, score in changes.daily.items():
        keep_score(connection, table_id, score)
    add_notices(connection, changes.notices, deleted)
    keep_finished(connection, changes.finished, deleted)
    leave_again(connection, changes.seated_people.intersection(deleted))


def _card(code: str, public: int, phase: str, changed_ms: Millis, summary: bytes, began_ms: Millis | None) -> Card:
    return Card(code, bool(public), phase, changed_ms, summary, began_ms)


def _listed(table_id: TableId, *card: Any) -> Listed:
    return Listed(table_id, _card(*card))


def _places(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values)) or "NULL"
