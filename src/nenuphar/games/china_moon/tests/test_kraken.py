"""The kraken's estimates and imagined turns keep to the rules, and its analysis covers every choice."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from nenuphar.bots.budget import Milliseconds, Worlds
from nenuphar.bots.chunks import weakened
from nenuphar.core.game import Command, Seat, Setup
from nenuphar.core.kernels import can_compile
from nenuphar.core.luck import seeded
from nenuphar.games.china_moon import GAME, tuning
from nenuphar.games.china_moon.analysis import assess
from nenuphar.games.china_moon.bots import LEVELS
from nenuphar.games.china_moon.features import COUNT
from nenuphar.games.china_moon.foresight import Foresight
from nenuphar.games.china_moon.kraken import without_taking_back
from nenuphar.games.china_moon.tests.ponds import A1, A2, A3, ANNA, B1, B2, C1, C2, LILIES_AND_END, given, tangled
from nenuphar.games.china_moon.tests.test_bots import LADDER, LINE, plain_row
from nenuphar.games.china_moon.turn_search import Position, key_of, play_on, to_try
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import FROGS_EACH, Action, Options, State
from nenuphar.games.china_moon.value import CELLS, estimate, fitted
from nenuphar.games.china_moon.whole_turns import Space, good_turn, space, try_turn
from nenuphar.testing.random_play import random_match

PHASES = ("move", "bounce", "swap", "drop")


class Plain:
    """A position as lists, for kernels that run as plain Python."""

    def __init__(self, state: State, seat: Seat) -> None:
        position = Position(GAME.view(state, seat))
        self.me = seat
        self.table, self.chart, self.row = (plain_row(row) for row in (position.table, position.chart, position.row))
        made = space(position.table, fitted())
        self.space = Space(*(as_lists(each) for each in made))

    def chances(self, row: list[int]) -> list[float]:
        memory = self.space
        estimate(self.table, row, self.chart, memory.weights, memory.inputs, memory.hidden, memory.chances)
        return list(memory.chances[: self.table[layout.SEATS]])


def as_lists(rows: Any) -> Any:
    return rows.tolist() if isinstance(rows, np.ndarray) else rows


def offered(state: State, seat: Seat) -> list[Action]:
    return without_taking_back(GAME.moves(GAME.view(state, seat)))


def asked(seats: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """The states of a random match in which somebody has to choose."""
    for moment in random_match(GAME, Setup(seats, options or Options()), Random(seed)):
        if moment.state.asked is not None:
            yield moment.state


# Estimates


@pytest.mark.parametrize("seats", GAME.manifest.seats)
def test_chances_add_up(seats: int) -> None:
    for state in [*asked(seats, 1)][::7]:
        plain = Plain(state, ANNA)
        assert sum(plain.chances(plain.row)) == pytest.approx(1)


@pytest.mark.parametrize("seats", GAME.manifest.seats)
def test_chances_do_not_depend_on_the_number_of_a_seat(seats: int) -> None:
    for state in [*asked(seats, 2)][::7]:
        plain = Plain(state, ANNA)
        chances = plain.chances(plain.row)
        moved_on = plain.chances(moved_by_one(plain.row, seats))
        assert moved_on == pytest.approx([chances[seat - 1] for seat in range(seats)])


def moved_by_one(row: list[int], seats: int) -> list[int]:
    """The same position with everybody one seat further."""
    made = row.copy()
    frogs, hands = FROGS_EACH * seats, layout.KINDS_OF_LILY * seats
    places, held = slice(layout.PLACE, layout.PLACE + frogs), slice(layout.HAND, layout.HAND + hands)
    made[places] = row[places][-FROGS_EACH:] + row[places][:-FROGS_EACH]
    made[held] = row[held][-layout.KINDS_OF_LILY :] + row[held][: -layout.KINDS_OF_LILY]
    made[layout.TURN] = (row[layout.TURN] + 1) % seats
    return made


def test_winners_share_the_win() -> None:
    end = len(LINE.split()) + 1
    hands = (("white",), ("yellow",), ())
    table = given(LINE, {A1: end, B1: end, C1: end, C2: end}, hands=hands)  # type: ignore[arg-type]
    plain = Plain(table.state, ANNA)
    plain.row[layout.PHASE] = layout.OVER
    assert plain.chances(plain.row) == [0.5, 0.5, 0.0]


# Turns


def all_ends(plain: Plain, row: list[int]) -> dict[object, float]:
    """My chance at the end of every way to play on, found without memory of what was tried."""
    found: dict[object, float] = {}
    actions = [0] * layout.seat_actions(plain.table)
    for number in range(to_try(plain.table, row, actions)):
        here = row.copy()
        if play_on(plain.table, here, plain.me, actions[number]):
            found[key_of(here)] = plain.chances(here)[plain.me]
        else:
            found |= all_ends(plain, here)
    return found


def test_the_best_ends_of_a_turn_are_found() -> None:
    prank = f"P P F S ( P S | B P ) B P {LILIES_AND_END}"
    hands = (("white", "yellow"), ("yellow", "black"), ("pink",))
    frogs = {A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6}
    plain = Plain(given(prank, frogs, {4: "pink"}, hands, moved=(A1,)).state, ANNA)  # type: ignore[arg-type]
    expected = all_ends(plain, plain.row)
    keep, actions = 5, [0] * layout.seat_actions(plain.table)
    ends, firsts, worths = [[0] * len(plain.row) for _ in range(keep)], [0] * keep, [-1.0] * keep
    for number in range(to_try(plain.table, plain.row, actions)):
        kept = ends, firsts, worths
        try_turn(plain.table, plain.row, plain.chart, ANNA, actions[number], 10_000, plain.space, *kept)
    assert max(worths) == pytest.approx(max(expected.values()))
    for end, worth in zip(ends, worths, strict=True):
        assert expected[tuple(end)] == pytest.approx(worth)


@pytest.mark.parametrize("seats", GAME.manifest.seats)
def test_a_good_turn_is_a_turn(seats: int) -> None:
    """From any moment, also from choices in the middle of a turn."""
    met: Counter[str] = Counter()
    for state in [*asked(seats, 3)][::11]:
        plain = Plain(state, ANNA)
        row = plain.row.copy()
        good_turn(plain.table, row, plain.chart, 2, 0.0, [seeded(1)], plain.space)
        met[state.phase] += 1
        assert state.turn is not None
        is_next = row[layout.TURN] == (state.turn + 1) % seats and row[layout.NUMBER] == state.number + 1
        assert row[layout.PHASE] == layout.OVER or (is_next and row[layout.MOVED] == 0)
        assert sum(row[layout.HAND : layout.SITS]) >= sum(len(hand) for hand in state.hands) - 3
    assert met["move"]


# The level


def test_it_says_that_it_needs_a_compiler() -> None:
    assert weakened(LEVELS) == (() if can_compile() else ("kraken",))


@pytest.mark.parametrize("thoughts", [1, 20])
def test_it_plays_on_any_board(thoughts: int) -> None:
    """With three ways at every step, three moves have millions of ends."""
    frogs = {A1: 2, A2: 5, A3: 7, B1: 8, B2: 10, C1: 13, C2: 4}
    for state in (given(LADDER, frogs).state, next(asked(3, 1, Options(board=tangled())))):
        assert state.asked is not None
        view = GAME.view(state, state.asked)
        moves = GAME.moves(view)
        assert LEVELS["kraken"].choose(view, moves, Random(0), Worlds(thoughts)) in moves


def test_without_time_it_still_answers() -> None:
    view = GAME.view(given(LINE, {A1: 1, B1: 4, C1: 6}).state, ANNA)
    assert LEVELS["kraken"].choose(view, GAME.moves(view), Random(0), Milliseconds(0)) in GAME.moves(view)


def test_the_same_seed_gives_the_same_choice() -> None:
    state = [*asked(3, 5)][30]
    assert state.asked is not None
    view = GAME.view(state, state.asked)
    choices = [LEVELS["kraken"].choose(view, GAME.moves(view), Random(3), Worlds(20)) for _ in range(2)]
    assert choices[0] == choices[1]


def test_every_imagined_round_is_paid_for() -> None:
    state = given(LINE, {A1: 1, B1: 4, C1: 6}).state
    foresight = Foresight(GAME.view(state, ANNA), Random(1), Worlds(1_000))
    meter = foresight.meter
    (way,) = foresight.ways(offered(state, ANNA)[:1], 1)
    before = meter.worlds
    foresight.imagine(way)
    assert 0 < before < meter.worlds
    assert way.tries == 1
    assert sum(way.sums) == pytest.approx(1)


# Analysis


@pytest.mark.parametrize("seats", GAME.manifest.seats)
def test_every_choice_in_every_phase_is_assessed(seats: int) -> None:
    left = dict.fromkeys(PHASES, 1)
    for seed in range(40):
        for state in asked(seats, seed):
            if left[state.phase] and state.number > 8 - 2 * (state.phase == "bounce"):
                left[state.phase] -= 1
                check_assessment(state)
        if not any(left.values()):
            return
    pytest.fail(f"never met: {left}")


def check_assessment(state: State) -> None:
    assert state.asked is not None
    found = assess(state, Random(1), Worlds(4))
    assert sum(found.chances) == pytest.approx(1)
    (seat,) = found.choices
    assert seat == state.asked
    choices = found.choices[seat]
    assert {choice.action for choice in choices} == {*offered(state, seat)}
    assert len(choices) == len(offered(state, seat))
    chances = [choice.chance for choice in choices]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(found.chances[seat])
    assert [choice.share for choice in choices] == [1.0] + [0.0] * (len(choices) - 1)


def test_a_win_at_once_is_the_best_choice() -> None:
    """Anna leads, and the fourth frog can arrive now: Ben's second."""
    end = len(LINE.split()) + 1
    frogs = {A1: end, B1: end, C1: end, B2: end - 2, A2: 3, C2: 5}
    hands = (("white",) * 4, ("yellow",), ("pink",))
    state = given(LINE, frogs, {}, hands, prizes=(None, None, None, "blue"), moved=(A2, C2)).state  # type: ignore[arg-type]
    found = assess(state, Random(1), Worlds(40))
    best = found.choices[ANNA][0]
    assert GAME.decide(state, Command(ANNA, best.action, 0)).state.outcome is not None
    assert best.chance == pytest.approx(1)


