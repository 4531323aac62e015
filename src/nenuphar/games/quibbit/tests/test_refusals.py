"""Nobody answers for chance, chance gives only possible answers, and actions at the wrong time are refused."""

from typing import get_args

import pytest

from nenuphar.core.game import Actor, Authority, Setup
from nenuphar.core.messages import Word
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import YELLOW, Table, given, lay, placed, ready_to_place
from nenuphar.games.quibbit.types import Action, LaySegment, Options, Phase, PickFirst, Place, TurnDummyCard
from nenuphar.testing.scenario import Scenario

CHANCE = Authority.CHANCE
FORGERS = [0, 1, Authority.CLOCK, Authority.JUDGE]
ASKED_NOTHING_OF_THE_KIND = {"fault": "chance"}


def tables() -> dict[Phase, Table]:
    """A table in every phase."""
    two = """
        tiles  Y R G * G R Y * R Y G ~
        frogs  . g y R . . . . . . . .
    """
    return {
        "laying": Scenario.opened(GAME, Setup(2, Options())),
        "starting": Scenario.opened(GAME, Setup(2, Options(board="YRG* GRY* RYG~"))),
        "placing": ready_to_place(2),
        "planning": placed(2, 3, 4),
        "moving": lay(given(two, dummy=True, pile=(1, 3)), yellow=1, red=1),
        "over": lay(given(two, dummy=True, options=Options(round_limit=1)), yellow=1, red=1, green=1),
    }


def test_there_is_a_table_in_every_phase() -> None:
    assert {phase: table.state.phase for phase, table in tables().items()} == {name: name for name in get_args(Phase)}


@pytest.mark.rule("QB-S2", "QB-S3")
@pytest.mark.parametrize(("seats", "rule"), [(2, "QB-S3"), (3, "QB-S2")])
@pytest.mark.parametrize("forger", FORGERS)
def test_nobody_lays_the_ring_for_chance(forger: Actor, seats: int, rule: str) -> None:
    table = Scenario.opened(GAME, Setup(seats, Options()))
    assert table.refuses(rule, forger, LaySegment(("yellow", "red", "green"))).facts == ASKED_NOTHING_OF_THE_KIND


@pytest.mark.rule("QB-S1")
@pytest.mark.parametrize("forger", FORGERS)
def test_nobody_lays_the_ring_of_four_for_chance(forger: Actor) -> None:
    table = Scenario.opened(GAME, Setup(4, Options()))
    refusal = table.refuses("QB-S1", forger, LaySegment(("yellow", "red", "green", "blue")))
    assert refusal.facts == ASKED_NOTHING_OF_THE_KIND


@pytest.mark.rule("QB-S5")
@pytest.mark.parametrize("forger", FORGERS)
def test_nobody_picks_the_first_player_for_chance(forger: Actor) -> None:
    assert tables()["starting"].refuses("QB-S5", forger, PickFirst(0)).facts == ASKED_NOTHING_OF_THE_KIND


@pytest.mark.rule("QB-P3")
@pytest.mark.parametrize("forger", FORGERS)
def test_nobody_turns_the_dummys_card_for_chance(forger: Actor) -> None:
    assert tables()["moving"].refuses("QB-P3", forger, TurnDummyCard(1)).facts == ASKED_NOTHING_OF_THE_KIND


@pytest.mark.rule("QB-S1", "QB-S3")
@pytest.mark.parametrize(
    "leaves",
    [
        (),
        ("yellow", "red"),
        ("yellow", "red", "red"),
        ("yellow", "red", "blue"),
        ("yellow", "red", "green", "green"),
        ("flower", "red", "green"),
    ],
)
def test_chance_lays_no_segment_that_breaks_the_rule(leaves: tuple[str, ...]) -> None:
    tables()["laying"].refuses("QB-S3", CHANCE, LaySegment(leaves))  # type: ignore[arg-type]
    Scenario.opened(GAME, Setup(4, Options())).refuses("QB-S1", CHANCE, LaySegment(leaves))  # type: ignore[arg-type]


@pytest.mark.rule("QB-S5")
def test_chance_picks_nobody_but_players_and_nobody_but_the_youngest() -> None:
    tables()["starting"].refuses("QB-S5", CHANCE, PickFirst(2))
    tables()["starting"].refuses("QB-S5", CHANCE, PickFirst(-1))
    youngest = Scenario.opened(GAME, Setup(2, Options(board="YRG* GRY* RYG~", youngest=1)))
    youngest.refuses("QB-S5", CHANCE, PickFirst(0))


@pytest.mark.rule("QB-P3", "QB-C3")
@pytest.mark.parametrize("card", [0, 2, 4, 5, 6])
def test_chance_turns_no_card_that_is_not_in_the_pile(card: int) -> None:
    tables()["moving"].refuses("QB-P3", CHANCE, TurnDummyCard(card))


@pytest.mark.rule("QB-P3", "QB-S3", "QB-S5")
@pytest.mark.parametrize(
    ("action", "phase", "rule"),
    [
        (LaySegment(("yellow", "red", "green")), "laying", "QB-S3"),
        (PickFirst(0), "starting", "QB-S5"),
        (TurnDummyCard(1), "moving", "QB-P3"),
    ],
)
def test_chance_answers_only_when_it_is_asked(action: Action, phase: Phase, rule: str) -> None:
    for now, table in tables().items():
        if now == phase:
            assert table.when(CHANCE, action).events
        else:
            assert table.refuses(rule, CHANCE, action).facts == ASKED_NOTHING_OF_THE_KIND


@pytest.mark.rule("QB-S5", "QB-S6")
def test_frogs_are_placed_only_in_the_set_up() -> None:
    for phase, table in tables().items():
        rule = "QB-S5" if phase in ("laying", "starting") else "QB-S6"
        if phase == "placing":
            assert table.when(YELLOW, Place(1)).events
        else:
            refusal = table.refuses(rule, YELLOW, Place(1))
            assert refusal.facts == {"fault": "now", "phase": Word(f"quibbit-phase-{phase}")}
