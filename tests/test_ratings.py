"""Ratings as such, and what every game contributes to people's pages."""

from pathlib import Path
from random import Random

import pytest

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.game import AnyGame, Setup
from nenuphar.core.rating import NEWCOMER, Duel, Rating, ladder, nearest, rated
from nenuphar.core.statistics import Named
from nenuphar.games.gobbit import GAME as GOBBIT
from nenuphar.games.gobbit.options import ANTICIPATION_MS
from nenuphar.games.gobbit.parts import Verdict
from nenuphar.games.gobbit.statistics import of as gobbit_of
from nenuphar.games.gobbit.types import ClashSettled
from nenuphar.testing.random_play import random_match
from nenuphar.texts import languages

GAMES = Path(games.__file__).parent


def test_better_ranks_raise_a_rating_and_equal_ones_bring_two_together() -> None:
    first, second, third = rated([NEWCOMER] * 3, [1, 2, 3])
    assert first.points > second.points > third.points
    assert first.doubt < NEWCOMER.doubt
    strong, weak = Rating(30.0, 2.0), Rating(20.0, 2.0)
    one, other = rated([strong, weak], [1, 1])
    assert weak.mu < other.mu < one.mu < strong.mu


def test_levels_are_as_far_apart_as_their_duels_say() -> None:
    levels = ladder(("a", "b", "c"), (Duel(50, 100), Duel(90, 100)), usual="b")
    assert levels["a"].points == levels["b"].points == NEWCOMER.points == 1_500
    assert levels["c"].points > 1_700
    assert nearest(Rating(26.0, 3.0), levels) == "a"
    assert nearest(Rating(99.0, 3.0), levels) == "c"


@pytest.mark.parametrize("game", games.every(), ids=lambda game: str(game.manifest.key))
class TestEveryGame:
    def test_all_its_bots_are_rated_and_stronger_ones_higher(self, game: AnyGame) -> None:
        ratings = games.ratings(game)
        assert list(ratings) == list(game.bots)
        assert sorted(ratings.values()) == list(ratings.values())
        assert ratings[game.usual_level].points == NEWCOMER.points

    def test_its_statistics_describe_every_seat_of_a_match(self, game: AnyGame) -> None:
        statistics = games.statistics(game)
        if statistics is None:
            assert game.manifest.key == "quibbit"  # only its ranks say how well somebody played
            return
        setup = Setup(game.usual_seats, game.manifest.options())
        moments = list(random_match(game, setup, Random(1)))
        facts = statistics.of(moments[-1].after, [event for moment in moments for event in moment.events])
        assert len(facts) == setup.seats
        assert {name for seat in facts for name in seat} <= {each.name for each in statistics.every}
        encode(facts)

    def test_its_statistics_have_titles(self, game: AnyGame) -> None:
        statistics = games.statistics(game)
        for lang in languages():
            key = game.manifest.key
            text = (GAMES / key / "web/texts" / f"{lang}.ftl").read_text("utf-8")
            for each in statistics.every if statistics else ():
                assert f"{key}-statistic-{each.name} = " in text


def test_only_a_hand_that_was_first_and_did_not_guess_is_fast() -> None:
    def verdict(seat: int, reaction: int, ruling: str) -> Verdict:
        return Verdict(seat, 0, 1, 1, reaction, reaction, ruling, "GB-H1")  # type: ignore[arg-type]

    state = GOBBIT.initial(Setup(2, GOBBIT.manifest.options()))
    taps = [(0, ANTICIPATION_MS - 1, "first"), (0, 400, "first"), (0, 300, "first"), (1, 200, "late")]
    settled = ClashSettled(tuple(verdict(*tap) for tap in taps), ())
    assert gobbit_of(state, [settled]) == [{"fastest": 300, "median": 350}, {"median": 200}]


def test_named_values_are_stored_as_pairs() -> None:
    assert encode({"word": Named("FROG", 7)}) == b'{"word":["FROG",7]}'
