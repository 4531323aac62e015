"""The arena: a game's bot levels play many matches against each other, to find out which is stronger.

Every match has its own seed, made from the arena's seed and the match's number. So the standings do not depend on the
number of workers.
"""

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from multiprocessing import get_context
from random import Random
from traceback import format_exc
from typing import Any

from nenuphar.bots.budget import Worlds
from nenuphar.bots.outside import BotFailed, CannotUse
from nenuphar.bots.realtime import RealTimeBots
from nenuphar.bots.standings import Result, Standings
from nenuphar.core.game import AnyGame, Command, Seat, Setup
from nenuphar.core.match import AnyMatch, Match

WORLDS = 600


class ArenaStopped(Exception):
    """A match could not be played to its end. The message says which, and with which seed."""


def play_matches(
    game: AnyGame,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    workers: int,
    progress: Callable[[int], None],
    worlds: int = WORLDS,
) -> Standings:
    """Play a number of matches between these levels; `progress` gets the number of those that are done.

    A level that is named twice gets twice the seats. A bot may imagine `worlds` worlds for every decision.
    """
    fair = lineups(bots, seats)
    pairings = [Pairing(game, fair[number % len(fair)], f"{seed}/{number}", worlds) for number in range(games)]
    results: list[Result] = []
    with closing(_results(pairings, workers)) as arriving:
        for result in arriving:
            results.append(result)
            progress(len(results))
    return Standings(tuple(results))


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots as evenly as possible. Played in this order, they favour nobody.

    They come in sets of `len(bots)` in which every bot takes every seat once, so a short series is fair too.
    """
    number = len(bots)
    patterns = [(0, *others) for others in product(range(number), repeat=seats - 1)]
    return [
        tuple(bots[(bot + shift) % number] for bot in pattern)
        for pattern in patterns
        if _even(pattern, number)
        for shift in range(number)
    ]


def _even(pattern: tuple[int, ...], number: int) -> bool:
    seats = [pattern.count(bot) for bot in range(number)]
    return max(seats) - min(seats) <= 1


@dataclass(frozen=True)
class Pairing:
    """A match to play."""

    game: AnyGame
    lineup: tuple[str, ...]  # the level on every seat
    seed: str
    worlds: int

    def result(self) -> Result:
        try:
            return Result(self.lineup, self._ranks())
        except (BotFailed, CannotUse):  # the fault of a bot from outside: its author needs no traceback of ours
            raise
        except Exception:
            # As text: some exceptions cannot be sent from one process to another.
            raise ArenaStopped(f"match {self.seed} of {', '.join(self.lineup)}\n{format_exc()}") from None

    def _ranks(self) -> tuple[int, ...]:
        game, seats = self.game, range(len(self.lineup))
        match = Match(game, Setup(len(seats), game.manifest.options()), sha256(self.seed.encode()).digest())
        chances = [Random(f"{self.seed}/{seat}") for seat in seats]
        match.begin(0)
        levels = game.levels

        def choose(seat: Seat) -> Any:
            view = match.view(seat)
            return levels[self.lineup[seat]].choose(view, game.moves(view), chances[seat], Worlds(self.worlds))

        play_out(match, choose)
        return tuple(1 for _ in seats) if match.outcome is None else match.outcome.ranks


def play_out(match: AnyMatch, choose: Callable[[Seat], Any]) -> None:
    """Play a match to its end; `choose` asks the bot on a seat. A match without end is left, and is a draw."""
    game = match.game
    realtime = RealTimeBots(match, choose) if game.realtime is not None else None
    for _ in range(game.manifest.longest):
        waiting = match.waiting
        if waiting.outcome is not None:
            return
        if realtime is not None:
            realtime.step()
        elif game.lookup is not None and waiting.query is not None:
            match.answer_judge(game.lookup.answer(waiting.query, {}), 0)
        else:
            match.submit(Command(waiting.due[0], choose(waiting.due[0]), 0))


def _results(pairings: Sequence[Pairing], workers: int) -> Generator[Result, None, None]:
    """The results in the order of the matches, not in the order in which they end."""
    if workers == 1:
        yield from map(Pairing.result, pairings)
        return
    # A fresh interpreter for each worker: a forked one would inherit the locks of other threads.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_die_silently)
    try:
        yield from pool.map(Pairing.result, pairings)
    except BrokenProcessPool:
        raise ArenaStopped("a worker was killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _die_silently() -> None:
    """Ctrl-C reaches every process of the terminal: a worker then stops at once and prints nothing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
