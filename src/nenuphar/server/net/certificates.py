"""The certificate that the server shows: checked before it is used, and read again when it has changed."""

import ssl
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal, TypeAlias

from cryptography import x509

Fault: TypeAlias = Literal["unreadable", "damaged", "key", "expired", "early", "name"]
SOON = timedelta(days=14)


class BadCertificate(Exception):
    """A certificate that cannot be used. `fact` is a reason, a time or a name."""

    def __init__(self, fault: Fault, path: Path, fact: str | datetime = "") -> None:
        self.fault = fault
        self.path = path
        self.fact = fact if isinstance(fact, str) else fact.strftime("%Y-%m-%d %H:%M UTC")
        super().__init__(f"{path}: {fault} {self.fact}".strip())


class ServedCertificate:
    """Keeps a TLS context for the newest certificate that is good."""

    def __init__(self, find: Callable[[], tuple[Path, Path]]) -> None:
        """`find` returns the files of the certificate and of the key: often the same. May raise BadCertificate."""
        self._find = find
        self._seen: object = None
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.refresh()

    def refresh(self) -> None:
        """Use the files as they are now. Raises BadCertificate, and keeps the last good certificate."""
        certificate, key = self._find()
        seen = (_state(certificate), _state(key))
        if seen != self._seen:
            self._seen = seen  # a bad one is complained about once
            self.context = load(certificate, key)


def load(certificate: Path, key: Path) -> ssl.SSLContext:
    """A context for servers with this certificate, if it is good. Raises BadCertificate."""
    now, first = datetime.now(UTC), _first(certificate)
    if now > first.not_valid_after_utc:
        raise BadCertificate("expired", certificate, first.not_valid_after_utc)
    if now < first.not_valid_before_utc:
        raise BadCertificate("early", certificate, first.not_valid_before_utc)
    _state(key)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(certificate, key, password="")  # otherwise it would ask at the terminal
    except ssl.SSLError:
        raise BadCertificate("key", key, str(certificate)) from None
    return context


def ends_soon(certificate: Path) -> bool:
    return _first(certificate).not_valid_after_utc - datetime.now(UTC) < SOON


def _first(file: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificates(file.read_bytes())[0]
    except OSError as error:
        raise BadCertificate("unreadable", file, error.strerror or str(error)) from None
    except ValueError:
        raise BadCertificate("damaged", file) from None


def _state(file: Path) -> tuple[int, int]:
    try:
        with file.open("rb"):
            found = file.stat()
    except OSError as error:
        raise BadCertificate("unreadable", file, error.strerror or str(error)) from None
    return found.st_mtime_ns, found.st_ino
