"""Solved endgames: nobody gains against them, by a reckoning of its own, and the kraken plays from their file."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean as mean

import numpy as np
import pytest

from nenuphar.bots import endgame_files
from nenuphar.bots.budget import Worlds
from nenuphar.games.quibbit import GAME, best_responses, endgame_places, endgames, kraken, solved
from nenuphar.games.quibbit.analysis import assess
from nenuphar.games.quibbit.endgame_places import HANDS, PILES, PLAYERS
from nenuphar.games.quibbit.endgames import Endgames, Ring
from nenuphar.games.quibbit.solved import Proven
from nenuphar.games.quibbit.tests.drawing import pond
from nenuphar.games.quibbit.twin import layout
from nenuphar.games.quibbit.twin.course import together
from nenuphar.games.quibbit.types import Choose, State

SMALL = Ring(8, (0b00100101, 0b01001010))  # no frog gets around in one round
ENOUGH = 1e-3
ONE_CARD = (0b00100, 0b00010)
TWO_CARDS = (0b00110, 0b01001)
Position = tuple[tuple[int, int], tuple[int | None, int | None, int], int]
Chances = tuple[float, float]


@pytest.fixture(scope="module")
def small() -> Endgames:
    return endgames.solved(SMALL, 2, lambda done: None)


def test_with_one_card_each_it_agrees_with_brute_force(small: Endgames) -> None:
    """Nobody has a choice: the chances are those of a race, played out in all ways."""
    expected = brute_force(SMALL, ONE_CARD)
    assert len(expected) > 20_000
    assert sum(chance > 0.1 for chance, _ in expected.values()) > 1_000
    for (hands, frogs, pile), chances in expected.items():
        assert found(small, hands, frogs, pile) == pytest.approx(chances, abs=1e-4)


def test_with_two_cards_each_nobody_gains_by_another_card(small: Endgames) -> None:
    """Every value is that of a little game, which is computed again here from the values of the positions after it."""
    positions = [*every_position(SMALL, TWO_CARDS)]
    for position in Random(1).sample(positions, 1_000):
        game = {
            cards: mean_of([value_of(small, end) for end in outcomes(SMALL, position, cards)])
            for cards in product(*map(cards_of, position[0]))
        }
        assert is_equilibrium(game, found(small, *position))


def test_nobody_gains_against_it(small: Endgames) -> None:
    assert best_responses.exploited(small, lambda done: None) < ENOUGH


def test_an_equilibrium_mixes_where_each_wants_to_surprise() -> None:
    """Like matching pennies: one wins with equal cards, the other with different ones."""
    game = (1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0)
    assert endgames.equilibrium(game, 2, 2) == pytest.approx((0.5, 0.5))


def found(table: Endgames, hands: tuple[int, int], frogs: tuple[int | None, int | None, int], pile: int) -> list[float]:
    size = table.ring.size
    last = min(step for step in frogs if step is not None)
    leads = tuple(size if step is None else step - last for step in frogs)
    assert len(leads) == 3
    number = table.numbers[endgame_places.code_of(size, last % size, (leads[0], leads[1], leads[2]))]
    first = table.course.firsts[hands[0] * HANDS + hands[1]] + (number * PILES + pile - 1) * PLAYERS
    return [float(table.course.values[first]), float(table.course.values[first + 1])]


# The same race again, written for clarity: frogs as steps, chances by repeated averages


def brute_force(ring: Ring, hands: tuple[int, int]) -> dict[Position, Chances]:
    chances = dict.fromkeys(every_position(ring, hands), (0.0, 0.0))
    ways = {position: [*outcomes(ring, position, tuple(map(int.bit_length, position[0])))] for position in chances}
    for _ in range(60):
        for position, ends in ways.items():
            chances[position] = mean_of([chances[end] if len(end) == 3 else end for end in ends])
    return chances


def every_position(ring: Ring, hands: tuple[int, int]) -> Iterator[Position]:
    """All places with these hands; a player whose frog is out has none."""
    steps = range(2 * ring.size)
    for one, two, dummy in product([None, *steps], [None, *steps], steps):
        on_ring = [step for step in (one, two, dummy) if step is not None]
        tiles = {step % ring.size for step in on_ring}
        is_close = max(on_ring) - min(on_ring) < ring.size > min(on_ring)
        if len(tiles) == len(on_ring) > 1 and is_close:
            held = 0 if one is None else hands[0], 0 if two is None else hands[1]
            for pile in range(1, 32):
                yield held, (one, two, dummy), pile


def outcomes(ring: Ring, position: Position, cards: tuple[int, ...]) -> Iterator[Position | Chances]:
    """What each card of the dummy leads to: a position, or both players' chances when the match is over."""
    hands, frogs, pile = position
    for card in range(1, 6):
        if pile >> card - 1 & 1:
            yield after(ring, hands, list(frogs), [*cards, card], pile ^ 1 << card - 1 or 31)


