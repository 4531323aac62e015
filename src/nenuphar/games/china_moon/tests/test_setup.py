"""Before the race (CM-M1, CM-M2, CM-S1 to CM-S4)."""

from collections import Counter
from random import Random

import pytest

from nenuphar.core.game import Authority, Refused, Setup
from nenuphar.core.moves import Draw
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.tests.ponds import Table
from nenuphar.games.china_moon.types import (
    COLOURS,
    LILIES,
    ChoiceBegan,
    FirstPicked,
    LayLily,
    LayPrize,
    LilyLaid,
    Options,
    PickFirst,
    PrizeLaid,
    TurnBegan,
)
from nenuphar.testing.scenario import Scenario

CHANCE = Authority.CHANCE


def laid(seats: int = 3, options: Options | None = None, seed: int = 1, decision_ms: int | None = None) -> Table:
    """A table with all lilies laid, before the first turn."""
    table = Scenario.opened(GAME, Setup(seats, options or Options(), decision_ms))
    rng = Random(seed)
    while table.state.phase == "laying":
        assert table.waiting.chance is not None
        table.when(CHANCE, table.waiting.chance.sample(rng))
    return table


@pytest.mark.rule("CM-M1", "CM-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_three_frogs_at_the_start(seats: int) -> None:
    state = GAME.initial(Setup(seats, Options()))
    assert state.frogs == (0,) * (3 * seats)
    assert state.colours == COLOURS[:seats]
    assert state.hands == ((),) * seats
    assert len(COLOURS) * 3 == 15


@pytest.mark.rule("CM-S1")
def test_three_to_five_play() -> None:
    assert list(GAME.manifest.seats) == [3, 4, 5]


@pytest.mark.rule("CM-S1")
def test_colours_can_be_chosen() -> None:
    state = GAME.initial(Setup(3, Options(colours=("violet", "red", "blue"))))
    assert state.colours == ("violet", "red", "blue")


@pytest.mark.rule("CM-S1")
@pytest.mark.parametrize("colours", [("red",), ("red", "red", "blue"), COLOURS])
def test_everybody_needs_a_colour_of_their_own(colours: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(3, Options(colours=colours)))  # type: ignore[arg-type]
    assert (caught.value.rule, caught.value.facts["fault"], caught.value.facts["seats"]) == ("CM-S1", "colours", 3)


@pytest.mark.rule("CM-S2")
def test_chance_lays_a_lily_of_every_suit_at_the_arrival_and_the_blue_one_is_last() -> None:
    table = Scenario.opened(GAME, Setup(3, Options()))
    assert list(table.state.prizes) == [None, None, None, "blue"]
    assert table.waiting.chance == Draw((LayPrize("white"), LayPrize("yellow"), LayPrize("pink")))
    table.when(CHANCE, LayPrize("yellow")).then(PrizeLaid(0, "yellow"))
    assert table.waiting.chance == Draw((LayPrize("white"), LayPrize("pink")))
    table.refuses("CM-S2", CHANCE, LayPrize("yellow"))
    table.when(CHANCE, LayPrize("pink")).then(PrizeLaid(1, "pink"))
    table.when(CHANCE, LayPrize("white")).then(PrizeLaid(2, "white"))
    assert list(table.state.prizes) == ["yellow", "pink", "white", "blue"]
    assert table.state.phase == "laying"


@pytest.mark.rule("CM-S3")
def test_chance_lays_twelve_lilies_from_what_remains() -> None:
    table = Scenario.opened(GAME, Setup(3, Options()))
    for lily in ("white", "yellow", "pink"):
        table.refuses("CM-S3", CHANCE, LayLily(lily))
        table.when(CHANCE, LayPrize(lily))
    assert table.waiting.chance == Draw((LayLily("white"), LayLily("yellow"), LayLily("pink")), (4, 4, 4))
    for number in range(4):
        assert table.waiting.chance is not None
        assert table.waiting.chance.odds == ((4 - number, 4, 4) if number < 4 else ())
        table.when(CHANCE, LayLily("white"))
    assert table.waiting.chance == Draw((LayLily("yellow"), LayLily("pink")), (4, 4))
    table.refuses("CM-S3", CHANCE, LayLily("white"))
    names = [
        GAME.manifest.options().board.pads[place - 1].name for place, lily in enumerate(table.state.lilies) if lily
    ]
    assert names == ["3", "5", "9a", "10b", "36"]
    table.when(CHANCE, LayLily("pink")).then(LilyLaid(16, "pink"))
    assert table.state.phase == "laying"


@pytest.mark.rule("CM-M2", "CM-S2", "CM-S3")
@pytest.mark.parametrize("seed", range(5))
def test_all_seventeen_lilies_are_laid(seed: int) -> None:
    state = laid(seed=seed).state
    pads = state.setup.options.board.pads
    assert sorted(map(str, state.prizes)) == ["blue", "pink", "white", "yellow"]
    assert state.prizes[3] == "blue"
    assert Counter([*state.prizes, *state.lilies])[None] == len(state.lilies) - 13
    assert Counter(lily for lily in (*state.prizes, *state.lilies) if lily) == {
        "white": 5,
        "yellow": 5,
        "pink": 5,
        "black": 1,
        "blue": 1,
    }
    for place, lily in enumerate(state.lilies):
        kind = pads[place - 1].kind if 0 < place <= len(pads) else ""
        assert (lily is not None) == (kind in ("lily", "black"))
        assert (lily == "black") == (kind == "black")
    assert len(LILIES) == 5
    assert state.phase == "starting"


@pytest.mark.rule("CM-S4")
def test_chance_picks_the_first_player_if_nobody_has_named_the_oldest() -> None:
    table = laid(4)
    assert table.waiting.chance == Draw(tuple(PickFirst(seat) for seat in range(4)))
    table.when(CHANCE, PickFirst(2))
    table.then(FirstPicked(2), TurnBegan(2, 1), ChoiceBegan(2, "move", None, None))
    assert (table.waiting.due, table.waiting.may, table.waiting.deadline) == ((2,), (2,), None)
    assert table.state.turn == 2


@pytest.mark.rule("CM-S4")
def test_the_oldest_begins() -> None:
    table = laid(3, Options(oldest=1))
    assert table.waiting.chance == Draw((PickFirst(1),))
    table.refuses("CM-S4", CHANCE, PickFirst(0))
    table.when(CHANCE, PickFirst(1))
    assert table.waiting.due == (1,)


@pytest.mark.rule("CM-S4")
@pytest.mark.parametrize("oldest", [-1, 3])
def test_the_oldest_sits_at_the_table(oldest: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.initial(Setup(3, Options(oldest=oldest)))
    assert caught.value.rule == "CM-S4"
    assert caught.value.facts == {"fault": "oldest", "oldest": oldest, "seats": 3}
    assert GAME.initial(Setup(3, Options(oldest=2))).phase == "laying"
    assert GAME.initial(Setup(3, Options(oldest=0))).phase == "laying"


def test_nobody_lays_lilies_or_begins_in_the_place_of_chance() -> None:
    table = Scenario.opened(GAME, Setup(3, Options()))
    assert table.refuses("CM-S2", 0, LayPrize("white")).facts == {"fault": "chance"}
    assert table.refuses("CM-S3", 0, LayLily("white")).facts == {"fault": "chance"}
    table = laid()
    assert table.refuses("CM-S4", 0, PickFirst(0)).facts == {"fault": "chance"}
    table.when(CHANCE, PickFirst(0))
    table.refuses("CM-S2", CHANCE, LayPrize("white"))
    table.refuses("CM-S3", CHANCE, LayLily("white"))
    table.refuses("CM-S4", CHANCE, PickFirst(0))


def test_the_first_decision_has_a_deadline() -> None:
    table = laid(decision_ms=500)
    table.when(CHANCE, PickFirst(0), at=40)
    assert table.waiting.deadline == 540
