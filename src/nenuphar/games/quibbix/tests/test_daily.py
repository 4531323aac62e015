"""The letters of the day: QX-R11. Servers agree on them without talking, so these may never change."""

from dataclasses import replace as changed
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from nenuphar import games
from nenuphar.core.daily import DailyScore
from nenuphar.core.game import Refused, Setup
from nenuphar.games.quibbix import GAME, contest, daily
from nenuphar.games.quibbix.actions import AskHint, Solve
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.parts import Possible, Solution
from nenuphar.games.quibbix.tests.tables import ANNA, FIRST, JUDGE, Table, content, given, laid, ruled
from nenuphar.games.quibbix.types import GameEnded

GERMAN = daily.options("de")
# If one of these differs, two servers show different letters: raise the version in `RECIPE` instead.
GOLDEN = {
    ("2026-11-18", "de"): "IJFRANLESI",
    ("2026-11-18", "en"): "IKROIYTZIO",
    ("2026-11-18", "fr"): "ETSQEJVPOA",
    ("2026-11-19", "de"): "HFICIWEINM",
    ("2026-11-19", "en"): "UDGSNLINYL",
    ("2026-11-19", "fr"): "IUINQEDLOM",
    ("2027-02-28", "de"): "EREHAIRXKH",
    ("2027-02-28", "en"): "OURLRSYAJT",
    ("2027-02-28", "fr"): "AIORAXIRJN",
}


def letters(day: str, language: str) -> str:
    return daily.letters(daily.options(language), daily.seed(day, language))


@pytest.mark.rule("QX-R11", "TB-60")
def test_everybody_has_the_same_letters() -> None:
    assert {key: letters(*key) for key in GOLDEN} == GOLDEN


def test_the_game_is_found_with_its_daily() -> None:
    assert games.daily(GAME) is daily.DAILY
    assert games.daily(changed(GAME, initial=lambda setup: GAME.initial(setup))) is None  # noqa: PLW0108 - a variant
    assert daily.DAILY.editions == ("de", "en", "fr")


@pytest.mark.rule("QX-R11")
def test_every_day_can_be_played_and_is_another() -> None:
    days = [(date(2026, 1, 1) + timedelta(days=each)).isoformat() for each in range(60)]
    for language in daily.DAILY.editions:
        racks = [letters(day, language) for day in days]
        assert len({*map("".join, map(sorted, racks))}) == len(days)
        for rack in racks:
            vowels = sum(rack.count(letter) for letter in "AEIOUY")
            assert (len(rack), 3 <= vowels <= 7) == (10, True)


def finished(best: int, unshown: int | None = None, proven: bool = True) -> Table:
    """JAMMERT with a joker for 8 and doubled 16, and URS for 4: 20 points, as in the rule book."""
    table = content(ruled(laid(given(FIRST, options=GERMAN), "JAM(M)ERT URS")))
    solution = Solution(best, ("JAMMERT",), proven)
    return table.when(JUDGE, Solve((Possible(solution, solution, solution, unshown),)))


@pytest.mark.rule("QX-R11")
def test_one_turn_is_the_whole_match() -> None:
    table = finished(24)
    table.then_also(GameEnded((20,), (None,), "QX-R9"))
    assert table.waiting.outcome is not None
    assert daily.score(table.state) == DailyScore(20, 24, True)


@pytest.mark.rule("QX-R11")
def test_points_are_compared_with_the_most_that_was_possible() -> None:
    assert daily.score(finished(24, unshown=30).state) == DailyScore(20, 30, True)
    assert daily.score(finished(18, proven=False).state) == DailyScore(20, 20, False)


@pytest.mark.rule("QX-R11")
def test_there_are_no_hints_and_nothing_goes_into_the_history() -> None:
    assert given(FIRST, options=GERMAN).refuses("QX-R11", ANNA, AskHint()).facts == {"fault": "hint"}
    assert contest.keep(finished(24).state) == (None,)


@pytest.mark.rule("QX-R11")
@pytest.mark.parametrize(
    ("seats", "options", "fault"),
    [
        (2, GERMAN, "seats"),
        (1, replace(GERMAN, rounds=2), "options"),
        (1, replace(GERMAN, turn_seconds=600), "options"),
        (1, replace(GERMAN, coined=True), "options"),
    ],
)
def test_everybody_plays_by_the_same_options(seats: int, options: Options, fault: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.initial(Setup(seats, options))
    assert (refused.value.rule, refused.value.facts) == ("QX-R11", {"fault": fault})
