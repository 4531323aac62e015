"""The machine code of the bots imagines what their kernels imagine."""

from random import Random

from nenuphar.core.game import Setup
from nenuphar.core.kernels import compiled, floats, ints
from nenuphar.core.luck import seeded
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.tests.ponds import ANNA
from nenuphar.games.china_moon.tests.test_bots import plain_row
from nenuphar.games.china_moon.tests.test_kraken import Plain
from nenuphar.games.china_moon.thinking import simulated
from nenuphar.games.china_moon.turn_search import Position
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import Options
from nenuphar.games.china_moon.value import fitted
from nenuphar.games.china_moon.whole_turns import play_turns, space
from nenuphar.testing.random_play import random_match


def test_compiled_kernels_imagine_the_same() -> None:
    for seed in range(20):
        moments = [moment for moment in random_match(GAME, Setup(3, Options()), Random(seed)) if moment.state.turn]
        position = Position(GAME.view(Random(seed).choice(moments).state, ANNA))
        table, chart, row = (plain_row(each) for each in (position.table, position.chart, position.row))
        luck, notes = [seeded(seed)], [0] * len(position.notes)
        plain = simulated(table, row, chart, ANNA, 1, luck, notes, [0.0] * 5)
        draws = ints([seeded(seed)], bits=64)
        play = compiled(simulated)
        found = play(position.table, position.row, position.chart, ANNA, 1, draws, position.notes, position.shares)
        assert found == plain
        assert (plain_row(position.row), plain_row(draws)) == (row, luck)


def test_compiled_kernels_play_the_same_rounds() -> None:
    for seed in range(3):
        moments = [moment for moment in random_match(GAME, Setup(3, Options()), Random(seed)) if moment.state.turn]
        state = Random(seed).choice(moments).state
        position, plain = Position(GAME.view(state, ANNA)), Plain(state, ANNA)
        luck, draws = [seeded(seed)], ints([seeded(seed)], bits=64)
        sums, found = [0.0] * layout.MOST_SEATS, floats(layout.MOST_SEATS)
        memory, play = space(position.table, fitted()), compiled(play_turns)
        worlds = play_turns(plain.table, plain.row, plain.chart, 2, 2, 0.05, luck, plain.space, sums)
        assert play(position.table, position.row, position.chart, 2, 2, 0.05, draws, memory, found) == worlds
        assert (plain_row(position.row), plain_row(draws)) == (plain.row, luck)
        assert list(found) == sums
