"""Elimination and end: players who are out, the crown, and the winner."""

import pytest

from nenuphar.core.game import Outcome, Waiting
from nenuphar.games.quibbit.tests.drawing import BLUE, GREEN, RED, YELLOW, Table, frogs, given, lay
from nenuphar.games.quibbit.types import (
    Card,
    CardLost,
    CardReturned,
    Choose,
    Colour,
    CrownPassed,
    GameEnded,
    Options,
    PlayerEliminated,
    RoundBegan,
)

# Each frog that plays its 1 here steps onto a leaf of another colour.
LOSING = """
    tiles  Y R G B * G B R Y * R Y B G ~
    frogs  . y . . . r . . . g . . B . .
"""
LAST: dict[Colour, tuple[Card, ...]] = {"yellow": (1,), "red": (1,), "green": (1,), "blue": (1,)}


def hands_but(*keeping: Colour) -> dict[Colour, tuple[Card, ...]]:
    """All players have only a 1 left, but these also have a 2."""
    return {colour: (1, 2) if colour in keeping else cards for colour, cards in LAST.items()}


def eliminated(table: Table) -> list[int]:
    return [event.seat for event in table.events if isinstance(event, PlayerEliminated)]


def all_play_one(table: Table) -> Table:
    return lay(table, yellow=1, red=1, green=1, blue=1)


@pytest.mark.rule("QB-E1")
def test_a_player_who_loses_the_last_card_is_out_at_once_and_the_frog_leaves_the_ring() -> None:
    table = all_play_one(given(LOSING, hands=hands_but("red", "green", "blue")))
    table.then_also(CardLost(YELLOW, 1), PlayerEliminated(YELLOW), RoundBegan(2, None))
    assert eliminated(table) == [YELLOW]
    assert table.state.hands == ((), (2,), (2,), (2,))
    assert frogs(table.state) == ". . . . . . r . . . g . . B ."
    assert table.waiting == Waiting(due=(RED, GREEN, BLUE), may=(RED, GREEN, BLUE))
    assert table.refuses("QB-E1", YELLOW, Choose(1)).facts == {"fault": "out"}


@pytest.mark.rule("QB-E1", "QB-C1")
def test_a_player_whose_last_card_returns_is_not_out() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . y . . . . r . . g . . B . .
        """,
        hands=hands_but("yellow", "blue"),
    )
    all_play_one(table).then_also(CardReturned(RED, 1), PlayerEliminated(GREEN), RoundBegan(2, None))
    assert eliminated(table) == [GREEN]
    assert table.state.hands[RED] == (1,)


@pytest.mark.rule("QB-E1")
def test_two_and_three_cards_in_hand_are_enough_to_stay() -> None:
    table = all_play_one(given(LOSING, hands={"yellow": (1, 5), "red": (1, 2, 3)}))
    assert eliminated(table) == []
    assert table.state.hands[:2] == ((5,), (2, 3))


@pytest.mark.rule("QB-E2")
def test_the_crown_passes_to_the_next_frog_in_line_when_its_frog_leaves() -> None:
    table = all_play_one(given(LOSING, hands=hands_but("yellow", "red", "green")))
    table.then_also(PlayerEliminated(BLUE), CrownPassed(GREEN, "QB-E2"), RoundBegan(2, None))
    assert frogs(table.state) == ". . y . . . r . . . G . . . ."


@pytest.mark.rule("QB-E2")
def test_the_crown_passes_over_frogs_that_leave_in_the_same_round() -> None:
    table = all_play_one(given(LOSING, hands=hands_but("yellow", "red")))
    table.then_also(PlayerEliminated(GREEN), PlayerEliminated(BLUE), CrownPassed(RED, "QB-E2"), RoundBegan(2, None))


@pytest.mark.rule("QB-E2", "QB-V4")
def test_a_crown_that_was_won_in_this_round_is_lost_with_its_frog() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . y . . . r . . . . . g B . .
        """,
        hands={"green": (4,), "blue": (1, 2)},
    )
    lay(table, yellow=1, red=1, blue=1, green=4)
    crowns = [event for event in table.events if isinstance(event, CrownPassed)]
    assert crowns == [CrownPassed(GREEN, "QB-V4"), CrownPassed(BLUE, "QB-E2")]


@pytest.mark.rule("QB-E2")
def test_the_crown_stays_when_another_frog_leaves() -> None:
    all_play_one(given(LOSING, hands=hands_but("red", "green", "blue"))).then_never(CrownPassed)


@pytest.mark.rule("QB-E3")
def test_the_only_player_left_of_two_wins() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . y . . . R . . . . . . . . .
        """,
        hands=hands_but("yellow"),
    )
    lay(table, yellow=1, red=1)
    assert table.events[-3:] == (PlayerEliminated(RED), CrownPassed(YELLOW, "QB-E2"), GameEnded(YELLOW, "QB-E3"))
    assert table.waiting == Waiting(outcome=Outcome((1, 2, 2, 2), "QB-E3"))


@pytest.mark.rule("QB-E3")
@pytest.mark.parametrize("winner", [YELLOW, RED, GREEN, BLUE])
def test_when_three_go_out_at_once_the_fourth_wins(winner: int) -> None:
    colours: tuple[Colour, ...] = ("yellow", "red", "green", "blue")
    table = all_play_one(given(LOSING, hands=hands_but(colours[winner])))
    assert eliminated(table) == [seat for seat in range(4) if seat != winner]
    assert table.events[-1] == GameEnded(winner, "QB-E3")


@pytest.mark.rule("QB-E3")
def test_when_two_of_three_players_go_out_at_once_the_third_wins() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  Y . . . . g . r . . . .
        """,
        hands={"yellow": (1,), "green": (1,), "red": (1, 4)},
    )
    lay(table, yellow=1, red=1, green=1).then_also(PlayerEliminated(YELLOW), PlayerEliminated(GREEN))
    assert table.events[-1] == GameEnded(RED, "QB-E3")


