"""Tries of puzzles, in the memory that simulated nodes share."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from msgspec.structs import replace

from nenuphar.core.daily import Day
from nenuphar.store import PersonId, PuzzleTry
from nenuphar.store.puzzles import MOST_TRIES
from tests.simulation.deleted import require

Call = Callable[[str, Callable[[], Any]], Any]


class PuzzleMemory:
    def __init__(self, deleted: Collection[PersonId]) -> None:
        self._deleted = deleted
        self._tries: dict[tuple[PersonId, str, str, Day], PuzzleTry] = {}

    def keep(self, tried: PuzzleTry) -> tuple[PuzzleTry, bool]:
        require(tried.person_id, self._deleted)
        key = (tried.person_id, tried.game, tried.puzzle, tried.day)
        is_first = key not in self._tries
        kept = self._tries[key] = replace(self._tries.get(key, tried), again_ms=tried.again_ms)
        old = sorted(each.at_ms for each in self.tries(tried.person_id, tried.game) if not each.day)[:-MOST_TRIES]
        self._tries = {
            key: each
            for key, each in self._tries.items()
            if each.day or key[:2] != (tried.person_id, tried.game) or each.at_ms not in old
        }
        return kept, is_first

    def forget_person(self, person_id: PersonId) -> None:
        self._tries = {key: each for key, each in self._tries.items() if each.person_id != person_id}

    def tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        found = [each for each in self._tries.values() if (each.person_id, each.game) == (person_id, game)]
        return sorted(found, key=lambda each: (each.at_ms, each.puzzle, each.day))

    def results(self, game: str, day: Day, limit: int) -> list[PuzzleTry]:
        found = [each for each in self._tries.values() if (each.game, each.day) == (game, day)]
        return sorted(found, key=lambda each: (not each.is_right, -each.score.points, each.at_ms, each.person_id))[
            :limit
        ]


class PuzzleCalls:
    """The same as calls of a store, by the store's route."""

    def __init__(self, puzzles: PuzzleMemory, read: Call, write: Call) -> None:
        self._puzzles = puzzles
        self._read_puzzles, self._write_puzzles = read, write

    async def keep_puzzle_try(self, tried: PuzzleTry) -> tuple[PuzzleTry, bool]:
        kept: tuple[PuzzleTry, bool] = await self._write_puzzles("keep_puzzle_try", partial(self._puzzles.keep, tried))
        return kept

    async def puzzle_tries(self, person_id: PersonId, game: str) -> list[PuzzleTry]:
        found: list[PuzzleTry] = await self._read_puzzles("puzzle_tries", partial(self._puzzles.tries, person_id, game))
        return found

    async def puzzle_results(self, game: str, day: Day, limit: int) -> list[PuzzleTry]:
        results = partial(self._puzzles.results, game, day, limit)
        found: list[PuzzleTry] = await self._read_puzzles("puzzle_results", results)
        return found
