"""The arena is fair to every level, repeatable with any number of workers, and honest about what its results prove."""

from collections import Counter

import pytest

from nenuphar import games
from nenuphar.bots.playing import lineups
from nenuphar.bots.standings import Result, Standings, binomial_p, wilson
from nenuphar.core.game import AnyGame, Refused
from nenuphar.lab.arena import play_matches


def quibbit() -> AnyGame:
    game = games.find("quibbit")
    assert game is not None
    return game


def silent(done: int) -> None:
    pass


class TestSeating:
    @pytest.mark.parametrize(("bots", "seats", "number"), [("ab", 2, 2), ("ab", 3, 6), ("ab", 4, 6), ("abc", 4, 36)])
    def test_all_arrangements_are_played_once(self, bots: str, seats: int, number: int) -> None:
        assert len(set(lineups(bots, seats))) == len(lineups(bots, seats)) == number

    @pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_every_bot_takes_every_seat_equally_often_in_every_set_of_matches(self, bots: str, seats: int) -> None:
        arrangements = lineups(bots, seats)
        for start in range(0, len(arrangements), len(bots)):
            for seat in range(seats):
                assert Counter(lineup[seat] for lineup in arrangements[start : start + len(bots)]) == Counter(bots)

    def test_two_levels_at_four_seats_play_two_against_two(self) -> None:
        assert {lineup.count("a") for lineup in lineups("ab", 4)} == {2}

    def test_a_level_named_twice_gets_twice_the_seats(self) -> None:
        assert {lineup.count("b") for lineup in lineups("abb", 3)} == {2}


class TestPlaying:
    def test_the_standings_do_not_depend_on_the_workers(self) -> None:
        alone, together = (play_matches(quibbit(), ["tadpole", "frog"], 3, 12, "s", n, silent) for n in (1, 2))
        assert alone == together
        assert len(alone.results) == 12

    def test_another_seed_is_another_series(self) -> None:
        one, other = (play_matches(quibbit(), ["tadpole", "frog"], 4, 12, seed, 1, silent) for seed in "ab")
        assert one != other

    def test_a_level_can_have_worlds_of_its_own(self) -> None:
        def series(worlds: int, **own: int) -> Standings:
            return play_matches(quibbit(), ["frog", "heron"], 2, 4, "s", 1, silent, worlds, own)

        assert series(5, heron=40) == series(40)  # a frog does not count
        assert series(5, heron=40) != series(5)

    def test_progress_is_told(self) -> None:
        told: list[int] = []
        play_matches(quibbit(), ["tadpole", "frog"], 2, 4, "s", 1, told.append)
        assert told[:2] == [0, 1]
        assert told[-1] == 4

    def test_too_many_seats_are_refused(self) -> None:
        with pytest.raises(Refused):
            play_matches(quibbit(), ["tadpole"], 9, 30, "s", 1, silent)


class TestStandings:
    def test_a_win_counts_for_its_level_and_a_shared_one_in_parts(self) -> None:
        standings = Standings((result("ab", 1, 2), result("ba", 1, 2), result("abb", 1, 1, 2), result("aab", 1, 1, 2)))
        one, other = standings.level_rows()
        assert (one.level, one.matches, one.seats, one.wins) == ("a", 4, 5, 2.5)
        assert (other.level, other.matches, other.seats, other.wins) == ("b", 4, 5, 1.5)
        assert one.rate == 2.5 / 4
        assert one.expected == other.expected == 0.5

    def test_draws_and_wins_of_nobody_are_counted_apart(self) -> None:
        standings = Standings((result("ab", 1, 1), result("ab", 2, 2), result("ab", 2, 1)))
        assert (standings.draws, standings.won_by_nobody) == (1, 1)
        assert [row.wins for row in standings.level_rows()] == [0, 1]

    def test_only_matches_with_a_difference_are_decided_between_two_levels(self) -> None:
        standings = Standings((result("abc", 1, 2, 2), result("abc", 2, 2, 1), result("bca", 1, 2, 3)))
        rows = {(row.one, row.other): (row.won, row.decided) for row in standings.duel_rows()}
        assert rows == {("a", "b"): (1, 2), ("a", "c"): (1, 3), ("b", "c"): (1, 2)}

    def test_more_seats_mean_a_larger_expected_share(self) -> None:
        (row,) = Standings((result("abbb", 1, 2, 2, 2), result("babb", 1, 2, 2, 2))).duel_rows()
        assert row.expected == 0.25
        assert row.share == 0.5


class TestStatistics:
    @pytest.mark.parametrize(
        ("wins", "trials", "low", "high"),
        [
            (15, 50, 0.1910, 0.4375),
            (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
            (0, 20, 0.0000, 0.1611),
            (1, 29, 0.0061, 0.1718),
            (29, 29, 0.8830, 1.0000),
        ],
    )
    def test_wilson(self, wins: int, trials: int, low: float, high: float) -> None:
        assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)

    @pytest.mark.parametrize(
        ("wins", "trials", "rate", "p_value"),
        [
            (0, 0, 0.5, 1.0),
            (5, 10, 0.5, 1.0),
            (10, 10, 0.5, 2 / 1024),
            (8, 10, 0.5, 112 / 1024),  # 2 * (45 + 10 + 1)
            (682, 925, 0.75, 0.3825),  # R's example of binom.test: Mendel's peas
            (51, 235, 1 / 6, 0.0437),  # a suspected die
        ],
    )
    def test_binomial(self, wins: int, trials: int, rate: float, p_value: float) -> None:
        assert binomial_p(wins, trials, rate) == pytest.approx(p_value, abs=5e-5)


def result(lineup: str, *ranks: int) -> Result:
    return Result(tuple(lineup), ranks)
