"""Keep-alive: a browser's ping is answered at once, and a silent browser counts as away."""

import asyncio
import base64
import os
import socket

import pytest

from nenuphar.server.net import websocket as socket_module
from nenuphar.server.table.table import Table
from tests.server.live_server import Guest, Live, NewGuest, NewServer, start_match


@pytest.mark.rule("TB-40")
def test_a_ping_is_answered(guest: NewGuest) -> None:
    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        assert _pong(live)
        assert live.lines[-1]["kind"] == "table"  # nothing was added to the log
        live.do("chat", text="still here")


@pytest.mark.rule("TB-40")
def test_a_ping_is_answered_while_the_table_is_busy(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ponder(*_: object) -> None:
        await asyncio.Event().wait()

    anna = guest()
    with anna.at(anna.open("me,open")) as live:
        monkeypatch.setattr(Table, "_asked", ponder)
        live.send("chat", text="hello")
        assert _pong(live)


@pytest.mark.rule("TB-40")
def test_a_client_without_a_sign_of_life_is_away(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "IDLE_S", 0.1)
    monkeypatch.setattr(socket_module, "SILENCE_S", 0.2)
    server = new_server()
    with server.guest() as anna, server.guest() as bert:
        first, second = start_match(anna, bert, "me,open")
        with first, second, _silent_connection(bert, first.table["id"]) as deaf:
            deaf.recv(1)  # the server has received it
            second.socket.close()
            heard = first.hear()
            while heard["type"] != "presence" or all(heard["online"]):
                heard = first.hear()
            assert heard["online"] == [True, False]
            first.do("chat", text="who answers stays")


def _pong(live: Live) -> bool:
    name = live.send("ping")
    heard = live.hear()
    while heard["type"] != "pong":
        heard = live.hear()
    return bool(heard["id"] == name)


def _silent_connection(guest: Guest, table: str) -> socket.socket:
    """A connection that answers nothing, not even pings."""
    host, port = guest.address.split(":")
    end = socket.create_connection((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {guest.address}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *(f"Sec-WebSocket-Key: {key}", f"Cookie: {guest.cookie}"),
    )
    end.sendall("\r\n".join((*head, "", "")).encode())
    return end
