"""https with a certificate authority of one's own, or with any certificate."""

import ssl
import stat
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from websockets.sync.client import connect

from nenuphar.server import serving
from nenuphar.server.net import authority
from nenuphar.server.net.authority import Names
from nenuphar.server.net.certificates import BadCertificate, ServedCertificate
from nenuphar.server.settings import Settings
from tests.server.live_server import PATIENCE_S, LiveServer
from tests.server.node_processes import Nodes
from tests.server.raw_connection import is_ended, raw_connect

HOME = Names(("pond.local",), ("localhost", "127.0.0.1"))
LANGUAGES = {"en": "Trust this", "fr": "Faire confiance", "de": "vertrauen"}
DEVICES = ("iPhone", "Android", "Windows", "macOS", "Linux", "Firefox")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path, https=True)
    yield server
    server.stop()


def trusting(home: Path) -> ssl.SSLContext:
    """A device that has installed the authority, and nothing else."""
    pem = authority.public_certificate(home).public_bytes(Encoding.PEM).decode()
    return ssl.create_default_context(cadata=pem)


def parts(file: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(file.read_bytes())


def names_in(file: Path) -> set[str]:
    found = parts(file).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {*found.get_values_for_type(x509.DNSName), *map(str, found.get_values_for_type(x509.IPAddress))}


# The server


def test_a_device_that_trusts_the_authority_plays_over_https(server: LiveServer, tmp_path: Path) -> None:
    trusted = trusting(tmp_path)
    for name in ("localhost", "127.0.0.1"):
        with httpx.Client(base_url=f"https://{name}:{server.port}", verify=trusted) as browser:
            answer = browser.get("/api/me")
            assert answer.status_code == 200
            assert "secure" in answer.headers["set-cookie"].lower()
            # Without HSTS: who goes back to http must not be locked out.
            assert "strict-transport-security" not in answer.headers
            wish = {"game": "quibbit", "seats": [{"kind": "me"}, {"kind": "open"}], "decision_seconds": None}
            table = browser.post("/api/tables", json=wish).json()["id"]
            cookie = {"Cookie": f"nenuphar={browser.cookies['nenuphar']}"}
            address = f"wss://{name}:{server.port}/api/tables/{table}/live?since=0"
            with connect(address, ssl=trusted, additional_headers=cookie, proxy=None, legacy=True) as socket:
                assert '"welcome"' in str(socket.recv(timeout=PATIENCE_S))


def test_a_device_that_does_not_trust_it_is_warned_and_harms_nobody(server: LiveServer, tmp_path: Path) -> None:
    with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
        httpx.get(f"https://localhost:{server.port}/")
    with raw_connect(server.port) as nonsense:
        nonsense.sendall(b"\x16nonsense" * 20)
        nonsense.settimeout(PATIENCE_S)
        while nonsense.recv(1_000):
            pass
    raw_connect(server.port).close()
    assert httpx.get(f"https://localhost:{server.port}/healthz", verify=trusting(tmp_path)).status_code == 200


def test_a_silent_visitor_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nenuphar.server.net.tls_port.OPENING_S", 0.3)
    monkeypatch.setattr("nenuphar.server.net.tls_port.MOST_OF_ADDRESS", 2)
    server = LiveServer(tmp_path, https=True)
    try:
        silent = [raw_connect(server.port), raw_connect(server.port)]
        silent[1].sendall(b"\x16")  # begins a handshake, and does not go on
        end = time.monotonic() + PATIENCE_S
        while not all(map(is_ended, silent)):
            assert time.monotonic() < end
            time.sleep(0.05)
        for each in silent:
            each.close()
        assert httpx.get(f"https://localhost:{server.port}/healthz", verify=trusting(tmp_path)).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("limit", ["MOST_OF_ADDRESS", "MOST_OPENINGS"])
def test_silent_visitors_shut_nobody_out(limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"nenuphar.server.net.tls_port.{limit}", 2)
    monkeypatch.setattr("nenuphar.server.net.tls_port.OPENING_S", PATIENCE_S)
    server = LiveServer(tmp_path, https=True)
    silent = [raw_connect(server.port) for _ in range(3)]
    try:
        assert httpx.get(f"https://localhost:{server.port}/healthz", verify=trusting(tmp_path)).status_code == 200
        assert is_ended(silent[0])  # the oldest made room
    finally:
        for each in silent:
            each.close()
        server.stop()


@pytest.mark.rule("TB-120")
def test_plain_http_leads_to_https(server: LiveServer) -> None:
    plain = f"http://localhost:{server.port}"
    answer = httpx.get(f"{plain}/t/abc?x=1")
    assert (answer.status_code, answer.headers["location"]) == (307, f"https://localhost:{server.port}/t/abc?x=1")
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(f"{plain}/api/me").status_code == 307
    assert "set-cookie" not in httpx.get(f"{plain}/api/me").headers
    refused = httpx.post(f"{plain}/api/tables", json={})
    assert (refused.status_code, refused.json()["rule"]) == (403, "TB-120")
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    upgrade["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    refused = httpx.get(f"{plain}/api/tables/222222222222/live", headers=upgrade)
    assert (refused.status_code, refused.json()["rule"]) == (403, "TB-120")
    assert httpx.get(f"{plain}/healthz").text == "ok"
    assert httpx.get(plain, headers={"Host": "elsewhere.example"}).status_code == 403


@pytest.mark.rule("TB-120")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_over_plain_http_explains_how_to_trust_it(server: LiveServer, tmp_path: Path, lang: str) -> None:
    plain = f"http://localhost:{server.port}"
    page = httpx.get(f"{plain}/trust", headers={"Accept-Language": f"{lang}-XX, en;q=0.5"})
    assert page.status_code == 200
    assert page.text == httpx.get(f"{plain}/trust?lang={lang}").text
    assert f'<html lang="{lang}">' in page.text
    assert LANGUAGES[lang] in page.text
    assert all(device in page.text for device in DEVICES)
    assert authority.fingerprint(tmp_path) in page.text
    assert f'href="https://localhost:{server.port}/"' in page.text
    assert 'href="/trust/nenuphar.crt"' in page.text
    assert not any(left in page.text for left in ("CERTIFICATE", "FINGERPRINT", "ADDRESS"))
    assert httpx.get(f"{plain}/trust/style.css").headers["content-type"].startswith("text/css")


@pytest.mark.rule("TB-121")
def test_only_the_public_half_can_be_downloaded(server: LiveServer, tmp_path: Path) -> None:
    answer = httpx.get(f"http://localhost:{server.port}/trust/nenuphar.crt")
    assert answer.headers["content-type"] == "application/x-x509-ca-cert"
    assert "PRIVATE" not in answer.text
    assert x509.load_pem_x509_certificate(answer.content) == authority.public_certificate(tmp_path)
    for path in ("/trust/authority.pem", "/trust/../https/authority.pem", "/https/authority.pem"):
        assert "PRIVATE" not in httpx.get(f"https://localhost:{server.port}{path}", verify=trusting(tmp_path)).text


def test_without_https_nothing_changes(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        assert "iPhone" not in httpx.get(f"http://localhost:{server.port}/trust").text
        assert "secure" not in httpx.get(f"http://localhost:{server.port}/api/me").headers["set-cookie"].lower()
        assert not authority.folder_in(tmp_path).exists()
    finally:
        server.stop()


def test_any_certificate_can_be_served_and_is_read_again(tmp_path: Path) -> None:
    file = authority.server_file(tmp_path, HOME)
    both = file.read_text()
    begin = both.index("-----BEGIN CERTIFICATE")
    certificate, key = tmp_path / "given.crt", tmp_path / "given.key"
    certificate.write_text(both[begin:])
    key.write_text(both[:begin])
    server = LiveServer(tmp_path, certificate=str(certificate), key=str(key))
    try:
        answer = httpx.get(f"https://localhost:{server.port}/api/me", verify=trusting(tmp_path))
        assert answer.headers["strict-transport-security"]
        assert httpx.get(f"http://localhost:{server.port}/trust").status_code == 307
        file.unlink()
        certificate.write_bytes(authority.server_file(tmp_path, HOME).read_bytes())
        key.write_bytes(certificate.read_bytes())
        served = server._server._certificate
        assert served is not None
        before = served.context
        served.refresh()
        assert served.context is not before
        assert httpx.get(f"https://localhost:{server.port}/healthz", verify=trusting(tmp_path)).status_code == 200
    finally:
        server.stop()


def test_a_visitor_at_the_wrong_node_is_passed_through_it(tmp_path: Path, postgres_url: str) -> None:
    file = authority.server_file(tmp_path, HOME)
    nodes = Nodes(tmp_path, postgres_url, certificate=str(file))
    try:
        owner, other = nodes.start("a", "b")
        trusted = trusting(tmp_path)
        with httpx.Client(base_url=f"https://localhost:{owner.port}", verify=trusted, timeout=PATIENCE_S) as browser:
            browser.get("/api/me")
            wish = {"game": "quibbit", "seats": [{"kind": "me"}, {"kind": "open"}], "decision_seconds": None}
            table = browser.post("/api/tables", json=wish).json()["id"]
            cookie = {"Cookie": f"nenuphar={browser.cookies['nenuphar']}"}
        assert nodes.owner(table) == "a"
        there = f"localhost:{other.port}/api/tables/{table}"
        assert httpx.get(f"https://{there}", verify=trusted, headers=cookie).status_code == 200
        how: dict[str, Any] = {"ssl": trusted, "additional_headers": cookie, "proxy": None, "legacy": True}
        with connect(f"wss://{there}/live?since=0", **how) as socket:
            assert '"welcome"' in str(socket.recv(timeout=PATIENCE_S))
            socket.send('{"type": "chat", "id": "a-1", "text": "hello"}')
            heard = ""
            while "hello" not in heard:
                heard = str(socket.recv(timeout=PATIENCE_S))
        assert nodes.owner(table) == "a"
    finally:
        nodes.end()


# The authority


@pytest.mark.rule("TB-121")
def test_keys_are_for_nobody_else(tmp_path: Path) -> None:
    file = authority.server_file(tmp_path, HOME)
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    for each in (file, file.with_name("authority.pem")):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600
    file.with_name("authority.pem").chmod(0o644)  # as a copy may be
    authority.server_file(tmp_path, HOME)
    assert stat.S_IMODE(file.with_name("authority.pem").stat().st_mode) == 0o600
    assert {each.name for each in file.parent.iterdir()} == {"authority.pem", "server.pem"}


def test_it_is_made_once_and_the_certificate_follows_names_and_time(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    first = parts(file := authority.server_file(tmp_path, HOME, now))
    above = authority.public_certificate(tmp_path)
    assert names_in(file) == {"pond.local", "localhost", "127.0.0.1"}
    assert first.not_valid_after_utc - first.not_valid_before_utc < timedelta(days=399)
    assert parts(authority.server_file(tmp_path, HOME, now + timedelta(days=300))) == first
    renewed = parts(authority.server_file(tmp_path, HOME, now + timedelta(days=380)))
    assert renewed.not_valid_after_utc > first.not_valid_after_utc
    moved = Names(("pond.local", "192.168.7.7"), HOME.usual)
    assert "192.168.7.7" in names_in(authority.server_file(tmp_path, moved, now))
    file.write_bytes(b"damaged")
    assert "pond.local" in names_in(authority.server_file(tmp_path, HOME, now))
    assert authority.public_certificate(tmp_path) == above
    authority.server_file(tmp_path, HOME, now + timedelta(days=authority.AUTHORITY_DAYS))
    assert authority.public_certificate(tmp_path) != above


def test_in_its_last_year_the_authority_signs_no_longer_than_it_lives(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    authority.server_file(tmp_path, HOME, now)
    late = now + timedelta(days=authority.AUTHORITY_DAYS - 40)
    file = authority.server_file(tmp_path, HOME, late)
    above = authority.public_certificate(tmp_path)
    assert parts(file).not_valid_after_utc == above.not_valid_after_utc
    before = file.read_bytes()
    assert authority.server_file(tmp_path, HOME, late + timedelta(days=5)).read_bytes() == before


@pytest.mark.rule("TB-121")
def test_it_vouches_only_for_homes_and_what_the_host_named_at_first(tmp_path: Path) -> None:
    authority.server_file(tmp_path, Names(("table.example.org", "203.0.113.5"), ("MY_PC", "my-pc")))
    for name in ("table.example.org", "203.0.113.5", "192.168.1.2", "fd00::5", "fridge.lan", "my-pc"):
        assert name in names_in(authority.server_file(tmp_path, Names((name,))))
    for name in ("example.org", "bank.example", "203.0.113.6", "2001:db8::1", "notlocal", "MY_PC"):
        with pytest.raises(BadCertificate) as refused:
            authority.server_file(tmp_path, Names((name,)))
        assert (refused.value.fault, refused.value.fact) == ("name", name)
    # What is only useful is left out.
    assert names_in(authority.server_file(tmp_path, Names(("a.local",), ("bank.example",)))) == {"a.local"}


@pytest.mark.rule("TB-121")
@pytest.mark.parametrize("name", ["bank.example", "203.0.113.5"])
def test_devices_refuse_what_a_stolen_key_signs_for_other_sites(tmp_path: Path, name: str) -> None:
    file = authority.server_file(tmp_path, HOME)
    stolen = authority._read(file.with_name("authority.pem"))
    for fake, is_trusted in ((name, False), ("pond.local", True)):
        called: x509.GeneralName = x509.DNSName(fake)
        if fake[0].isdigit():
            called = x509.IPAddress(ip_address(fake))
        file.write_bytes(authority._server(stolen, (called,), datetime.now(UTC)).pem)
        context = ServedCertificate(lambda: (file, file)).context
        assert _handshake(context, trusting(tmp_path), fake) is is_trusted


def _handshake(server: ssl.SSLContext, device: ssl.SSLContext, name: str) -> bool:
    to_server, to_device = ssl.MemoryBIO(), ssl.MemoryBIO()
    sides = (
        device.wrap_bio(to_device, to_server, server_hostname=name),
        server.wrap_bio(to_server, to_device, server_side=True),
    )
    for _ in range(5):
        for side in sides:
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return False
    return True


def test_the_names_are_those_that_the_server_announces(tmp_path: Path) -> None:
    names = serving.names_of(Settings(database=tmp_path / "x", host="192.168.1.9", names=("Pond.local",)))
    assert names.wanted == ("pond.local", "192.168.1.9")
    assert {"localhost", "nenuphar.local", "127.0.0.1", "::1"} < set(names.usual)


def test_a_damaged_or_early_authority_is_never_replaced(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    file = authority.server_file(tmp_path, HOME, now).with_name("authority.pem")
    with pytest.raises(BadCertificate) as early:
        authority.server_file(tmp_path, HOME, now - timedelta(days=5))
    assert early.value.fault == "early"
    file.write_bytes(file.read_bytes()[:300])
    for _ in range(2):
        with pytest.raises(BadCertificate) as damaged:
            authority.server_file(tmp_path, HOME, now)
        assert (damaged.value.fault, damaged.value.path) == ("damaged", file)
