"""Random matches on a board, counted by place: where frogs land and where lilies are taken, for the board workshop."""

from msgspec.structs import replace

from nenuphar.core.game import Refused, Setup
from nenuphar.core.kernels import Row, compiled, ints, kernel
from nenuphar.core.luck import seeded
from nenuphar.core.trial import Tally
from nenuphar.games.china_moon.rows import TWIN
from nenuphar.games.china_moon.twin.choices import due, pick
from nenuphar.games.china_moon.twin.layout import ARRIVAL, PLACE, frog_of, lilies, place_of, swaps
from nenuphar.games.china_moon.twin.rules import apply
from nenuphar.games.china_moon.twin.score import ranks
from nenuphar.games.china_moon.twin.setting import begin, settle
from nenuphar.games.china_moon.twin.track import leapt_on
from nenuphar.games.china_moon.types import Options

WIN = 60  # a win in parts that any number of winners can share


def play_trial(setup: Setup[Options], matches: int, seed: int, fast: bool) -> Tally:
    """Play matches in which nobody takes a turn back. To compile the kernels may take a minute, but only once.

    Refused where the twin has no table for the board.
    """
    table = TWIN.table(replace(setup, options=replace(setup.options, take_back=False)))
    if table is None:
        raise Refused("CM-M4", fault="tangled")
    places, seats = table[ARRIVAL] + 1, setup.seats
    match, before, won = ([0] * cells for cells in (TWIN.cells(table), TWIN.cells(table), seats))
    luck, tally = [seeded(seed + match) for match in range(matches)], [0] * (2 * places + seats)
    rows = (table, match, before, won)
    if fast:
        counted = ints(tally, 64)
        compiled(play_all)(*map(ints, rows), ints(luck, 64), counted)
        tally = [int(counted[cell]) for cell in range(len(tally))]
    else:
        play_all(*rows, luck, tally)
    counts = {"landings": tuple(tally[:places]), "lilies": tuple(tally[places : 2 * places])}
    return Tally(matches, counts, tuple(parts / WIN for parts in tally[2 * places :]))


@kernel
def play_all(table: Row, row: Row, before: Row, won: Row, luck: Row, tally: Row) -> None:
    """Play a match for each generator. `tally` gets landings and lilies by place, then wins by the order of turns."""
    for match in range(len(luck)):
        begin(table, row)
        settle(table, row, luck, match)
        first = asked(due(table, row))
        while due(table, row):
            seat = asked(due(table, row))
            action = pick(table, row, seat, luck, match)
            for cell in range(len(row)):
                before[cell] = row[cell]
            apply(table, row, seat, action)
            count_landings(table, before, action, row, tally)
        ranks(table, row, won)
        count_wins(won, first, 2 * (table[ARRIVAL] + 1), tally)


@kernel
def asked(seats: int) -> int:
    """The seat that is due. There is never more than one (CM-P7)."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@kernel
def count_landings(table: Row, before: Row, action: int, after: Row, tally: Row) -> None:
    """Where a frog has landed, and where it took a lily (CM-P1, CM-A2)."""
    if action >= swaps(table):
        return
    places, place, end = table[ARRIVAL] + 1, place_of(table, action), after[PLACE + frog_of(table, before, action)]
    while True:
        tally[place] += 1
        tally[places + place] += 1 if before[lilies(table) + place] or place == table[ARRIVAL] else 0
        if place == end:
            return
        place = leapt_on(table, before, place)


@kernel
def count_wins(won: Row, first: int, wins: int, tally: Row) -> None:
    winners = 0
    for seat in range(len(won)):
        winners += 1 if won[seat] == 1 else 0
    for seat in range(len(won)):
        if won[seat] == 1:
            tally[wins + (seat + len(won) - first) % len(won)] += WIN // winners
