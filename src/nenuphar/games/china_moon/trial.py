"""Random matches on a board, counted by place: where frogs land and where lilies are taken, for the board workshop."""

from functools import lru_cache

from msgspec.structs import replace

from nenuphar.core.game import Refused, Setup
from nenuphar.core.kernels import Row, compiled, ints, kernel
from nenuphar.core.luck import seeded
from nenuphar.core.trial import Tally
from nenuphar.games.china_moon.board import numbered
from nenuphar.games.china_moon.rows import TWIN
from nenuphar.games.china_moon.twin.choices import due, pick
from nenuphar.games.china_moon.twin.layout import PLACE, lilies
from nenuphar.games.china_moon.twin.rules import apply
from nenuphar.games.china_moon.twin.score import ranks
from nenuphar.games.china_moon.twin.setting import begin, settle
from nenuphar.games.china_moon.types import FROGS_EACH, PADS_A_MOVE, START, Bounce, Move, Options

WIN = 60  # a win in parts that any number of winners can share


def play_trial(setup: Setup[Options], matches: int, seed: int, fast: bool) -> Tally:
    """Play matches in which nobody takes a turn back. To compile the kernels may take a minute, but only once.

    Refused where the twin has no table for the board.
    """
    table, lands, ahead = _tables(replace(setup, options=replace(setup.options, take_back=False)))
    places, seats = len(ahead), setup.seats
    match, had, was, won = ([0] * cells for cells in (TWIN.cells(table), places, seats * FROGS_EACH, seats))
    luck, tally = [seeded(seed + match) for match in range(matches)], [0] * (2 * places + seats)
    rows = (table, lands, ahead, match, had, was, won)
    if fast:
        counted = ints(tally, 64)
        compiled(play_all)(*map(ints, rows), ints(luck, 64), counted)
        tally = [int(counted[cell]) for cell in range(len(tally))]
    else:
        play_all(*rows, luck, tally)
    counts = {"landings": tuple(tally[:places]), "lilies": tuple(tally[places : 2 * places])}
    return Tally(matches, counts, tuple(parts / WIN for parts in tally[2 * places :]))


@lru_cache(maxsize=8)
def _tables(setup: Setup[Options]) -> tuple[list[int], list[int], list[int]]:
    """What the kernels read: the table, the place where each action lands a frog, and the first way from each place."""
    table = TWIN.table(setup)
    if table is None:
        raise Refused("CM-M4", fault="tangled")
    actions = [TWIN.action(setup, number) for number in range(TWIN.seat_actions(table))]
    lands = [action.to if isinstance(action, Move | Bounce) else START for action in actions]
    return table, lands, [ways[0] if ways else START for ways in numbered(setup.options.board)]


@kernel
def play_all(table: Row, lands: Row, ahead: Row, row: Row, had: Row, was: Row, won: Row, luck: Row, tally: Row) -> None:
    """Play a match for each generator. `tally` gets landings and lilies by place, then wins by the order of turns.

    `had` and `was` are the lilies on the places and the places of the frogs before an action.
    """
    for match in range(len(luck)):
        begin(table, row)
        settle(table, row, luck, match)
        first = asked(due(table, row))
        while due(table, row):
            seat = asked(due(table, row))
            action = pick(table, row, seat, luck, match)
            for place in range(len(had)):
                had[place] = row[lilies(table) + place]
            for frog in range(len(was)):
                was[frog] = row[PLACE + frog]
            apply(table, row, seat, action)
            if lands[action]:
                count_landings(row, lands[action], ahead, had, was, tally)
        ranks(table, row, won)
        count_wins(won, first, 2 * len(had), tally)


@kernel
def asked(seats: int) -> int:
    """The seat that is due. There is never more than one (CM-P7)."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@kernel
def count_landings(row: Row, place: int, ahead: Row, had: Row, was: Row, tally: Row) -> None:
    """A frog has landed in a place; if that was a spring, it may have leapt on without a choice (CM-P3, CM-D4)."""
    frog = 0
    while row[PLACE + frog] == was[frog]:
        frog += 1
    arrival = len(ahead) - 1
    while True:
        tally[place] += 1
        tally[len(ahead) + place] += 1 if had[place] or place == arrival else 0  # CM-P1, CM-A2
        if place == row[PLACE + frog] or place == arrival:
            return
        steps = PADS_A_MOVE
        while steps and place != arrival:
            place = ahead[place]  # all ways end in the same place, or there would have been a choice
            steps -= 0 if sits(row, place, frog, len(was)) else 1


@kernel
def sits(row: Row, place: int, but: int, frogs: int) -> bool:
    """Whether another frog is in a place."""
    found = False
    for frog in range(frogs):
        found = found or (row[PLACE + frog] == place and frog != but)
    return found


@kernel
def count_wins(won: Row, first: int, wins: int, tally: Row) -> None:
    winners = 0
    for seat in range(len(won)):
        winners += 1 if won[seat] == 1 else 0
    for seat in range(len(won)):
        if won[seat] == 1:
            tally[wins + (seat + len(won) - first) % len(won)] += WIN // winners
