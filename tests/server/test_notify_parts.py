"""Parts of notifications: quiet hours by the player's clock, and the guard before the inner network."""

import asyncio
import errno
import socket
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Barrier, Thread
from zoneinfo import ZoneInfo

import pytest

from nenuphar.core.game import Refused
from nenuphar.server.notify import sender as sender_module
from nenuphar.server.notify.endpoints import service_place
from nenuphar.server.notify.guard import Guard, Refusal, is_public
from nenuphar.server.notify.jobs import Job, Mail, Push, Service, Start
from nenuphar.server.notify.quiet import quiet_until
from nenuphar.server.notify.secrets import load
from nenuphar.server.notify.sender import Sender
from nenuphar.server.notify.sending import THREADS, Sending
from nenuphar.server.settings import Settings
from nenuphar.server.wire import NotifyChoices
from nenuphar.store.opening import open_store
from tests.server.push_receiver import Browser

KEY = "1" * 64


def at(written: str, zone: str = "Europe/Paris") -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1_000)


@pytest.mark.rule("TB-71")
@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-10T21:59", "2026-01-10T21:59"),
        ("2026-01-10T22:00", "2026-01-11T08:00"),
        ("2026-01-11T07:59", "2026-01-11T08:00"),
        ("2026-01-11T08:00", "2026-01-11T08:00"),
        ("2026-07-10T23:30", "2026-07-11T08:00"),  # in summer too, it is the clock on the wall
        ("2026-03-28T23:30", "2026-03-29T08:00"),  # and in the two nights in which it is changed
        ("2026-10-24T23:30", "2026-10-25T08:00"),
    ],
)
def test_quiet_hours_are_those_of_the_players_clock(now: str, end: str) -> None:
    choices = NotifyChoices(zone="Europe/Paris")
    assert quiet_until(choices, at(now)) == at(end)


@pytest.mark.rule("TB-71")
def test_quiet_hours_can_be_off_and_an_unknown_zone_has_an_offset() -> None:
    night = at("2026-01-10T23:00", "UTC")
    assert quiet_until(NotifyChoices(quiet=False), night) == night
    assert quiet_until(NotifyChoices(quiet_from=60, quiet_to=60), night) == night
    there = NotifyChoices(zone="../../etc/passwd", offset=-120)  # nine in the evening
    assert quiet_until(there, night) == night
    assert quiet_until(there, night + 3_600_000) == night + 11 * 3_600_000


@pytest.mark.rule("TB-73", "TB-74")
def test_only_addresses_in_the_internet_are_public() -> None:
    assert [host for host in ("1.1.1.1", "2606:4700::1111") if not is_public(host)] == []
    inner = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1"]
    inner += [
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "::127.0.0.1",
        "64:ff9b:1::7f00:1",
        "224.0.0.1",
        "name",
    ]
    assert [host for host in inner if is_public(host)] == []


@pytest.mark.rule("TB-74")
def test_the_hosts_mail_server_alone_may_be_in_the_inner_network() -> None:
    guard = Guard(allow_private=False)
    with guard.watching(allow_private=True):
        guard.check(("127.0.0.1", 25))
    with guard.watching():
        guard.check(("1.1.1.1", 443))
        for address in (("127.0.0.1", 25), ("localhost", 25), "/run/socket"):
            with pytest.raises(Refusal):
                guard.check(address)
        assert guard.has_refused
    Guard(allow_private=True).check(("127.0.0.1", 25))


@pytest.mark.rule("TB-73", "TB-74")
def test_a_name_that_leads_into_the_inner_network_when_a_message_is_sent_is_refused() -> None:
    """As if its address had changed since it was checked."""
    keys = Browser("").subscription
    push = Push("https://localhost:9/1", keys["p256dh"], keys["auth"])

    async def send() -> list[str]:
        sender = Sender(Start(KEY, "", allow_private=False))
        jobs = [Job(0, place, "mailto:a@b.test", "t", "b", "{}") for place in (push, Service("ntfy://localhost:9/t"))]
        try:
            return [(await sender.do(job)).result for job in jobs]
        finally:
            await sender.stop()

    assert asyncio.run(send()) == ["refused", "refused"]


@pytest.mark.rule("TB-74")
@pytest.mark.parametrize(
    "address",
    [
        "discord://1/secret?thread=1;template=file:" + "///list",
        "ntfy://ntfy.example/topic#x?cto=3000&retry=10",
        "ntfy://ntfy.example/topic?to=a&at%74ach=https://example.org/list",
        "mailto://a:b@example.org?+subject=x",
        "ntfy://ntfy.example/topic?to=a?&Email=a@b.test",
    ],
)
def test_a_parameter_that_only_apprise_sees_is_refused(address: str) -> None:
    settings = Settings(database="", notify_services=("discord", "ntfy", "mail"))
    with pytest.raises(Refused) as refused:
        service_place(address, settings)
    assert refused.value.facts["fault"] == "parameter"
    fine = "mailto://a:b@example.org?smtp=mail.example.org;from=a@example.org&"
    assert service_place(fine, settings) == Service(fine)