def test_a_shared_win_is_shared() -> None:
    *_, moment = random_match(GAME, Setup(3, Options()), Random(4))
    outcome = moment.after.outcome
    assert outcome is not None
    found = assess(moment.after, Random(1), Worlds(5))
    assert found.proven
    assert found.chances == tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(3))
    assert not found.choices


def test_before_the_first_turn_nobody_is_ahead() -> None:
    found = assess(GAME.initial(Setup(4, Options())), Random(1), Worlds(5))
    assert found.chances == (0.25,) * 4
    assert not found.choices


# Tuning


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "SEATS", (3,))
    monkeypatch.setattr(tuning, "WIDTH", 1)
    monkeypatch.setattr(tuning, "EPOCHS", 2)


@pytest.mark.usefixtures("quick")
def test_tuning_is_repeatable_and_tells_how_far_it_is() -> None:
    told: list[float] = []
    first = tuning.tune("s", 2, 1, told.append)
    assert first == tuning.tune("s", 2, 1, lambda done: None)
    assert first.numbers != tuning.tune("t", 2, 1, lambda done: None).numbers
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


@pytest.mark.usefixtures("quick")
def test_the_fit_foretells_its_own_matches_better() -> None:
    seen = tuning.play(tuning.by_hand(), 3, 3, 1, lambda: None)
    fitted_to = tuning.fit(tuning.by_hand(), [seen], 1, lambda: None)
    assert tuning.surprise(fitted_to, seen) < tuning.surprise(tuning.by_hand(), seen)


def test_the_gradient_is_the_slope_of_the_surprise() -> None:
    rng = np.random.default_rng(1)
    weights = rng.normal(0, 0.3, CELLS)
    shares = rng.dirichlet(np.ones(4), 6)
    seen = tuning.Seen(rng.normal(0, 1, (6, 4, COUNT)), shares)
    slope = tuning.gradient(weights, seen.features, seen.shares)
    for cell in range(0, CELLS, 37):
        step = np.zeros(CELLS)
        step[cell] = 1e-6
        rise = tuning.surprise(weights + step, seen) - tuning.surprise(weights - step, seen)
        assert slope[cell] == pytest.approx(rise / 2e-6, abs=1e-5)


def test_the_fitted_numbers_are_all_there() -> None:
    assert len(fitted()) == CELLS
    numbers = tuning.as_numbers(np.array(fitted()))
    assert [number for part in numbers.values() for row in part for number in row] == pytest.approx(list(fitted()))
