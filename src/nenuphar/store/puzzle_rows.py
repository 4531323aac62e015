"""Tries of puzzles, in SQL. A statement has `?` for each value, and means the same in every database."""

from collections.abc import Sequence
from typing import Any

from nenuphar.core.daily import DailyScore, Day
from nenuphar.store.connection import Connection
from nenuphar.store.puzzles import MOST_TRIES, PuzzleTry
from nenuphar.store.shared import PersonId
from nenuphar.store.tombstones import PersonWrites

COLUMNS = "person_id, game, puzzle, day, at_ms, is_right, rating, again_ms, points, best"
KEEP = f"""
    INSERT INTO puzzle_tries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING RETURNING 1"""
WHOSE = "person_id = ? AND game = ? AND puzzle = ? AND day = ?"
FORGET_OLD = """
    DELETE FROM puzzle_tries WHERE person_id = ? AND game = ? AND day = '' AND at_ms < (
        SELECT at_ms FROM puzzle_tries WHERE person_id = ? AND game = ? AND day = ''
        ORDER BY at_ms DESC LIMIT 1 OFFSET ?)"""


class PuzzleRows(PersonWrites):
    async def keep_puzzle_try(self, tried: PuzzleTry) -> tuple[PuzzleTry, bool]:
        person_and_game = (tried.person_id, tried.game)
        whose = (*person_and_game, tried.puzzle, tried.day)
        facts = (tried.at_ms, tried.is_right, tried.rating, tried.again_ms, tried.score.points, tried.score.best)

        def keep(connection: Connection) -> tuple[PuzzleTry, bool]:
            if connection.execute(KEEP, (*whose, *facts)).fetchall():
                connection.execute(FORGET_OLD, (*person_and_game, *person_and_game, MOST_TRIES - 1))
                return tried, True
            connection.execute(f"UPDATE puzzle_tries SET again_ms = ? WHERE {WHOSE}", (tried.again_ms, *whose))
            [row] = connection.execute(f"SELECT {COLUMNS} FROM puzzle_tries WHERE {WHOSE}", whose).fetchall()
            return _try(row), False

        return await self._for(tried.person_id, keep)

    async def puzzle_tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        sql = f"SELECT {COLUMNS} FROM puzzle_tries WHERE person_id = ? AND game = ? ORDER BY at_ms, puzzle, day"
        return [_try(row) for row in await self._reader.rows(sql, (person_id, game))]

    async def puzzle_results(self, game: str, day: Day, limit: int) -> list[PuzzleTry]:
        sql = (
            f"SELECT {COLUMNS} FROM puzzle_tries WHERE game = ? AND day = ?"
            " ORDER BY is_right DESC, coalesce(points, 0) DESC, at_ms, person_id LIMIT ?"
        )
        return [_try(row) for row in await self._reader.rows(sql, (game, day, limit))]


def _try(row: Sequence[Any]) -> PuzzleTry:
    person_id, game, puzzle, day, at_ms, is_right, rating, again_ms, points, best = row
    # Tries of earlier servers have no score.
    score = DailyScore(100 * bool(is_right), 100, False) if points is None else DailyScore(points, best, False)
    return PuzzleTry(person_id, game, puzzle, day, at_ms, bool(is_right), rating, again_ms, score)
