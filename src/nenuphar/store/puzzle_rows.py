"""Tries of puzzles, in SQL. A statement has `?` for each value, and means the same in every database."""

from msgspec.structs import astuple

from nenuphar.store.connection import Connection
from nenuphar.store.puzzles import PuzzleTry
from nenuphar.store.shared import PersonId
from nenuphar.store.tombstones import PersonWrites

COLUMNS = "person_id, game, puzzle, day, at_ms, is_right, rating, again_ms"
KEEP = f"""
    INSERT INTO puzzle_tries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person_id, game, puzzle, day) DO UPDATE SET again_ms = excluded.again_ms"""


class PuzzleRows(PersonWrites):
    async def keep_puzzle_try(self, tried: PuzzleTry) -> PuzzleTry:
        whose = (tried.person_id, tried.game, tried.puzzle, tried.day)

        def keep(connection: Connection) -> PuzzleTry:
            connection.execute(KEEP, astuple(tried))
            sql = f"SELECT {COLUMNS} FROM puzzle_tries WHERE person_id = ? AND game = ? AND puzzle = ? AND day = ?"
            [row] = connection.execute(sql, whose).fetchall()
            return _try(*row)

        return await self._for(tried.person_id, keep)

    async def puzzle_tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        sql = f"SELECT {COLUMNS} FROM puzzle_tries WHERE person_id = ? AND game = ? ORDER BY at_ms, puzzle, day"
        return [_try(*row) for row in await self._reader.rows(sql, (person_id, game))]


def _try(
    person_id: str, game: str, puzzle: str, day: str, at_ms: int, is_right: object, rating: int, again_ms: int
) -> PuzzleTry:
    return PuzzleTry(person_id, game, puzzle, day, at_ms, bool(is_right), rating, again_ms)
