"""The rules of Acorn, by their ids."""

from typing import Any

import pytest

from nenuphar.core.game import Authority, Outcome, Refused, Setup, TimeUp
from nenuphar.testing.acorn import GAME
from nenuphar.testing.acorn.types import (
    Action,
    Event,
    FirstPicked,
    GameEnded,
    Options,
    PebblesTaken,
    PickFirst,
    State,
    Take,
    TimeRanOut,
    TurnBegan,
    View,
)
from nenuphar.testing.scenario import Scenario


def given(
    pebbles: int, decision_ms: int | None = None, **options: Any
) -> Scenario[Options, State, Action, Event, View]:
    """Two players; the first one begins."""
    setup = Setup(2, Options(pebbles, **options), decision_ms)
    return Scenario.opened(GAME, setup).when(Authority.CHANCE, PickFirst(0))


@pytest.mark.rule("AC-1")
def test_a_table_agrees_on_1_to_99_pebbles() -> None:
    assert given(99).state.left == 99
    for pebbles in (0, 100):
        with pytest.raises(Refused) as caught:
            given(pebbles)
        assert caught.value.rule == "AC-1"


@pytest.mark.rule("AC-2")
def test_chance_picks_the_player_who_begins() -> None:
    table = Scenario.opened(GAME, Setup(3, Options()))
    table.refuses("AC-2", 0, Take(1))
    table.refuses("AC-2", 0, PickFirst(0))
    table.refuses("AC-2", Authority.CHANCE, PickFirst(3))
    table.when(Authority.CHANCE, PickFirst(2)).then(FirstPicked(2), TurnBegan(2, None))
    table.refuses("AC-2", Authority.CHANCE, PickFirst(0))


@pytest.mark.rule("AC-2")
def test_players_take_turns() -> None:
    table = given(12)
    table.refuses("AC-2", 1, Take(1))
    table.when(0, Take(2)).then(PebblesTaken(0, 2), TurnBegan(1, None))
    table.refuses("AC-2", 0, Take(1))


@pytest.mark.rule("AC-3")
@pytest.mark.parametrize("count", [-1, 0, 3, 4])
def test_nobody_takes_more_than_three_or_than_there_are(count: int) -> None:
    given(2).refuses("AC-3", 0, Take(count))


@pytest.mark.rule("AC-3")
def test_a_table_may_agree_on_four() -> None:
    given(12).refuses("AC-3", 0, Take(4))
    assert given(12, most=4).when(0, Take(4)).state.taken == (4, 0)


@pytest.mark.rule("AC-4")
def test_the_last_pebble_wins() -> None:
    table = given(3).when(0, Take(3)).then(PebblesTaken(0, 3), GameEnded(0))
    assert table.waiting.outcome == Outcome((1, 2), "AC-4")


@pytest.mark.rule("AC-5")
def test_the_clock_takes_one() -> None:
    table = given(12, decision_ms=1_000)
    table.refuses("TB-6", Authority.CLOCK, TimeUp(), at=999)
    table.when(Authority.CLOCK, TimeUp(), at=1_000)
    table.then(TimeRanOut(0), PebblesTaken(0, 1), TurnBegan(1, 2_000))
