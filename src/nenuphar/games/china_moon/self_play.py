"""Matches of China Moon that the kraken plays with itself, in compiled kernels: what its estimate is fitted to."""

from nenuphar.core.kernels import Row, Rows, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon.features import COUNT, write_features
from nenuphar.games.china_moon.thinking import play_turn
from nenuphar.games.china_moon.twin.layout import OVER, PHASE, SEATS
from nenuphar.games.china_moon.twin.setting import begin, settle
from nenuphar.games.china_moon.value import share_win
from nenuphar.games.china_moon.whole_turns import Space, good_turn


@kernel
def play_match(
    table: Row,
    row: Row,
    chart: Row,
    width: int,
    noise: float,
    surprises: int,
    luck: Row,
    space: Space,
    seen: Rows,
    shares: Rows,
) -> int:
    """Play a match, write the features at the beginning of its turns and the shares of the win, and count the turns.

    One of `surprises` turns is played in haste, so that matches differ and bad positions are seen too.
    """
    turns = 0
    begin(table, row)
    settle(table, row, luck, 0)
    while row[PHASE] != OVER and turns < len(seen):
        write_features(table, row, chart, space.inputs)
        for cell in range(table[SEATS] * COUNT):
            seen[turns][cell] = space.inputs[cell]
        turns += 1
        if drawn(luck, 0, surprises):
            good_turn(table, row, chart, width, noise, luck, space)
        else:
            play_turn(table, row, luck, space.tries[0])
    share_win(table, row, shares)
    return turns
