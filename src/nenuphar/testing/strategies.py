"""Hypothesis strategies for any game: setups, whole matches, and nonsensical actions."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from nenuphar.core.game import AnyGame, Setup
from nenuphar.testing.fuzz_values import fuzz_setup, fuzz_value
from nenuphar.testing.random_play import Moment, random_match


def luck() -> st.SearchStrategy[Random]:
    """Random generators. A failure prints the seed."""
    return st.integers(0, 2**32 - 1).map(Random)


def setups(game: AnyGame, decision_ms: int | None = None) -> st.SearchStrategy[Setup[Any]]:
    """Setups that the game accepts, many with one unusual option."""
    return luck().map(lambda rng: fuzz_setup(game, rng, decision_ms))


def matches(game: AnyGame, decision_ms: int | None = None) -> st.SearchStrategy[list[Moment]]:
    """Whole matches of random moves, moment by moment."""
    return st.builds(lambda setup, rng: list(random_match(game, setup, rng)), setups(game, decision_ms), luck())


def actions(game: AnyGame) -> st.SearchStrategy[Any]:
    """Well-typed actions, sensible or not."""
    return luck().map(lambda rng: fuzz_value(game.manifest.action, rng))
