"""The laws of twins: a twin plays by its game's rules, whatever form its kernels have.

Each law takes a game, its twin, a setup and a random generator, and raises `Broken` if the law does not hold. They use
the kernels as plain Python, except for the last one, which compares both forms. The first ones also hold for a game
whose `initial` returns a later state: so rare positions can be tried.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from nenuphar import games
from nenuphar.core.game import AnyGame, Audience, Authority, Command, Setup, Waiting
from nenuphar.core.kernels import Rows
from nenuphar.core.luck import BITS, drawn, next_drawn, seeded
from nenuphar.core.twin import AnyTwin, Kernels
from nenuphar.testing.laws import Broken
from nenuphar.testing.random_play import Moment, moves_of, random_match

TwinLaw: TypeAlias = Callable[[AnyGame, AnyTwin, Setup[Any], Random], None]

_ENTRIES = 0.2  # how often the twin continues from a row written from the game's state
_CHANCE_SEAT = -1
_MATCHES = 8  # in a batch
_DRAWS = 2_000


def begins_alike(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """A match begins in the same state."""
    table = _table(twin, setup)
    row = [rng.randrange(100) for _ in range(twin.cells(table))]  # of an earlier match
    twin.kernels.begin(table, row)
    _hold(row == twin.encode(game.initial(setup)), f"a match begins as {row}")


def plays_by_the_rules(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """In lockstep with the game: the same seats are asked, the same is legal, and everything has the same effect."""
    table, row = _table(twin, setup), twin.encode(game.initial(setup))
    for moment in random_match(game, setup, rng):
        _same(row, twin.encode(moment.state), "the row", moment)
        _asks_the_same(game, twin, setup, table, row, moment)
        if moment.command is None:
            return
        if rng.random() < _ENTRIES:
            row = twin.encode(moment.state)
        by = moment.command.by if isinstance(moment.command.by, int) else _CHANCE_SEAT
        twin.kernels.apply(table, row, by, twin.number(setup, moment.command.action))


def tries_everything(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """From a random position, every legal action and every answer of chance has the same effect as in the game."""
    table, moment = _table(twin, setup), rng.choice(list(random_match(game, setup, rng)))
    for by, action in _possible(game, moment, setup):
        row = twin.encode(moment.state)
        after = game.decide(moment.state, Command(by, action, _now(moment))).state
        twin.kernels.apply(table, row, by if isinstance(by, int) else _CHANCE_SEAT, twin.number(setup, action))
        _same(row, twin.encode(after), f"the row after {action}", moment)


def shows_what_a_view_shows(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """An observation is the row of the view, so it has no secrets in it, and nothing else is missing."""
    table = _table(twin, setup)
    for moment in random_match(game, setup, rng):
        row = twin.encode(moment.state)
        for viewer in (*range(setup.seats), Audience.PUBLIC):
            seen = [0] * len(row)
            twin.kernels.observe(table, row, viewer if isinstance(viewer, int) else -1, seen)
            _same(seen, twin.encode(game.view(moment.state, viewer)), f"what {viewer} observes", moment)


def plays_out_what_it_picks(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """Random play is what `odds`, `pick` and `apply` give, and everything that is picked is legal."""
    table, kernels = _table(twin, setup), twin.kernels
    row, quick, seed = [0] * twin.cells(table), [0] * twin.cells(table), seeded(rng.getrandbits(32))
    luck, quick_luck = [seed], [seed]
    kernels.begin(table, row)
    kernels.begin(table, quick)
    choices = 0
    while not kernels.ranks(table, row, [0] * setup.seats):
        _draw(twin, table, row, luck)
        for seat in _due(kernels, table, row, setup):
            action = kernels.pick(table, row, seat, luck, 0)
            _hold(action in _legal(twin, table, row, seat), f"{action} is picked, and not legal")
            kernels.apply(table, row, seat, action)
            choices += 1
    counted = kernels.play_out(table, quick, quick_luck, 0)
    _hold(quick == row and quick_luck == luck, f"random play ends in {quick}, picked actions lead to {row}")
    _hold(counted == choices, f"random play counts {counted} choices instead of {choices}")


def picks_evenly(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """All legal actions are equally likely: generators that are spread evenly pick each of them equally often.

    An action is picked by one draw; a draw that picks nothing is repeated, and left out here.
    """
    table, kernels = _table(twin, setup), twin.kernels
    moment = rng.choice([moment for moment in random_match(game, setup, rng) if moment.waiting.due])
    row = twin.encode(moment.state)
    for seat in _due(kernels, table, row, setup):
        picked = dict.fromkeys(_legal(twin, table, row, seat), 0)
        for part in range(_DRAWS):
            luck = [next_drawn((2 * part + 1 << BITS) // (2 * _DRAWS))]
            after = luck.copy()
            drawn(after, 0, 1)
            action = kernels.pick(table, row, seat, luck, 0)
            if luck == after:
                _hold(action in picked, f"{action} is picked, and not legal")
                picked[action] += 1
        least, most = min(picked.values()), max(picked.values())
        _hold(least > 0 and most - least <= 1, f"actions are picked so often: {picked}, at {moment.state}")


def compiles_to_the_same(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """Compiled loops over a batch give what the plain kernels give, row by row and draw by draw."""
    import numpy as np

    cells, kernels, batch = _table(twin, setup), twin.kernels, twin.kernels.batch
    table = np.array(cells, np.int16)
    seeds = [seeded(rng.getrandbits(32)) for _ in range(_MATCHES)]
    rows, luck = np.zeros((_MATCHES, twin.cells(cells)), np.int16), np.array(seeds, np.int64)
    masks = np.zeros((_MATCHES, setup.seats, twin.seat_actions(cells)), np.int8)
    actions, over = np.zeros((_MATCHES, setup.seats), np.int16), np.zeros(_MATCHES, np.int8)
    places = np.zeros((_MATCHES, setup.seats), np.int16)
    batch.begin_all(table, rows, luck)
    plain = _Plain(kernels, cells, rows.shape[1], seeds)
    for _ in range(rng.randrange(1, 30)):
        _hold(rows.tolist() == plain.rows and luck.tolist() == plain.luck, "compiled rows differ from plain ones")
        batch.legal_all(table, rows, masks)
        _hold(masks.tolist() == plain.masks(setup.seats, masks.shape[2]), "compiled masks differ from plain ones")
        for match in range(_MATCHES):
            for seat in range(setup.seats):
                legal = np.flatnonzero(masks[match, seat])
                actions[match, seat] = rng.choice(legal) if len(legal) else -1
        batch.apply_all(table, rows, luck, actions)
        plain.apply(actions.tolist())
    batch.play_out_all(table, rows, luck)
    plain.play_out()
    _hold(rows.tolist() == plain.rows and luck.tolist() == plain.luck, "compiled random play differs from plain play")
    batch.ranks_all(table, rows, places, over)
    _hold(bool(over.all()), "random play does not end")
    _hold(places.tolist() == plain.ranks(setup.seats), "compiled ranks differ from plain ones")


def measures_alike(game: AnyGame, twin: AnyTwin, setup: Setup[Any], rng: Random) -> None:
    """What simulations count is the same in the twin and by the rules, and both rank the seats alike."""
    measures = games.measures(game)
    if measures is None or measures.kernels is None:
        return
    names = [measure.name for measure in measures.every(setup)]
    _hold(len(set(names)) == len(names), f"two measures have one name: {names}")
    table, wanted, counts = _table(twin, setup), Counter[tuple[int, str]](), [0] * (len(names) * setup.seats)
    for moment in random_match(game, setup, rng):
        numbers, row = [0] * setup.seats, twin.encode(moment.state)
        measures.kernels.standing(table, row, numbers)
        standing = measures.standing(moment.state)
        _hold(_order(numbers) == _order(standing), f"the standing is {numbers} instead of {standing}")
        if moment.command is not None:
            by = moment.command.by if isinstance(moment.command.by, int) else _CHANCE_SEAT
            number, after = twin.number(setup, moment.command.action), twin.encode(moment.after)
            measures.kernels.uses(table, row, by, number, after, counts)
            wanted.update(measures.uses(moment.state, moment.events))
    found = {
        (seat, name): counts[measure * setup.seats + seat]
        for measure, name in enumerate(names)
        for seat in range(setup.seats)
    }
    _hold(wanted.keys() <= found.keys(), f"there is no measure for {wanted.keys() - found.keys()}")
    _hold(found == {key: wanted[key] for key in found}, f"the twin counts {found}, the rules {wanted}")


LAWS_FROM_ANYWHERE: tuple[TwinLaw, ...] = (
    plays_by_the_rules,
    tries_everything,
    shows_what_a_view_shows,
    measures_alike,
)
TWIN_LAWS: tuple[TwinLaw, ...] = (
    begins_alike,
    *LAWS_FROM_ANYWHERE,
    plays_out_what_it_picks,
    picks_evenly,
    compiles_to_the_same,
)


def _table(twin: AnyTwin, setup: Setup[Any]) -> list[int]:
    table = twin.table(setup)
    assert table is not None, "the board is too large for the twin"
    return table


class _Plain:
    """A batch played by plain kernels on lists."""

    def __init__(self, kernels: Kernels, table: list[int], cells: int, seeds: Sequence[int]) -> None:
        self.kernels = kernels
        self.table = table
        self.luck = list(seeds)
        self.rows: Rows = [[0] * cells for _ in seeds]
        for match, row in enumerate(self.rows):
            kernels.begin(table, row)
            kernels.settle(table, row, self.luck, match)

    def masks(self, seats: int, actions: int) -> list[list[list[int]]]:
        masks = [[[0] * actions for _ in range(seats)] for _ in self.rows]
        for row, by_seat in zip(self.rows, masks, strict=True):
            for seat, mask in enumerate(by_seat):
                self.kernels.legal(self.table, row, seat, mask)
        return masks

    def apply(self, actions: list[list[int]]) -> None:
        for match, row in enumerate(self.rows):
            seats = self.kernels.due(self.table, row)
            for seat, action in enumerate(actions[match]):
                if seats >> seat & 1 and action >= 0:
                    self.kernels.apply(self.table, row, seat, action)
            self.kernels.settle(self.table, row, self.luck, match)

    def play_out(self) -> None:
        for match, row in enumerate(self.rows):
            self.kernels.play_out(self.table, row, self.luck, match)

    def ranks(self, seats: int) -> list[list[int]]:
        places = [[0] * seats for _ in self.rows]
        for row, ranked in zip(self.rows, places, strict=True):
            self.kernels.ranks(self.table, row, ranked)
        return places


def _asks_the_same(
    game: AnyGame, twin: AnyTwin, setup: Setup[Any], table: list[int], row: list[int], moment: Moment
) -> None:
    kernels, waiting = twin.kernels, moment.waiting
    due = _due(kernels, table, row, setup)
    _hold(due == waiting.due, f"the twin waits for {due}, the game for {waiting.due}")
    for seat in range(setup.seats):
        legal = _legal(twin, table, row, seat)
        offered = sorted(twin.number(setup, action) for action in moves_of(game, moment.state, seat).listed)
        _hold(legal == offered, f"the twin offers {legal} to seat {seat}, the game {offered}, in {moment.state}")
        for number in legal:
            _hold(twin.number(setup, twin.action(setup, number)) == number, f"action {number} is read as another")
    _same_odds(twin, setup, table, row, waiting)
    ranks = [0] * setup.seats
    is_over = kernels.ranks(table, row, ranks)
    _hold(is_over == (waiting.outcome is not None), f"the twin says over: {is_over}, the game {waiting.outcome}")
    if waiting.outcome is not None:
        _hold(tuple(ranks) == waiting.outcome.ranks, f"the twin ranks {ranks}, the game {waiting.outcome}")
        _hold(twin.rule(row) == waiting.outcome.rule, f"the twin ends by {twin.rule(row)}, the game {waiting.outcome}")


def _same_odds(twin: AnyTwin, setup: Setup[Any], table: list[int], row: list[int], waiting: Waiting[Any]) -> None:
    shares, first = [0] * twin.chance_actions(table), twin.seat_actions(table)
    total = twin.kernels.odds(table, row, shares)
    found = {number: share for number, share in enumerate(shares, first) if share}
    wanted: dict[int, int] = {}
    if waiting.chance is not None:
        odds = waiting.chance.odds or (1,) * len(waiting.chance.outcomes)
        wanted = {twin.number(setup, outcome): odd for outcome, odd in zip(waiting.chance.outcomes, odds, strict=True)}
        for number, outcome in zip(wanted, waiting.chance.outcomes, strict=True):
            _hold(twin.action(setup, number) == outcome, f"{outcome} is read as another action")
    _hold(found == wanted, f"the twin's odds are {found}, the game's {wanted}")
    _hold(total == sum(shares), f"the twin adds up {shares} to {total}")


def _possible(game: AnyGame, moment: Moment, setup: Setup[Any]) -> list[tuple[Any, Any]]:
    if moment.waiting.chance is not None:
        return [(Authority.CHANCE, outcome) for outcome in moment.waiting.chance.outcomes]
    return [(seat, action) for seat in moment.waiting.may for action in moves_of(game, moment.state, seat).listed]


def _draw(twin: AnyTwin, table: list[int], row: list[int], luck: list[int]) -> None:
    """Chance answers by its odds as long as it is asked."""
    shares, first = [0] * twin.chance_actions(table), twin.seat_actions(table)
    while total := twin.kernels.odds(table, row, shares):
        number = drawn(luck, 0, total)
        action = 0
        while number >= shares[action]:
            number -= shares[action]
            action += 1
        twin.kernels.apply(table, row, _CHANCE_SEAT, first + action)


def _due(kernels: Kernels, table: list[int], row: list[int], setup: Setup[Any]) -> tuple[int, ...]:
    seats = kernels.due(table, row)
    return tuple(seat for seat in range(setup.seats) if seats >> seat & 1)


def _legal(twin: AnyTwin, table: list[int], row: list[int], seat: int) -> list[int]:
    mask = [0] * twin.seat_actions(table)
    count = twin.kernels.legal(table, row, seat, mask)
    legal = [number for number, is_legal in enumerate(mask) if is_legal]
    _hold(count == len(legal), f"the twin counts {count} of {len(legal)} actions")
    return legal


def _order(numbers: Sequence[int]) -> list[list[bool]]:
    return [[one > other for other in numbers] for one in numbers]


def _now(moment: Moment) -> int:
    return moment.command.at if moment.command else 0


def _same(row: list[int], wanted: list[int], what: str, moment: Moment) -> None:
    if row != wanted:
        cells = [cell for cell, (one, other) in enumerate(zip(row, wanted, strict=True)) if one != other]
        raise Broken(f"{what} differs in cells {cells}: {row} instead of {wanted}, at {moment.state}")


def _hold(true: bool, otherwise: str) -> None:
    if not true:
        raise Broken(otherwise)
