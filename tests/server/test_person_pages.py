"""People's pages and ratings: what is shown to whom, and which matches count."""

import asyncio
import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from nenuphar import games
from nenuphar.core.rating import NEWCOMER, rated
from nenuphar.server.lobby.results import make_again
from nenuphar.server.model.ratings import rate
from nenuphar.store import Finished, PageChoice, Result, Unrated
from nenuphar.store.opening import open_store
from tests.server.live_server import Guest, Live, LiveServer, NewGuest, play_on, start_match

OLD = sorted((Path(__file__).parent / "old").glob("*/pond.sqlite3.gz"))


def page(viewer: Guest, owner: Guest | None = None, **wish: Any) -> dict[str, Any]:
    found = viewer.http.get(f"/api/people/{(owner or viewer).id}", params=wish)
    assert found.status_code == 200, found.text
    shown: dict[str, Any] = found.json()
    return shown


def choose(guest: Guest, shows: str, ratings: bool = False) -> None:
    assert guest.http.put("/api/me/page", json={"shows": shows, "ratings": ratings}).status_code == 200


def refusal(viewer: Guest, owner: Guest) -> str:
    answer = viewer.http.get(f"/api/people/{owner.id}")
    assert answer.status_code == 404
    return str(answer.json()["rule"])


def play_match(anna: Guest, bert: Guest, **wish: Any) -> str:
    first, second = start_match(anna, bert, **wish)
    with first, second:
        play_on(first, second)
        return str(first.table["id"])


def play_rated(anna: Guest, bert: Guest) -> None:
    with anna.at(anna.open("me,open", rated=True)) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1).do("accept-rating")
        host.do("begin")
        play_on(host, other)


