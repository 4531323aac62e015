"""The limits for one address, which addresses count as one, and which proxies are trusted."""

import logging
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from nenuphar.server.net.addresses import household
from tests.server.live_server import Guest, LiveServer, NewServer
from tests.server.raw_connection import NEIGHBOUR

FORWARDED = "X-Forwarded-For"


@pytest.mark.parametrize(
    ("host", "same"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "?"),
        ("", "?"),
        ("x" * 9_000, "?"),
    ],
)
def test_which_addresses_count_as_one(host: str, same: str) -> None:
    assert household(host) == same


def guests_from(server: LiveServer, *forwarded: str) -> list[int]:
    return [httpx.get(f"http://{server.address}/api/me", headers={FORWARDED: each}).status_code for each in forwarded]


@pytest.mark.rule("TB-24")
def test_without_a_trusted_proxy_forwarded_addresses_are_ignored(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "nenuphar.limits")
    server = new_server(guests_per_minute=3)
    assert guests_from(server, *(f"192.0.2.{number}" for number in range(6))) == [200] * 3 + [429] * 3
    said = [record.getMessage() for record in caplog.records]
    assert said.count("a proxy is not trusted: see --trusted-proxy") == 1


@pytest.mark.rule("TB-24")
def test_only_the_address_added_by_a_trusted_proxy_counts(new_server: NewServer) -> None:
    """Proxies add the address that they see at the end. Anybody may have written what comes before it."""
    server = new_server(guests_per_minute=2, trusted_proxies=("127.0.0.0/8", "10.0.0.0/8"))
    assert guests_from(server, *(f"192.0.2.{number}" for number in range(5))) == [200] * 5
    forged = [f"203.0.113.{number}, 198.51.100.1" for number in range(4)]
    assert guests_from(server, *forged) == [200, 200, 429, 429]
    assert guests_from(server, *(f"{each}, 10.0.0.9" for each in forged[:2])) == [429, 429], "another proxy in between"
    sixes = [f"2001:db8::{number}" for number in range(4)]
    assert guests_from(server, *sixes) == [200, 200, 429, 429]


@pytest.mark.rule("TB-24")
def test_a_proxy_at_another_address_is_not_trusted(new_server: NewServer) -> None:
    server = new_server(guests_per_minute=2, trusted_proxies=("10.0.0.1",))
    assert guests_from(server, *(f"192.0.2.{number}" for number in range(4))) == [200, 200, 429, 429]


def test_behind_tls_the_cookie_is_secure_and_hsts_is_set(new_server: NewServer) -> None:
    https = {"X-Forwarded-Proto": "https"}
    server = new_server(trusted_proxies=("127.0.0.1",))
    behind = httpx.get(f"http://{server.address}/api/me", headers=https).headers
    plain = httpx.get(f"http://{server.address}/api/me").headers
    assert "Secure" in behind["set-cookie"]
    assert behind["strict-transport-security"] == "max-age=31536000"
    assert behind["cross-origin-opener-policy"] == "same-origin"
    assert not {"strict-transport-security", "cross-origin-opener-policy"} & set(plain), "browsers warn about it"
    assert "Secure" not in plain["set-cookie"]


def test_without_a_trusted_proxy_forwarded_tls_is_ignored(server: LiveServer) -> None:
    answer = httpx.get(f"http://{server.address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers


@pytest.mark.rule("TB-24")
def test_tables_and_requests_are_limited_for_each_address(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "nenuphar.limits")
    server = new_server(address_tables_per_minute=4, address_requests_per_second=10)
    quick = {"game": "quibbit"}
    with ExitStack() as stack:
        crowd = [stack.enter_context(server.guest()) for _ in range(6)]
        elsewhere = stack.enter_context(server.guest(NEIGHBOUR))
        opened = [guest.http.post("/api/tables/quick", json=quick).status_code for guest in crowd]
        assert opened == [201] * 4 + [429] * 2
        assert elsewhere.http.post("/api/tables/quick", json=quick).status_code == 201
        asked = [crowd[number % 6].http.get("/api/tables").status_code for number in range(200)]
        assert 429 in asked
        assert elsewhere.http.get("/api/tables").status_code == 200
        assert crowd[0].http.get("/healthz").status_code == 200, "health checks are not limited"
    said = {(record.getMessage(), record.__dict__["address"]) for record in caplog.records}
    assert said == {(f"too many {kind} from one address", "127.0.0.1") for kind in ("tables", "requests")}


@pytest.mark.rule("TB-24")
def test_sockets_and_asks_are_limited_for_each_address(new_server: NewServer) -> None:
    server = new_server(address_sockets=3, address_asks_per_second=2)
    with ExitStack() as stack:
        crowd = [stack.enter_context(server.guest()) for _ in range(4)]
        table = crowd[0].open("me,open", public=True)
        lives = [stack.enter_context(guest.at(table)) for guest in crowd[:3]]
        with pytest.raises(InvalidStatus) as refused:
            crowd[3].at(table)
        assert refused.value.response.status_code == 429
        answers = [live.ask("chat", text="hello") for _ in range(10) for live in lives]
        assert {answer["type"] for answer in answers[:10]} == {"done"}
        assert answers[-1]["rule"] == "TB-24"
        lives[0].socket.close()
        stack.enter_context(_when_free(crowd[3], table))


def _when_free(guest: Guest, table: str) -> Any:
    """Waits until the server has noticed that a socket was closed."""
    while True:
        try:
            return guest.at(table)
        except InvalidStatus as refused:
            if refused.response.status_code != 429:
                raise


@pytest.mark.rule("TB-24")
def test_guessing_codes_locks_out_nobody_with_the_right_code(new_server: NewServer) -> None:
    server = new_server(codes_per_minute=3)
    with server.guest() as anna, server.guest() as guesser, server.guest() as other, server.guest() as friend:
        with anna.at(anna.open("me,open")) as live:
            code = live.table["code"]
        link = anna.http.post("/api/me/devices").json()["path"].rpartition("/")[2]

        def tries(guest: Guest, times: int) -> list[int]:
            return [guest.http.post("/api/join", json={"code": "AAAAAAAA"}).status_code for _ in range(times)]

        assert tries(guesser, 5) == [404] * 3 + [429] * 2
        assert tries(other, 5) == [404] * 3 + [429] * 2, "a new guest has only a few tries"
        assert tries(friend, 1) == [404], "a typing error"
        assert friend.http.post("/api/join", json={"code": code}).status_code == 200
        wrong = [guesser.http.post("/api/me/devices/AAAAAAAAAAAA").status_code for _ in range(5)]
        assert wrong == [429] * 5
        assert friend.http.post(f"/api/me/devices/{link}").json()["id"] == anna.id