@pytest.mark.rule("QB-E3")
def test_two_players_left_race_on() -> None:
    table = all_play_one(given(LOSING, hands=hands_but("yellow", "red")))
    assert table.events[-1] == RoundBegan(2, None)


@pytest.mark.rule("QB-E4")
@pytest.mark.parametrize(
    ("line", "crowned"),
    [
        (". y . . . R . . . . . . . . .", RED),
        (". Y . . . r . . . . . . . . .", YELLOW),
        (". y . . . R . . . g . . . . .", RED),
        (". y . . . r . . . G . . . . .", GREEN),
        (". y . . . r . . . g . . B . .", BLUE),
        (". Y . . . r . . . g . . b . .", YELLOW),
    ],
)
def test_when_the_last_two_three_or_four_go_out_together_the_crown_wins(line: str, crowned: int) -> None:
    table = given(f"tiles  Y R G B * G B R Y * R Y B G ~\nfrogs  {line}", hands=LAST)
    still_in = [colour for colour in LAST if colour[0] in line.lower()]
    lay(table, **dict.fromkeys(still_in, 1))
    assert len(eliminated(table)) == len(still_in)
    assert table.events[-1] == GameEnded(crowned, "QB-E4")
    assert table.waiting.outcome == Outcome(tuple(1 if seat == crowned else 2 for seat in range(4)), "QB-E4")
    table.then_never(CrownPassed)
    assert table.state.steps == (None, None, None, None)


@pytest.mark.rule("QB-E4")
def test_when_all_three_of_a_race_of_three_go_out_together_the_crown_wins() -> None:
    table = given(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  y . . . . R . . . g . .
        """,
        hands={"yellow": (1,), "red": (1,), "green": (2,)},
    )
    lay(table, yellow=1, red=1, green=2)
    assert eliminated(table) == [YELLOW, RED, GREEN]
    assert table.events[-1] == GameEnded(RED, "QB-E4")


@pytest.mark.rule("QB-E4")
def test_the_crown_at_the_beginning_of_the_round_counts_also_when_it_changed_in_that_round() -> None:
    table = given(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . . . . . y . . . r . b . G .
        """,
        hands={"yellow": (1,), "red": (2,), "green": (2,), "blue": (4,)},
    )
    lay(table, yellow=1, red=2, green=2, blue=4)
    table.then_also(CrownPassed(BLUE, "QB-V4"), PlayerEliminated(GREEN), PlayerEliminated(BLUE))
    assert table.events[-1] == GameEnded(GREEN, "QB-E4")


@pytest.mark.rule("QB-E7")
def test_without_a_round_limit_the_race_goes_on() -> None:
    table = given(LOSING, options=Options())
    for number in range(2, 5):
        lay(table, yellow=number, red=number, green=number, blue=number).then_also(RoundBegan(number, None))


@pytest.mark.rule("QB-E7")
def test_a_game_without_a_winner_is_drawn_when_the_limit_is_reached() -> None:
    table = given(LOSING, options=Options(round_limit=3))
    lay(table, yellow=1, red=1, green=1, blue=1).then_also(RoundBegan(2, None))
    lay(table, yellow=2, red=2, green=2, blue=2).then_also(RoundBegan(3, None))
    lay(table, yellow=3, red=3, green=3, blue=3).then_never(RoundBegan)
    assert table.events[-1] == GameEnded(None, "QB-E7")
    assert table.waiting == Waiting(outcome=Outcome((1, 1, 1, 1), "QB-E7"))


@pytest.mark.rule("QB-E7", "QB-E3", "QB-E4")
def test_a_win_in_the_last_round_is_a_win() -> None:
    limit = Options(round_limit=1)
    assert all_play_one(given(LOSING, hands=hands_but("red"), options=limit)).events[-1] == GameEnded(RED, "QB-E3")
    assert all_play_one(given(LOSING, hands=LAST, options=limit)).events[-1] == GameEnded(BLUE, "QB-E4")


# Red and green, with a 5 each, land on their own leaves and on flowers forever.
ROUND_AND_ROUND = """
    tiles  R G Y * R G Y * Y R G ~
    frogs  . G . . . . . . . r . .
"""


@pytest.mark.rule("QB-D5")
def test_a_race_that_can_only_repeat_itself_is_drawn() -> None:
    table = given(ROUND_AND_ROUND, hands={"yellow": (), "red": (5,), "green": (5,)})
    lay(table, red=5, green=5).then_also(CardReturned(RED, 5), CardReturned(GREEN, 5), GameEnded(None, "QB-D5"))
    assert table.waiting == Waiting(outcome=Outcome((1, 1, 1), "QB-D5"))


@pytest.mark.rule("QB-D5")
def test_as_long_as_anybody_has_a_choice_the_race_goes_on() -> None:
    table = given(ROUND_AND_ROUND, hands={"yellow": (), "red": (5,), "green": (1, 5)})
    lay(table, red=5, green=5).then_also(RoundBegan(2, None))


@pytest.mark.rule("QB-D5")
def test_a_race_continues_if_a_last_card_will_be_lost_later() -> None:
    table = given(ROUND_AND_ROUND.replace("Y R G ~", "R Y G ~"), hands={"yellow": (), "red": (5,), "green": (5,)})
    lay(table, red=5, green=5).then_also(CardReturned(RED, 5), CardReturned(GREEN, 5), RoundBegan(2, None))
