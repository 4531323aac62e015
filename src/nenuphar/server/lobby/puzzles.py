"""Gives people puzzles and judges their answers, so that nobody sees a solution before (TB-150 to TB-155)."""

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct, to_builtins

from nenuphar import games
from nenuphar.core.daily import Day
from nenuphar.core.game import AnyGame, Refused, Seat
from nenuphar.core.match import AnyMatch, Step
from nenuphar.core.puzzles import EndlessPuzzles
from nenuphar.puzzles.sources import Answered, Option, Source, source
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.daily import day_at, left_ms, require_words, streak
from nenuphar.server.model import puzzles as model
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import Line, Offer, PersonId, PuzzleTask
from nenuphar.store import PuzzleTry, Store

T = TypeVar("T")

LONGEST_S = 30.0  # for a lookup on a busy machine


class Asked(Struct, frozen=True):
    """A puzzle, the same for everybody."""

    rating: int
    you: Seat
    seats: int
    view: Any
    offers: tuple[Offer, ...] | None
    due: tuple[Seat, ...]
    task: Any


class Judged(Struct, frozen=True):
    """What an answer is worth, for everybody. Without `best` the answer is not complete yet."""

    view: Any
    right: bool = False
    yours: wire.PuzzleOption | None = None
    best: wire.PuzzleOption | None = None
    reasons: tuple[Any, ...] = ()
    lines: tuple[Line, ...] = ()


class Puzzles:
    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library
        self._workers = Workers(1)  # for games that look words up

    def stop(self) -> None:
        self._workers.stop()

    async def every(self, person: PersonId) -> list[wire.PuzzleGame]:
        now = now_ms()
        found = []
        for game in games.simplest_first():
            puzzles = await asyncio.to_thread(source, game.manifest.key)
            if puzzles is not None:
                tries, day = await self._store.puzzle_tries(person, game.manifest.key), day_at(now)
                has_day = puzzles.of_day(day) is not None
                today = next((each.is_right for each in tries if each.day == day), None)
                standing = _standing(tries, day)
                facts = (game.manifest.key, puzzles.editions, day if has_day else None, left_ms(now), today, standing)
                found.append(wire.PuzzleGame(*facts))
        return found

    async def of_day(self, key: str, person: PersonId) -> PuzzleTask:
        """The same for everybody (TB-150)."""
        game, puzzles = await _puzzles_of(key)
        day = day_at(now_ms())
        puzzle = puzzles.of_day(day)
        if puzzle is None:
            raise Refused("TB-20")
        asked = await asyncio.to_thread(ask, key, puzzle)
        return _task(game, puzzle, day, asked, await self._store.puzzle_tries(person, key))

    async def offer(self, key: str, edition: str, waiter: Waiter) -> PuzzleTask:
        """The puzzle that suits this person best (TB-151)."""
        game, puzzles = await _puzzles_of(key)
        await self._require_edition(game, puzzles, edition)
        tries = await self._store.puzzle_tries(waiter.member, key)
        puzzle = _offered(puzzles, edition, tries)
        asked = await self._work(puzzles, waiter, ask, key, puzzle)
        return _task(game, puzzle, "", asked, tries)

    async def answer(self, key: str, puzzle: str, answer: wire.PuzzleAnswer, waiter: Waiter) -> wire.PuzzleReply:
        game, puzzles = await _puzzles_of(key)
        person, now = waiter.member, now_ms()
        rating = puzzles.rating(puzzle)
        tries = await self._store.puzzle_tries(person, key)
        self._check_asked(puzzles, puzzle, answer.day, day_at(now), tries)
        await self._require_edition(game, puzzles, puzzle.partition("-")[0] if puzzles.editions else "")
        judged = await self._work(puzzles, waiter, judge, key, puzzle, answer.actions)
        if judged.best is None or judged.yours is None:
            return wire.PuzzleReply(view=judged.view)
        tried = PuzzleTry(person, key, puzzle, answer.day, now, judged.right, rating, now)
        await self._store.keep_puzzle_try(tried)
        after = await self._store.puzzle_tries(person, key)
        before, standing = model.rating_after(tries), _standing(after, day_at(now))
        verdict = wire.PuzzleVerdict(
            right=judged.right,
            yours=judged.yours,
            best=judged.best,
            reasons=judged.reasons,
            view=judged.view,
            lines=judged.lines,
            counted=len(after) > len(tries),
            change=standing.rating - before,
            standing=standing,
        )
        return wire.PuzzleReply(verdict)

    def _check_asked(self, puzzles: Source, puzzle: str, day: Day, today: Day, tries: Sequence[PuzzleTry]) -> None:
        """Nobody can answer ahead, and so see the solutions of puzzles that come later (TB-152)."""
        if day:
            if day != today or puzzle != puzzles.of_day(today):
                raise Refused("TB-152", fault="day")
        elif not any(each.puzzle == puzzle for each in tries):
            editions = puzzles.editions or ("",)
            if puzzle not in [_offered(puzzles, edition, tries) for edition in editions]:
                raise Refused("TB-152", fault="other")

    async def _require_edition(self, game: AnyGame, puzzles: Source, edition: str) -> None:
        if edition not in (puzzles.editions or ("",)):
            raise Refused("TB-63", edition=edition[:20], editions=puzzles.editions)
        kind = games.puzzles(game)
        if isinstance(kind, EndlessPuzzles):
            await require_words(self._library, game, kind.options(edition))

    async def _work(self, puzzles: Source, waiter: Waiter, work: Callable[..., T], *what: Any) -> T:
        """To look words up takes long, so that a process of its own does it."""
        if puzzles.is_slow:
            return await self._workers.do(lambda: (waiter,), LONGEST_S, work, *what)
        return await asyncio.to_thread(work, *what)


