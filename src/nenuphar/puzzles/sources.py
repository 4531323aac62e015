"""Where the puzzles of a game come from: a file of mined ones, or a recipe for endless ones. Both are used alike."""

import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Protocol

from msgspec import Struct, to_builtins

from nenuphar import games
from nenuphar.core.codec import convert
from nenuphar.core.daily import DailyScore, Day
from nenuphar.core.game import AnyGame, Command, Refused, Seat, Setup
from nenuphar.core.match import AnyMatch, Match, Step
from nenuphar.core.messages import Said
from nenuphar.core.puzzles import AnyEndless, AnyMined, AnyPuzzle, AnyPuzzleFile, EndlessPuzzles
from nenuphar.puzzles import keeping, position

log = logging.getLogger("nenuphar.puzzles")

UNKNOWN = "TB-20"
COMING = 14  # days ahead whose puzzles nobody gets before
MOST_STEPS = 100  # after an answer, until it is judged


class Question(Struct, frozen=True):
    """A puzzle as it is asked: nothing here says what the solution is."""

    rating: int
    match: AnyMatch
    seat: Seat
    task: Said | None = None


class Option(Struct, frozen=True):
    saying: Said
    chance: float | None = None


class Answered(Struct, frozen=True):
    """What an answer is worth. `match` continues with the solution, or with the answer if there are many good ones."""

    is_right: bool
    yours: Option
    best: Option
    reasons: tuple[Said, ...]
    match: AnyMatch
    steps: Sequence[Step]  # the last ones of the match: they show the solution
    score: DailyScore  # in percent to win, if that is known


class Source(Protocol):
    editions: tuple[str, ...]  # empty if all people get the same
    is_slow: bool  # whether it looks words up

    def of_day(self, day: Day) -> str | None: ...
    def coming(self, day: Day) -> Sequence[str]:
        """The puzzles of this day and of the days after it: nobody gets them before."""

    def rating(self, key: str) -> int: ...
    def offer(self, edition: str, rating: int, tried: Mapping[str, int], barred: Collection[str]) -> str: ...
    def question(self, key: str) -> Question: ...
    def answered(self, key: str, actions: Sequence[Any]) -> "Answered | AnyMatch":
        """What these actions are worth; a match if they are not a whole answer yet."""


