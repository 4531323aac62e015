"""How many worlds the kraken of Quibbit! imagines, compared with the heron, and how it does with few of them.

`python -m bench.quibbit_kraken duel SEATS MATCHES THOUGHTS` lets a kraken with a few thoughts play herons with their
usual 600 worlds: a kraken at a table has many times more, so its share of wins there should not be lower.
"""

import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from bench.figure import Figure
from nenuphar.bots.budget import Worlds
from nenuphar.bots.chunks import Meter
from nenuphar.bots.playing import WORLDS, lineups, play_bots
from nenuphar.bots.standings import Result, Standings
from nenuphar.core.bot import Budget
from nenuphar.core.game import Setup
from nenuphar.core.match import Match
from nenuphar.core.moves import Moves
from nenuphar.games.quibbit import GAME, kraken
from nenuphar.games.quibbit.types import Action, Event, Options, State, View
from nenuphar.testing.random_play import random_match

POSITIONS = 8
THOUGHTS = 200
WANTED = 100


def figures() -> Iterator[Figure]:
    for seats in (2, 4):
        states = beginnings(seats)
        of_kraken, of_heron = kraken_rate(states), heron_rate(states)
        times = of_kraken / of_heron
        measured = f"{of_kraken:,.0f} against {of_heron:,.0f} a second, {times:.0f} times"
        yield Figure(f"worlds of a kraken, {seats} seats", measured, f"{WANTED} times", times >= WANTED)


def beginnings(seats: int) -> list[State]:
    """The first rounds of matches, in which everybody has most cards."""
    found = list[State]()
    for seed in range(POSITIONS):
        states = (moment.state for moment in random_match(GAME, Setup(seats, Options()), Random(seed)))
        found.append(next(state for state in states if state.phase == "planning"))
    return found


def kraken_rate(states: list[State]) -> float:
    """Worlds per second of processor time."""
    kraken.search(kraken.position(states[0]), Meter(Worlds(1)))  # compiles
    worlds, begun = 0, time.process_time()
    for state in states:
        meter = Meter(Worlds(THOUGHTS))
        kraken.search(kraken.position(state), meter)
        worlds += meter.worlds
    return worlds / (time.process_time() - begun)


def heron_rate(states: list[State]) -> float:
    heron, begun = GAME.bots["heron"], 0.0
    for number, state in enumerate([states[0], *states]):
        begun = time.process_time() if number == 1 else begun  # the first compiles
        view = GAME.view(state, 0)
        heron.choose(view, GAME.moves(view), Random(1), Worlds(WORLDS))
    return WORLDS * len(states) / (time.process_time() - begun)


class Hurried:
    """The kraken with fewer thoughts than others."""

    def __init__(self, thoughts: int) -> None:
        self._thoughts = thoughts

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        return GAME.bots["kraken"].choose(view, moves, rng, Worlds(self._thoughts))


def duel(seats: int, matches: int, thoughts: int) -> Standings:
    bots = {"kraken": Hurried(thoughts), "heron": GAME.bots["heron"]}
    seated, results = lineups([*bots], seats), list[Result]()
    for number in range(matches):
        lineup, seed = seated[number % len(seated)], f"strength/{number}"
        match = Match[Options, State, Action, Event, View](
            GAME, Setup(seats, Options()), sha256(seed.encode()).digest()
        )
        match.begin(0)
        play_bots(match, [bots[level] for level in lineup], seed)
        results.append(Result(lineup, match.outcome.ranks if match.outcome else (1,) * seats))
    return Standings(tuple(results))


if __name__ == "__main__":
    if sys.argv[1:2] == ["duel"]:
        standings = duel(*map(int, sys.argv[2:5]))
        sys.stdout.write(f"{standings.level_rows()[0]}\n{standings.duel_rows()[0]}\n")
    else:
        for figure in figures():
            sys.stdout.write(f"{figure}\n")