@pytest.mark.rule("TB-72", "TB-74")
def test_an_address_has_one_receiver() -> None:
    bot, post = "tgram://123456789:abcdefg_hijklmnop", "mailto://a:b@example.org"
    one = ["ntfy://ntfy.example/mine", f"{bot}/1234", post, f"{post}?to=a@b.test"]
    several = ["ntfy://ntfy.example/mine/yours", "ntfy://ntfy.example/mine?to=yours", f"{bot}/1234/5678"]
    several.append(f"{post}?to=a@b.test,c@d.test")

    async def check() -> list[str]:
        sender = Sender(Start(KEY, "", allow_private=True))
        try:
            return [(await sender.do(Job(0, Service(address)))).result for address in one + several]
        finally:
            await sender.stop()

    assert asyncio.run(check()) == ["ok"] * len(one) + ["wrong"] * len(several)


@pytest.mark.rule("TB-75")
def test_the_process_that_sends_stays_while_a_job_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender_module, "IDLE_S", 0.01)  # it takes longer to start

    async def check() -> list[str]:
        sender = Sender(Start(KEY, "", allow_private=True))
        try:
            results: list[str] = []
            for _ in range(2):
                results.append((await sender.do(Job(0, Mail("a@b.test")))).result)
                await asyncio.sleep(0.1)  # it ends, and the next job starts another
            return results
        finally:
            await sender.stop()

    assert asyncio.run(check()) == ["ok", "ok"]


@pytest.mark.rule("TB-76")
def test_all_processes_have_the_same_keys_and_a_link_has_one_purpose(tmp_path: Path) -> None:
    async def both() -> None:
        store = await open_store(tmp_path / "nenuphar.sqlite3")
        one, other = await load(store), await load(store)
        await store.close()
        assert one.push_public == other.push_public
        token = one.token("off", "abc")
        assert (other.receiver("off", token), other.receiver("on", token)) == ("abc", None)
        assert other.receiver("off", f"abd{token[3:]}") is None

    asyncio.run(both())


class _Meeting(BaseHTTPRequestHandler):
    """Answers when this many messages are here at the same time."""

    protocol_version = "HTTP/1.1"
    all_here = Barrier(THREADS)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.all_here.wait()
        self.send_response(201)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.rule("TB-75")
def test_as_many_messages_as_there_are_threads_are_sent_at_the_same_time() -> None:
    """All threads fit into the limits of the process that sends."""
    receiver = ThreadingHTTPServer(("127.0.0.1", 0), _Meeting)
    receiver.daemon_threads = True
    Thread(target=receiver.serve_forever, args=(0.01,), daemon=True).start()
    place = Push(f"http://127.0.0.1:{receiver.server_port}/", *_keys())

    async def send_all() -> list[str]:
        sender = Sender(Start(KEY, "", allow_private=True))
        job = Job(0, place, "mailto:a@b.test", "t", "b", "{}")
        try:
            return [each.result for each in await asyncio.gather(*(sender.do(job) for _ in range(THREADS)))]
        finally:
            await sender.stop()

    try:
        assert asyncio.run(send_all()) == ["ok"] * THREADS
    finally:
        receiver.shutdown()
        receiver.server_close()


def _keys() -> tuple[str, str]:
    keys = Browser("").subscription
    return keys["p256dh"], keys["auth"]


@pytest.mark.filterwarnings("ignore:'imghdr':DeprecationWarning")  # of apprise
@pytest.mark.rule("TB-75")
def test_what_cannot_leave_the_house_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = Browser("").subscription
    places = (Push("https://push.test/1", keys["p256dh"], keys["auth"]), Service("ntfys://ntfy.test/topic"))

    def results(error: OSError) -> list[str]:
        def fails(*_: object, **__: object) -> None:
            raise error

        monkeypatch.setattr(socket, "getaddrinfo", fails)
        sending = Sending(Start(KEY, "", allow_private=True), Guard(allow_private=True))
        return [sending.done(Job(0, place, "mailto:a@b.test", "t", "b", "{}")).result for place in places]

    assert results(socket.gaierror(socket.EAI_AGAIN, "")) == ["offline", "offline"]
    assert results(OSError(errno.ENETUNREACH, "")) == ["offline", "offline"]
    assert results(socket.gaierror(socket.EAI_NONAME, "")) == ["failed", "failed"]
    assert results(ConnectionRefusedError()) == ["failed", "failed"]


@pytest.mark.filterwarnings("ignore:'imghdr':DeprecationWarning")
@pytest.mark.rule("TB-74")
def test_the_number_of_a_bot_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 127.0.0.1, as a resolver reads it."""
    place = Service("tgram://2130706433:abcdefg_hijklmnop/1234")
    assert Sending(Start(KEY, "", allow_private=False), Guard(allow_private=False)).done(Job(0, place)).result == "ok"
