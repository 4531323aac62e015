"""Advice of every game that gives some: a legal move, from the view alone, in words that all languages have."""

from random import Random
from typing import Any

import pytest

from nenuphar import games
from nenuphar.bots.budget import Worlds
from nenuphar.core.advice import Advice
from nenuphar.core.game import AnyGame, Setup
from nenuphar.core.messages import Saying
from nenuphar.testing.random_play import random_match
from nenuphar.texts import Catalogue, languages

ADVISED = [game for game in games.every() if games.advise(game) is not None]
THOUGHTS, EVERY = 6, 5


def advice(game: AnyGame, view: Any) -> Advice[Any]:
    advise = games.advise(game)
    assert advise is not None
    return advise(view, Random("chance"), Worlds(THOUGHTS))


def test_two_games_give_advice() -> None:
    assert [game.manifest.key for game in ADVISED] == ["china_moon", "quibbit"]


@pytest.mark.rule("TB-140")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.manifest.key))
def test_advice_is_a_legal_move_with_a_hint_and_a_reason(game: AnyGame) -> None:
    for seats in game.manifest.seats:
        setup = Setup(seats, game.manifest.options())
        for moment in list(random_match(game, setup, Random(seats)))[::EVERY]:
            for seat in game.waiting(moment.state).due:
                view = game.view(moment.state, seat)
                found = advice(game, view)
                assert found.action in game.moves(view)
                assert found.reasons
                for saying in (found.hint, found.move, *found.reasons):
                    said_everywhere(saying, seats)


def said_everywhere(saying: Saying, seats: int) -> None:
    """A missing text or fact raises an error."""
    for language in languages():
        names = [f"P{seat}" for seat in range(seats)]
        assert Catalogue(language, names, you=0).say(saying)


@pytest.mark.rule("TB-140")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.manifest.key))
def test_twin_states_that_look_equal_get_equal_advice(game: AnyGame) -> None:
    """States differ in what the seat cannot know, such as the cards that others have chosen."""
    different = 0
    seats = game.manifest.seats[-1]
    for moment in list(random_match(game, Setup(seats, game.manifest.options()), Random(7)))[::EVERY]:
        for seat in game.waiting(moment.state).due:
            view = game.view(moment.state, seat)
            found = advice(game, view)
            for guess in range(3):
                twin = game.imagine(view, Random(guess))
                different += twin != moment.state
                assert game.view(twin, seat) == view
                assert advice(game, game.view(twin, seat)) == found
    assert different or game.manifest.key == "china_moon", "China Moon has no secrets"
