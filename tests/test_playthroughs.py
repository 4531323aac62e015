"""Recorded matches still go the way they were recorded, for every game and every number of seats."""

from dataclasses import replace
from typing import Any

import pytest

from nenuphar import games
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import CardLost, State
from nenuphar.testing.playthrough import differences, improvised, script, shelf, told

RECORDED = [(key, path) for key in games.keys() for path in sorted(shelf(games.find(key)).glob("*.txt"))]  # type: ignore[arg-type]


@pytest.mark.parametrize(("key", "path"), RECORDED, ids=lambda value: getattr(value, "stem", value))
def test_a_recorded_match_goes_as_it_was_recorded(key: str, path: Any) -> None:
    game = games.find(key)
    assert game is not None
    changed = differences(game, path.read_text(encoding="utf-8"))
    assert not changed, f"{changed}\n\nIf this is meant: make golden"


@pytest.mark.parametrize("key", games.keys())
def test_every_number_of_seats_is_recorded(key: str) -> None:
    game = games.find(key)
    assert game is not None
    recorded = {script(game, path.read_text(encoding="utf-8")).setup.seats for path in shelf(game).glob("*.txt")}
    assert recorded == set(game.manifest.seats)


def test_a_fold_that_forgets_a_lost_card_shows_in_the_playthrough() -> None:
    def forgetful(state: State, event: Any) -> State:
        return state if isinstance(event, CardLost) else QUIBBIT.evolve(state, event)

    text = told(QUIBBIT, improvised(QUIBBIT, 3))
    assert differences(QUIBBIT, text) == ""
    assert "hands" in differences(replace(QUIBBIT, evolve=forgetful), text)
