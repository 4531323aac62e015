"""What is new every day, in SQL. A statement has `?` for each value, and means the same in every database."""

from collections.abc import Sequence
from typing import Any

from nenuphar.core.daily import DailyScore, Day
from nenuphar.store.connection import Connection
from nenuphar.store.daily import DailyTry, PersonId, TableId
from nenuphar.store.tombstones import PersonWrites

COLUMNS = "person_id, game, edition, day, table_id, at_ms, points, best, proven"
BEGIN = """
    INSERT INTO daily_tries (person_id, game, edition, day, table_id, at_ms, proven) VALUES (?, ?, ?, ?, ?, ?, FALSE)
    ON CONFLICT DO NOTHING"""
# Only the first result counts.
KEEP_SCORE = "UPDATE daily_tries SET points = ?, best = ?, proven = ? WHERE table_id = ? AND points IS NULL"


class DailyRows(PersonWrites):
    async def begin_daily(self, wanted: DailyTry) -> DailyTry:
        whose = (wanted.person_id, wanted.game, wanted.edition, wanted.day)

        def begin(connection: Connection) -> DailyTry:
            connection.execute(BEGIN, (*whose, wanted.table_id, wanted.at_ms))
            [row] = connection.execute(
                f"SELECT {COLUMNS} FROM daily_tries WHERE person_id = ? AND game = ? AND edition = ? AND day = ?", whose
            ).fetchall()
            return _try(row)

        return await self._for(wanted.person_id, begin)

    async def daily_tries(self, person_id: PersonId, game: str) -> list[DailyTry]:
        sql = f"SELECT {COLUMNS} FROM daily_tries WHERE person_id = ? AND game = ? ORDER BY day DESC, edition"
        return [_try(row) for row in await self._reader.rows(sql, (person_id, game))]

    async def daily_results(self, game: str, edition: str, day: Day, limit: int) -> list[DailyTry]:
        sql = (
            f"SELECT {COLUMNS} FROM daily_tries WHERE game = ? AND edition = ? AND day = ? AND points IS NOT NULL"
            " ORDER BY points DESC, at_ms, person_id LIMIT ?"
        )
        return [_try(row) for row in await self._reader.rows(sql, (game, edition, day, limit))]


def keep_score(connection: Connection, table_id: TableId, score: DailyScore) -> None:
    connection.execute(KEEP_SCORE, (score.points, score.best, score.proven, table_id))


def _try(row: Sequence[Any]) -> DailyTry:
    person_id, game, edition, day, table_id, at_ms, points, best, proven = row
    score = None if points is None else DailyScore(points, best, bool(proven))
    return DailyTry(person_id, game, edition, day, table_id, at_ms, score)
