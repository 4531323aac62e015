"""What others in the network need to know."""

from collections.abc import Callable

import pytest

from nenuphar.server.net import addresses
from tests.server.live_server import Pond


@pytest.mark.parametrize(("host", "known"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_a_visitor_on_this_machine_gets_its_lan_address(
    own_pond: Callable[..., Pond], monkeypatch: pytest.MonkeyPatch, host: str, known: bool
) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.0.2.7")
    pond = own_pond(host=host)
    with pond.guest() as anna:
        assert anna.http.get("/api/here").json() == {"address": f"http://192.0.2.7:{pond.port}" if known else None}


def test_a_visitor_from_elsewhere_does_not_get_it(
    own_pond: Callable[..., Pond], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.0.2.7")
    pond = own_pond(host="0.0.0.0", names=("pond.test",))
    with pond.guest() as anna:
        headers = {"host": f"pond.test:{pond.port}"}
        assert anna.http.get("/api/here", headers=headers).json() == {"address": None}
