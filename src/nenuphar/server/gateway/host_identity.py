"""Knows the host of the server: a link that works once is exchanged for a session in a cookie (TB-130).

Both are random, and the store has only their hashes. There is one link and one session at a time. A new link ends both,
and both end by themselves.
"""

import hmac
import secrets
from hashlib import sha256

from litestar import Response

from nenuphar.core.game import Millis, Refused
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.request_context import AnyRequest, context_of, host_of
from nenuphar.server.net.addresses import household
from nenuphar.store import Store

HOST_COOKIE = "nenuphar_host"
SESSION_S = 12 * 60 * 60
MOST_DIGITS = 15  # of a time, which is all that a browser sends back
LINK_S = 24 * 60 * 60  # it may be in the log of a service


async def new_link(store: Store, keeps_session: bool = False) -> str:
    """Make a link to the host's page. Its secret part never gets to a server's or a proxy's log."""
    secret = secrets.token_urlsafe(24)
    await store.keep_host_link(_hash(secret), now_ms() + LINK_S * 1_000, keeps_session)
    return f"/host#{secret}"


async def exchanged(request: AnyRequest, secret: str) -> Response[None]:
    """A session for the link. Only wrong links count, so that nobody can lock out the host (TB-24)."""
    context, session = context_of(request), secrets.token_urlsafe(32)
    now, store = now_ms(), context.lobby.store
    ends = now + SESSION_S * 1_000
    if not secret or not await store.take_host_link(_hash(secret), _hash(session), now, ends):
        await context.addresses.take_shared("codes", host_of(request))
        raise Refused("TB-130", fault="link")
    answer: Response[None] = Response(None)
    answer.set_cookie(
        key=HOST_COOKIE,
        value=f"{session}.{ends}",
        max_age=SESSION_S,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return answer


async def require_host(request: AnyRequest) -> Millis:
    """Refuse everybody but the host. Returns when the session ends."""
    context = context_of(request)
    context.requests.take(household(host_of(request)))
    session, _, ends = request.cookies.get(HOST_COOKIE, "").partition(".")
    known = await context.lobby.store.host_session(now_ms()) if session else None
    if known is None or not hmac.compare_digest(known, _hash(session)):
        raise Refused("TB-130", fault="session")
    return int(ends) if ends.isascii() and ends.isdecimal() and len(ends) <= MOST_DIGITS else 0


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
