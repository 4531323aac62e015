"""Plays the matches of a simulation: each becomes a row of numbers, one for each of its columns.

If all bots play at random and the game has a twin, batches are played on the twin (batches.py). All other matches are
played by the rules, one by one.
"""

import traceback
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.bots.outside import BotFailed, CannotUse
from nenuphar.bots.playing import play_bots
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.game import AnyGame
from nenuphar.core.match import AnyMatch, Match
from nenuphar.lab import batches
from nenuphar.lab.batches import NOBODY
from nenuphar.lab.errors import LabError
from nenuphar.lab.simulation import Simulation

Numbers: TypeAlias = NDArray[np.int32]  # a row for each match, a column for each of `Simulation.columns`


def play(simulation: Simulation, numbers: range) -> Numbers:
    """Play the matches with these numbers."""
    twin = _twin(simulation)
    if twin is not None:
        seeds = [_secret(simulation.seed_of(number)) for number in numbers]
        return twin.play([int.from_bytes(seed[:8]) for seed in seeds])
    return np.array([_row(simulation, number) for number in numbers], np.int32)


def _twin(simulation: Simulation) -> batches.RandomMatches | None:
    are_random = all(_plays_at_random(simulation.game, level) for level in simulation.bots)
    return batches.random_matches(simulation.game, simulation.setup) if are_random else None


def _plays_at_random(game: AnyGame, level: str) -> bool:
    """Whether this is the random level that the game has itself. A bot that somebody made from it decides itself."""
    bot, own = game.levels[level], games.find(game.manifest.key) or game
    return isinstance(bot, Tadpole) and type(bot) in map(type, own.bots.values())


def _row(simulation: Simulation, number: int) -> list[int]:
    game, lineup, seed = simulation.game, simulation.lineup(number), simulation.seed_of(number)
    try:
        match: AnyMatch = Match(game, simulation.setup, _secret(seed))
        match.begin(0)
        play_bots(match, [game.levels[level] for level in lineup], seed, simulation.worlds_of(number))
    except (BotFailed, CannotUse):  # the fault of a bot from outside: its author needs no place in our code
        raise
    except (Exception, SystemExit) as error:
        # As text: some exceptions cannot be sent from one process to another.
        problem, where = _last_line(error), _where(error)
        raise LabError("sorry-match-failed", match=seed, bots=lineup, problem=problem, where=where) from None
    return measured(match)


def measured(match: AnyMatch) -> list[int]:
    """The numbers of a match that was played by the rules."""
    seats = match.setup.seats
    ranks = [1] * seats if match.outcome is None else list(match.outcome.ranks)
    measures = games.measures(match.game)
    if measures is None:
        return [*ranks, _first(match), sum(isinstance(step.command.by, int) for step in match.steps), 0, 0]
    columns = {measure.name: column for column, measure in enumerate(measures.every(match.setup))}
    counts, figures = [0] * (len(columns) * seats), [*ranks, *[0] * batches.FIGURES]
    state, leader = match.game.initial(match.setup), NOBODY
    standings = [[0] * seats]  # after every turn, and the draws that follow it
    for step in match.steps:
        for seat, name in measures.uses(state, step.events):
            counts[columns[name] * seats + seat] += 1
        for event in step.events:
            state = match.game.evolve(state, event)
        if isinstance(step.command.by, int):
            standings.append([])
        standings[-1] = list(measures.standing(state))
        leader = batches.follow_lead(standings[-1], leader, figures)
    turns = len(standings) - 1
    figures[seats + batches.FIRST] = _first(match)
    figures[seats + batches.TURNS] = turns
    figures[seats + batches.COMEBACK] = batches.comeback(standings[turns // 2], figures)
    return figures + counts


def _first(match: AnyMatch) -> int:
    """The seat with the first decision; NOBODY if several have it together."""
    state = match.game.initial(match.setup)
    for step in match.steps:
        if isinstance(step.command.by, int):
            return step.command.by if match.game.waiting(state).due == (step.command.by,) else NOBODY
        for event in step.events:
            state = match.game.evolve(state, event)
    return NOBODY


def _secret(seed: str) -> bytes:
    return sha256(seed.encode()).digest()


def _last_line(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def _where(error: BaseException) -> str:
    """The place in the code, such as `mine.py:12`."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(place.filename).name}:{place.lineno}"
