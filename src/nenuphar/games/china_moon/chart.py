"""What bots know of a board beyond the rules, as a row of integers for their kernels.

For every place where its list begins, and where the last one ends; then how far every place is from the arrival; then
the lists: places one, two or three moves ahead on a free track, each with the number of moves.
"""

from collections.abc import Iterator
from functools import lru_cache

from nenuphar.core.kernels import Row, ints
from nenuphar.games.china_moon.board import Board
from nenuphar.games.china_moon.track import Track, track
from nenuphar.games.china_moon.types import PADS_A_MOVE, Place

MOVES_AHEAD = 3


@lru_cache(maxsize=64)
def chart(board: Board) -> Row:
    course = track(board)
    places = course.arrival + 1
    cells = [0] * (places + 1) + list(course.left)
    for place in range(places):
        cells[place] = len(cells)
        for there, moves in _ahead(course, place):
            cells += (there, moves)
    cells[places] = len(cells)
    return ints(cells)


def _ahead(course: Track, place: Place) -> Iterator[tuple[Place, int]]:
    here = {place} - {course.arrival}
    for moves in range(1, MOVES_AHEAD + 1):
        for _ in range(PADS_A_MOVE):
            here = {place for behind in here for place in course.ahead[behind] or (course.arrival,)}
        yield from ((there, moves) for there in sorted(here))
        here -= {course.arrival}
