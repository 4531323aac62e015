"""A certificate authority of one's own, for https at home (TB-121).

It is made once, in the folder `https` beside the database. Devices that trust it trust the server's certificate. It
signs a new one when the old one ends soon or the machine has another address. Each file holds a key and its
certificate, so that both are replaced in one step.
"""

import os
import re
import socket
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import TypeAlias

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

from nenuphar.server.net.certificates import BadCertificate

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

AUTHORITY_DAYS = 3_650
SERVER_DAYS = 397  # the longest that every browser accepts
RENEW_DAYS = 30
CLOCKS_APART = timedelta(days=1)  # a phone's clock may be behind

# What the authority may vouch for, besides what the host names when it is made. If its key is stolen, no other website
# can be imitated with it.
HOME_NAMES = ("localhost", "local", "home.arpa", "internal", "lan", "home")
HOME_NETWORKS = tuple(
    ip_network(each)
    for each in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
)
HOST_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*")


class Names(Struct, frozen=True):
    """What a server is called: the host insists on some of it, the rest is only useful."""

    wanted: tuple[str, ...]
    usual: tuple[str, ...] = ()


class Signed(Struct, frozen=True):
    """A certificate and its key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    def lasts(self, now: datetime, days: int) -> bool:
        rest = self.certificate.not_valid_after_utc - now
        return self.certificate.not_valid_before_utc <= now and rest > timedelta(days=days)

    @property
    def pem(self) -> bytes:
        key = self.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        return key + self.certificate.public_bytes(Encoding.PEM)


def folder_in(home: Path) -> Path:
    return home / "https"


def public_certificate(home: Path) -> x509.Certificate:
    """The authority's certificate, which devices have to trust. It is no secret."""
    return _read(folder_in(home) / "authority.pem").certificate


def fingerprint(home: Path) -> str:
    """As devices show it: two lines would be too long for a phone in one."""
    pairs = [f"{byte:02X}" for byte in public_certificate(home).fingerprint(SHA256())]
    return "\n".join(":".join(pairs[at : at + 16]) for at in (0, 16))


def server_file(home: Path, names: Names, now: datetime | None = None) -> Path:
    """The file with the server's certificate for these names, and its key. It is made or renewed if necessary."""
    now, folder = now or datetime.now(UTC), folder_in(home)
    authority = _authority(folder, names, now)
    called = _called(names, authority, folder)
    file = folder / "server.pem"
    if not _is_good(file, authority, called, now):
        _write(file, _server(authority, called, now).pem)
    return file


def _authority(folder: Path, names: Names, now: datetime) -> Signed:
    file = folder / "authority.pem"
    if file.exists():
        found = _read(file)
        if now < found.certificate.not_valid_before_utc:
            raise BadCertificate("early", file, found.certificate.not_valid_before_utc)
        if found.lasts(now, RENEW_DAYS):
            return found
    made = _new_authority(names, now)
    _write(file, made.pem)
    return made


def _called(names: Names, authority: Signed, folder: Path) -> tuple[x509.GeneralName, ...]:
    """Raises BadCertificate if the host insists on a name that the authority may not vouch for."""
    constraints = authority.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
    permitted = constraints.permitted_subtrees or []
    for name in names.wanted:
        if not _may_vouch(permitted, name):
            raise BadCertificate("name", folder, name)
    allowed = [name for name in names.usual if _may_vouch(permitted, name)]
    return tuple(_general(name) for name in dict.fromkeys((*names.wanted, *allowed)))


def _may_vouch(permitted: Iterable[x509.GeneralName], name: str) -> bool:
    address = _address(name)
    for each in permitted:
        if isinstance(each, x509.DNSName) and address is None and f".{name}".endswith(f".{each.value}"):
            return bool(HOST_NAME.fullmatch(name))
        if isinstance(each, x509.IPAddress) and address is not None and address in each.value:  # type: ignore[operator]
            return True
    return False


def _is_good(file: Path, authority: Signed, called: tuple[x509.GeneralName, ...], now: datetime) -> bool:
    try:
        found = _read(file)
        found.certificate.verify_directly_issued_by(authority.certificate)
    except Exception:  # nobody depends on this file: whatever is wrong with it, a new one is better
        return False
    names = found.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    ends_with_authority = found.certificate.not_valid_after_utc == authority.certificate.not_valid_after_utc
    return set(names) == set(called) and (found.lasts(now, RENEW_DAYS) or ends_with_authority)


def _new_authority(names: Names, now: datetime) -> Signed:
    key = ec.generate_private_key(ec.SECP256R1())
    given = (*names.wanted, *names.usual)
    hosts = [name for name in given if _address(name) is None and HOST_NAME.fullmatch(name)]
    addresses = [ip_network(address) for name in given if (address := _address(name)) is not None]
    permitted: list[x509.GeneralName] = [x509.DNSName(name) for name in dict.fromkeys((*HOME_NAMES, *hosts))]
    permitted += [x509.IPAddress(network) for network in dict.fromkeys((*HOME_NETWORKS, *addresses))]
    title = f"Nénuphar {socket.gethostname()}"[:64]
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, title)])
    usage = _usage(signs_certificates=True)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - CLOCKS_APART)
        .not_valid_after(now + timedelta(days=AUTHORITY_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, SHA256())
    )
    return Signed(certificate, key)


def _server(authority: Signed, called: tuple[x509.GeneralName, ...], now: datetime) -> Signed:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Nénuphar")])
    above = authority.certificate
    end = min(now + timedelta(days=SERVER_DAYS), above.not_valid_after_utc)
    issuer_key = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    certificate = (
        x509.CertificateBuilder(above.subject, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(max(now - CLOCKS_APART, above.not_valid_before_utc))
        .not_valid_after(end)
        .add_extension(x509.SubjectAlternativeName(called), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(issuer_key, critical=False)
        .sign(authority.key, SHA256())
    )
    return Signed(certificate, key)


def _usage(signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _read(file: Path) -> Signed:
    try:
        file.chmod(0o600)  # a copied file may be readable by others
        data = file.read_bytes()
        key = load_pem_private_key(data, None)
        certificate = x509.load_pem_x509_certificate(data)
    except OSError as error:
        raise BadCertificate("unreadable", file, error.strerror or str(error)) from None
    except (ValueError, TypeError):
        raise BadCertificate("damaged", file) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        raise BadCertificate("damaged", file)
    return Signed(certificate, key)


def _write(file: Path, data: bytes) -> None:
    """Replace the file in one step. Nobody else can read it at any time."""
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
            written.write(data)
            written.flush()
            os.fsync(written.fileno())
        beside.replace(file)
    except OSError as error:
        raise BadCertificate("unreadable", file, error.strerror or str(error)) from None


def _general(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


def _address(name: str) -> Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
