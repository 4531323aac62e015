"""Budgets hold, and the search finds the best move in a game that it does not know: a duel of numbers."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from nenuphar.bots import budget
from nenuphar.bots.budget import Milliseconds, Worlds
from nenuphar.bots.search import Bandit, Rules, Search, Simulation
from nenuphar.core.decision import Decision
from nenuphar.core.game import Authority, Command, Outcome, Seat, Viewer, Waiting
from nenuphar.core.moves import Draw, Listed


def test_a_budget_of_worlds_is_counted() -> None:
    thinking = Worlds(3)
    assert [thinking.more() for _ in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("thought_ms", [0.01, 1, 9])
def test_milliseconds_keep_within_a_tenth(thought_ms: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock_ms = 5_000.0
    monkeypatch.setattr(budget, "monotonic", lambda: clock_ms / 1_000)
    thinking = Milliseconds(100)
    while thinking.more():
        clock_ms += thought_ms
    assert 90 <= clock_ms - 5_000 <= 100


def test_no_time_is_still_a_choice() -> None:
    assert search(depth=1).choose(view(Duel(), 0), moves(view(Duel(), 0)), Random(1), Worlds(0)) in (1, 2, 3)


def test_a_single_move_is_not_searched() -> None:
    thinking = Worlds(5)
    assert search(depth=1).choose(view(Duel(), 0), Listed([2]), Random(1), thinking) == 2
    assert thinking.left == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_finds_the_number_that_always_wins(seat: Seat) -> None:
    seen = view(Duel(), seat)
    assert search(depth=1).choose(seen, moves(seen), Random(4), Worlds(300)) == 3


def test_the_search_expects_others_to_play_well() -> None:
    """1 is good against random play, but bad against 3, the other seat's best choice. So 2 is right."""
    payoffs = ((0.9, 0.9, 0.1), (0.5, 0.5, 0.5), (0.2, 0.2, 0.2))

    def estimate(world: Duel) -> Sequence[float]:
        mine, other = world.numbers
        assert mine is not None
        assert other is not None
        return payoffs[mine - 1][other - 1], (0.1, 0.2, 0.9)[other - 1]

    unsettled = Simulation(seat_of, imagine, RULES.offers, lay, lambda world, choices, rng: estimate(world))
    seen = view(Duel(), 0)
    assert Search(unsettled, depth=1, curiosity=0.2).choose(seen, moves(seen), Random(2), Worlds(600)) == 2


def test_the_search_looks_as_deep_as_it_is_told() -> None:
    """With three rounds to play, nothing is decided after one: evaluated there, all numbers look equal."""
    long = Duel(rounds=3, wins=(1, 1))
    seen = view(long, 0)
    chosen = {search(depth=3).choose(seen, moves(seen), Random(seed), Worlds(400)) for seed in range(5)}
    assert chosen == {3}


def test_a_bandit_tries_everything_and_then_mostly_what_is_good() -> None:
    bandit: Bandit[str] = Bandit(0.4)
    for _ in range(200):
        action = bandit.pick("abc")
        bandit.learn(action, {"a": 0.2, "b": 0.8, "c": 0.4}[action])
    assert min(bandit.tries.values()) > 1
    assert bandit.favourite("abc") == "b"
    assert bandit.tries["b"] > 150


# The duel: both write down a number from 1 to 3, the higher one wins the round, chance breaks a tie; most rounds win.


class Duel(Struct, frozen=True):
    numbers: tuple[int | None, int | None] = (None, None)
    wins: tuple[int, int] = (0, 0)
    rounds: int = 1


class DuelView(Struct, frozen=True):
    seat: Seat
    duel: Duel


def waiting(duel: Duel) -> Waiting[int]:
    one, other = duel.numbers
    if not duel.rounds:
        return Waiting(outcome=Outcome((1, 2) if duel.wins[0] > duel.wins[1] else (2, 1), "DU-1"))
    if one is not None and other is not None:
        return Waiting(chance=Draw((0, 1)))
    due = tuple(seat for seat in (0, 1) if duel.numbers[seat] is None)
    return Waiting(due=due, may=due)


def decide(duel: Duel, command: Command[int]) -> Decision[Duel, Duel]:
    """The event is the state after it."""
    decision: Decision[Duel, Duel] = Decision(evolve, duel, command.at)
    decision.add(_after(duel, command))
    return decision


def _after(duel: Duel, command: Command[int]) -> Duel:
    one, other = duel.numbers
    if command.by != Authority.CHANCE:
        return replace(duel, numbers=(command.action, other) if command.by == 0 else (one, command.action))
    assert one is not None
    assert other is not None
    winner = command.action if one == other else int(other > one)
    wins = (duel.wins[0] + (winner == 0), duel.wins[1] + (winner == 1))
    return Duel(wins=wins, rounds=duel.rounds - 1)


def evolve(duel: Duel, event: Duel) -> Duel:
    return event


def view(duel: Duel, viewer: Viewer) -> DuelView:
    assert isinstance(viewer, int)
    return DuelView(viewer, replace(duel, numbers=(None, None)))


def moves(view: DuelView) -> Listed[int]:
    return Listed((1, 2, 3))


def seat_of(view: DuelView) -> Seat:
    return view.seat


def imagine(view: DuelView) -> Callable[[Random], Duel]:
    return lambda rng: view.duel


def guess(duel: Duel, seat: Seat, offered: Sequence[int], rng: Random) -> int:
    return rng.choice(offered)


def estimate(duel: Duel) -> Sequence[float]:
    return 0.5, 0.5


def lay(duel: Duel, picks: Mapping[Seat, int], rng: Random) -> Duel:
    return replace(duel, numbers=(picks[0], picks[1]))


RULES = Rules(waiting, decide, view, moves, guess, estimate)


def search(depth: int) -> Search[DuelView, Duel, int]:
    return Search(Simulation(seat_of, imagine, RULES.offers, RULES.play, RULES.outlook), depth, curiosity=0.7)
