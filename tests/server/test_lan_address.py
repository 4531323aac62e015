"""The address under which others in the network reach the server."""

import pytest

from nenuphar.server.net import addresses
from tests.server.live_server import NewServer


@pytest.mark.parametrize(("host", "known"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_a_visitor_on_this_machine_gets_its_lan_address(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, host: str, known: bool
) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.0.2.7")
    server = new_server(host=host)
    with server.guest() as anna:
        assert anna.http.get("/api/here").json() == {"address": f"http://192.0.2.7:{server.port}" if known else None}


def test_a_visitor_from_elsewhere_does_not_get_it(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.0.2.7")
    server = new_server(host="0.0.0.0", names=("pond.test",))
    with server.guest() as anna:
        headers = {"host": f"pond.test:{server.port}"}
        assert anna.http.get("/api/here", headers=headers).json() == {"address": None}
