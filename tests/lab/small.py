"""Small simulations for these tests, and bots for them."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from nenuphar.core.bot import Budget
from nenuphar.core.moves import Moves
from nenuphar.lab import pools, saving
from nenuphar.lab.simulation import Simulation, simulation

FEW = 30


def quibbit(bots: str = "tadpole", matches: int = FEW) -> Simulation:
    return simulation("quibbit", bots.split(","), matches, "s", 3, worlds=2)


class Tired(Exception):
    pass


def stopped_after(matches: int, out: Path, wanted: Simulation) -> None:
    def stop(done: int) -> None:
        if done >= matches:
            raise Tired

    with pytest.raises(Tired):
        saving.save(wanted, out, pools.here(1), False, stop)


class Broken:
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        if rng.random() < 0.05:
            raise SystemExit("enough")
        return moves.sample(rng)


class Sampler:
    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        return moves.sample(rng)
