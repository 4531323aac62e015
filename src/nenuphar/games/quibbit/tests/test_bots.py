"""The levels play by the rules and from views only, see obvious moves, and are in the right order of strength."""

from random import Random

import pytest

from nenuphar.bots.budget import Worlds
from nenuphar.core.game import Authority, Setup
from nenuphar.games.quibbit import GAME, rows, thinking
from nenuphar.games.quibbit.bots import LEVELS
from nenuphar.games.quibbit.tests.drawing import BOARD_FOR_FOUR, GREEN, RED, YELLOW, given, pond
from nenuphar.games.quibbit.twin import layout
from nenuphar.games.quibbit.types import (
    COLOURS,
    Choose,
    Options,
    PickFirst,
    Place,
    State,
)
from nenuphar.lab.arena import play_matches
from nenuphar.testing.random_play import random_match
from nenuphar.testing.scenario import Scenario

THOUGHTS = 300


def chosen(level: str, state: State, seat: int, seed: int = 0, thoughts: int = THOUGHTS) -> object:
    view = GAME.view(state, seat)
    return LEVELS[level].choose(view, GAME.moves(view), Random(seed), Worlds(thoughts))


def test_chances_add_up() -> None:
    for seats in GAME.manifest.seats:
        table = rows.table(Setup(seats, Options()))
        for moment in random_match(GAME, Setup(seats, Options()), Random(seats)):
            if moment.after.phase in ("planning", "over"):
                chances = [0.0] * layout.MOST_FROGS
                thinking.estimate(table, rows.encode(moment.after), chances)
                assert sum(chances) == pytest.approx(1)


# Every level


@pytest.mark.parametrize("seats", GAME.manifest.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_what_it_is_offered(level: str, seats: int) -> None:
    for moment in random_match(GAME, Setup(seats, Options()), Random(level)):
        for seat in moment.waiting.due:
            assert chosen(level, moment.state, seat, thoughts=5) in GAME.moves(GAME.view(moment.state, seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("QB-P1")
def test_hidden_cards_do_not_influence_a_bot(level: str) -> None:
    drawing = """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  . b . . y g R . . . . . . . .
    """
    for seed in range(5):
        choices = [
            chosen(level, given(drawing).when(RED, Choose(red)).when(GREEN, Choose(green)).state, YELLOW, seed)
            for red, green in [(1, 5), (5, 1), (3, 3)]
        ]
        assert choices == [choices[0]] * 3


@pytest.mark.parametrize("level", ["frog", "heron"])
@pytest.mark.parametrize("seed", range(5))
class TestTheObvious:
    def test_a_card_that_returns_whatever_the_others_do(self, level: str, seed: int) -> None:
        """Yellow's 1 leads to a yellow leaf and nobody can get in its way; 3 and 5 lead to other leaves."""
        state = pond(
            """
            tiles  Y R G B * G B R Y * R Y B G ~
            frogs  . r b g . . . Y . . . . . . .
            """,
            hands=dict.fromkeys(COLOURS, (1, 3, 5)),
        )
        assert chosen(level, state, YELLOW, seed) == Choose(1)

    def test_a_lap_that_nobody_can_prevent(self, level: str, seed: int) -> None:
        """Red is right behind blue, the last frog, which can only crawl away: 1 is too short, 2 and 4 are not."""
        state = pond(
            """
            tiles  Y R G B * G B R Y * R Y B G ~
            frogs  R b . . . y . . . . g . . . .
            """,
            hands={"blue": (1,), "red": (1, 2, 4)},
        )
        assert chosen(level, state, RED, seed) in (Choose(2), Choose(4))

    def test_the_only_card_that_saves_from_a_lap(self, level: str, seed: int) -> None:
        """Green, right behind, has a 3 alone: yellow gets away with its 2, but has no time for its 5."""
        state = pond(
            """
            tiles  Y R G * G R Y * R Y G ~
            frogs  G y . . . . r . . . . .
            """,
            hands={"green": (3,), "yellow": (2, 5), "red": (5,)},
        )
        assert chosen(level, state, YELLOW, seed) == Choose(2)


def test_the_frog_starts_where_most_cards_return() -> None:
    """From tiles 6 and 7 three cards lead to yellow leaves and a flower, from all others fewer."""
    table = Scenario.opened(GAME, Setup(4, Options(board=BOARD_FOR_FOUR))).when(Authority.CHANCE, PickFirst(YELLOW))
    assert chosen("frog", table.state, YELLOW) in (Place(6), Place(7))


# Strength


@pytest.mark.parametrize("seats", [2, 3])
def test_the_frog_beats_the_tadpole(seats: int) -> None:
    standings = play_matches(GAME, ["frog", "tadpole"], seats, 60, "strength", 1, lambda done: None)
    (duel,) = standings.duel_rows()
    assert duel.share > 0.75


def test_the_heron_beats_the_tadpole_even_when_it_hurries() -> None:
    standings = play_matches(GAME, ["heron", "tadpole"], 3, 16, "strength", 1, lambda done: None, worlds=30)
    (duel,) = standings.duel_rows()
    assert duel.share > 0.75
