"""Plays the matches of a simulation: each becomes a row of numbers, one for each of its columns.

If all bots play at random and the game has a twin, batches are played on the twin (batches.py). All other matches are
played by the rules, one by one.
"""

import traceback
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.bots.playing import play_bots
from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.match import AnyMatch, Match, Step
from nenuphar.lab import batches
from nenuphar.lab.errors import LabError
from nenuphar.lab.simulation import Simulation

Numbers: TypeAlias = NDArray[np.int32]  # a row for each match, a column for each of `Simulation.columns`
NOBODY = -1


def play(simulation: Simulation, numbers: range) -> Numbers:
    """Play the matches with these numbers."""
    twin = _twin(simulation)
    if twin is not None:
        seeds = [_secret(simulation.seed_of(number)) for number in numbers]
        return twin.play([int.from_bytes(seed[:8]) for seed in seeds])
    return np.array([_row(simulation, number) for number in numbers], np.int32)


def _twin(simulation: Simulation) -> batches.RandomMatches | None:
    are_random = all(isinstance(simulation.game.bots[level], Tadpole) for level in simulation.bots)
    return batches.random_matches(simulation.game, simulation.setup) if are_random else None


def _row(simulation: Simulation, number: int) -> list[int]:
    game, lineup, seed = simulation.game, simulation.lineup(number), simulation.seed_of(number)
    try:
        match: AnyMatch = Match(game, simulation.setup, _secret(seed))
        match.begin(0)
        play_bots(match, [game.bots[level] for level in lineup], seed, simulation.worlds)
    except (Exception, SystemExit) as error:
        # As text: some exceptions cannot be sent from one process to another.
        problem, where = _last_line(error), _where(error)
        raise LabError("sorry-match-failed", match=seed, bots=lineup, problem=problem, where=where) from None
    return measured(match)


def measured(match: AnyMatch) -> list[int]:
    """The numbers of a match that was played by the rules."""
    ranks = [1] * match.setup.seats if match.outcome is None else list(match.outcome.ranks)
    measures = games.measures(match.game)
    if measures is None:
        return [*ranks, _turns(match.steps), 0, 0]
    columns = {measure.name: column for column, measure in enumerate(measures.every(match.setup))}
    seats, state = match.setup.seats, match.game.initial(match.setup)
    counts, race = [0] * (len(columns) * seats), _Race(ranks)
    for step in match.steps:
        for seat, name in measures.uses(state, step.events):
            counts[columns[name] * seats + seat] += 1
        for event in step.events:
            state = match.game.evolve(state, event)
        race.goes_on(measures.standing(state), isinstance(step.command.by, int))
    return [*ranks, race.turns, race.lead_changes, race.comeback(), *counts]


class _Race:
    """How the standing of the seats changes in a match. batches.py has the same for twins."""

    def __init__(self, ranks: Sequence[int]) -> None:
        self.ranks = ranks
        self.lead_changes = 0
        self._leader = NOBODY
        self._standings = [[0] * len(ranks)]  # after every turn, and the draws that follow it

    @property
    def turns(self) -> int:
        return len(self._standings) - 1

    def goes_on(self, standing: Sequence[int], is_turn: bool) -> None:
        if is_turn:
            self._standings.append([])
        self._standings[-1] = list(standing)
        best = max(standing)
        if standing.count(best) == 1 and standing.index(best) != self._leader:
            self.lead_changes += self._leader != NOBODY
            self._leader = standing.index(best)

    def comeback(self) -> int:
        """The rank of the later winner after half of the turns, the best of several; 0 if nobody or everybody won."""
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        if len(winners) == len(self.ranks):
            return 0
        half = self._standings[self.turns // 2]
        return min((1 + sum(other > half[seat] for other in half) for seat in winners), default=0)


def _turns(steps: Sequence[Step]) -> int:
    return sum(isinstance(step.command.by, int) for step in steps)


def _secret(seed: str) -> bytes:
    return sha256(seed.encode()).digest()


def _last_line(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def _where(error: BaseException) -> str:
    """The place in the code, such as `mine.py:12`."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(place.filename).name}:{place.lineno}"
