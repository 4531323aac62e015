"""The Hypothesis strategies generate valid setups, whole matches, and actions of the game."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nenuphar import games
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import AnyGame
from nenuphar.testing.acorn import GAME as ACORN
from nenuphar.testing.strategies import actions, matches, setups

EVERY = (*games.every(), ACORN)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.manifest.key)
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_match_is_whole_and_begins_with_a_set_up_that_the_game_takes(game: AnyGame, data: st.DataObject) -> None:
    setup = data.draw(setups(game, decision_ms=500))
    assert game.initial(setup).setup == setup
    moments = data.draw(matches(game))
    assert moments[-1].waiting.outcome is not None
    assert all(before.after == after.state for before, after in pairwise(moments))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.manifest.key)
def test_set_ups_and_actions_are_various(game: AnyGame) -> None:
    options: set[bytes] = set()
    kinds: set[str] = set()

    @settings(max_examples=200, deadline=None, database=None)
    @given(setups(game), actions(game))
    def gather(setup: msgspec.Struct, action: msgspec.Struct) -> None:
        options.add(encode(setup))
        kinds.add(type(action).__name__)
        assert decode(encode(action), game.manifest.action) == action

    gather()
    assert len(options) > len(game.manifest.seats)
    assert kinds == {kind.__name__ for kind in game.manifest.action.__args__}
