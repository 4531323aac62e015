"""A push service of our own, with browsers: it speaks TLS, checks who signed, and decrypts what a browser shows."""

import datetime
import json
import os
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

PATIENCE_S = 60.0


class Browser:
    """A subscription, with the private key that only this browser has."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text_of(point), "auth": text_of(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


class PushReceiver:
    def __init__(self, folder: Path) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: dict[str, list[int]] = {}  # what to answer next, by path
        self.hangs: set[str] = set()  # paths without an answer
        self.arrived = threading.Condition()
        self.is_over = threading.Event()
        self.certificate = _make_certificate(folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._protocol())
        self._server.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, folder / "push.key")
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.origin = f"https://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        self.is_over.set()
        self._server.shutdown()
        self._server.server_close()

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.origin}/{name}")

    def wait(self, browser: Browser, count: int = 1) -> list[dict[str, Any]]:
        """All messages to this browser, decrypted, as soon as there are this many. All must be signed by one server."""
        return [browser.read(body) for _, body in self.raw(browser, count)]

    def raw(self, browser: Browser, count: int = 1) -> list[tuple[dict[str, str], bytes]]:
        path = urlsplit(browser.endpoint).path

        def found() -> list[tuple[dict[str, str], bytes]]:
            return [(headers, body) for to, headers, body in self.received if to == path]

        with self.arrived:
            assert self.arrived.wait_for(lambda: len(found()) >= count, PATIENCE_S), self.received
            return found()

    def count(self, browser: Browser) -> int:
        return len(self.raw(browser, 0))

    def _protocol(receiver) -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Protocol(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if len(body) < int(self.headers["content-length"]):
                    return  # the sender has died
                headers = {name.lower(): value for name, value in self.headers.items()}
                with receiver.arrived:
                    receiver.received.append((self.path, headers, body))
                    waiting = receiver.statuses.get(self.path)
                    status = waiting.pop(0) if waiting else 201
                    receiver.arrived.notify_all()
                if self.path in receiver.hangs:
                    receiver.is_over.wait()
                    return
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Protocol


def check_vapid(headers: dict[str, str], push_key: str, origin: str) -> None:
    """Whether this server signed it, for this push service, and not for long."""
    kind, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", push_key)
    said, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(push_key))
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(bytes_of(said.partition(".")[2]))
    assert claims["aud"] == origin
    assert claims["sub"].startswith(("mailto:", "https:"))
    assert 0 < claims["exp"] - time.time() < 24 * 60 * 60


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _make_certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "push.key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    path = folder / "push.pem"
    path.write_bytes(made.public_bytes(Encoding.PEM))
    return path


NewReceiver = Callable[[], PushReceiver]
