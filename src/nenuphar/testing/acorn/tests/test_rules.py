"""The rules of Acorn, by their ids."""

import pytest

from nenuphar.core.game import Authority, Outcome, Refused, Setup, TimeUp
from nenuphar.testing.acorn import GAME
from nenuphar.testing.acorn.types import (
    Action,
    Event,
    GameEnded,
    Options,
    PebblesTaken,
    State,
    Take,
    TimeRanOut,
    TurnBegan,
    View,
)
from nenuphar.testing.scene import Scene


def given(pebbles: int, decision_ms: int | None = None) -> Scene[Options, State, Action, Event, View]:
    return Scene.opened(GAME, Setup(2, Options(pebbles), decision_ms))


@pytest.mark.rule("AC-1")
def test_a_table_agrees_on_1_to_99_pebbles() -> None:
    assert given(99).state.left == 99
    for pebbles in (0, 100):
        with pytest.raises(Refused) as caught:
            given(pebbles)
        assert caught.value.rule == "AC-1"


@pytest.mark.rule("AC-2")
def test_players_take_turns() -> None:
    scene = given(12)
    scene.refuses("AC-2", 1, Take(1))
    scene.when(0, Take(2)).then(PebblesTaken(0, 2), TurnBegan(1, None))
    scene.refuses("AC-2", 0, Take(1))


@pytest.mark.rule("AC-3")
@pytest.mark.parametrize("count", [-1, 0, 3, 4])
def test_nobody_takes_more_than_three_or_than_there_are(count: int) -> None:
    given(2).refuses("AC-3", 0, Take(count))


@pytest.mark.rule("AC-4")
def test_the_last_pebble_wins() -> None:
    scene = given(3).when(0, Take(3)).then(PebblesTaken(0, 3), GameEnded(0))
    assert scene.waiting.outcome == Outcome((1, 2), "AC-4")


@pytest.mark.rule("AC-5")
def test_the_clock_takes_one() -> None:
    scene = given(12, decision_ms=1_000)
    scene.refuses("TB-6", Authority.CLOCK, TimeUp(), at=999)
    scene.when(Authority.CLOCK, TimeUp(), at=1_000)
    scene.then(TimeRanOut(0), PebblesTaken(0, 1), TurnBegan(1, 2_000))
