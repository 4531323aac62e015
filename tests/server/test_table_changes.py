"""The host changes a table before the match; and guests without a name."""

from typing import Any

import pytest

from nenuphar.core.codec import encode
from nenuphar.server.model.profiles import KeptProfile
from tests.server.live_server import Live, LiveServer, NewGuest, NewServer

HOUR_S = 3_600


def change(at: Live, **wish: Any) -> dict[str, Any]:
    """Changes the table, and keeps what is not given."""
    limit = at.table["decision_ms"]
    now = {
        "seats": len(at.table["seats"]),
        "options": at.table["options"],
        "decision_seconds": None if limit is None else limit // 1_000,
        "public": at.table["public"],
    }
    return {**now, **wish}


def kinds(at: Live) -> list[str]:
    return [seat["kind"] for seat in at.table["seats"]]


@pytest.mark.rule("TB-35")
def test_the_host_changes_everything_and_all_are_told(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open")) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1)
        host.do("change-table", **change(host, seats=4, decision_seconds=HOUR_S, options={"youngest": 1}, public=True))
        other.until(lambda _: len(other.table["seats"]) == 4)
        assert kinds(other) == ["human", "human", "open", "open"]
        assert (other.table["decision_ms"], other.table["public"]) == (HOUR_S * 1_000, True)
        assert other.table["options"] == {"youngest": 1}
        told = other.lines[-1]["saying"]
        assert (told["key"], told["rule"]) == ("table-line-changed", "TB-35")
        named = [f"table-line-changed-{what}" for what in ("seats", "time", "options", "public")]
        assert [word["key"] for word in told["facts"]["what"]] == named
        lines = len(host.lines)
        host.do("change-table", **change(host))
        assert len(host.lines) == lines, "nothing was changed"


@pytest.mark.rule("TB-35")
def test_people_keep_a_seat_when_there_are_fewer(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,tadpole,open,open")) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=3)
        host.do("change-table", **change(host, seats=3))
        assert kinds(host) == ["human", "bot", "human"], "a free seat is used before a bot's"
        host.do("change-table", **change(host, seats=2))
        other.until(lambda _: len(other.table["seats"]) == 2)
        assert (kinds(other), other.table["you"]) == (["human", "human"], 1)
        assert host.refused("change-table", **change(host, seats=1))[0] == "TB-1"
    with anna.at(anna.open("me,open,open", game="china_moon")) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=2)
        host.do("fill", seat=1, level="tadpole").do("change-table", **change(host, seats=5))
        assert kinds(host) == ["human", "bot", "human", "open", "open"]


@pytest.mark.rule("TB-35")
def test_there_are_never_fewer_seats_than_people(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    with (
        anna.at(anna.open("me,open,open")) as host,
        bert.at(bert.join(host.table["code"])) as second,
        cleo.at(cleo.join(host.table["code"])) as third,
    ):
        second.do("sit", seat=1)
        third.do("sit", seat=2)
        host.until(lambda _: kinds(host) == ["human"] * 3)
        assert host.refused("change-table", **change(host, seats=2)) == ("TB-35", {"people": 3, "seats": 2})


@pytest.mark.rule("TB-35")
def test_only_the_host_changes_a_table_and_only_before_the_match(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open,tadpole")) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1)
        assert other.refused("change-table", **change(other, seats=2)) == ("TB-12", {"fault": "host"})
        assert host.refused("change-table", **change(host, decision_seconds=1))[0] == "TB-26"
        assert host.refused("change-table", **change(host, options={"youngest": 9}))[0] == "QB-S5"
        assert host.refused("change-table", **change(host, options={"no-such": 1}))[0] == "TB-8"
        host.do("begin")
        assert host.refused("change-table", **change(host, seats=2)) == ("TB-14", {"fault": "playing"})


@pytest.mark.rule("TB-35")
def test_a_changed_table_is_the_same_after_a_restart_and_its_match_has_its_seats(new_server: NewServer) -> None:
    server = new_server()
    with server.guest() as anna:
        table = anna.open("me,open", decision_seconds=60)
        with anna.at(table) as host:
            host.do("change-table", **change(host, seats=4, decision_seconds=None, public=True))
        server.stop()
        server.start()
        with anna.at(table) as host:
            assert (kinds(host), host.table["decision_ms"]) == (["human", "open", "open", "open"], None)
            with server.guest() as stranger:
                assert [each["id"] for each in stranger.http.get("/api/tables").json()["open"]] == [table]
            for seat in (1, 2, 3):
                host.do("fill", seat=seat, level="tadpole")
            host.do("begin")
            host.until(lambda _: host.match is not None)
            assert host.match is not None
            assert len(host.match["view"]["hands"]) == 4


def test_a_guest_is_asked_for_a_name_until_one_is_chosen(server: LiveServer) -> None:
    with server.guest() as anna:
        me = anna.http.get("/api/me").json()
        assert me["named"] is False
        wish = {key: me[key] for key in ("name", "colour", "avatar")}
        assert anna.http.put("/api/me", json=wish).json()["named"] is True
        assert anna.http.get("/api/me").json()["named"] is True


def test_an_old_profile_counts_as_named_unless_its_name_was_made_up() -> None:
    assert KeptProfile("Mia", "red", "frog").is_named
    assert not KeptProfile("Jasmin 89", "red", "frog").is_named
    assert KeptProfile("Jasmin 89", "red", "frog", named=True).is_named
    assert b"named" in encode(KeptProfile("Mia", "red", "frog"))


def test_others_are_not_told_whether_a_name_was_chosen(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as host:
        assert set(host.table["seats"][0]["person"]) == {"id", "name", "colour", "avatar"}
