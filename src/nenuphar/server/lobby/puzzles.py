"""Gives people puzzles and judges their answers, so that nobody sees a solution before (TB-150 to TB-155)."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from nenuphar import games
from nenuphar.core.daily import Day
from nenuphar.core.game import AnyGame, Millis, Refused
from nenuphar.core.puzzles import EndlessPuzzles
from nenuphar.puzzles.sources import Source, source
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.daily import require_words
from nenuphar.server.lobby.days import checked, day_at, days_before, house_of, left_ms, longest, spread, streak
from nenuphar.server.lobby.people import People
from nenuphar.server.lobby.puzzle_views import Asked, ask, judge
from nenuphar.server.lobby.waits import Waits
from nenuphar.server.model import puzzles as model
from nenuphar.server.net.addresses import household
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import PersonId, PuzzleTask
from nenuphar.store import PuzzleTry, Store

log = logging.getLogger("nenuphar.puzzles")
T = TypeVar("T")

LONGEST_S = 30.0  # for a lookup on a busy machine
MOST_EACH, MOST_OF_ADDRESS = 2, 50  # how many one person, and all at one address, may wait for


class Puzzles:
    def __init__(self, store: Store, library: Library, people: People) -> None:
        self._store = store
        self._library = library
        self._people = people
        self._workers = Workers(1)  # for games that look words up
        self._waits = Waits(MOST_EACH, MOST_OF_ADDRESS)

    def stop(self) -> None:
        self._workers.stop()

    async def every(self, person: PersonId) -> list[wire.PuzzleGame]:
        now = now_ms()
        today, found = day_at(now), []
        for game in games.simplest_first():
            puzzles = await asyncio.to_thread(source, game.manifest.key)
            if puzzles is not None:
                tries = await self._store.puzzle_tries(person, game.manifest.key)
                own = model.of_days(tries).get(today)
                day = None if puzzles.of_day(today) is None else today
                score, standing = None if own is None else own.score, _standing(tries, today)
                found.append(wire.PuzzleGame(game.manifest.key, puzzles.editions, day, left_ms(now), score, standing))
        return found

    # Puzzles of days (TB-150)

    async def of_day(self, key: str, day: Day, person: PersonId) -> PuzzleTask:
        """The puzzle of today, without a day, or of a past one. It is the same for everybody."""
        game, puzzles = await _puzzles_of(key)
        now = now_ms()
        today = day_at(now)
        puzzle = _of_day(puzzles, checked(day) if day else today, today)
        asked = await asyncio.to_thread(ask, key, puzzle)
        return _task(game, puzzle, day or today, asked, await self._store.puzzle_tries(person, key), now)

    async def days(self, key: str, person: PersonId) -> wire.DailyPage:
        """A person's results. Past days whose puzzle comes again soon cannot be played now, so they are left out."""
        game, puzzles = await _puzzles_of(key)
        now = now_ms()
        today = day_at(now)
        if puzzles.of_day(today) is None:
            raise Refused("TB-20")
        tries = await self._store.puzzle_tries(person, key)
        own, standing, coming = model.of_days(tries), _standing(tries, today), puzzles.coming(today)

        def shown(day: Day) -> wire.DailyTry:
            return wire.DailyTry(day, score=own[day].score if day in own else None)

        return wire.DailyPage(
            game=game.manifest.key,
            edition="",
            editions=(),
            day=today,
            left_ms=left_ms(now),
            today=shown(today),
            streak=standing.days,
            longest=standing.longest,
            spread=spread(each.score for each in own.values()),
            past=tuple([shown(day) for day in days_before(today) if puzzles.of_day(day) not in coming]),
        )

    async def house(self, key: str, day: Day, person: PersonId) -> wire.DailyHouse:
        await _puzzles_of(key)
        tries = await self._store.puzzle_tries(person, key)
        return await house_of(self._people, day, tries, partial(self._store.puzzle_results, key, day))

    # The trainer (TB-151)

    async def offer(self, key: str, edition: str, person: PersonId, host: str) -> PuzzleTask:
        game, puzzles = await _puzzles_of(key)
        await self._require_edition(game, puzzles, edition)
        tries, now = await self._store.puzzle_tries(person, key), now_ms()
        puzzle = _offered(puzzles, edition, tries, day_at(now))
        asked = await self._work(puzzles, Waiter(household(host), person), ask, key, puzzle)
        return _task(game, puzzle, "", asked, tries, now)

    async def answer(
        self, key: str, puzzle: str, answer: wire.PuzzleAnswer, person: PersonId, host: str
    ) -> wire.PuzzleReply:
        game, puzzles = await _puzzles_of(key)
        now, rating = now_ms(), puzzles.rating(puzzle)
        today = day_at(now)
        tries = await self._store.puzzle_tries(person, key)
        _check_asked(puzzles, puzzle, answer.day, today, tries)
        await self._require_edition(game, puzzles, puzzle.partition("-")[0] if puzzles.editions else "")
        judged = await self._work(puzzles, Waiter(household(host), person), judge, key, puzzle, answer.actions)
        if judged.best is None or judged.yours is None:
            return wire.PuzzleReply(view=judged.view)
        day = answer.day if answer.day == today else ""
        tried = PuzzleTry(person, key, puzzle, day, now, judged.right, rating, now, judged.score)
        kept, is_first = await self._store.keep_puzzle_try(tried)  # another tab may have been faster
        after = [*tries, kept] if is_first else tries
        standing = _standing(after, today)
        verdict = wire.PuzzleVerdict(
            right=judged.right,
            yours=judged.yours,
            best=judged.best,
            reasons=judged.reasons,
            view=judged.view,
            lines=judged.lines,
            rated=is_first and not _is_tried(puzzle, tries),
            counted=is_first and bool(day),
            change=standing.rating - model.rating_after(tries),
            standing=standing,
        )
        return wire.PuzzleReply(verdict)

    async def _require_edition(self, game: AnyGame, puzzles: Source, edition: str) -> None:
        if edition not in (puzzles.editions or ("",)):
            raise Refused("TB-63", edition=edition[:20], editions=puzzles.editions)
        kind = games.puzzles(game)
        if isinstance(kind, EndlessPuzzles):
            await require_words(self._library, game, kind.options(edition))

    async def _work(self, puzzles: Source, waiter: Waiter, work: Callable[..., T], *what: Any) -> T:
        """To look words up takes long, so that a process of its own does it, within limits (TB-24)."""
        if not puzzles.is_slow:
            return await asyncio.to_thread(work, *what)
        with self._waits.counted(waiter):
            try:
                return await self._workers.do(lambda: (waiter,), LONGEST_S, work, *what)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a puzzle cannot be made or judged", extra={"trouble": repr(error)})
                raise Refused("TB-24", fault="puzzle") from error


