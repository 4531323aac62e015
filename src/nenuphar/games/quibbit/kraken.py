"""The strongest bot of Quibbit!: it looks several rounds ahead, and mixes its cards so that nobody can foresee them.

It sees views only. All hands are public in Quibbit!, so what it does not know is what the others choose: it expects
that they mix as well as it does.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from nenuphar.bots.chunks import Meter
from nenuphar.bots.regret import CHANCE, GAIN, MOST_CHOICES, SHARE, match_regrets
from nenuphar.core.bot import Budget
from nenuphar.core.game import Seat
from nenuphar.core.kernels import Row, Rows, can_compile, compiled, floats, int_rows, ints
from nenuphar.core.moves import Moves
from nenuphar.core.tuning import TuningFile
from nenuphar.games.quibbit import estimates, rows, searching
from nenuphar.games.quibbit.twin import layout, setting
from nenuphar.games.quibbit.twin.course import together
from nenuphar.games.quibbit.types import Action, Place, State, View

if TYPE_CHECKING:
    from nenuphar.games.quibbit.solved import Proven

ESTIMATES = "estimates.json"  # made by `nenuphar tune quibbit`
LEAST_SHARE = 0.08  # a card that good play chooses less often is not played: it is mostly an error of estimates
FIRST_TURNS, LAST_TURNS = 200, 1_000  # of regret matching in the first node
RELEVANT = 0.004  # in the first node
AT_ONCE = 20_000  # worlds that are imagined before the budget is asked again, about a hundredth of a second


class Kraken:
    patience = 3
    is_slow_uncompiled = True

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        offered = moves.listed
        assert offered is not None
        assert view.viewer is not None
        if len(offered) == 1:
            return offered[0]
        meter = Meter(budget)
        if view.phase == "placing":
            return best_start(position(view), offered, meter)
        found = look_ahead(position(view), meter)
        return rng.choices(offered, played_shares(found, view.viewer))[0]


def played_shares(found: "Found | Proven", seat: Seat) -> list[float]:
    """How often the kraken plays each card: a proven share has no errors to leave out."""
    shares = found.shares(seat)
    return shares if found.proven else without_errors(shares)


def without_errors(shares: Sequence[float]) -> list[float]:
    least = min(LEAST_SHARE, max(shares))
    return [share if share >= least else 0.0 for share in shares]


class Position(NamedTuple):
    table: Row
    row: Row
    factors: Rows


def position(known: State | View) -> Position:
    """A match as the search needs it: nobody has chosen a card."""
    row = rows.encode(known)
    for seat in range(known.setup.seats):
        row[layout.CHOSEN + seat] = 0
    return prepared(ints(rows.table(known.setup)), ints(row))


def prepared(table: Row, row: Row) -> Position:
    homes = tuple(int(row[layout.HOME + frog]) for frog in range(layout.MOST_FROGS))
    return Position(table, row, _factors(int(table[layout.SEATS]), int(table[layout.SIZE]), homes))


class Found:
    """What a search has found out about its first position."""

    def __init__(self, position: Position) -> None:
        levels = searching.MOST_DEPTH + 1
        self.table, self.factors = position.table, position.factors
        self.rows = int_rows([[position.row[cell] for cell in range(layout.ROW_CELLS)]] * levels)
        self.notes = grid(levels, searching.NOTES)
        self.counts = searching.choices(position.row)
        self.proven = False

    def shares(self, seat: Seat) -> list[float]:
        """How often good play chooses each card of a hand."""
        return self._numbers(SHARE + MOST_CHOICES * seat, self.counts[seat])

    def gains(self, seat: Seat) -> list[float]:
        """The chance to win with each card of a hand, if everybody plays well otherwise."""
        return self._numbers(GAIN + MOST_CHOICES * seat, self.counts[seat])

    def chances(self, seats: int) -> list[float]:
        return self._numbers(CHANCE, seats)

    def _numbers(self, first: int, count: int) -> list[float]:
        return [float(self.notes[0][first + place]) for place in range(count)]


def look_ahead(position: Position, meter: Meter) -> "Found | Proven":
    """What good play is: by a solved endgame where there is one, and by a search elsewhere."""
    from nenuphar.games.quibbit.solved import look_up  # it needs NumPy, which a game does not load

    return look_up(position.table, position.row) or search(position, meter)


def search(position: Position, meter: Meter) -> Found:
    """Look ahead as far as the meter allows: at least one round, and no farther without a compiler."""
    found = Found(position)
    searched = found.table, found.rows, found.notes, found.factors
    compiled(searching.explore)(*searched, 0, FIRST_TURNS if can_compile() else searching.TURNS)
    meter.spend(_worlds(found))
    if can_compile():
        depth = 1
        while depth < searching.MOST_DEPTH and _look_deeper(found, depth, meter):
            depth += 1
        compiled(match_regrets)(found.notes[0], found.counts, LAST_TURNS)
    return found


def _look_deeper(found: Found, depth: int, meter: Meter) -> bool:
    """Look more closely at all combinations that matter, or at none: estimates of different depths do not compare."""
    searched = found.table, found.rows, found.notes, found.factors
    before = found.notes[0].copy()
    for combination in _relevant(found):
        if not meter.more():
            found.notes[0] = before
            return False
        searching.begin_closely(found.notes[0], combination)
        while not compiled(searching.look_closely)(*searched, combination, depth, AT_ONCE):
            meter.spend(_worlds(found))
            if not meter.more():
                found.notes[0] = before
                return False
        meter.spend(_worlds(found))
    compiled(match_regrets)(found.notes[0], found.counts, FIRST_TURNS)
    return True


def _relevant(found: Found) -> list[int]:
    """The combinations of the first round that matter, the most important ones first."""
    notes, counts = found.notes[0], found.counts
    relevance = compiled(searching.relevance)
    combinations = range(counts[0] * counts[1] * counts[2] * counts[3])
    rated = [(relevance(notes, counts, combination), combination) for combination in combinations]
    return [combination for share, combination in sorted(rated, reverse=True) if share >= RELEVANT]


def _worlds(found: Found) -> int:
    """How many worlds were imagined since this was asked before."""
    worlds = int(found.notes[0][searching.WORLDS])
    found.notes[0][searching.WORLDS] = 0.0
    return worlds


def best_start(position: Position, offered: Sequence[Action], meter: Meter) -> Action:
    """The place with the best chance to win, if all who place later find theirs too."""
    chances = starts(position, offered, meter)
    return max(chances, key=lambda each: each[0])[1]


def starts(position: Position, offered: Sequence[Action], meter: Meter) -> list[tuple[float, Place]]:
    """Every place that is offered, with the chance to win from there."""
    me = int(position.row[layout.TURN])
    chances: list[tuple[float, Place]] = []
    for place in offered:
        assert isinstance(place, Place)
        row = position.row.copy()
        setting.place(position.table, row, place.tile)
        chances.append((placed(position._replace(row=row), meter)[me], place))
    return chances


def placed(position: Position, meter: Meter) -> list[float]:
    """Everybody's chance to win, if all who have not yet placed choose the best place for themselves."""
    table, row = position.table, position.row
    if row[layout.PHASE] != layout.PLACING:
        return outlook(position, meter)
    best: list[float] = []
    seat = int(row[layout.TURN])
    for tile in range(table[layout.SIZE]):
        if setting.start(table, row, tile):
            after = row.copy()
            setting.place(table, after, tile)
            chances = placed(position._replace(row=after), meter)
            if not best or chances[seat] > best[seat]:
                best = chances
    return best


