"""Recorded matches still go the way they were recorded, for every game and every number of seats."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.game import AnyGame
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit.types import CardLost, State
from nenuphar.testing.playthrough import differences, improvised, script, shelf, told

RECORDED = [(game, path) for game in games.every() for path in sorted(shelf(game).glob("*.txt"))]


def title(value: AnyGame | Path) -> str:
    return value.stem if isinstance(value, Path) else value.manifest.key


@pytest.mark.parametrize(("game", "path"), RECORDED, ids=title)
def test_a_recorded_match_goes_as_it_was_recorded(game: AnyGame, path: Path) -> None:
    changed = differences(game, path.read_text(encoding="utf-8"))
    assert not changed, f"{changed}\n\nIf this is meant: make golden"


@pytest.mark.parametrize("game", games.every(), ids=title)
def test_every_number_of_seats_is_recorded(game: AnyGame) -> None:
    recorded = {script(game, path.read_text(encoding="utf-8")).setup.seats for path in shelf(game).glob("*.txt")}
    assert recorded == set(game.manifest.seats)


def test_a_fold_that_forgets_a_lost_card_shows_in_the_playthrough() -> None:
    def forgetful(state: State, event: Any) -> State:
        return state if isinstance(event, CardLost) else QUIBBIT.evolve(state, event)

    text = told(QUIBBIT, improvised(QUIBBIT, 3))
    assert differences(QUIBBIT, text) == ""
    assert "hands" in differences(replace(QUIBBIT, evolve=forgetful), text)