async def _puzzles_of(key: str) -> tuple[AnyGame, Source]:
    game = games.find(key)
    puzzles = await asyncio.to_thread(source, key)
    if game is None or puzzles is None:
        raise Refused("TB-20")
    return game, puzzles


def _of_day(puzzles: Source, day: Day, today: Day) -> str:
    """Nobody gets a puzzle of a past day that is also that of today, or comes soon (TB-152)."""
    if day > today:
        raise Refused("TB-62", fault="future", day=day, today=today)
    puzzle = puzzles.of_day(day)
    if puzzle is None:
        raise Refused("TB-20")
    if day < today and puzzle in puzzles.coming(today):
        raise Refused("TB-152", fault="soon")
    return puzzle


def _check_asked(puzzles: Source, puzzle: str, day: Day, today: Day, tries: Sequence[PuzzleTry]) -> None:
    """Nobody can answer ahead, and so see the solutions of puzzles that come later (TB-152)."""
    if day:
        if checked(day) > today or puzzle != _of_day(puzzles, day, today):
            raise Refused("TB-152", fault="day")
    elif puzzle in _barred(puzzles, tries, today):
        raise Refused("TB-152", fault="soon")
    elif not _is_tried(puzzle, tries):
        editions = puzzles.editions or ("",)
        if puzzle not in [_offered(puzzles, edition, tries, today) for edition in editions]:
            raise Refused("TB-152", fault="other")


def _offered(puzzles: Source, edition: str, tries: Sequence[PuzzleTry], today: Day) -> str:
    barred = _barred(puzzles, tries, today)
    return puzzles.offer(edition, model.rating_after(tries), model.last_answers(tries), barred)


def _barred(puzzles: Source, tries: Sequence[PuzzleTry], today: Day) -> set[str]:
    """What comes in the next days. The puzzle of today is free when it is answered."""
    coming = set(puzzles.coming(today))
    own = model.of_days(tries).get(today)
    return coming if own is None else coming - {own.puzzle}


def _is_tried(puzzle: str, tries: Sequence[PuzzleTry]) -> bool:
    return any(each.puzzle == puzzle for each in tries)


def _standing(tries: Sequence[PuzzleTry], today: Day) -> wire.PuzzleStanding:
    solved = model.solved_days(tries)
    return model.standing(tries, streak(solved, today, today in model.of_days(tries)), longest(solved))


def _task(game: AnyGame, puzzle: str, day: Day, asked: Asked, tries: Sequence[PuzzleTry], now: Millis) -> PuzzleTask:
    today = day_at(now)
    return PuzzleTask(
        game=game.manifest.key,
        key=puzzle,
        day=day,
        rating=asked.rating,
        rated=not _is_tried(puzzle, tries),
        counts=day == today and today not in model.of_days(tries),
        you=asked.you,
        seats=asked.seats,
        view=asked.view,
        offers=asked.offers,
        due=asked.due,
        task=asked.task,
        standing=_standing(tries, today),
    )
