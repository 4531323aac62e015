"""Bots play a match against each other, and take fair turns on the seats of many matches."""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

from nenuphar.bots.budget import Worlds
from nenuphar.bots.realtime import RealTimeBots
from nenuphar.core.bot import Bot
from nenuphar.core.game import Command, Seat
from nenuphar.core.match import AnyMatch

WORLDS = 600


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


def play_bots(match: AnyMatch, bots: Sequence[Bot[Any, Any]], seed: str, worlds: int | Sequence[int] = WORLDS) -> None:
    """Let bots play a match to its end, one on each seat.

    A bot may imagine `worlds` worlds for every decision; every seat's bot has a number of its own if there are several.

    The seed is for the choices of the bots: the same seed gives the same match on every machine.
    """
    game, chances = match.game, [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    each = [worlds] * len(bots) if isinstance(worlds, int) else worlds

    def choose(seat: Seat) -> Any:
        view = match.view(seat)
        return bots[seat].choose(view, game.moves(view), chances[seat], Worlds(each[seat]))

    play_out(match, choose)


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
