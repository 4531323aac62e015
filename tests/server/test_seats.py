"""Seats before and after the match."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from nenuphar.server.lobby import tidying
from nenuphar.store import Append
from tests.server.live_server import PATIENCE_S, LiveServer, NewGuest, NewServer, play_on, start_match

RACERS = 200


@pytest.mark.rule("TB-11")
def test_one_person_one_seat(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open,open")) as first, bert.at(bert.join(first.table["code"])) as second:
        assert second.refused("sit", seat=0) == ("TB-11", {"fault": "taken", "seat": 1})
        assert second.refused("sit", seat=7) == ("TB-11", {"fault": "no-seat", "seat": 8})
        assert second.refused("stand") == ("TB-11", {"fault": "standing"})
        second.do("sit", seat=1).do("sit", seat=2)
        kinds = [seat["kind"] for seat in second.table["seats"]]
        assert (kinds, second.table["you"]) == (["human", "open", "human"], 2)
    twice = anna.http.post("/api/tables", json={"game": "quibbit", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (twice.status_code, twice.json()) == (422, {"rule": "TB-11", "facts": {"fault": "seats"}})


@pytest.mark.rule("TB-11")
def test_a_seat_wanted_by_many_goes_to_one(server: LiveServer, guest: NewGuest) -> None:
    anna = guest()
    table = anna.open("me,open", public=True)

    async def race() -> Counter[str]:
        start, ready = asyncio.Event(), asyncio.Semaphore(0)

        async def runner(http: httpx.AsyncClient) -> str:
            answer = await http.get("/api/me")
            headers = {"Cookie": f"nenuphar={answer.cookies['nenuphar']}"}
            url = f"ws://{server.address}/api/tables/{table}/live"
            async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE_S) as socket:
                ready.release()
                await start.wait()
                await socket.send('{"type":"sit","id":"me-first","seat":1}')
                while True:
                    message = msgspec.json.decode(await socket.recv())
                    if message["type"] in ("done", "refusal"):
                        return str(message.get("rule", "done"))

        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE_S) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # otherwise all would be one person
            async with asyncio.TaskGroup() as group:  # ends at once if a runner fails
                runners = [group.create_task(runner(http)) for _ in range(RACERS)]
                for _ in range(RACERS):
                    await ready.acquire()
                start.set()
            return Counter(each.result() for each in runners)

    assert asyncio.run(race()) == {"done": 1, "TB-11": RACERS - 1}
    seats = anna.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human"]


@pytest.mark.rule("TB-11")
def test_a_visitor_during_opening_gets_the_same_table(new_server: NewServer) -> None:
    """A stored table can be found even before its host is answered."""
    server = new_server()
    assert server.app is not None
    store: Any = server.app.context.lobby.store
    append = store.append

    found = threading.Event()

    async def append_and_dawdle(given: Append) -> object:
        answer = await append(given)
        while given.expected_seq == 0 and not found.is_set():
            await asyncio.sleep(0.01)
        return answer

    with server.guest() as anna, server.guest() as bert, ThreadPoolExecutor() as threads:
        store.append = append_and_dawdle
        opening = threads.submit(anna.open, "me,open", public=True)
        while not (listed := bert.http.get("/api/tables").json()["open"]):
            assert not opening.done()
        coming = threads.submit(bert.at, listed[0]["id"])
        found.set()
        with coming.result() as second, anna.at(opening.result()) as first:
            second.do("sit", seat=1)
            first.until(lambda live: live.seq >= second.seq).do("begin")
            second.until(lambda live: live.match)


@pytest.mark.rule("TB-12")
def test_only_the_host_prepares_the_table(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open,open")) as first, bert.at(bert.join(first.table["code"])) as second:
        second.do("sit", seat=1)
        assert second.refused("begin") == ("TB-12", {"fault": "host"})
        assert second.refused("kick", seat=0) == ("TB-12", {"fault": "host"})
        assert second.refused("fill", seat=2, level="frog") == ("TB-12", {"fault": "host"})
        assert first.refused("fill", seat=2, level="whale")[0] == "TB-8"
        assert first.refused("kick", seat=0) == ("TB-12", {"fault": "nobody", "seat": 1})
        first.do("fill", seat=2, level="frog").do("fill", seat=2, level="").do("fill", seat=2, level="tadpole")
        first.do("kick", seat=1)
        second.until(lambda live: live.table["you"] is None)
        assert second.refused("sit", seat=1) == ("TB-12", {"fault": "sent-away"})


@pytest.mark.rule("TB-13")
def test_a_match_begins_when_every_seat_is_taken(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open,tadpole")) as live:
        assert live.refused("begin") == ("TB-13", {"seats": [2]})
        live.do("fill", seat=1, level="tadpole").do("begin")
        assert live.refused("begin") == ("TB-14", {"fault": "playing"})


@pytest.mark.rule("TB-14")
def test_getting_up_before_the_match_frees_the_seat(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open")) as first, bert.at(bert.join(first.table["code"])) as second:
        second.do("sit", seat=1)
        first.do("stand")
        second.until(lambda live: live.table["host"] == bert.id)
        assert second.table["seats"][0]["kind"] == "open"
        second.do("stand")
        assert second.table["phase"] == "closed"
        assert second.refused("sit", seat=0) == ("TB-14", {"fault": "closed"})


@pytest.mark.rule("TB-19")
def test_a_rematch_has_the_same_seats(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    first, second = start_match(anna, bert, options={"round_limit": 1})
    with first, second:
        assert first.refused("rematch") == ("TB-19", {})
        play_on(first, second)
        second.do("rematch")
        first.until(lambda live: live.table["rematch"])
        again = first.table["rematch"]
        first.do("rematch")
        assert first.table["rematch"] == again
        with anna.at(again) as one, bert.at(again) as other:
            assert (one.table["you"], other.table["you"]) == (0, 1)
            assert one.table["options"] == {"round_limit": 1}
            assert one.table["host"] == anna.id
            one.do("begin")
            other.until(lambda live: live.match)


@pytest.mark.rule("TB-19")
def test_a_rematch_with_bots_alone_begins_at_once(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,tadpole", options={"round_limit": 1})) as live:
        live.do("begin")
        play_on(live)
        again = live.do("rematch").table["rematch"]
    with anna.at(again) as live:
        assert live.table["phase"] == "playing"
        assert live.table["you"] == 0


@pytest.mark.rule("TB-19", "TB-29")
def test_an_abandoned_rematch_can_be_opened_again(
    new_server: NewServer, calendar: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "TIDY_S", 0.05)
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        live, other = start_match(anna, bert, options={"round_limit": 1})
        with live, other:
            play_on(live, other)
            gone = live.do("rematch").table["rematch"]
            calendar(server.settings.forget_days + 1)
            while anna.http.get(f"/api/tables/{gone}").status_code != 404:
                time.sleep(0.05)
            again = live.do("rematch").table["rematch"]
            assert again != gone
            assert anna.http.get(f"/api/tables/{again}").json()["seats"][0]["person"]["id"] == anna.id


@pytest.mark.rule("TB-1", "TB-8", "TB-26")
def test_an_impossible_table_is_refused(guest: NewGuest) -> None:
    anna = guest()

    def refusal(**wish: object) -> str:
        me, bot = {"kind": "me"}, {"kind": "bot", "level": "frog"}
        answer = anna.http.post("/api/tables", json={"game": "quibbit", "seats": [me, bot], **wish})
        assert 400 <= answer.status_code < 500
        return str(answer.json()["rule"])

    assert refusal(seats=[{"kind": "me"}]) == "TB-1"
    assert refusal(game="chess") == "TB-8"
    assert refusal(seats=[{"kind": "me"}, {"kind": "bot", "level": "whale"}]) == "TB-8"
    assert refusal(options={"colours": 7}) == "TB-8"
    assert refusal(options={"colours": ["red", "red", "blue"]}) == "QB-S4"
    assert refusal(decision_seconds=1) == "TB-26"
    assert refusal(surprise=True) == "TB-8"
    assert anna.http.get("/api/tables").json()["yours"] == []


def test_public_tables_are_listed_until_they_are_full(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    open_to_all = anna.open("me,open", public=True)
    anna.open("me,open")
    listed = [card["id"] for card in bert.http.get("/api/tables").json()["open"]]
    assert open_to_all in listed
    with bert.at(open_to_all) as live:
        live.do("sit", seat=1)
        assert open_to_all not in [card["id"] for card in anna.http.get("/api/tables").json()["open"]]
        with anna.at(open_to_all) as host:
            host.do("begin")
            turns = [
                next(
                    card["your_turn"]
                    for card in person.http.get("/api/tables").json()["yours"]
                    if card["id"] == open_to_all
                )
                for person in (anna, bert)
            ]
            assert sorted(turns) == [False, True]