def after(
    ring: Ring, hands: tuple[int, int], frogs: list[int | None], leaps: list[int], pile: int
) -> Position | Chances:
    order = sorted((leaps[frog], step, frog) for frog, step in enumerate(frogs) if step is not None)
    for card, step, frog in order:
        for _ in range(card):
            step += 1
            while any(other is not None and (other - step) % ring.size == 0 for other in without(frogs, frog)):
                step += 1
            last = min(other for other in [*without(frogs, frog), step] if other is not None)
            if step > last + ring.size:
                return float(frog == 0), float(frog == 1)
        frogs[frog] = step
    left = [0, 0]
    for player in range(2):
        landed = frogs[player]
        if landed is not None:
            is_home = ring.homes[player] >> landed % ring.size & 1
            left[player] = hands[player] if is_home else hands[player] ^ 1 << leaps[player] - 1
            frogs[player] = landed if left[player] else None
    if not any(left):
        return 0.0, 0.0
    lap = min(step for step in frogs if step is not None) // ring.size * ring.size
    one, two, dummy = (None if step is None else step - lap for step in frogs)
    assert dummy is not None
    return (left[0], left[1]), (one, two, dummy), pile


def is_equilibrium(game: dict[tuple[int, ...], Chances], values: list[float]) -> bool:
    """Whether some shares of cards give these values, and no other card gives more: all shares of a grid are tried."""
    ones, twos = (sorted({cards[player] for cards in game}) for player in range(PLAYERS))
    for one, two in product(mixtures(ones), mixtures(twos)):
        by_row = [sum(two[b] * game[a, b][0] for b in twos) for a in ones]
        by_column = [sum(one[a] * game[a, b][1] for a in ones) for b in twos]
        wins = sum(one[a] * value for a, value in zip(ones, by_row, strict=True))
        others = sum(two[b] * value for b, value in zip(twos, by_column, strict=True))
        gain = max(max(by_row) - wins, max(by_column) - others)
        if gain < 0.01 and abs(wins - values[0]) < 0.01 and abs(others - values[1]) < 0.01:
            return True
    return False


def mixtures(cards: list[int]) -> list[dict[int, float]]:
    if len(cards) == 1:
        return [{cards[0]: 1.0}]
    return [{cards[0]: part / 50, cards[1]: 1 - part / 50} for part in range(51)]


def cards_of(hand: int) -> list[int]:
    return [card for card in range(1, 6) if hand >> card - 1 & 1] or [0]


def value_of(table: Endgames, end: Position | Chances) -> Chances:
    if len(end) == 2:
        return end
    one, two = found(table, *end)
    return one, two


def mean_of(chances: list[Chances]) -> Chances:
    return mean([one for one, _ in chances]), mean([two for _, two in chances])


def without(frogs: list[int | None], frog: int) -> list[int | None]:
    return [step for other, step in enumerate(frogs) if other != frog]


# Files


