"""nenuphar.local, by multicast DNS."""

import asyncio
import socket
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import pytest
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from nenuphar.server import serving
from nenuphar.server.net import addresses, local_name
from nenuphar.server.net.local_name import LOCAL_NAME, LocalName, _check_multicast
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.xdist_group("multicast")  # there is one such name in a network


def here() -> str:
    """An address of this machine at which multicast works."""
    found = addresses.local_address() or "127.0.0.1"
    try:
        _check_multicast(found)
    except OSError:
        pytest.skip("this machine has no multicast")
    return found


@pytest.mark.rule("TB-122")
def test_the_server_answers_to_its_name(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        for host in (LOCAL_NAME, f"{LOCAL_NAME}:{server.port}", "NENUPHAR.local"):
            answer = httpx.get(f"http://127.0.0.1:{server.port}/api/me", headers={"Host": host})
            assert answer.status_code == 200
        foreign = httpx.get(f"http://127.0.0.1:{server.port}/api/me", headers={"Host": "evil.nenuphar.local"})
        assert foreign.status_code == 403
    finally:
        server.stop()


@pytest.mark.rule("TB-122")
def test_others_in_the_network_find_the_name_and_its_end() -> None:
    address = here()

    async def find() -> None:
        name = LocalName(8123, is_https=True)
        other = AsyncZeroconf(interfaces=[address])
        try:
            assert await name.announce(address)
            assert await name.announce(address)  # nothing changes
            title = f"Nénuphar {socket.gethostname().partition('.')[0]} 8123._https._tcp.local."
            service = AsyncServiceInfo("_https._tcp.local.", title)
            assert await service.async_request(other.zeroconf, 5_000)
            assert service.server == f"{LOCAL_NAME}."
            assert (service.parsed_addresses(), service.port) == ([address], 8123)
            assert not await name.announce(None)  # the cable is pulled
            assert await name.announce(address)
        finally:
            await name.stop()
            await other.async_close()

    with asyncio.Runner(loop_factory=serving.swiftest_loop()) as runner:
        runner.run(find())


@pytest.mark.rule("TB-122")
def test_a_name_that_is_taken_stays_with_its_owner() -> None:
    address = here()

    async def find() -> None:
        other, name = AsyncZeroconf(interfaces=[address]), LocalName(8124, is_https=False)
        there = AsyncServiceInfo(
            *("_http._tcp.local.", "Another._http._tcp.local."),
            addresses=[bytes((192, 0, 2, 9))],
            port=8123,
            server=f"{LOCAL_NAME}.",
        )
        try:
            await (await other.async_register_service(there))
            assert not await name.announce(address)
            assert not await name.announce(address)  # until the address changes
        finally:
            await name.stop()
            await other.async_close()

    asyncio.run(find())


@pytest.mark.rule("TB-122")
def test_nothing_fails_without_multicast(caplog: pytest.LogCaptureFixture) -> None:
    async def try_it() -> None:
        name = LocalName(8123, is_https=False)
        assert not await name.announce("192.0.2.77")  # which this machine does not have
        assert not await name.announce(None)
        await name.stop()

    asyncio.run(try_it())
    assert not [record for record in caplog.records if record.name == "nenuphar.mdns" and record.levelname != "INFO"]


@pytest.mark.anyio
async def test_a_failed_announcement_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    name, tried = LocalName(8123, is_https=False), []

    async def announce(address: str) -> bool:
        tried.append(address)
        if len(tried) == 1:
            raise OSError("no multicast yet")
        name._network = AsyncMock()
        return True

    monkeypatch.setattr(local_name, "_check_multicast", lambda address: None)
    monkeypatch.setattr(name, "_announce", announce)
    assert [await name.announce("192.168.1.5") for _ in range(3)] == [False, True, True]
    assert len(tried) == 2