@pytest.mark.rule("TB-80")
def test_the_owner_decides_who_may_open_a_page(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    play_match(anna, bert)
    assert page(bert, anna)["totals"]["played"] == 1, "people who have played with them, unless they choose otherwise"
    assert refusal(cleo, anna) == "TB-80"
    choose(anna, "everybody")
    assert page(cleo, anna)["person"]["id"] == anna.id
    choose(anna, "nobody")
    assert refusal(bert, anna) == "TB-80"
    assert page(anna)["choice"] == {"shows": "nobody", "ratings": False}
    assert anna.http.get("/api/people/nobody").json()["rule"] == "TB-80"
    assert anna.http.put("/api/me/page", json={"shows": "all", "ratings": False}).json()["rule"] == "TB-8"


@pytest.mark.rule("TB-81")
def test_others_see_matches_only_of_tables_that_they_may_see(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    private, public = play_match(anna, bert), play_match(anna, bert, public=True)
    choose(anna, "everybody")

    def tables(viewer: Guest) -> list[str]:
        return [match["table"] for match in page(viewer, anna)["matches"]]

    assert tables(anna) == tables(bert) == [public, private]
    assert tables(cleo) == [public]
    seen = page(cleo, anna)
    assert seen["totals"]["played"] == sum(month["played"] for month in seen["months"]) == 1
    assert seen["choice"] is None


def test_what_matches_add_up_to(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    play_match(anna, bert)
    with anna.at(anna.open("me,tadpole")) as alone:
        alone.do("begin")
        play_on(alone)
    found = page(anna)
    [totals] = found["games"]
    assert (totals["game"], totals["people"]["played"], totals["bots"]["played"]) == ("quibbit", 1, 1)
    assert [(rival["person"], rival["played"]) for rival in found["rivals"]] == [(bert.id, 1)]
    assert {each["id"] for each in found["people"]} == {anna.id, bert.id}
    assert found["totals"]["won"] == sum(match["won"] for match in found["matches"])
    assert sum(colour["played"] for colour in found["colours"]) == 2
    assert [match["company"] for match in page(anna, company="bots")["matches"]] == ["bots"]
    assert page(anna, rival=bert.id)["totals"]["played"] == 1
    assert page(anna, game="gobbit")["totals"]["played"] == 0
    assert page(anna, days=1, number=9)["totals"]["played"] == 2


@pytest.mark.rule("TB-82")
def test_a_rated_match_begins_when_everybody_has_agreed(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open", rated=True)) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1)
        assert other.table["to_accept"] == [1]
        assert host.refused("begin") == ("TB-82", {"fault": "waiting", "seats": [2]})
        other.do("accept-rating")
        host.until(lambda _: host.table["to_accept"] == [])
        change(host, decision_seconds=30)
        other.until(lambda _: other.table["to_accept"] == [1])  # the host has changed something: they are asked again
        assert host.refused("begin")[0] == "TB-82"
        change(host, rated=False)
        assert other.refused("accept-rating") == ("TB-82", {"fault": "unrated"})
        host.do("begin")
        assert not host.table["rated"]


@pytest.mark.rule("TB-83")
def test_a_rated_match_needs_players_whose_strength_can_be_compared(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me", game="quibbix", rated=True)) as host:
        assert host.refused("begin") == ("TB-83", {"fault": "alone"})
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bert"}]
    opened = anna.http.post("/api/tables", json={"game": "gobbit", "seats": seats, "rated": True})
    with anna.at(opened.json()["id"]) as host:
        assert host.refused("begin") == ("TB-83", {"fault": "screen"})


@pytest.mark.rule("TB-83")
def test_a_person_who_left_is_rated_behind_everybody_who_stayed(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    choose(anna, "met", ratings=True)
    choose(bert, "met", ratings=True)
    with anna.at(anna.open("me,open", rated=True)) as host, bert.at(bert.join(host.table["code"])) as other:
        other.do("sit", seat=1).do("accept-rating")
        host.do("begin")
        other.do("resign")
        play_on(host)
    [winner], [loser] = (page(each)["ratings"] for each in (anna, bert))
    after = rated([NEWCOMER, NEWCOMER], [1, 2])
    assert (winner["points"], loser["points"]) == (after[0].points, after[1].points)
    [match] = page(bert)["matches"]
    assert [seat["left"] for seat in match["seats"]] == [False, True]
    assert not match["won"]
    assert match["gained"] == after[1].points - NEWCOMER.points


@pytest.mark.rule("TB-84")
def test_no_rating_is_shown_to_people_who_want_none(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    play_rated(anna, bert)
    assert page(anna)["ratings"] is None
    assert page(anna)["matches"][0]["gained"] is None
    assert anna.http.get("/api/me/equals").json() == []
    choose(anna, "met", ratings=True)
    assert page(anna)["ratings"][0]["matches"] == 1
    assert page(bert, anna)["ratings"] is None
    choose(bert, "met", ratings=True)
    assert page(bert, anna)["ratings"][0]["points"] == page(anna)["ratings"][0]["points"]
    [equal] = anna.http.get("/api/me/equals").json()
    assert equal["level"] in games.load("quibbit").bots


@pytest.mark.rule("TB-85")
def test_the_same_matches_give_the_same_ratings_in_whatever_order_they_come(tmp_path: Path) -> None:
    def finished(ended_ms: int, *ranks: int) -> Finished:
        seats = [{"rank": rank, "person": person} for rank, person in zip(ranks, "abc", strict=False)]
        data = str({"seats": [*seats, {"rank": 2, "level": "frog"}]}).replace("'", '"').encode()
        return Finished(Result(f"t{ranks}", "quibbit", ended_ms, True, True, data), tuple("abc"[: len(ranks)]))

    matches = [finished(1, 1, 3), finished(2, 2, 2, 1), finished(3, 3, 1), finished(3, 1, 1, 3), finished(4, 2, 1)]

    async def fold(path: Path, order: list[int]) -> Sequence[object]:
        store = await open_store(path)
        for number in order:
            await store.keep_results([matches[number]])
            while (unrated := await store.unrated("quibbit", 1)).results:
                await store.keep_ratings(unrated, rate(unrated))
        found = [await store.ratings_of(person) for person in "abc"]
        await store.close()
        return found

    def folded(*order: int) -> Sequence[object]:
        return asyncio.run(fold(tmp_path / f"{order}.sqlite3", list(order)))

    assert folded(0, 1, 2, 3, 4) == folded(4, 3, 2, 1, 0) == folded(1, 4, 0, 3, 2)
    results = tuple(match.result for match in matches)
    unrated = Unrated("quibbit", 0, results, (), frozenset("abc"))
    assert len(rate(unrated)) > len(matches)
    assert rate(unrated) == rate(unrated)


@pytest.mark.rule("TB-85")
def test_results_and_ratings_can_be_made_again_from_the_logs(server: LiveServer, guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    play_rated(anna, bert)
    play_match(anna, bert, game="china_moon")

    async def compare() -> None:
        store = await open_store(server.settings.database)
        person = anna.id

        async def shown() -> tuple[object, object]:
            return await store.results_of(person, person), await store.ratings_of(person)

        while (unrated := await store.unrated("quibbit")).results:
            await store.keep_ratings(unrated, rate(unrated))
        before = await shown()
        assert await make_again(store, lambda done: None) >= 2
        assert await shown() == before
        await store.close()

    asyncio.run(compare())


@pytest.mark.rule("TB-85", "TB-96")
def test_after_a_deletion_the_ratings_of_others_are_those_of_the_matches_that_are_left(tmp_path: Path) -> None:
    def finished(ended_ms: int, *people: str) -> Finished:
        seats = [{"rank": rank, "person": person} for rank, person in enumerate(people, 1)]
        data = json.dumps({"seats": seats}).encode()
        return Finished(Result(f"t{ended_ms}", "quibbit", ended_ms, True, True, data), people)

    matches = [finished(1, "a", "b"), finished(2, "c", "a"), finished(3, "b", "c"), finished(4, "c", "b")]

    async def compare() -> None:
        store, fresh = await open_store(tmp_path / "one.sqlite3"), await open_store(tmp_path / "other.sqlite3")
        await store.keep_results(matches)
        while (unrated := await store.unrated("quibbit", 2)).results:
            await store.keep_ratings(unrated, rate(unrated))
        await store.delete_person("a", 9)
        await store.finish_deletion("a")
        await fresh.delete_person("a", 9)  # as when all results are made again
        await fresh.keep_results(matches)
        for each in (store, fresh):
            while (unrated := await each.unrated("quibbit", 2)).results:
                await each.keep_ratings(unrated, rate(unrated))
        for person in "bc":
            assert await store.ratings_of(person) == await fresh.ratings_of(person)
        assert len(await store.ratings_of("b")) == 3
        for each in (store, fresh):
            await each.close()

    asyncio.run(compare())


@pytest.mark.rule("TB-81")
def test_others_learn_from_a_rating_nothing_about_private_matches(guest: NewGuest) -> None:
    anna, bert, cleo = guest(), guest(), guest()
    play_rated(anna, bert)
    for someone in (anna, cleo):
        choose(someone, "everybody", ratings=True)
    [own], [seen] = page(anna)["ratings"], page(cleo, anna)["ratings"]
    assert (own["matches"], len(own["history"])) == (1, 1)
    assert (seen["points"], seen["matches"], seen["history"]) == (own["points"], 0, [])


@pytest.mark.parametrize("old", OLD, ids=lambda path: str(path.parent.name))
def test_matches_of_an_old_database_get_results(old: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress(old.read_bytes()))

    async def made() -> int:
        store = await open_store(path)
        try:
            return await make_again(store, lambda done: None)
        finally:
            await store.close()

    assert asyncio.run(made()) > 0


def test_a_person_who_is_gone_breaks_no_page(server: LiveServer, guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    play_match(anna, bert)

    async def forget() -> None:
        store = await open_store(server.settings.database)
        await store.keep_page_choice(bert.id, PageChoice("everybody", ratings=True))
        await store._writer.do(
            lambda connection: connection.execute("DELETE FROM played WHERE person_id = ?", [bert.id])
        )
        await store.close()

    asyncio.run(forget())
    assert page(anna)["totals"]["played"] == 1
    assert page(bert)["totals"]["played"] == 0


def change(at: Live, **wish: Any) -> None:
    limit = at.table["decision_ms"]
    now = {
        "seats": len(at.table["seats"]),
        "options": at.table["options"],
        "decision_seconds": None if limit is None else limit // 1_000,
        "public": at.table["public"],
        "rated": at.table["rated"],
    }
    at.do("change-table", **{**now, **wish})
