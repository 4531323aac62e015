"""Today's letters cannot be practised before they count."""

import pytest

from tests.server.live_server import NewGuest
from tests.server.test_daily import books, day, finish, known_words, server, wish

__all__ = ["books", "known_words", "server"]  # fixtures


@pytest.mark.rule("TB-62")
def test_today_is_played_without_counting_after_the_try_that_counts(guest: NewGuest) -> None:
    anna = guest()
    refused = wish(anna, counts=False)
    assert (refused["rule"], refused["facts"]) == ("TB-62", {"fault": "today", "day": day()})
    table = wish(anna)["id"]
    assert wish(anna, counts=False)["facts"]["fault"] == "today", "while it continues"
    finish(anna, table)
    assert wish(anna, counts=False)["id"] != table
    assert wish(anna, counts=False, place="/api/daily/quibbix/fr")["rule"] in ("TB-62", "TB-65")
