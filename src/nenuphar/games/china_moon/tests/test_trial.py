"""A trial counts what the rules tell about the same matches: where frogs land, where lilies are taken, and wins."""

from random import Random

import pytest

from nenuphar.core.game import Refused, Setup
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.board import Board, numbered
from nenuphar.games.china_moon.rows import TWIN
from nenuphar.games.china_moon.tests.ponds import drawn, tangled
from nenuphar.games.china_moon.trial import WIN, count_landings, count_wins, play_trial
from nenuphar.games.china_moon.types import POND, FrogArrived, FrogMoved, LilyTaken, Options
from nenuphar.testing.random_play import random_match
from nenuphar.texts import Catalogue, languages

SPRINGS = f"P S P S P S ( P | P ) S B S P F S {'L ' * 12}K S P"


@pytest.mark.rule("CM-P1", "CM-P3", "CM-A2")
@pytest.mark.parametrize("board", [POND, drawn(SPRINGS)], ids=["pond", "springs in a row"])
def test_a_trial_counts_what_the_rules_tell(board: Board) -> None:
    setup = Setup(4, Options(board=board, take_back=False))
    table, places = TWIN.table(setup), len(numbered(board))
    assert table is not None
    counted, told = [0] * (2 * places), [0] * (2 * places)
    for moment in random_match(GAME, setup, Random(3)):
        for event in moment.events:
            match event:
                case FrogMoved(path=path):
                    told[path[-1]] += 1
                case LilyTaken(pad=pad):
                    told[places + pad] += 1
                case FrogArrived():
                    told[-1] += 1
                case _:
                    pass
        if moment.command is not None and isinstance(moment.command.by, int):
            before, after = TWIN.encode(moment.state), TWIN.encode(moment.after)
            count_landings(table, before, TWIN.number(setup, moment.command.action), after, counted)
    assert counted == told
    assert told[-1] == 4


def test_a_trial_is_the_same_for_the_same_seed_and_compiled_or_not() -> None:
    setup = Setup(3, Options())
    tally = play_trial(setup, 4, 7, fast=False)
    assert tally == play_trial(setup, 4, 7, fast=False) != play_trial(setup, 4, 8, fast=False)
    assert (tally.matches, sum(tally.wins), tally.counts["landings"][-1]) == (4, 4.0, 4 * 4)
    assert play_trial(setup, 2, 7, fast=False) + play_trial(setup, 2, 9, fast=False) == tally


@pytest.mark.rule("CM-M4")
def test_a_board_with_too_many_ways_to_a_butterfly_is_refused() -> None:
    setup = Setup(4, Options(board=tangled()))
    GAME.initial(setup)
    with pytest.raises(Refused) as refused:
        play_trial(setup, 1, 1, fast=False)
    assert all(Catalogue(lang).refusal(refused.value).endswith(" (CM-M4)") for lang in languages())


def test_wins_are_counted_by_the_order_of_turns() -> None:
    """Whichever seat begins, the first count is for the one that does. A shared win is divided."""
    tally = [0] * 5
    count_wins([1, 2, 3], 0, 2, tally)
    count_wins([2, 2, 1], 2, 2, tally)
    count_wins([1, 3, 1], 1, 2, tally)
    assert tally == [0, 0, 2 * WIN, WIN // 2, WIN // 2]
