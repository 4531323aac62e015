"""Finished matches and ratings, in SQL. A statement has `?` for each value, and means the same in every database."""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Any

from msgspec.structs import astuple

from nenuphar.core.rating import Rating
from nenuphar.store.connection import Connection
from nenuphar.store.results import Finished, Gain, PageChoice, RatedGame, RatedMatch, Result, Unrated
from nenuphar.store.shared import PersonId, TableId
from nenuphar.store.tombstones import PersonWrites

RESULT = "table_id, game, ended_ms, public, rated, data"
KEEP_RESULT = f"INSERT INTO results ({RESULT}, folded) VALUES (?, ?, ?, ?, ?, ?, FALSE) ON CONFLICT DO NOTHING"
KEEP_PLAYED = "INSERT INTO played (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
WITHOUT_RESULT = """
    SELECT table_id FROM tables WHERE phase = 'over' AND NOT EXISTS (
        SELECT 1 FROM results WHERE results.table_id = tables.table_id) ORDER BY table_id"""
RESULTS_OF = f"""
    SELECT {RESULT} FROM played JOIN results USING (table_id) WHERE played.person_id = ? {{}}"""
RESULTS_BEFORE = """
    SELECT results.table_id, results.game, results.ended_ms, results.public, results.rated, results.data
    FROM played AS own JOIN results AS this USING (table_id)
    JOIN played ON played.person_id = own.person_id
    JOIN results ON results.table_id = played.table_id AND results.game = this.game AND results.ended_ms < this.ended_ms
    WHERE own.person_id = ? AND own.table_id = ? ORDER BY results.ended_ms DESC, results.table_id DESC LIMIT ?"""
MAY_SEE = """
    AND (public OR EXISTS (
        SELECT 1 FROM company WHERE company.table_id = results.table_id AND company.person_id = ?))"""
HAVE_MET = """
    SELECT 1 FROM played AS one JOIN played AS other USING (table_id)
    WHERE one.person_id = ? AND other.person_id = ? LIMIT 1"""
FIRST_UNRATED = """
    SELECT ended_ms, table_id FROM results WHERE rated AND game = ? AND NOT folded
    ORDER BY ended_ms, table_id LIMIT 1"""
FROM_THERE = "ended_ms >= ? AND (ended_ms > ? OR table_id >= ?)"
TO_RATE = f"FROM results WHERE rated AND game = ? AND {FROM_THERE} ORDER BY ended_ms, table_id LIMIT ?"
TO_BE_RATED = f"SELECT DISTINCT person_id FROM played WHERE table_id IN (SELECT table_id {TO_RATE})"
LATEST_BEFORE = f"""
    SELECT game, person_id, ended_ms, table_id, mu, sigma FROM (
        SELECT *, row_number() OVER (PARTITION BY person_id ORDER BY ended_ms DESC, table_id DESC) AS place
        FROM ratings WHERE game = ? AND ended_ms <= ? AND (ended_ms < ? OR table_id < ?)
            AND person_id IN ({TO_BE_RATED})
    ) AS earlier WHERE place = 1"""
NEXT_FOLD = """
    INSERT INTO rating_folds (game, fold) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET fold = excluded.fold
    WHERE rating_folds.fold = excluded.fold - 1 RETURNING fold"""
KEEP_RATING = """
    INSERT INTO ratings (game, person_id, ended_ms, table_id, mu, sigma) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, person_id, ended_ms, table_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma"""
RATE_NEXT_AGAIN = """
    UPDATE results SET folded = FALSE WHERE table_id = (
        SELECT table_id FROM results WHERE rated AND game = ? AND ended_ms >= ? AND (ended_ms > ? OR table_id > ?)
        ORDER BY ended_ms, table_id LIMIT 1)"""
# With all rated games, because the index begins with the game.
RATINGS_OF = """
    SELECT game, person_id, ended_ms, table_id, mu, sigma FROM ratings
    WHERE game IN (SELECT game FROM rating_folds) AND person_id = ? ORDER BY ended_ms, table_id"""
RATINGS_BY_GAME = """
    SELECT game, count(*) FROM ratings WHERE game IN (SELECT game FROM rating_folds) AND person_id = ?
    GROUP BY game ORDER BY game"""
LATEST_RATINGS = """
    SELECT game, person_id, ended_ms, table_id, mu, sigma FROM ratings WHERE game = ? AND person_id = ?
    ORDER BY ended_ms DESC, table_id DESC LIMIT ?"""
GAINS = """
    SELECT game, ended_ms, table_id, mu, sigma FROM ratings
    WHERE game IN (SELECT game FROM rating_folds) AND person_id = ? AND table_id IN ({}) ORDER BY ended_ms, table_id"""
RATING_BEFORE = """
    SELECT mu, sigma FROM ratings
    WHERE game = ? AND person_id = ? AND ended_ms <= ? AND (ended_ms < ? OR table_id < ?)
    ORDER BY ended_ms DESC, table_id DESC LIMIT 1"""
KEEP_CHOICE = """
    INSERT INTO page_choices (person_id, shows, ratings) VALUES (?, ?, ?)
    ON CONFLICT (person_id) DO UPDATE SET shows = excluded.shows, ratings = excluded.ratings"""


def keep_finished(connection: Connection, finished: Sequence[Finished], deleted: Collection[PersonId]) -> None:
    for each in finished:
        connection.execute(KEEP_RESULT, astuple(each.result))
        for person_id in each.people:
            if person_id not in deleted:
                connection.execute(KEEP_PLAYED, (person_id, each.result.table_id))


