"""Connections between nodes: only another node can open one, once, in time, and for the node that it names."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import cast

import pytest

from nenuphar.server.nodes import handshake, internal_port
from nenuphar.server.nodes.address import dial, tcp_of
from nenuphar.server.nodes.handshake import NONCE_BYTES, Opening, signed
from nenuphar.server.nodes.internal_port import InternalPort
from nenuphar.server.nodes.node_keys import NodeKeys
from nenuphar.server.nodes.passing import Passing, Splice, request_bytes
from nenuphar.server.nodes.raw import receive
from nenuphar.store import Key, Store, Unavailable
from nenuphar.store.ownership import Owner

KEY = Key("k1", b"secret" * 6, 0)
OTHER_KEY = Key("k1", b"guess!" * 6, 0)
VISITOR = ("192.0.2.7", 4_711)
PATIENCE_S = 20.0


class Keys:
    async def keys(self) -> list[Key]:
        await asyncio.sleep(0.01)
        return [KEY]


class Gateway(asyncio.Protocol):
    """Answers every request with the visitor's address and the request itself."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        body = str(self.transport.get_extra_info("peername")).encode() + data
        said = b"" if data.startswith(b"HEAD ") else body
        self.transport.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), said))


@asynccontextmanager
async def port(tcp: str = "", new_gateway: Callable[[], Gateway] = Gateway) -> AsyncIterator[str]:
    opened = InternalPort("a", NodeKeys(cast(Store, Keys())))
    address = opened.listen(tcp)
    opened.accept(new_gateway)
    try:
        yield address
    finally:
        await opened.close()


def an_opening(to: str = "a") -> Opening:
    return Opening("b", to, VISITOR, b"GET / HTTP/1.1\r\n\r\n")


Answering = Callable[[bytes], bytes]  # a nonce, and what is said to it


async def said_to(address: str, answer: Answering) -> bytes:
    """What the port says to this answer; nothing if it closes the connection."""
    connection = await dial(address)
    loop = asyncio.get_running_loop()
    with connection:
        async with asyncio.timeout(PATIENCE_S):
            nonce = await receive(connection, NONCE_BYTES, [])
            try:
                await loop.sock_sendall(connection, answer(nonce))
                return await loop.sock_recv(connection, 1_000)
            except ConnectionError:
                return b""


def test_what_a_node_has_signed_is_served_under_the_visitors_address() -> None:
    async def go() -> None:
        for tcp in ("", "127.0.0.1:0"):
            async with port(tcp) as address:
                said = await said_to(address.split()[-1], lambda nonce: signed(an_opening(), nonce, KEY))
                assert str(VISITOR).encode() in said

    asyncio.run(go())


def test_visitors_who_come_together_are_all_served() -> None:
    async def go() -> None:
        async with port() as address:
            answer: Answering = lambda nonce: signed(an_opening(), nonce, KEY)  # noqa: E731
            said = await asyncio.gather(*(said_to(address, answer) for _ in range(20)))
            assert all(said)

    asyncio.run(go())


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(lambda nonce: signed(an_opening(), nonce, OTHER_KEY), id="forged"),
        pytest.param(lambda nonce: signed(an_opening(), bytes(NONCE_BYTES), KEY), id="replayed"),
        pytest.param(lambda nonce: signed(an_opening("c"), nonce, KEY), id="for another node"),
        pytest.param(lambda nonce: signed(an_opening(), nonce, Key("k9", KEY.secret, 0)), id="with an unknown key"),
        pytest.param(lambda nonce: b"\xff\xff\xff\xff", id="too large"),
        pytest.param(lambda nonce: b"\0\0\0\x05hello", id="unreadable"),
        pytest.param(lambda nonce: b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", id="a browser"),
    ],
)
def test_everything_else_is_closed_without_a_word(answer: Answering) -> None:
    async def go() -> None:
        async with port() as address:
            assert await said_to(address, answer) == b""

    asyncio.run(go())