async def _puzzles_of(key: str) -> tuple[AnyGame, Source]:
    game = games.find(key)
    puzzles = await asyncio.to_thread(source, key)
    if game is None or puzzles is None:
        raise Refused("TB-20")
    return game, puzzles


def _offered(puzzles: Source, edition: str, tries: Sequence[PuzzleTry]) -> str:
    """Not the puzzle of the day, unless it is answered: its first answer is for the day."""
    today = puzzles.of_day(day_at(now_ms()))
    barred = () if today is None else (today,)
    return puzzles.offer(edition, model.rating_after(tries), model.last_answers(tries), barred)


def _standing(tries: Sequence[PuzzleTry], today: Day) -> wire.PuzzleStanding:
    return model.standing(tries, streak(model.solved_days(tries), today))


def _task(game: AnyGame, puzzle: str, day: Day, asked: Asked, tries: Sequence[PuzzleTry]) -> PuzzleTask:
    return PuzzleTask(
        game=game.manifest.key,
        key=puzzle,
        day=day,
        rating=asked.rating,
        counts=not any(each.puzzle == puzzle for each in tries),
        you=asked.you,
        seats=asked.seats,
        view=asked.view,
        offers=asked.offers,
        due=asked.due,
        task=asked.task,
        standing=_standing(tries, day_at(now_ms())),
    )


# In a thread or another process


@lru_cache(maxsize=64)
def ask(key: str, puzzle: str) -> Asked:
    puzzles = source(key)
    assert puzzles is not None
    return asked_by(puzzles, key, puzzle)


def asked_by(puzzles: Source, key: str, puzzle: str) -> Asked:
    """What everybody may know of a puzzle (TB-153)."""
    game = games.load(key)
    question = puzzles.question(puzzle)
    match, seat = question.match, question.seat
    view = match.view(seat)
    listed = game.moves(view).listed
    offers = None if listed is None else tuple([Offer(action, game.text.offer(action, view)) for action in listed])
    return Asked(question.rating, seat, match.setup.seats, to_builtins(view), offers, match.waiting.due, question.task)


def judge(key: str, puzzle: str, actions: Sequence[Any]) -> Judged:
    puzzles = source(key)
    assert puzzles is not None
    found = puzzles.answered(puzzle, actions)
    if not isinstance(found, Answered):
        return Judged(to_builtins(found.view(0)))
    seat = puzzles.question(puzzle).seat
    return Judged(
        view=to_builtins(found.match.view(seat)),
        right=found.is_right,
        yours=_option(found.yours),
        best=_option(found.best),
        reasons=found.reasons,
        lines=lines_of(found.match, found.steps, seat),
    )


def _option(found: Option) -> wire.PuzzleOption:
    return wire.PuzzleOption(found.saying, found.chance)


def lines_of(match: AnyMatch, steps: Sequence[Step], seat: Seat) -> tuple[Line, ...]:
    """The last steps of a match as this seat sees them."""
    game, first = match.game, len(match.steps) - len(steps)
    states = match.states_after(range(first + 1, len(match.steps) + 1))
    lines: list[Line] = []
    for number, step in enumerate(steps, first + 1):
        view = game.view(states[number], seat)
        for event in step.events:
            known = game.redact(event, seat)
            if known is not None:
                lines.append(Line(len(lines) + 1, 0, "match", known, game.text.narrate(known, view)))
    return tuple(lines)
