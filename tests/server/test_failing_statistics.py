"""A game whose statistics or score of the day fail does not keep its matches from ending."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NoReturn

import pytest

from nenuphar import games
from nenuphar.core.daily import AnyDaily
from nenuphar.core.game import AnyGame
from nenuphar.core.statistics import Statistics
from nenuphar.games.gobbit import GAME as GOBBIT
from tests.server.live_server import NewGuest
from tests.server.test_daily import books, finish, known_words, server, wish
from tests.server.test_daily import page as daily_page
from tests.server.test_person_pages import page, play_match

__all__ = ["books", "known_words", "server"]  # fixtures


def fail(*_: object) -> NoReturn:
    raise ValueError("planted")


def too_few(*_: object) -> Sequence[dict[str, Any]]:
    return []


@pytest.mark.parametrize("of", [fail, too_few])
def test_a_match_ends_without_statistics(guest: NewGuest, monkeypatch: pytest.MonkeyPatch, of: Any) -> None:
    monkeypatch.setattr(games, "statistics", lambda _: Statistics((), of))
    anna, bert = guest(), guest()
    play_match(anna, bert)
    assert page(anna)["totals"]["played"] == 1


def test_a_match_of_the_day_ends_without_a_score(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    known = games.daily

    def failing(game: AnyGame) -> AnyDaily | None:
        found = known(game)
        return None if found is None else replace(found, score=fail)

    monkeypatch.setattr(games, "daily", failing)
    anna = guest()
    finish(anna, wish(anna)["id"])
    after = daily_page(anna)["today"]
    assert (after["open"], after["score"]) == (False, None)


def test_a_variant_of_the_rules_has_no_statistics() -> None:
    assert games.statistics(GOBBIT) is not None
    assert games.statistics(replace(GOBBIT, decide=fail)) is None