def test_a_changed_request_does_not_fit_its_signature() -> None:
    async def go() -> None:
        async with port() as address:
            change: Answering = lambda nonce: signed(an_opening(), nonce, KEY).replace(b"GET", b"PUT")  # noqa: E731
            assert await said_to(address, change) == b""

    asyncio.run(go())


def test_an_answer_that_comes_too_late_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(internal_port, "OPENING_S", 0.05)

    async def go() -> None:
        async with port() as address:
            connection = await dial(address)
            with connection:
                nonce = await receive(connection, NONCE_BYTES, [])
                async with asyncio.timeout(PATIENCE_S):
                    assert await asyncio.get_running_loop().sock_recv(connection, 1) == b""  # closed meanwhile
                with pytest.raises(BrokenPipeError):
                    connection.send(signed(an_opening(), nonce, KEY))

    asyncio.run(go())


def test_connections_that_prove_nothing_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(internal_port, "MOST_OPENINGS", 3)

    async def go() -> None:
        async with port() as address:
            silent = [await dial(address) for _ in range(3)]
            nonces = [await receive(each, NONCE_BYTES, []) for each in silent]
            assert len(set(nonces)) == 3
            one_more = await dial(address)
            async with asyncio.timeout(PATIENCE_S):
                assert await asyncio.get_running_loop().sock_recv(one_more, 1) == b""
            for each in (*silent, one_more):
                each.close()

    asyncio.run(go())


def test_a_request_is_passed_on_and_answered() -> None:
    async def go() -> None:
        async with port() as address:
            passing = Passing("b", NodeKeys(cast(Store, Keys())))
            headers = [(b"cookie", b"c"), (b"x-forwarded-for", b"forged"), (b"Expect", b"100-continue")]
            request = request_bytes("POST", b"/api/x?y=1", headers, b"{}")
            answer = await passing.pass_request(Owner("a", address, False), VISITOR, request)
            assert answer.status == 200
            assert answer.body.startswith(str(VISITOR).encode())
            assert b"forged" not in answer.body
            assert b"100-continue" not in answer.body
            assert answer.body.endswith(b"content-length: 2\r\n\r\n{}")

    asyncio.run(go())


def test_an_answer_to_head_ends_after_its_head() -> None:
    async def go() -> None:
        async with port() as address, asyncio.timeout(PATIENCE_S):
            passing = Passing("b", NodeKeys(cast(Store, Keys())))
            request = request_bytes("HEAD", b"/api/x", [])
            answer = await passing.pass_request(Owner("a", address, False), VISITOR, request)
            assert (answer.status, answer.body) == (200, b"")
            assert dict(answer.headers)[b"content-length"] != b"0"

    asyncio.run(go())


def test_a_node_that_does_not_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        passing = Passing("b", NodeKeys(cast(Store, Keys())))
        with socket.create_server(("127.0.0.1", 0)) as silent:  # it accepts, like a stopped process
            address = f"unix:/nothing/here tcp:127.0.0.1:{silent.getsockname()[1]}"
            with pytest.raises(Unavailable):
                await passing.pass_request(Owner("a", address, False), VISITOR, b"")
        with pytest.raises(Unavailable):
            await passing.pass_request(Owner("a", "unix:/nothing/here", False), VISITOR, b"")

    asyncio.run(go())


def test_spliced_bytes_arrive_unchanged_however_slowly_they_are_read() -> None:
    sent = bytes(range(256)) * 16_384  # more than all buffers hold

    async def go() -> None:
        loop = asyncio.get_running_loop()
        browser, near = socket.socketpair()
        far, node = socket.socketpair()
        browser.setblocking(False)
        node.setblocking(False)
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, near)
        transport.pause_reading()
        gone = asyncio.Event()
        splice = Splice(transport, gone.set)
        await splice.connect(far)
        splice.begin(b"")
        for one, other in ((browser, node), (node, browser)):
            sending = asyncio.create_task(loop.sock_sendall(one, sent))
            arrived = bytearray()
            async with asyncio.timeout(PATIENCE_S):
                while len(arrived) < len(sent):
                    arrived += await loop.sock_recv(other, 65_536)
                await sending
            assert arrived == sent
        node.close()
        async with asyncio.timeout(PATIENCE_S):
            assert await loop.sock_recv(browser, 1) == b""
            await gone.wait()
        browser.close()

    asyncio.run(go())


