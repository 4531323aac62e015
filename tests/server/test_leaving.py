"""Players who leave never block a table."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from nenuphar.games.quibbit.types import Choose
from nenuphar.server.clock import now_ms
from nenuphar.server.model import rules
from tests.server.live_server import Live, NewGuest, NewServer, play_on, start_match, wait_for_turn


@pytest.fixture
def quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "LEAST_DECISION_S", 1)


@pytest.fixture
def three(guest: NewGuest) -> Iterator[tuple[Live, Live, Live]]:
    """Three people in a running match."""
    anna, bert, cleo = guest(), guest(), guest()
    with anna.at(anna.open("me,open,open")) as first:
        code = first.table["code"]
        with bert.at(bert.join(code)) as second, cleo.at(cleo.join(code)) as third:
            second.do("sit", seat=1)
            third.do("sit", seat=2)
            first.do("begin")
            for live in (second, third):
                live.until(lambda live: live.match)
            yield first, second, third


@pytest.mark.rule("TB-15")
@pytest.mark.usefixtures("quick_clock")
def test_the_clock_decides_for_absent_players(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole", decision_seconds=1, options={"round_limit": 1})) as live:
        live.do("begin")
        live.until(lambda live: any((line["event"] or {}).get("type") == "time-ran-out" for line in live.lines))
        assert live.match is not None
        assert live.match["deadline"] is not None


@pytest.mark.rule("TB-15", "TB-17")
def test_a_seat_left_during_a_match_waits_for_its_player(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open")
    with first, second:
        leaver = wait_for_turn(first, second)
        assert leaver.match is not None
        move = {"question": leaver.match["question"], "action": leaver.offers[0]}
        leaver.do("stand")
        assert leaver.offers == []
        assert leaver.refused("act", **move) == ("TB-17", {})
        leaver.do("come-back").play()


@pytest.mark.rule("TB-16")
def test_a_stand_in_takes_over_when_all_others_agree(three: tuple[Live, Live, Live]) -> None:
    first, second, third = three
    assert first.refused("propose", seat=2) == ("TB-16", {"fault": "there", "seat": 3})
    third.do("stand")
    first.do("propose", seat=2)
    assert first.table["takeover"] == {"seat": 2, "level": "frog", "agreed": [0], "asked": [1]}
    assert third.refused("vote", seat=2, agree=True)[0] == "TB-16"
    second.do("vote", seat=2, agree=False)
    assert second.table["takeover"] is None
    first.do("propose", seat=2)
    second.do("vote", seat=2, agree=True)
    assert second.table["seats"][2]["stand_in"] == "frog"
    assert second.table["takeover"] is None
    third.do("come-back")
    assert third.table["seats"][2]["stand_in"] == ""


@pytest.mark.rule("TB-16")
def test_absent_players_need_not_agree(three: tuple[Live, Live, Live]) -> None:
    first, second, third = three
    third.socket.close()
    first.until(lambda live: '"online":[true,true,false]' in live.received[-1])
    first.do("propose", seat=2)
    assert first.table["seats"][2]["stand_in"] == ""
    second.socket.close()
    first.until(lambda live: live.table["seats"][2]["stand_in"] == "frog")
    first.do("propose", seat=1)
    assert first.table["seats"][1]["stand_in"] == "frog"
    play_on(first)


@pytest.mark.rule("TB-16")
def test_a_disconnected_player_has_time_to_come_back_and_the_table_says_how_long(new_server: NewServer) -> None:
    server = new_server(away_seconds=3_600)
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        with first:
            assert _stand_in_from(first) == [None, None]
            now = now_ms()
            second.socket.close()
            heard = first.hear()
            while heard["type"] != "presence" or all(heard["online"]):
                heard = first.hear()
            nobody, from_then_on = heard["stand_in_from"]
            assert nobody is None
            assert now + 3_600_000 <= from_then_on <= now_ms() + 3_600_000
            assert first.refused("propose", seat=1) == ("TB-16", {"fault": "there", "seat": 2})
            with anna.at(first.table["id"]) as again:
                assert _stand_in_from(again) == [None, from_then_on]
            with bert.at(first.table["id"]) as again:
                assert _stand_in_from(again) == [None, None]
                again.do("stand")  # no waiting time after leaving on purpose
                assert again.table["seats"][1]["stand_in_from"] <= now_ms()
                first.do("propose", seat=1)
                assert first.table["seats"][1]["stand_in"] == "frog"
                assert _stand_in_from(first) == [None, None]


def _stand_in_from(live: Live) -> list[int | None]:
    return [seat["stand_in_from"] for seat in live.table["seats"]]


@pytest.mark.rule("TB-17")
def test_a_player_who_is_back_plays_on(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert, "me,open")
    with first:
        second.socket.close()
        first.until(lambda live: '"online":[true,false]' in live.received[-1])
        first.do("propose", seat=1)
        first.until(lambda live: live.is_due)
        with bert.at(first.table["id"]) as again:
            assert again.table["seats"][1]["stand_in"] == "frog"
            again.do("come-back")
            play_on(first, again)


@pytest.mark.rule("TB-18")
def test_a_resigned_seat_goes_to_the_weakest_bot_for_good(guest: NewGuest) -> None:
    first, second = start_match(guest(), guest(), "me,open")
    with first, second:
        second.do("resign")
        assert second.table["seats"][1]["stand_in"] == "tadpole"
        assert second.table["seats"][1]["resigned"]
        assert second.refused("come-back") == ("TB-18", {})
        assert second.refused("resign") == ("TB-18", {})
        play_on(first, second)


def test_a_table_with_bots_alone_plays_to_its_end(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole,tadpole")) as live:
        live.do("begin").do("resign")
        live.until(lambda live: live.is_over)


@pytest.mark.parametrize("fault", [None, {"type": "win"}, Choose(99), RuntimeError("lost my mind")])
def test_a_faulty_bot_holds_up_nobody(new_server: NewServer, fault: object, caplog: pytest.LogCaptureFixture) -> None:
    server = new_server()
    assert server.app is not None

    async def choose(*_: object) -> object:
        if isinstance(fault, Exception):
            raise fault
        return fault

    thinkers: Any = server.app.context.lobby.thinkers
    thinkers.choose = choose
    caplog.set_level(logging.CRITICAL, "nenuphar.table")
    with server.guest() as anna, anna.at(anna.open("me,tadpole,heron", options={"round_limit": 2})) as live:
        live.do("begin")
        play_on(live)


@pytest.mark.rule("TB-4")
def test_these_rules_apply_only_during_a_match(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        for ask in ("resign", "come-back"):
            assert live.refused(ask) == ("TB-4", {"over": 0})
        live.do("begin")
        play_on(live)
        for ask in ("resign", "come-back", "stand"):
            assert live.refused(ask) == ("TB-4", {"over": 1})