class Mined:
    editions: tuple[str, ...] = ()
    is_slow = False

    def __init__(self, game: AnyGame, kind: AnyMined, file: AnyPuzzleFile) -> None:
        self._game, self._options = game, file.options
        self._in_words = kind.in_words or (lambda view, action: game.text.offer(action, view))
        self._puzzles = {puzzle.key: puzzle for puzzle in file.puzzles}

    def of_day(self, day: Day) -> str:
        return self._of(date.fromisoformat(day).toordinal())

    def coming(self, day: Day) -> Sequence[str]:
        """Not more than half of all, so that the trainer has some."""
        first = date.fromisoformat(day).toordinal()
        return [self._of(first + ahead) for ahead in range(1 + min(COMING, len(self._puzzles) // 2))]

    def _of(self, ordinal: int) -> str:
        """All puzzles come before one comes again, after more than `COMING` days. Only the date matters."""
        cycle, place = divmod(ordinal, len(self._puzzles))
        return _cycle(tuple(self._puzzles), cycle)[place]

    def rating(self, key: str) -> int:
        return self._find(key).rating

    def offer(self, edition: str, rating: int, tried: Mapping[str, int], barred: Collection[str]) -> str:
        """The nearest that is new, by rating; when there is none, the one that was tried the longest time ago."""
        free = [key for key in self._puzzles if key not in barred] or list(self._puzzles)
        new = [key for key in free if key not in tried]
        if new:
            return min(new, key=lambda key: (abs(self._puzzles[key].rating - rating), key))
        return min(free, key=lambda key: (tried[key], key))

    def question(self, key: str) -> Question:
        puzzle = self._find(key)
        return Question(puzzle.rating, position.opened(self._game, self._options, puzzle), puzzle.seat)

    def answered(self, key: str, actions: Sequence[Any]) -> Answered:
        puzzle = self._find(key)
        asked = position.opened(self._game, self._options, puzzle)
        action = _read(self._game, actions[0])
        asked.decide(Command(puzzle.seat, action, 0))  # the rules may refuse it
        view = asked.view(puzzle.seat)
        chances = {each.action: each.chance for each in puzzle.choices}
        if action not in chances:
            raise Refused("TB-155")

        def option(choice: Any) -> Option:
            return Option(to_builtins(self._in_words(view, choice)), chances[choice])

        is_right = action in puzzle.solutions
        best = action if is_right else puzzle.solutions[0]
        shown = position.solved(self._game, self._options, puzzle)
        steps = shown.steps[len(asked.steps) :]
        score = _score(is_right, chances[action], puzzle.choices[0].chance)
        return Answered(is_right, option(action), option(best), puzzle.reasons, shown, steps, score)

    def _find(self, key: str) -> AnyPuzzle:
        if key not in self._puzzles:
            raise Refused(UNKNOWN)
        return self._puzzles[key]


class Endless:
    """The key of a puzzle is its edition, its level and its number: en-frog-17."""

    is_slow = True

    def __init__(self, game: AnyGame, kind: AnyEndless) -> None:
        self._game, self._kind = game, kind
        self.editions = kind.editions

    def of_day(self, day: Day) -> None:
        return None

    def coming(self, day: Day) -> Sequence[str]:
        return ()

    def rating(self, key: str) -> int:
        return self._kind.levels[self._parts(key)[1]]

    def offer(self, edition: str, rating: int, tried: Mapping[str, int], barred: Collection[str]) -> str:
        """The first new one of the level whose rating is nearest."""
        level = min(self._kind.levels, key=lambda each: abs(self._kind.levels[each] - rating))
        numbers = {self._parts(key)[2] for key in tried if key.startswith(f"{edition}-")}
        return f"{edition}-{level}-{max(numbers, default=0) + 1}"

    def question(self, key: str) -> Question:
        _, level, _ = self._parts(key)
        match = self._opened(key)
        return Question(self.rating(key), match, 0, to_builtins(self._kind.task(match.state, level)))

    def answered(self, key: str, actions: Sequence[Any]) -> Answered | AnyMatch:
        kind, match = self._kind, self._opened(key)
        for action in actions:
            match.submit(Command(0, _read(self._game, action), 0))
            if kind.is_answered(match.state):
                break
            self._ask_judge(match)
        if not kind.is_answered(match.state):
            return match
        before = len(match.steps)
        for _ in range(MOST_STEPS):
            if kind.is_judged(match.state):
                break
            if match.waiting.query is not None:
                self._ask_judge(match)
            else:
                match.submit(Command(0, kind.go_on(match.state), 0))
        found = kind.judge(match.state, self._parts(key)[1])
        yours, best = (Option(to_builtins(each)) for each in (found.yours, found.best))
        return Answered(found.is_right, yours, best, (), match, match.steps[before:], _score(found.is_right))

    def _ask_judge(self, match: AnyMatch) -> None:
        lookup, query = self._game.lookup, match.waiting.query
        if lookup is not None and query is not None:
            match.answer_judge(lookup.answer(query, {}), 0)

    def _opened(self, key: str) -> AnyMatch:
        edition, _, number = self._parts(key)
        match = Match(self._game, Setup(1, self._kind.options(edition)), self._kind.seed(edition, number))
        match.begin(0)
        return match

    def _parts(self, key: str) -> tuple[str, str, int]:
        edition, _, rest = key.partition("-")
        level, _, number = rest.partition("-")
        if edition not in self._kind.editions or level not in self._kind.levels or not _is_number(number):
            raise Refused(UNKNOWN)
        return edition, level, int(number)


def _is_number(written: str) -> bool:
    return written.isascii() and written.isdigit() and len(written) < 7


def _read(game: AnyGame, action: Any) -> Any:
    return convert(action, game.manifest.action)


def _score(is_right: bool, chance: float = 0.0, best_chance: float = 1.0) -> DailyScore:
    """Only a right answer reaches the best."""
    best = max(1, round(100 * best_chance))
    return DailyScore(best if is_right else min(round(100 * chance), best - 1), best, False)


@lru_cache(maxsize=64)
def _cycle(keys: tuple[str, ...], cycle: int) -> list[str]:
    """The last of one cycle are not among the first of the next. Those last ones stay where they are shuffled to."""
    apart = min(COMING + 1, len(keys) // 3)
    end = len(keys) - apart
    last, keys_now = set(_shuffled(keys, cycle - 1)[end:]), _shuffled(keys, cycle)
    first = [key for key in keys_now[:end] if key not in last][:apart]
    return [*first, *(key for key in keys_now[:end] if key not in first), *keys_now[end:]]


def _shuffled(keys: tuple[str, ...], cycle: int) -> list[str]:
    return sorted(keys, key=lambda key: sha256(f"{cycle}/{key}".encode()).digest())


def source(key: str) -> Source | None:
    """The puzzles of the game of this name, if it has any."""
    return None if games.find(key) is None else _source(key)


@cache
def _source(key: str) -> Source | None:
    game = games.load(key)
    kind = games.puzzles(game)
    if kind is None:
        return None
    if isinstance(kind, EndlessPuzzles):
        return Endless(game, kind)
    return mined(game, kind)


def mined(game: AnyGame, kind: AnyMined) -> Mined | None:
    """The puzzles that a game keeps. Those of other rules are ignored: their solutions may be wrong."""
    try:
        file = keeping.kept(game)
    except Refused as refused:
        log.warning("puzzles cannot be read", extra={"game": game.manifest.key, "trouble": str(refused)})
        return None
    if file is None or not file.puzzles:
        return None
    if file.rules != game.manifest.rules:
        log.warning("puzzles are of other rules", extra={"game": game.manifest.key, "rules": file.rules})
        return None
    return Mined(game, kind, file)