def test_addresses_are_read() -> None:
    assert tcp_of("10.0.0.5:8200") == ("10.0.0.5", 8_200)
    assert tcp_of("[fd00::5]:8200") == ("fd00::5", 8_200)
    for wrong in ("", "10.0.0.5", ":8200", "10.0.0.5:", "10.0.0.5:99999"):
        with pytest.raises(ValueError, match=f"^{re.escape(wrong)}$"):
            tcp_of(wrong)


def test_an_opening_has_a_largest_size() -> None:
    with pytest.raises(handshake.Forged):
        handshake.size_of((handshake.MOST_BYTES + 1).to_bytes(4, "big"))


class ClosingTransport:
    """A visitor's transport that closes when it is looked at for the n-th time."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_closing(self) -> bool:
        self.looks -= 1
        return self.looks <= 0


@pytest.mark.parametrize("looks", [1, 2, 3])
def test_a_visitor_who_has_left_is_not_passed_on(looks: int) -> None:
    async def go() -> None:
        passing = Passing("b", NodeKeys(cast(Store, Keys())))
        async with port("127.0.0.1:0") as address:
            far = address.split()[-1]  # sockets can only be handed over on the same machine
            where = "unix:/nothing/here" if looks == 1 else far  # nobody is dialled for them
            transport = cast(asyncio.Transport, ClosingTransport(looks))
            await passing.pass_socket(Owner("a", where, False), VISITOR, b"", transport, lambda: None)

    asyncio.run(go())


def test_a_socket_that_was_handed_over_belongs_to_this_process_alone() -> None:
    """A bot from outside or another process that is started later must not hold a visitor's connection."""

    async def hand_over() -> bool:
        with ExitStack() as stack:
            near, far = map(stack.enter_context, socket.socketpair(socket.AF_UNIX))
            visitor, _ = map(stack.enter_context, socket.socketpair())
            far.setblocking(False)
            received: list[socket.socket] = []
            socket.send_fds(near, [b"x"], [visitor.fileno()])
            await receive(far, 1, received)
            return stack.enter_context(received[0]).get_inheritable()

    assert not asyncio.run(hand_over())


@pytest.mark.parametrize("family", ["unix", "tcp"])
def test_whenever_it_is_cancelled_the_other_node_has_got_the_visitor_or_heard_nothing(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the visitor would be passed on to a second node while the first one serves them."""

    async def at_once(_: Keys) -> list[Key]:
        return [KEY]

    monkeypatch.setattr(Keys, "keys", at_once)  # so that the same number of steps always leads to the same moment

    async def go() -> None:
        served: list[Gateway] = []

        def new_gateway() -> Gateway:
            served.append(Gateway())
            return served[-1]

        async with port("127.0.0.1:0", new_gateway) as addresses:
            address = next(each for each in addresses.split() if each.startswith(family))
            steps = 0
            while await _is_cancelled_after(steps, address):
                steps += 1
            assert steps > 0
            async with asyncio.timeout(PATIENCE_S):
                await said_to(address, lambda nonce: signed(an_opening(), nonce, KEY))  # the port has heard all before
        assert len(served) == 2

    asyncio.run(go())


async def _is_cancelled_after(steps: int, address: str) -> bool:
    """Whether passing on a visitor can be cancelled after this many steps of the loop. Otherwise they are answered."""
    loop = asyncio.get_running_loop()
    browser, near = socket.socketpair()
    browser.setblocking(False)
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, near)
    transport.pause_reading()
    passing = Passing("b", NodeKeys(cast(Store, Keys())))
    request = an_opening().request
    task = loop.create_task(passing.pass_socket(Owner("a", address, False), VISITOR, request, transport, lambda: None))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        async with asyncio.timeout(PATIENCE_S):
            assert request in await loop.sock_recv(browser, 1_000)
    transport.abort()
    browser.close()
    return task.cancelled()
