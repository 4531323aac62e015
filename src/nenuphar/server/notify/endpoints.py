"""Where a person can be reached, as their browser says: the browser itself, a service or a mailbox (TB-73, TB-74)."""

import re
from base64 import urlsafe_b64decode
from binascii import Error
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from nenuphar.core.game import Refused
from nenuphar.server.notify.jobs import Endpoint, Mail, Push, Service
from nenuphar.server.settings import Settings

LONGEST = 1_000  # of an address
POINT_BYTES, AUTH_BYTES = 65, 16
MAILBOX = re.compile(r"[^@\s<>\",;:/?&#%]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")
# Each kind of service, and how its addresses begin.
SCHEMES = {
    "ntfy": ("ntfy", "ntfys"),
    "discord": ("discord",),
    "matrix": ("matrix", "matrixs"),
    "telegram": ("tgram",),
    "mail": ("mailto", "mailtos"),
}
# Other parameters of apprise could read files, wait for long, or write to others.
PARAMETERS = frozenset(
    ("auth", "from", "mode", "name", "pass", "priority", "silent", "smtp", "thread", "to", "token", "topic", "user")
)


def push_place(endpoint: str, p256dh: str, auth: str) -> Push:
    """A browser's subscription. Its address must be secure, and its keys must be keys (TB-73)."""
    if len(endpoint) > LONGEST:
        raise Refused("TB-73", fault="long", most=LONGEST)
    try:
        split = urlsplit(endpoint)
        is_address = split.scheme == "https" and bool(split.hostname) and not split.username and endpoint.isascii()
        split.port  # noqa: B018  # raises if it is no number
    except ValueError:
        is_address = False
    if not is_address or not endpoint.isprintable():
        raise Refused("TB-73", fault="endpoint")
    try:
        point, secret = (urlsafe_b64decode(key + "=" * (-len(key) % 4)) for key in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (Error, ValueError):
        raise Refused("TB-73", fault="keys") from None
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise Refused("TB-73", fault="keys")
    return Push(endpoint, p256dh, auth)


def service_place(address: str, settings: Settings) -> Service | Mail:
    """A service of a kind that the host allows, or a mailbox if the host has a mail server (TB-74)."""
    address = address.strip()
    if len(address) > LONGEST:
        raise Refused("TB-74", fault="long", most=LONGEST)
    if settings.notify_mail and MAILBOX.fullmatch(address):
        return Mail(address)
    if not address.isprintable():
        raise Refused("TB-74", fault="address")
    allowed = allowed_services(settings)
    scheme, separator, rest = address.partition("://")
    kinds = [kind for kind, schemes in SCHEMES.items() if scheme.casefold() in schemes]
    if not separator or not rest or not kinds or kinds[0] not in allowed:
        raise Refused("TB-74", fault="kind", kinds=allowed or "–")
    try:
        urlsplit(address)
    except ValueError:
        raise Refused("TB-74", fault="address") from None
    for name in _parameters(address):
        if name not in PARAMETERS:
            raise Refused("TB-74", fault="parameter", name=name[:40], names=tuple(sorted(PARAMETERS)))
    return Service(address)


def _parameters(address: str) -> list[str]:
    """The names of all parameters, as apprise reads them: `;` separates them too, and `#` ends nothing."""
    pairs = address.partition("?")[2].replace(";", "&").split("&")
    return [unquote(pair.partition("=")[0]) for pair in pairs if pair]


def allowed_services(settings: Settings) -> tuple[str, ...]:
    return tuple(kind for kind in SCHEMES if kind in settings.notify_services)


def fingerprint(person: str, place: Endpoint) -> str:
    """The same for the same browser. A browser has one user; a service or a mailbox may serve several people."""
    match place:
        case Push(endpoint):
            said = f"push {endpoint}"
        case Service(url):
            said = f"service {person} {url}"
        case Mail(address):
            said = f"mail {person} {address.casefold()}"
    return sha256(said.encode()).hexdigest()


def label_of(place: Service | Mail) -> str:
    """How the page calls it, without its secrets."""
    if isinstance(place, Mail):
        return place.address
    scheme = place.url.partition("://")[0].casefold()
    kind = next(kind for kind, schemes in SCHEMES.items() if scheme in schemes)
    host = urlsplit(place.url).hostname or ""
    return f"{kind} · {host}" if "." in host else kind
