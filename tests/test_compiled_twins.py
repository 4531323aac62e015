"""Machine code does what the kernels do.

`make test` runs all files named test_compiled… in one process, so that it compiles everything once. All other tests use
kernels as plain Python.
"""

from dataclasses import replace
from random import Random

import pytest

from nenuphar.bots.budget import Worlds
from nenuphar.core import kernels
from nenuphar.core import luck as generator
from nenuphar.core.game import Setup
from nenuphar.core.kernels import Row, compiled, kernel
from nenuphar.core.luck import seeded
from nenuphar.games.quibbit.types import Options as QuibbitOptions
from nenuphar.testing.fuzz_values import fuzz_setup
from nenuphar.testing.laws import Broken
from nenuphar.testing.random_play import random_match
from nenuphar.testing.twins import compiles_to_the_same
from tests.test_twins import MATCHES, TWINS, setups


@pytest.mark.parametrize("key", TWINS)
def test_every_twin_compiles_to_the_same(key: str) -> None:
    game, twin, _ = TWINS[key]
    for number, setup in enumerate(setups(game)):
        for seed in range(MATCHES):
            compiles_to_the_same(game, twin, setup, Random(f"{number} {seed}"))


@pytest.mark.parametrize("key", TWINS)
def test_every_twin_compiles_to_the_same_with_odd_options(key: str) -> None:
    game, twin, _ = TWINS[key]
    for seed in range(4 * MATCHES):
        rng = Random(f"odd {seed}")
        compiles_to_the_same(game, twin, fuzz_setup(game, rng), rng)


@pytest.mark.parametrize("key", TWINS)
def test_bots_choose_the_same_without_numba(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, _ = TWINS[key]
    moments = [*random_match(game, next(setups(game)), Random(key))][::7]
    views = [game.view(moment.state, seat) for moment in moments for seat in moment.waiting.due]

    # The others look less far where nothing is compiled.
    levels = [level for level, bot in game.bots.items() if not getattr(bot, "is_slow_uncompiled", False)]

    def choices() -> list[object]:
        return [
            game.bots[level].choose(view, game.moves(view), Random(0), Worlds(40)) for level in levels for view in views
        ]

    compiled_choices = choices()
    with monkeypatch.context() as plain:
        plain.setenv("NUMBA_DISABLE_JIT", "1")
        kernels.can_compile.cache_clear()
        kernels.compiled.cache_clear()
        assert not kernels.can_compile()
        assert choices() == compiled_choices
    kernels.can_compile.cache_clear()
    kernels.compiled.cache_clear()
    assert kernels.can_compile()


def test_compiled_code_that_differs_is_caught() -> None:
    game, twin, _ = TWINS["quibbit"]
    faulty = replace(twin, kernels=replace(twin.kernels))
    other = replace(twin.kernels, ranks=no_ranks)
    faulty.kernels.__dict__["batch"] = other.batch
    with pytest.raises(Broken, match="ranks differ"):
        compiles_to_the_same(game, faulty, Setup(3, QuibbitOptions()), Random(1))


@kernel
def no_ranks(table: Row, row: Row, places: Row) -> bool:
    return True


def test_kernels_are_compiled_where_nothing_can_be_stored() -> None:
    """numba finds no place for the machine code of a function that is in no file."""

    @kernel
    def twice(number: int) -> int:
        return number * 2

    twice.__code__ = twice.__code__.replace(co_filename="<nowhere>")
    assert compiled(twice)(4) == 8
    assert kernels.can_store()


def test_draws_are_the_same_compiled() -> None:
    import numpy as np

    luck, plain = np.array([seeded(7)], np.int64), [seeded(7)]
    for below in (1, 2, 3, 5, 24, 1_000, 30_000):
        assert [compiled(generator.drawn)(luck, 0, below) for _ in range(20)] == [
            generator.drawn(plain, 0, below) for _ in range(20)
        ]
