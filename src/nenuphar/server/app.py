"""The front door: every request and every socket comes through here, is checked, counted, logged and sent on."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.exceptions import HTTPException

from nenuphar.core.codec import encode, malformed
from nenuphar.core.game import Refused
from nenuphar.server import schema
from nenuphar.server.api import ROUTES
from nenuphar.server.asking import AnyRequest, House
from nenuphar.server.guard import Buckets, Doorkeeper
from nenuphar.server.hall import Hall
from nenuphar.server.identity import Tokens
from nenuphar.server.live import Live, Message, Receive, Send, refuse
from nenuphar.server.metrics import REQUESTS, SECONDS
from nenuphar.server.pages import SECURITY, Page, Pages
from nenuphar.server.problems import problem, status_of
from nenuphar.server.settings import MESSAGE_BYTES, Settings
from nenuphar.server.wire import Problem
from nenuphar.server.workplace import now_ms
from nenuphar.store import Store, Unavailable

log = logging.getLogger("nenuphar.http")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FRAMEWORK = ("/api/", "/healthz", "/metrics")


class Door:
    house: House

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._keeper = Doorkeeper(settings.names, settings.origins)
        self._pages = Pages()
        self._app = Litestar(
            route_handlers=ROUTES,
            lifespan=[self._open],
            openapi_config=None,
            request_max_body_size=MESSAGE_BYTES,
            exception_handlers={
                Refused: _refused,
                HTTPException: _fault,
                Unavailable: _unavailable,
                RecursionError: _endless,
            },
            logging_config=None,
        )
        self._live: Live | None = None

    @asynccontextmanager
    async def _open(self, app: Litestar) -> AsyncIterator[None]:
        settings, store = self._settings, self._store
        tokens = Tokens(store, settings.token_days)
        await tokens.load(now_ms())
        hall = Hall(store, settings)
        house = House(
            hall=hall,
            tokens=tokens,
            settings=settings,
            requests=Buckets(settings.requests_burst, settings.requests_per_second),
            tables=Buckets(settings.tables_per_minute, settings.tables_per_minute / 60),
            guests=Buckets(settings.guests_per_minute, settings.guests_per_minute / 60),
            codes=Buckets(settings.codes_per_minute, settings.codes_per_minute / 60),
            chats=Buckets(settings.chats_burst, settings.chats_per_second),
        )
        app.state.house = self.house = house
        self._live = Live(house)
        hall.start()
        try:
            yield
        finally:
            await hall.stop()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        parts = scope["path"].split("/")
        try:
            self._keeper.check(headers, changes=True)
            if len(parts) != 5 or parts[:3] != ["", "api", "tables"] or parts[4] != "live":
                raise Refused("TB-20")
        except Refused as refused:
            await receive()
            await refuse(send, refused)
            return
        assert self._live is not None
        await self._live(scope, headers, receive, send)

    async def _request(self, scope: Message, receive: Receive, send: Send) -> None:
        began, seen = time.perf_counter(), _Seen(send)
        try:
            self._keeper.check(_headers(scope), changes=scope["method"] not in SAFE)
        except Refused as refused:
            await _answer(seen, status_of(refused), "application/json", b"no-store", encode(problem(refused)))
        else:
            await self._route(scope, receive, seen)
        ms = (time.perf_counter() - began) * 1_000
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, str(seen.status)).inc()
        SECONDS.observe(ms / 1_000)
        facts = {"method": method, "path": _told(scope["path"]), "status": seen.status, "ms": round(ms, 1)}
        log.info("request", extra=facts)

    async def _route(self, scope: Message, receive: Receive, send: "_Seen") -> None:
        path = scope["path"]
        if path.startswith(FRAMEWORK) or path == "/api":
            await self._app(scope, receive, send)  # type: ignore[arg-type]
        elif scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, "application/json", b"no-store", encode(Problem("TB-8", {})))
        elif path == "/schema":
            await _answer(send, 200, "application/json", b"no-cache", schema.encoded())
        else:
            page = self._pages.find(path)
            takes_gzip = "gzip" in _headers(scope).get("accept-encoding", "")
            await _answer_page(send, page, takes_gzip, scope["method"] == "HEAD")


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


class _Seen:
    """`send`, with the headers that every answer has, and with an eye on the status."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name for name, _ in message["headers"]}
            headers = [*message["headers"], *SECURITY]
            if b"cache-control" not in given:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self._send(message)


async def _answer_page(send: _Seen, page: Page, takes_gzip: bool, bare: bool) -> None:
    body = page.packed if takes_gzip and page.packed else page.body
    headers = [
        (b"content-type", page.kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", page.caching),
        (b"vary", b"accept-encoding"),
    ]
    if body is page.packed:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": page.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if bare else body})


async def _answer(send: _Seen, status: int, kind: str, caching: bytes, body: bytes) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", caching),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _headers(scope: Message) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _told(path: str) -> str:
    """A path without what only its owner should know: invitations and links to a device."""
    for secret in ("/j/", "/me/", "/api/me/devices/"):
        if path.startswith(secret):
            return f"{secret}…"
    return path[:200]


def _refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    return Response(problem(refused), status_code=status_of(refused))


def _fault(_: AnyRequest, fault: HTTPException) -> Response[Problem]:
    """What the framework itself refuses: unknown paths, unreadable bodies."""
    if fault.status_code == 404:
        return Response(Problem("TB-20", {}), status_code=404)
    facts: dict[str, Any] = {"field": "the whole", "problem": _first(fault)}
    return Response(Problem("TB-8", facts), status_code=fault.status_code, headers=fault.headers)


def _first(fault: HTTPException) -> str:
    extra = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", fault.detail))[:200]
    return fault.detail[:200]


def _unavailable(request: AnyRequest, _: Unavailable) -> Response[Problem]:
    return _refused(request, Refused("TB-28"))


def _endless(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body with more levels than the framework can read, which it does not refuse by itself."""
    return _refused(request, malformed(error))
