"""The kraken mixes where mixing is right, finds what can be proved, and its estimates can be fitted again."""

from random import Random

import pytest

from nenuphar import games
from nenuphar.bots.budget import Worlds
from nenuphar.bots.chunks import Meter
from nenuphar.bots.regret import CELLS, CHANCE, MOST_CHOICES, PAYOFF, SEATS, SHARE, match_regrets
from nenuphar.core.game import Command, Setup
from nenuphar.games.quibbit import GAME, kraken, searching
from nenuphar.games.quibbit.analysis import assess
from nenuphar.games.quibbit.solved import Proven
from nenuphar.games.quibbit.tests.drawing import pond, ready_to_place
from nenuphar.games.quibbit.tuning import tune
from nenuphar.games.quibbit.types import Action, Choose, Options, Place, State
from nenuphar.testing.random_play import random_match


def searched(state: State, thoughts: int = 20) -> kraken.Found:
    return kraken.search(kraken.position(state), Meter(Worlds(thoughts)))


def test_regret_matching_finds_the_shares_of_matching_pennies() -> None:
    """One wants to choose the same as the other, which wins twice as much with the first choice: 1/3 and 2/3."""
    notes = [0.0] * CELLS
    counts = (2, 2, 1, 1)
    for combination, won in enumerate([1.0, 0.0, 0.0, 0.5]):
        notes[PAYOFF + SEATS * combination] = won
        notes[PAYOFF + SEATS * combination + 1] = 1.0 - won
    match_regrets(notes, counts, 2_000)
    assert notes[SHARE : SHARE + 2] == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert notes[SHARE + MOST_CHOICES : SHARE + MOST_CHOICES + 2] == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert notes[CHANCE : CHANCE + 2] == pytest.approx([1 / 3, 2 / 3], abs=0.01)


@pytest.mark.parametrize("options", [Options(), Options(round_limit=3), Options(last_human_wins=True)])
def test_a_round_is_looked_up_as_the_rules_have_it(options: Options) -> None:
    """A look that needs no row gives what the rules and an estimate of the row give."""
    for seats in GAME.manifest.seats if not options.last_human_wins else (2,):
        for moment in random_match(GAME, Setup(seats, options), Random(seats)):
            if moment.state.phase != "planning":
                continue
            where = kraken.position(moment.state)
            found, picks = kraken.Found(where), Random(1)
            searching.explore(found.table, found.rows, found.notes, found.factors, 0, 1)
            combination = picks.randrange(found.counts[0] * found.counts[1] * found.counts[2] * found.counts[3])
            expected = [0.0] * seats
            piles = [card for card in range(5) if where.row[4] >> card & 1] or [0]
            for card in piles:
                cards = searching.cards_of_part(where.row, 5 * combination + card)
                searching.play(found.table, found.rows, 0, cards)
                for seat, chance in enumerate(kraken.estimated_or_over(where._replace(row=found.rows[1]))):
                    expected[seat] += chance / len(piles)
            first = PAYOFF + SEATS * combination
            assert list(found.notes[0][first : first + seats]) == pytest.approx(expected)


class TestMixing:
    def test_it_varies_its_cards_where_each_wants_to_surprise_the_other(self) -> None:
        """In some position of any few matches good play must mix: both cards have a share that counts."""
        mixed = 0
        for seed in range(3):
            for moment in random_match(GAME, Setup(2, Options()), Random(seed)):
                if moment.state.phase == "planning" and all(moment.state.hands):
                    shares = searched(moment.state).shares(0)
                    mixed += sum(share > 0.2 for share in shares) > 1
        assert mixed

    def test_it_does_not_play_what_good_play_hardly_ever_chooses(self) -> None:
        found = searched(
            next(
                each.state
                for each in random_match(GAME, Setup(2, Options()), Random(1))
                if each.state.phase == "planning"
            )
        )
        found.notes[0][SHARE : SHARE + 5] = [0.95, 0.05, 0.0, 0.0, 0.0]
        assert kraken.played_shares(found, 0) == [0.95, 0.0, 0.0, 0.0, 0.0]

    def test_it_plays_what_is_proven_however_seldom(self) -> None:
        proven = Proven(([0.95, 0.05], [1.0]), ([0.5, 0.5], [0.5]), [0.5, 0.5])
        assert kraken.played_shares(proven, 0) == [0.95, 0.05]

    def test_shares_are_cut_at_the_least_one_that_counts(self) -> None:
        assert kraken.without_errors([0.95, 0.05]) == [0.95, 0.0]
        assert kraken.without_errors([0.5, 0.5]) == [0.5, 0.5]