@pytest.fixture
def few_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> State:
    """A race with two cards each, on a machine where no endgames are solved."""
    monkeypatch.setenv("NENUPHAR_ENDGAMES", str(tmp_path))
    return pond(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  y r . . . . G . . . . .
        """,
        hands={"yellow": (1, 3), "red": (2, 4)},
        dummy=True,
    )


def test_without_a_file_the_kraken_searches(few_cards: State) -> None:
    where = kraken.position(few_cards)
    assert solved.look_up(where.table, where.row) is None
    view = GAME.view(few_cards, 0)
    assert GAME.bots["kraken"].choose(view, GAME.moves(view), Random(1), Worlds(2)) in (Choose(1), Choose(3))


@pytest.mark.parametrize("share", [0.03, 0.97])
def test_with_a_file_the_kraken_plays_the_proven_shares(
    few_cards: State, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However seldom a card is right: a search would call such a share an error."""
    proven = Proven(([share, 1 - share], [1.0, 0.0]), ([0.5, 0.5], [0.5, 0.4]), [0.5, 0.5])
    monkeypatch.setattr(solved, "look_up", lambda table, row: proven)
    view, rng = GAME.view(few_cards, 0), Random(2)
    played = [GAME.bots["kraken"].choose(view, GAME.moves(view), rng, Worlds(1)) for _ in range(1_000)]
    assert played.count(Choose(1)) == pytest.approx(1_000 * share, abs=20)


def test_a_position_is_looked_up_in_the_numbers_of_a_file(few_cards: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """With numbers that say of every round that the second player wins it."""
    numbers, rounds = np.zeros(12 * 13**3, np.int64), np.full(6**3, endgame_places.WON + 1)
    arrays = {"numbers": numbers, "rounds": rounds, "without": [], "firsts": [], "values": []}
    monkeypatch.setattr(endgame_files, "read", lambda game, fingerprint: ({}, arrays))
    where = kraken.position(few_cards)
    found = solved.look_up(where.table, where.row)
    assert found is not None
    assert found.chances(2) == [0.0, 1.0]
    assert len(found.shares(0)) == len(found.gains(1)) == 2


def test_what_is_solved_is_written_read_and_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one card in each hand, because more take minutes."""
    monkeypatch.setenv("NENUPHAR_ENDGAMES", str(tmp_path))
    monkeypatch.setattr(solved, "MOST_CARDS", 1)
    state = pond(
        """
        tiles  Y R G * G R Y * R Y G ~
        frogs  y r . . . . G . . . . .
        """,
        hands={"yellow": (3,), "red": (2,)},
        dummy=True,
    )
    solved.fingerprint.cache_clear()
    where = kraken.position(state)
    ring = solved.ring_of(where.table, where.row)
    found = endgames.solved(ring, 1, lambda done: None)
    monkeypatch.setattr(endgames, "solved", lambda ring, most, report: found)
    monkeypatch.setattr(solved, "ring_of_setup", lambda setup: ring)
    told: list[float] = []
    values = found.course.values.copy()
    arrays, facts = solved.solve(state.setup, told.append)
    assert told[-1] == 1
    assert float(facts["gain"]) < ENOUGH
    endgame_files.write("quibbit", solved.fingerprint(ring), arrays, facts)
    looked_up = solved.look_up(where.table, where.row)
    assert looked_up is not None
    cells = [int(where.row[cell]) for cell in range(layout.ROW_CELLS)]
    number = int(found.numbers[endgame_places.code_of_course(12, together(cells, layout.STEP))])
    first = found.course.firsts[0b00100 * HANDS + 0b00010] + (number * PILES + 31 - 1) * PLAYERS
    assert looked_up.chances(2) == pytest.approx([values[first], values[first + 1]], abs=1e-4)
    assert looked_up.shares(0) == looked_up.shares(1) == [1.0]
    assert assess(state, Random(1), Worlds(1)).proven
    solved.fingerprint.cache_clear()


def test_a_damaged_file_counts_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NENUPHAR_ENDGAMES", str(tmp_path))
    file = endgame_files.write("quibbit", "some", {"values": np.arange(10_000)}, {"gain": "0"})
    assert endgame_files.read("quibbit", "some") is not None
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)
    for _ in range(3):
        assert endgame_files.read("quibbit", "some") is None
    assert endgame_files.is_damaged("quibbit", "some")
    assert [record.message for record in caplog.records if record.name == "nenuphar.endgames"] == [
        "a file of endgames is damaged; `nenuphar endgames` builds it again"
    ]
    assert endgame_files.read("quibbit", "other") is None
    assert not endgame_files.is_damaged("quibbit", "other")
