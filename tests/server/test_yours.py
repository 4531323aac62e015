"""People take everything along that the server knows about them, or delete it, and nothing else breaks."""

import asyncio
import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import nenuphar
from nenuphar.server.lobby import departures
from nenuphar.store.opening import open_store
from nenuphar.store.personal import tables_about_people
from nenuphar.store.schema import schema
from tests.server.live_server import (
    Facts,
    Guest,
    LiveServer,
    NewGuest,
    NewServer,
    close_code,
    play_on,
    start_match,
    wait_for_turn,
)
from tests.server.test_two_servers import at, wait_until


def called(guest: Guest, name: str) -> Guest:
    answer = guest.http.put("/api/me", json={"name": name, "colour": "red", "avatar": "otter"})
    assert answer.status_code == 200
    return guest


def everything(guest: Guest, lang: str = "en") -> zipfile.ZipFile:
    answer = guest.http.get(f"/api/me/everything?lang={lang}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith('.zip"')
    file = zipfile.ZipFile(io.BytesIO(answer.content))
    assert file.testzip() is None
    return file


def delete(guest: Guest, name: str) -> httpx.Response:
    return guest.http.post("/api/me/deletion", json={"name": name})


def names(table: Facts) -> list[str | None]:
    return [seat["person"] and seat["person"]["name"] for seat in table["seats"]]


@pytest.mark.rule("TB-95")
def test_everything_is_in_one_file_with_an_index(guest: NewGuest) -> None:
    anna, bert = called(guest(), "Anna"), called(guest(), "Bert")
    first, second = start_match(anna, bert, options={"round_limit": 1}, public=True)
    with first, second:
        first.do("chat", text="for me to keep")
        second.do("chat", text="not hers")
        play_on(first, second)
    file = everything(anna)
    assert {f"data/{table.name}.json" for table, _ in tables_about_people(schema)} <= set(file.namelist())
    [profile] = json.loads(file.read("data/people.json"))
    assert profile["profile"]["name"] == "Anna"
    [table] = json.loads(file.read("tables.json"))
    assert (table["table"], table["game"], table["players"]) == (
        first.table["id"],
        "quibbit",
        ["Anna", "Bert", "tadpole"],
    )
    match = nenuphar.verify(file.read(table["record"]))
    assert match.outcome is not None
    assert [line["text"] for line in json.loads(file.read("chat.json"))] == ["for me to keep"]
    index = file.read("index.html").decode()
    assert all(f'href="{name}"' in index for name in file.namelist() if not name.startswith(("matches/", "index")))
    assert "not hers" not in "".join(file.read(name).decode() for name in file.namelist())
    assert "Was dieser Server über dich weiß" in everything(anna, "de").read("index.html").decode()


@pytest.mark.rule("TB-95")
def test_nobody_collects_twice_at_a_time_and_nobody_without_a_token(server: LiveServer, guest: NewGuest) -> None:
    anna = guest()
    assert server.app is not None
    with server.app.context.lobby.takeout.admitted(anna.id):
        refused = anna.http.get("/api/me/everything")
        assert (refused.status_code, refused.json()["rule"]) == (422, "TB-95")
    everything(anna)
    assert httpx.get(f"http://{server.address}/api/me/everything").json()["rule"] == "TB-23"


@pytest.mark.rule("TB-96")
def test_a_deleted_person_is_gone_from_old_matches_and_nothing_else_breaks(server: LiveServer, guest: NewGuest) -> None:
    anna, bert, cleo = called(guest(), "Anna"), called(guest(), "Bert"), guest()
    first, second = start_match(anna, bert, options={"round_limit": 1}, public=True)
    with first, second:
        table = first.table["id"]
        first.do("chat", text="my secret recipe")
        play_on(first, second)
        link = anna.http.post("/api/me/devices").json()["path"]
        token = anna.http.cookies["nenuphar"]
        assert delete(anna, " Anna ").status_code == 204
        second.until(lambda live: names(live.table)[0] == "")
        close_code(first)  # returns when the server has closed it
    for viewer in (bert, cleo):
        view = viewer.http.get(f"/api/tables/{table}").json()
        assert names(view)[:2] == ["", "Bert"]
        replay = viewer.http.get(f"/api/tables/{table}/replay")
        record = viewer.http.get(f"/api/tables/{table}/record")
        assert "Anna" not in replay.text + record.text
        assert "secret recipe" not in replay.text
        assert nenuphar.verify(record.content).outcome is not None
        assert record.json()["players"][0] == "Former guest"
        with viewer.at(table) as live:
            said = [line for line in live.log() if line["kind"] == "chat"]
            assert [(line["by"]["name"], line["text"]) for line in said] == [("", "")]
            opened = live.log()[0]
            assert opened["saying"]["facts"]["who"] == {"key": "former-guest"}
    wait_until(lambda: _listed(bert, table)["names"] == ["", "Bert", "tadpole"])
    # Neither the token nor a link brings the person back.
    with httpx.Client(base_url=f"http://{server.address}", cookies={"nenuphar": token}) as again:
        assert again.get("/api/tables").json()["rule"] == "TB-23"
        assert again.get("/api/me").json()["id"] != anna.id
    assert bert.http.post(f"/api/me/devices/{link.rpartition('/')[2]}").json()["rule"] == "TB-27"


@pytest.mark.rule("TB-96")
def test_a_wrong_name_deletes_nobody(guest: NewGuest) -> None:
    anna = called(guest(), "Anna")
    for typed in ("", "anna", "Bert"):
        refused = delete(anna, typed)
        assert (refused.status_code, refused.json()["rule"]) == (422, "TB-96")
    assert anna.http.get("/api/me").json()["id"] == anna.id


@pytest.mark.rule("TB-97")
def test_a_person_who_is_deleted_in_a_match_resigns_and_the_others_play_on(guest: NewGuest) -> None:
    anna, bert = called(guest(), "Anna"), called(guest(), "Bert")
    first, second = start_match(anna, bert, "me,open", options={"round_limit": 2})
    with first, second:
        wait_for_turn(first, second)
        assert delete(anna, "Anna").status_code == 204
        second.until(lambda live: live.table["seats"][0]["resigned"])
        assert names(second.table) == ["", "Bert"]
        second.until(lambda live: live.table["host"] == bert.id)
        play_on(second)
        assert nenuphar.verify(bert.http.get(f"/api/tables/{second.table['id']}/record").content).outcome is not None
        second.do("rematch").until(lambda live: live.table["rematch"])
        with bert.at(second.table["rematch"]) as again:
            assert [seat["kind"] for seat in again.table["seats"]] == ["open", "human"], "the former guest stays away"


@pytest.mark.rule("TB-97")
def test_before_the_match_a_deleted_host_frees_the_seat_and_passes_the_table_on(guest: NewGuest) -> None:
    anna, bert = called(guest(), "Anna"), called(guest(), "Bert")
    with anna.at(anna.open("me,open,tadpole")) as first:
        second = bert.at(bert.join(first.table["code"])).do("sit", seat=1)
    with second:
        assert delete(anna, "Anna").status_code == 204
        second.until(lambda live: live.table["host"] == bert.id)
        second.until(lambda live: live.table["seats"][0]["kind"] == "open")
    with anna_alone(guest) as alone:
        table = alone.open("me,open", public=True)
        assert delete(alone, "Alone").status_code == 204
        wait_until(lambda: table not in [each["id"] for each in bert.http.get("/api/tables").json()["open"]])


def anna_alone(guest: NewGuest) -> Guest:
    return called(guest(), "Alone")


@pytest.mark.rule("TB-96", "TB-97")
def test_it_does_not_matter_which_process_plays_the_table(
    new_server: NewServer, postgres_url: str, tmp_path: Path
) -> None:
    here, there = (new_server(database=postgres_url, files=tmp_path) for _ in range(2))
    with here.guest() as anna, here.guest() as bert, at(there, called(anna, "Anna")) as anna_there:
        first, second = start_match(anna, called(bert, "Bert"), "me,open", options={"round_limit": 1})
        with first, second:
            assert delete(anna_there, "Anna").status_code == 204
            second.until(lambda live: live.table["seats"][0]["resigned"] and names(live.table)[0] == "")
            close_code(first)
            play_on(second)
        with pytest.raises(InvalidStatus):
            anna.at(first.table["id"])
        wait_until(lambda: here_knows_nothing(here, anna.id))


def here_knows_nothing(server: LiveServer, person: str) -> bool:
    assert server.app is not None
    store: Any = server.app.context.lobby.store
    rows: dict[str, list[Facts]] = in_loop(server, lambda: store.rows_about(person))
    return not any(rows.values())


def in_loop(server: LiveServer, work: Callable[[], Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work(), server._loop).result(60)


@pytest.mark.rule("TB-96", "TB-97")
def test_a_deletion_goes_on_after_a_crash(server: LiveServer, guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "AGAIN_S", 0.05)
    anna, bert = called(guest(), "Anna"), called(guest(), "Bert")
    first, second = start_match(anna, bert, "me,open")
    assert server.app is not None
    lobby: Any = server.app.context.lobby
    with first, second:
        in_loop(server, lambda: lobby.store.delete_person(anna.id, 1))  # and nothing else: the process has died
        lobby.departures._asked.set()
        server._loop.call_soon_threadsafe(lobby.departures._asked.set)
        second.until(lambda live: live.table["seats"][0]["resigned"] and names(live.table)[0] == "")
        wait_until(lambda: here_knows_nothing(server, anna.id))


def _listed(guest: Guest, table: str) -> Facts:
    listed: list[Facts] = guest.http.get("/api/tables").json()["yours"]
    return next(each for each in listed if each["id"] == table)


@pytest.mark.rule("TB-100")
def test_a_request_that_is_under_way_while_its_person_is_deleted_is_refused(
    server: LiveServer, guest: NewGuest
) -> None:
    """The server still believes that it knows her, as at another node that has not heard of it."""
    anna = guest()

    async def delete() -> None:
        store = await open_store(server.settings.database)
        await store.delete_person(anna.id, 1)
        await store.close()

    async def rows() -> dict[str, int]:
        store = await open_store(server.settings.database)
        found = await store.rows_about(anna.id)
        await store.close()
        return {table: len(some) for table, some in found.items() if some}

    asyncio.run(delete())
    for method, path, body in (
        ("PUT", "/api/me/notifications/", {}),
        ("PUT", "/api/me/page", {"shows": "nobody", "ratings": True}),
        ("PUT", "/api/me", {"name": "Anna", "colour": "green", "avatar": "frog"}),
        ("POST", "/api/me/devices", None),
    ):
        answer = anna.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["rule"]) == (401, "TB-23"), path
    assert asyncio.run(rows()) == {}