def test_a_closer_look_can_be_interrupted() -> None:
    """It stops after some worlds, and ends as if it had never stopped."""
    state = next(
        each.state for each in random_match(GAME, Setup(2, Options()), Random(4)) if each.state.phase == "planning"
    )
    looks = [kraken.Found(kraken.position(state)) for _ in range(2)]
    stops = []
    for found, most in zip(looks, (10**9, 200), strict=True):
        searching.explore(found.table, found.rows, found.notes, found.factors, 0, 5)
        searching.begin_closely(found.notes[0], 3)
        stops.append(0)
        found.notes[0][searching.WORLDS] = 0
        while not searching.look_closely(found.table, found.rows, found.notes, found.factors, 3, 2, most):
            assert found.notes[0][searching.WORLDS] < 200 + 5 * 25
            found.notes[0][searching.WORLDS] = 0
            stops[-1] += 1
    assert stops[0] == 0 < stops[1]
    assert [*looks[0].notes[0][:CELLS]] == [*looks[1].notes[0][:CELLS]]


@pytest.mark.parametrize("seed", range(3))
def test_a_lap_that_nobody_can_prevent(seed: int) -> None:
    """Red is right behind blue, the last frog, which can only crawl away: 1 is too short, 2 and 4 are not."""
    state = pond(
        """
        tiles  Y R G B * G B R Y * R Y B G ~
        frogs  R b . . . y . . . . g . . . .
        """,
        hands={"blue": (1,), "red": (1, 2, 4), "yellow": (1, 2), "green": (3,)},
    )
    view = GAME.view(state, 1)
    chosen = GAME.bots["kraken"].choose(view, GAME.moves(view), Random(seed), Worlds(20))
    assert chosen in (Choose(2), Choose(4))


class TestAssessing:
    def test_it_is_found_by_looking(self) -> None:
        assert games.assess(GAME) is assess
        assert games.tune(GAME) is tune

    def test_every_phase_of_a_match(self) -> None:
        for seats in (2, 3):
            for moment in random_match(GAME, Setup(seats, Options()), Random(seats)):
                found = assess(moment.state, Random(1), Worlds(1))
                assert len(found.chances) == seats
                assert sum(found.chances) <= 1 + 1e-6
                assert all(chance >= 0 for chance in found.chances)
                assert set(found.choices) == set(moment.waiting.due)
                for choices in found.choices.values():
                    assert sum(choice.share for choice in choices) == pytest.approx(1)

    def test_cards_that_are_chosen_already_change_nothing(self) -> None:
        drawing = """
            tiles  Y R G * G R Y * R Y G ~
            frogs  y r . . . . G . . . . .
        """
        state = pond(drawing, hands={"yellow": (1, 3), "red": (2, 4), "green": (1,)})
        later = GAME.decide(state, _chosen(1, Choose(2))).state
        assert assess(later, Random(1), Worlds(1)).choices[0] == assess(state, Random(1), Worlds(1)).choices[0]

    def test_placing(self) -> None:
        state = ready_to_place(3).state
        found = assess(state, Random(1), Worlds(1))
        assert isinstance(found.choices[0][0].action, Place)
        assert found.choices[0][0].share == 1
        assert len(found.choices[0]) == len(state.ring)


def _chosen(seat: int, action: Choose) -> Command[Action]:
    return Command(seat, action, 0)


class TestTuning:
    def test_the_same_seed_gives_the_same_numbers(self) -> None:
        done: list[float] = []
        one = tune("lily", 2, 1, done.append, seats=(2,))
        assert one == tune("lily", 2, 1, lambda part: None, seats=(2,))
        assert one != tune("pond", 2, 1, lambda part: None, seats=(2,))
        assert done[-1] == 1

    def test_the_file_says_how_it_was_made(self) -> None:
        made = kraken.estimates_file()
        assert made.command.startswith("nenuphar tune quibbit --seed")
        assert set(made.loss) == {"2", "3", "4"}
