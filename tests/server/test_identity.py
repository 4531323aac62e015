"""Identity: tokens, devices and strangers."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from nenuphar.server.gateway.identity import COOKIE
from nenuphar.server.gateway.pages import Pages
from nenuphar.server.settings import DAY_S
from tests.server.live_server import Guest, LiveServer, NewGuest, NewServer


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: LiveServer) -> None:
    cookie = httpx.get(f"http://{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


@pytest.mark.rule("TB-23")
def test_a_token_signed_elsewhere_is_refused(server: LiveServer, guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    table, good = anna.open("me,open", public=True), anna.http.cookies[COOKIE]
    kind, key, person, made, signature = good.split(".")
    forged = [
        "",
        "x",
        "....",
        good[:-1],
        good + "x",
        f"{kind}.{key}.{bert.id}.{made}.{signature}",
        f"{kind}.{key}.{person}.{int(made) + 1}.{signature}",
        f"{kind}.00000000.{person}.{made}.{signature}",
        f"2.{key}.{person}.{made}.{signature}",
        f"{kind}.{key}.{person}.{made}.",
        f"{kind}.{key}.{person}.never.{signature}",
        "x" * 5_000,
    ]
    for token in forged:
        headers = {"Cookie": f"{COOKIE}={token}"}
        answer = httpx.get(f"http://{server.address}/api/tables", headers=headers, verify=False)
        assert (answer.status_code, answer.json()["rule"]) == (401, "TB-23"), token
        assert _refused_everywhere(anna, table, token) == (401, 401), token
        somebody_new = httpx.get(f"http://{server.address}/api/me", headers=headers, verify=False)
        assert somebody_new.json()["id"] not in (anna.id, bert.id)
    assert anna.http.get("/api/tables").status_code == 200


@pytest.mark.rule("TB-23")
def test_a_token_expires_and_is_renewed_in_time(server: LiveServer, guest: NewGuest) -> None:
    anna = guest()
    assert server.app is not None
    tokens, now = server.app.context.tokens, time.time_ns() // 1_000_000
    life_ms = server.settings.token_days * DAY_S * 1_000
    fresh, stale, dead = (tokens.sign(anna.id, now - int(life_ms * age)) for age in (0.4, 0.6, 1.1))

    def me(token: str) -> httpx.Response:
        return httpx.get(f"http://{server.address}/api/me", headers={"Cookie": f"{COOKIE}={token}"}, verify=False)

    assert me(fresh).json()["id"] == me(stale).json()["id"] == anna.id
    assert "set-cookie" not in me(fresh).headers
    renewed = me(stale).cookies[COOKIE]
    assert me(renewed).json()["id"] == anna.id
    assert "set-cookie" not in me(renewed).headers
    assert me(dead).json()["id"] != anna.id
    assert _refused_everywhere(anna, anna.open(public=True), dead) == (401, 401)


@pytest.mark.rule("TB-23")
def test_signing_keys_are_rotated_and_tokens_are_signed_again(
    new_server: NewServer, calendar: Callable[[float], None]
) -> None:
    server = new_server(token_days=180, forget_days=3_650)
    with server.guest() as anna:
        table, first = anna.open("me,open"), anna.http.cookies[COOKIE]

        def restart_after(days: float) -> None:
            server.stop()
            calendar(days)
            server.start()

        restart_after(100)
        with server.guest() as bert:
            assert _key_of(bert.http.cookies[COOKIE]) != _key_of(first)
        with anna.at(table) as live:
            assert live.table["you"] == 0
        assert anna.http.get("/api/me").json()["id"] == anna.id
        second = anna.http.cookies[COOKIE]
        assert _key_of(second) != _key_of(first)
        restart_after(100)
        assert anna.http.get("/api/tables").status_code == 200
        assert _refused_everywhere(anna, table, first) == (401, 401)
        restart_after(400)
        assert _refused_everywhere(anna, table, second) == (401, 401)


def _key_of(token: str) -> str:
    return token.split(".")[1]


def _refused_everywhere(guest: Guest, table: str, token: str) -> tuple[int, int]:
    """The answers to this token over HTTP and when opening a socket."""
    headers = {"Cookie": f"{COOKIE}={token}"}
    answer = httpx.get(f"http://{guest.address}/api/tables/{table}", headers=headers)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{guest.address}/api/tables/{table}/live", additional_headers=headers, proxy=None)
    return answer.status_code, refused.value.response.status_code


@pytest.mark.rule("TB-27")
def test_a_device_link_works_once(guest: NewGuest) -> None:
    anna, phone = guest(), guest()
    table = anna.open()
    path = anna.http.post("/api/me/devices").json()["path"]
    code = path.removeprefix("/me/")
    assert phone.http.post(f"/api/me/devices/{code}").json()["id"] == anna.id
    assert phone.http.get("/api/me").json()["id"] == anna.id
    with phone.at(table) as live:
        assert live.table["you"] == 0
    again = guest().http.post(f"/api/me/devices/{code}")
    assert (again.status_code, again.json()) == (404, {"rule": "TB-27", "facts": {}})


@pytest.mark.rule("TB-20")
def test_for_strangers_a_private_table_does_not_exist(guest: NewGuest) -> None:
    anna, stranger = guest(), guest()
    table = anna.open("me,open")
    nowhere = "2" * len(table)
    for path in ("", "/replay", "/record"):
        hidden = stranger.http.get(f"/api/tables/{table}{path}")
        missing = stranger.http.get(f"/api/tables/{nowhere}{path}")
        assert hidden.status_code == missing.status_code == 404
        assert hidden.content == missing.content
        assert _names(hidden) == _names(missing)
    answers = []
    for wanted in (table, nowhere):
        with pytest.raises(InvalidStatus) as refused:
            stranger.at(wanted)
        answers.append((refused.value.response.status_code, bytes(refused.value.response.body or b"")))
    assert answers[0] == answers[1] == (404, b'{"rule":"TB-20","facts":{}}')
    assert stranger.http.get("/api/tables").json()["yours"] == []
    wrong = stranger.http.post("/api/join", json={"code": "AAAAAAAA"})
    assert wrong.status_code == 404


def _names(answer: httpx.Response) -> set[tuple[str, str]]:
    return {(name, value) for name, value in answer.headers.items() if name != "date"}


@pytest.mark.rule("TB-20")
def test_only_people_at_the_table_see_its_invitation(guest: NewGuest) -> None:
    anna, bert = guest(), guest()
    with anna.at(anna.open("me,open")) as first:
        code = first.table["code"]
        table = bert.join(f" {code[:4].lower()}-{code[4:]} ")
        with bert.at(table) as second:
            assert second.table["code"] == ""
            second.do("sit", seat=1)
            assert second.table["code"] == code
            second.do("stand")
        assert bert.http.get(f"/api/tables/{table}").json()["you"] is None


def test_a_new_name_reaches_the_tables_of_its_owner(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        anna.http.put("/api/me", json={"name": "Anna", "colour": "green", "avatar": "duck"})
        live.until(lambda live: live.table["seats"][0]["person"]["name"] == "Anna")


def test_every_answer_names_the_version_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/index-1.js"></script>')
    pages = Pages(tmp_path)
    assert pages.entry == b"/assets/index-1.js"
    (tmp_path / "index.html").unlink()
    assert pages.entry == b""
    (tmp_path / "index.html").write_text('<script type="module" crossorigin src="/assets/index-22.js"></script>')
    assert pages.entry == b"/assets/index-22.js"


def test_the_page_learns_its_version_from_answers_only(server: LiveServer) -> None:
    if not Pages().entry:
        pytest.skip("the page is not built")
    with server.guest() as anna:
        page = anna.http.get("/").text
        assert anna.http.get("/api/here").headers["nenuphar-page"] in page
        assert "nenuphar-page" not in anna.http.get("/healthz").headers
