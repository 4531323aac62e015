"""The documented configurations of Caddy, nginx and HAProxy, with the real proxies: a table is played through each."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import httpx
import pytest
from cryptography.hazmat.primitives.serialization import Encoding
from websockets.sync.client import connect
from websockets.typing import Origin

from nenuphar.server.net import authority
from tests.server.live_server import PATIENCE_S, LiveServer
from tests.server.server_process import free_port

DOCS = Path(__file__).parents[2] / "docs"
NAME = "table.example.org"
FORGED = "198.51.100.7"


def caddy(folder: Path, port: int, certificate: Path) -> list[str]:
    text = (DOCS / "Caddyfile").read_text()
    assert f"{NAME} {{\n" in text
    # Without a public name there is no public certificate: everything else is as documented.
    options = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {folder}\n}}\n"
    tls = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {certificate}\n"
    file = folder / "Caddyfile"
    file.write_text(options + text.replace(f"{NAME} {{\n", tls))
    return [_found("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


def nginx(folder: Path, port: int, certificate: Path) -> list[str]:
    text = (DOCS / "nginx.conf").read_text().replace("listen 443", f"listen 127.0.0.1:{port}")
    for kind in ("fullchain", "privkey"):
        text = text.replace(f"/etc/letsencrypt/live/{NAME}/{kind}.pem", str(certificate))
    places = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    user = "user root;\n" if os.geteuid() == 0 else ""  # otherwise its workers could not enter the test's folder
    file.write_text(
        f"daemon off;\n{user}pid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{text}\n}}\n"
    )
    return [_found("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(file)]


def haproxy(folder: Path, port: int, certificate: Path) -> list[str]:
    text = (DOCS / "haproxy_one.cfg").read_text()
    text = text.replace("bind :443", f"bind 127.0.0.1:{port}").replace("/etc/haproxy/table.pem", str(certificate))
    file = folder / "haproxy.cfg"
    file.write_text(text)
    return [_found("haproxy"), "-db", "-f", str(file)]


def _found(program: str) -> str:
    found = shutil.which(program, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found is not None, f"this test needs Debian's {program}: `make test` installs it if you are root"
    return found


PROXIES = (caddy, nginx, haproxy)
Write = Callable[[Path, int, Path], list[str]]


class Proxy:
    """A running proxy, and what a device that trusts its certificate needs."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.port = port
        self.trusted = trusted
        self.origin = f"https://{NAME}:{port}"


class Named(httpx.HTTPTransport):
    """Names the server in the TLS handshake."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().handle_request(request)


@contextmanager
def behind(write: Write, folder: Path, server: LiveServer) -> Iterator[Proxy]:
    house = folder / "house"
    certificate = authority.server_file(house, authority.Names((NAME,)))
    pem = authority.public_certificate(house).public_bytes(Encoding.PEM).decode()
    proxy = Proxy(free_port(), ssl.create_default_context(cadata=pem))
    command = write(folder, proxy.port, certificate)
    file = Path(command[-1])
    text = file.read_text()
    assert "127.0.0.1:8123" in text
    file.write_text(text.replace("127.0.0.1:8123", f"127.0.0.1:{server.port}"))
    environ = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environ)
    try:
        _wait_for(proxy, process, folder / "proxy.log")
        yield proxy
    finally:
        process.terminate()
        process.wait()


def _wait_for(proxy: Proxy, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            with _browser(proxy) as browser:
                if browser.get("/healthz").status_code == 200:
                    return
        except httpx.TransportError:
            pass
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.05)


def _browser(proxy: Proxy, **headers: str) -> httpx.Client:
    return httpx.Client(
        base_url=f"https://127.0.0.1:{proxy.port}",
        transport=Named(verify=proxy.trusted),
        headers={"Host": f"{NAME}:{proxy.port}", **headers},
        timeout=PATIENCE_S,
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path, names=(NAME,), trusted_proxies=("127.0.0.1",))
    yield server
    server.stop()


@pytest.mark.parametrize("write", PROXIES)
def test_a_table_is_opened_and_visited_through_the_proxy(write: Write, server: LiveServer, tmp_path: Path) -> None:
    with behind(write, tmp_path, server) as proxy, _browser(proxy, Origin=proxy.origin) as browser:
        me = browser.get("/api/me")
        cookie = me.headers["set-cookie"]
        assert "secure" in cookie.lower()
        assert me.headers["strict-transport-security"]
        mine = {"Cookie": cookie.partition(";")[0]}  # httpx keeps it for the numeric address alone
        wish = {"game": "quibbit", "seats": [{"kind": "me"}, {"kind": "open"}], "decision_seconds": None}
        opened = browser.post("/api/tables", json=wish, headers=mine)
        assert opened.status_code == 201, opened.text
        address = f"wss://{NAME}:{proxy.port}/api/tables/{opened.json()['id']}/live?since=0"
        with connect(
            address,
            address=("127.0.0.1", proxy.port),
            ssl=proxy.trusted,
            origin=Origin(proxy.origin),
            additional_headers=mine,
            proxy=None,
            legacy=True,
        ) as socket:
            assert '"welcome"' in str(socket.recv(timeout=PATIENCE_S))
            socket.send('{"type": "chat", "id": "a-1", "text": "hello"}')
            heard = ""
            while "hello" not in heard:
                heard = str(socket.recv(timeout=PATIENCE_S))


@pytest.mark.parametrize("write", PROXIES)
def test_no_visitor_can_make_up_an_address(
    write: Write, server: LiveServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    assert server.app is not None
    limits = server.app._addresses
    take = limits.take

    def noted(kind: Literal["requests", "asks"], host: str) -> None:
        seen.append(host)
        take(kind, host)

    monkeypatch.setattr(limits, "take", noted)
    with behind(write, tmp_path, server) as proxy:
        forged = {"X-Forwarded-For": FORGED, "X-Forwarded-Proto": "http"}
        with _browser(proxy, **forged) as browser:
            answer = browser.get("/api/me")
            assert "secure" in answer.headers["set-cookie"].lower()
        assert seen
        assert set(seen) == {"127.0.0.1"}
    # Who is no proxy of ours is believed nothing.
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as stranger:
        forged = {"X-Forwarded-For": FORGED, "X-Forwarded-Proto": "https"}
        answer = stranger.get(f"http://127.0.0.1:{server.port}/api/me", headers=forged)
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert seen[-1] == "127.0.0.2"