class ResultRows(PersonWrites):
    async def keep_results(self, finished: Sequence[Finished]) -> None:
        people = sorted({person_id for each in finished for person_id in each.people})
        await self._writer.do(lambda connection: keep_finished(connection, finished, self._deleted(connection, people)))

    async def without_result(self) -> list[TableId]:
        return [table_id for (table_id,) in await self._reader.rows(WITHOUT_RESULT)]

    async def drop_results(self) -> None:
        def drop(connection: Connection) -> None:
            connection.execute("UPDATE rating_folds SET fold = fold + 1")
            for table in ("ratings", "played", "results"):
                connection.execute(f"DELETE FROM {table}")

        await self._writer.do(drop)

    async def results_of(self, person_id: PersonId, viewer: PersonId) -> list[Result]:
        if person_id == viewer:
            rows = await self._reader.rows(RESULTS_OF.format(""), (person_id,))
        else:
            rows = await self._reader.rows(RESULTS_OF.format(MAY_SEE), (person_id, viewer))
        rows.sort(key=itemgetter(2, 0), reverse=True)  # a database would sort the data as well
        return [_result(*row) for row in rows]

    async def results_before(self, person_id: PersonId, table_id: TableId, limit: int) -> list[Result]:
        return [_result(*row) for row in await self._reader.rows(RESULTS_BEFORE, (person_id, table_id, limit))]

    async def have_met(self, one: PersonId, other: PersonId) -> bool:
        return bool(await self._reader.rows(HAVE_MET, (one, other)))

    async def unrated_games(self) -> list[str]:
        rows = await self._reader.rows("SELECT DISTINCT game FROM results WHERE rated AND NOT folded ORDER BY game")
        return [game for (game,) in rows]

    async def unrated(self, game: str, limit: int = 100) -> Unrated:
        folds, first = await self._reader.together(
            ("SELECT fold FROM rating_folds WHERE game = ?", game), (FIRST_UNRATED, game)
        )
        fold = folds[0][0] if folds else 0
        if not first:
            return Unrated(game, fold, (), ())
        [(ended_ms, table_id)] = first
        place = (ended_ms, ended_ms, table_id)
        results, before, people = await self._reader.together(
            (f"SELECT {RESULT} {TO_RATE}", game, *place, limit),
            (LATEST_BEFORE, game, *place, game, *place, limit),
            (TO_BE_RATED, game, *place, limit),
        )
        return Unrated(
            game,
            fold,
            tuple(_result(*row) for row in results),
            tuple(RatedMatch(*row) for row in before),
            frozenset(person_id for (person_id,) in people),
        )

    async def keep_ratings(self, unrated: Unrated, ratings: Sequence[RatedMatch]) -> bool:
        game, last = unrated.game, unrated.results[-1]
        people = sorted({rating.person_id for rating in ratings})

        def keep(connection: Connection) -> bool:
            deleted = self._deleted(connection, people)  # first, as deletions lock people and then folds
            if not connection.execute(NEXT_FOLD, (game, unrated.fold + 1)).fetchall():
                return False
            for result in unrated.results:
                connection.execute("UPDATE results SET folded = TRUE WHERE table_id = ?", (result.table_id,))
            for rating in ratings:
                if rating.person_id not in deleted:
                    connection.execute(KEEP_RATING, astuple(rating))
            # However many matches come after these, this transaction stays small: moves at tables wait for it.
            connection.execute(RATE_NEXT_AGAIN, (game, last.ended_ms, last.ended_ms, last.table_id))
            return True

        kept: bool = await self._writer.do(keep)
        return kept

    async def ratings_of(self, person_id: PersonId) -> list[RatedMatch]:
        rows = await self._reader.rows(RATINGS_OF, (person_id,))
        return [RatedMatch(*row) for row in rows]

    async def rated_games(self, person_id: PersonId, latest: int) -> list[RatedGame]:
        counts = await self._reader.rows(RATINGS_BY_GAME, (person_id,))
        statements = [(LATEST_RATINGS, game, person_id, latest) for game, _ in counts]
        found = await self._reader.together(*statements) if counts else []
        return [
            RatedGame(game, count, tuple(RatedMatch(*row) for row in reversed(rows)))
            for (game, count), rows in zip(counts, found, strict=True)
        ]

    async def gains(self, person_id: PersonId, table_ids: Sequence[TableId]) -> list[Gain]:
        sql = GAINS.format(", ".join("?" * len(table_ids)) or "NULL")
        rows = await self._reader.rows(sql, (person_id, *table_ids))
        ratings = await self._ratings_before(person_id, rows)
        return [
            Gain(table_id, Rating(mu, sigma), before)
            for (_, _, table_id, mu, sigma), before in zip(rows, ratings, strict=True)
        ]

    async def _ratings_before(self, person_id: PersonId, rows: Sequence[Any]) -> list[Rating | None]:
        statements = [(RATING_BEFORE, game, person_id, ended, ended, table_id) for game, ended, table_id, _, _ in rows]
        found = await self._reader.together(*statements) if rows else []
        return [Rating(*some[0]) if some else None for some in found]

    async def page_choice(self, person_id: PersonId) -> PageChoice:
        rows = await self._reader.rows("SELECT shows, ratings FROM page_choices WHERE person_id = ?", (person_id,))
        return PageChoice(rows[0][0], bool(rows[0][1])) if rows else PageChoice()

    async def keep_page_choice(self, person_id: PersonId, choice: PageChoice) -> None:
        await self._write_for(person_id, KEEP_CHOICE, person_id, choice.shows, choice.ratings)


def _result(table_id: TableId, game: str, ended_ms: int, public: object, rated: object, data: bytes) -> Result:
    return Result(table_id, game, ended_ms, bool(public), bool(rated), data)