def outlook(position: Position, meter: Meter) -> list[float]:
    """Everybody's chance to win after good play of one round; estimated at once where that would take too long."""
    if not can_compile() or position.row[layout.PHASE] == layout.OVER:
        return estimated_or_over(position)
    found = Found(position)
    compiled(searching.explore)(found.table, found.rows, found.notes, found.factors, 0, searching.TURNS)
    meter.spend(_worlds(found))
    return found.chances(position.table[layout.SEATS])


def estimated_or_over(position: Position) -> list[float]:
    """Everybody's chance to win, without looking ahead."""
    table, row = position.table, position.row
    seats = table[layout.SEATS]
    chances = [0.0] * seats
    if row[layout.PHASE] == layout.OVER:
        searching.add_the_win(table, row, 1.0, chances, 0)
        return chances
    course, hands = together(row, layout.STEP), together(row, layout.HAND)
    left = sum(bool(row[layout.HAND + seat]) for seat in range(seats))
    estimates.estimate(table, course, hands, row[layout.PILE], left, position.factors, 1.0, chances, 0)
    return chances


def grid(rows: int, cells: int) -> Rows:
    """Rows of zeros that kernels can write numbers into."""
    if not can_compile():
        return [floats(cells) for _ in range(rows)]
    return floats(rows * cells).reshape(rows, cells)


@lru_cache(maxsize=64)
def _factors(seats: int, size: int, homes: tuple[int, ...]) -> Rows:
    """What estimates look up on this ring: it is computed once for a match."""
    factors, notes = floats(estimates.FACTORS), floats(layout.MOST_TILES * estimates.HANDS)
    compiled(estimates.prepare)(seats, size, ints(homes), _weights(seats), notes, factors)
    return factors


@cache
def _weights(seats: int) -> Rows:
    """The fitted weights for this number of seats: a row for each number of players left."""
    fitted = estimates_file().numbers[str(seats)]
    found = grid(len(fitted), estimates.WEIGHTS)
    for left, weights in enumerate(fitted):
        found[left][:] = weights
    return found


def estimates_file() -> TuningFile:
    return msgspec.json.decode(files(__package__).joinpath(ESTIMATES).read_bytes(), type=TuningFile)
