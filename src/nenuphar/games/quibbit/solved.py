"""Solved endgames of Quibbit! as files (`nenuphar endgames quibbit`), and how the kraken plays from them.

A file belongs to a ring, and to the code that solved it. Chances are kept as whole numbers of 16 bits.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nenuphar.bots import endgame_files
from nenuphar.core.endgames import EndgameSolver
from nenuphar.core.game import Refused, Seat, Setup
from nenuphar.core.kernels import Row, Rows, digest, ints
from nenuphar.games.quibbit import best_responses, endgame_places, endgames, rows
from nenuphar.games.quibbit.endgame_places import PLAYERS
from nenuphar.games.quibbit.endgames import Ring
from nenuphar.games.quibbit.twin import layout, setting
from nenuphar.games.quibbit.twin.cards import COUNTS
from nenuphar.games.quibbit.twin.course import together
from nenuphar.games.quibbit.types import Options

GAME = "quibbit"
MOST_CARDS = 2
AT_ONCE = 1 << 20
WHOLE = 65_535.0  # a certain win


class Proven(NamedTuple):
    """What good play of a solved position is: the same as a search finds, but exact."""

    of_cards: tuple[list[float], ...]
    with_cards: tuple[list[float], ...]
    of_all: list[float]
    proven: bool = True

    def shares(self, seat: Seat) -> list[float]:
        return self.of_cards[seat]

    def gains(self, seat: Seat) -> list[float]:
        return self.with_cards[seat]

    def chances(self, seats: int) -> list[float]:
        return self.of_all


def look_up(table: Row, row: Row) -> Proven | None:
    """The solution of a position, if it is in a file on this machine."""
    hands = int(row[layout.HAND]), int(row[layout.HAND + 1])
    has_limit = table[layout.ROUND_LIMIT] != 0
    if table[layout.SEATS] != PLAYERS or has_limit or max(COUNTS[hand] for hand in hands) > MOST_CARDS:
        return None
    ring = ring_of(table, row)
    found = endgame_files.read(GAME, fingerprint(ring))
    if found is None:
        return None
    arrays = found[1]
    cells = [int(row[cell]) for cell in range(layout.ROW_CELLS)]  # their steps in one number need more bits
    place = int(arrays["numbers"][endgame_places.code_of_course(ring.size, together(cells, layout.STEP))])
    known = arrays["rounds"], arrays["without"], arrays["firsts"], arrays["values"]
    course = endgames.Course(ring.size, ring.last_human_wins, *known, WHOLE)
    game = endgames.little_game(course, place, int(row[layout.PILE]), *hands)
    return _proven(game, COUNTS[hands[0]], COUNTS[hands[1]])


def _proven(game: endgames.LittleGame, first_count: int, second_count: int) -> Proven:
    one, two = endgames.equilibrium(game, first_count, second_count)
    first = [endgames.worth(game, share, two, 0) for share in (1.0, 0.0)][:first_count]
    second = [endgames.worth(game, one, share, 1) for share in (1.0, 0.0)][:second_count]
    shares = [one, 1.0 - one][:first_count], [two, 1.0 - two][:second_count]
    return Proven(shares, (first, second), [endgames.worth(game, one, two, player) for player in range(PLAYERS)])


# Files


def ring_of(table: Row, row: Row) -> Ring:
    homes = int(row[layout.HOME]), int(row[layout.HOME + 1])
    return Ring(int(table[layout.SIZE]), homes, bool(table[layout.LAST_HUMAN_WINS]))


@lru_cache(maxsize=64)
def fingerprint(ring: Ring) -> str:
    """Names the ring, and the code that solves it."""
    made_by = digest(endgames.solve), digest(endgame_places.move_all), digest(best_responses.gain)
    return sha256(repr((tuple(ring), MOST_CARDS, made_by)).encode()).hexdigest()[:16]


def ring_of_setup(setup: Setup[Options]) -> Ring:
    if not setup.options.board:
        raise Refused("QB-S3", fault="length", tiles=0, needed=12)
    table, row = ints(rows.table(setup)), ints([0] * layout.ROW_CELLS)
    setting.begin(table, row)
    return ring_of(table, row)


def solve(setup: Setup[Options], report: Callable[[float], None]) -> tuple[Mapping[str, Any], Mapping[str, str]]:
    """The numbers of a file, and facts about it: also the most that anybody gains against what it says."""
    found = endgames.solved(ring_of_setup(setup), MOST_CARDS, lambda done: report(done / 2))
    wholes = in_wholes(found.course.values)
    # What is certified is what is played from. The values themselves are forgotten: there are many of them.
    found = found._replace(course=found.course._replace(values=wholes, whole=WHOLE))
    gain = best_responses.exploited(found, lambda done: report((1 + done) / 2))
    arrays = {
        "numbers": np.array(found.numbers),
        "rounds": np.array(found.course.rounds),
        "without": np.array(found.course.without),
        "firsts": np.array(found.course.firsts),
        "values": wholes,
    }
    return arrays, {"board": setup.options.board, "positions": str(len(wholes) // PLAYERS), "gain": f"{gain:.6f}"}


def in_wholes(values: Rows) -> NDArray[Any]:
    """Chances as whole numbers, some at a time, because a copy of all would take much memory."""
    wholes = np.empty(len(values), np.uint16)
    for first in range(0, len(values), AT_ONCE):
        some = slice(first, first + AT_ONCE)
        wholes[some] = np.round(np.asarray(values[some], np.float32) * WHOLE)
    return wholes


ENDGAMES = EndgameSolver(seats=PLAYERS, fingerprint=lambda setup: fingerprint(ring_of_setup(setup)), solve=solve)
