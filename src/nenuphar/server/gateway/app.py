"""The front door: every request and every socket passes through here and is checked, counted, logged and dispatched."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

from litestar import Litestar, Response
from litestar.exceptions import HTTPException

from nenuphar import __version__
from nenuphar.core.codec import encode, malformed, refuse_huge_numbers
from nenuphar.core.game import Refused
from nenuphar.server import clock
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway import schema
from nenuphar.server.gateway.address_limits import AddressLimits, LimitLog
from nenuphar.server.gateway.elsewhere import PASSED, Elsewhere
from nenuphar.server.gateway.host_identity import new_link
from nenuphar.server.gateway.identity import Tokens
from nenuphar.server.gateway.origins import OriginCheck
from nenuphar.server.gateway.pages import BEHIND_TLS, ISOLATED, SECURITY, Page, Pages
from nenuphar.server.gateway.previews import Previews
from nenuphar.server.gateway.problems import problem, status_of
from nenuphar.server.gateway.reports import Reports
from nenuphar.server.gateway.request_context import AnyRequest, AppContext, context_of
from nenuphar.server.gateway.routes import ROUTES
from nenuphar.server.gateway.session import Message, Sessions, cookie, refuse, socket_of
from nenuphar.server.gateway.shared_limits import SharedBuckets
from nenuphar.server.gateway.trust import TrustPages
from nenuphar.server.lobby import versions
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.metrics import NODE, REQUESTS, SECONDS
from nenuphar.server.net.addresses import host_of, household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.nodes.internal_port import InternalPort, VisitorProtocol
from nenuphar.server.nodes.node import Node
from nenuphar.server.nodes.node_keys import NodeKeys
from nenuphar.server.nodes.passing import Passing
from nenuphar.server.notify.notifier import Notifier
from nenuphar.server.settings import DAY_S, MESSAGE_BYTES, Settings
from nenuphar.server.wire import Problem
from nenuphar.store import PersonDeleted, Store, StoreTrouble, Unavailable

log = logging.getLogger("nenuphar.http")

Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Any]
Headers = tuple[tuple[bytes, bytes], ...]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
IN_PLAIN = ("/healthz", "/metrics")  # for programs on this machine
FRAMEWORK = ("/api/", "/healthz", "/metrics")
PREVIEWED = ("/t/", "/j/", "/daily/", "/puzzles/")
CLOSED_S = 365 * DAY_S  # how long a mailbox that wants no messages is left alone
FIRST_CODES = 3  # tries that nobody else at the same address can use up


class App:
    context: AppContext

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.limit_log = LimitLog()
        self._addresses = AddressLimits(settings, self.limit_log, store)
        self._store = store
        self._keeper = OriginCheck(settings.names, settings.origins)
        self._pages = Pages()
        self._reports = Reports()
        self._trust = TrustPages(settings.home) if settings.has_authority else None
        self._app = Litestar(
            route_handlers=ROUTES,
            lifespan=[self._open],
            openapi_config=None,
            before_request=_bounded,
            request_max_body_size=MESSAGE_BYTES,
            exception_handlers={
                Refused: _refused,
                HTTPException: _fault,
                Unavailable: _unavailable,
                PersonDeleted: _deleted,
                RecursionError: _endless,
            },
            logging_config=None,
        )
        self._live: Sessions | None = None
        self.node = Node(store.ownership, settings.node, versions.kinds())
        keys = NodeKeys(store)
        self._internal_port = InternalPort(self.node.name, keys)
        self._elsewhere = Elsewhere(self.node, Passing(self.node.name, keys), store, self._addresses)

    @asynccontextmanager
    async def _open(self, app: Litestar) -> AsyncIterator[None]:
        settings, store = self.settings, self._store
        clock.CLOCK.start()
        tokens = Tokens(store, settings.token_days)
        await tokens.load(now_ms())
        lobby = Lobby(store, settings, self.node)
        context = AppContext(
            lobby=lobby,
            tokens=tokens,
            settings=settings,
            requests=Buckets(settings.requests_burst, settings.requests_per_second),
            tables=SharedBuckets(store, "tables", settings.tables_per_minute),
            addresses=self._addresses,
            codes=SharedBuckets(store, "codes", settings.codes_per_minute),
            first_codes=SharedBuckets(store, "first codes", FIRST_CODES, seconds=3_600),
            mailboxes=SharedBuckets(store, "mailboxes", 1, seconds=DAY_S),
            closed_mailboxes=SharedBuckets(store, "closed mailboxes", 1, seconds=CLOSED_S),
            chats=Buckets(settings.chats_burst, settings.chats_per_minute / 60),
            notifier=Notifier(store, settings, self.node.name, lobby.last_there_ms),
            reports=self._reports,
            started_ms=now_ms(),
            of_others=self._elsewhere.of_others,
        )
        app.state.context = self.context = context
        ours = logging.getLogger("nenuphar")
        ours.addHandler(self._reports)
        self._live = Sessions(context)
        await self.node.start(lobby)
        await lobby.start()
        await context.notifier.start()
        try:
            yield
        finally:
            await context.notifier.stop()
            await lobby.stop()
            ours.removeHandler(self._reports)

    async def join(self) -> None:
        """Become a node among others. May raise NameTaken or Unavailable."""
        if not self.node.is_alone:
            self.node.address = self._internal_port.listen(self.settings.node_address)
        await self.node.join()
        NODE.info({"node": self.node.name, "version": __version__})

    async def new_host_link(self) -> str | None:
        """The path of a new link to the host's page. None if it cannot be stored: nobody needs it to play."""
        try:
            return await new_link(self._store, keeps_session=True)
        except StoreTrouble as trouble:
            log.warning("there is no link to the host's page", extra={"trouble": str(trouble)})
            return None

    async def leave(self) -> None:
        await self.node.leave()
        await self._internal_port.close()

    def accept_from_nodes(self, new_protocol: Callable[[], VisitorProtocol]) -> None:
        """From now on, other nodes may hand visitors over. `new_protocol` serves them."""
        self._internal_port.accept(new_protocol)

    async def drain(self) -> None:
        """Leave all tables to other nodes, if there are any."""
        if not self.node.is_alone:
            await asyncio.gather(self.context.lobby.drain(), self._elsewhere.drain())
            await self.node.leave()  # before the last visitors have hung up: others need not wait for that

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope)
            case _:
                await self._app(scope, receive, send)

    async def _socket(self, scope: Message) -> None:
        headers = _headers(scope)
        parts = scope["path"].split("/")
        try:
            self._keeper.check(headers, changes=True)
            if self._should_be_encrypted(scope):
                raise Refused("TB-120")
            if len(parts) != 5 or parts[:3] != ["", "api", "tables"] or parts[4] != "live":
                raise Refused("TB-20")
        except Refused as refused:
            refuse(socket_of(scope), refused)
            return
        assert self._live is not None
        if not await self._elsewhere.took_socket(scope):
            await self._live(scope, headers)

    async def _request(self, scope: Message, receive: Receive, send: Send) -> None:
        began, seen = time.perf_counter(), _Seen(send, self._common(scope))
        headers = _headers(scope)
        self._mind_proxy(scope, headers)
        try:
            self._keeper.check(headers, changes=scope["method"] not in SAFE)
            if self._should_be_encrypted(scope) and scope["method"] not in SAFE:
                raise Refused("TB-120")
            if scope["path"].startswith("/api"):
                self._addresses.take("requests", host_of(scope))
        except Refused as refused:
            await _answer(seen, status_of(refused), "application/json", b"no-store", encode(problem(refused)))
        else:
            await self._route(scope, receive, seen)
        ms = (time.perf_counter() - began) * 1_000
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, str(seen.status)).inc()
        SECONDS.observe(ms / 1_000)
        path = _loggable(scope["path"])
        log.info("request", extra={"method": method, "path": path, "status": seen.status, "ms": round(ms, 1)})

    def _common(self, scope: Message) -> Headers:
        """The headers of every answer. Who goes back from our own authority to http must not be locked out by HSTS."""
        entry = self._pages.entry if scope["path"].startswith("/api") else b""
        version = ((b"nenuphar-page", entry),) if entry else ()
        if scope["scheme"] != "https":
            return (*SECURITY, *version)
        if self.settings.has_authority:
            return (*SECURITY, *ISOLATED, *version)
        return (*SECURITY, *ISOLATED, *BEHIND_TLS, *version)

    def _should_be_encrypted(self, scope: Message) -> bool:
        """Whether this came over plain http, and the server speaks https (TB-120)."""
        return self.settings.has_tls and scope["scheme"] in ("http", "ws") and not scope["state"].get(PASSED)

    def _mind_proxy(self, scope: Message, headers: dict[str, str]) -> None:
        """Behind an untrusted proxy everybody has the same address: the log says so."""
        if "x-forwarded-for" in headers and not self.settings.trusted_proxies:
            self.limit_log.say("a proxy is not trusted: see --trusted-proxy", household(host_of(scope)))

    async def _route(self, scope: Message, receive: Receive, send: "_Seen") -> None:
        path = scope["path"]
        if self._trust is not None and scope["method"] in ("GET", "HEAD") and (page := self._trust.find(scope)):
            await _answer_page(send, page, takes_gzip=False, bare=scope["method"] == "HEAD")
        elif self._should_be_encrypted(scope) and path not in IN_PLAIN:
            await _redirect(send, scope)
        elif path.startswith(FRAMEWORK) or path == "/api":
            if not await self._elsewhere.took_request(scope, receive, send):
                await self._app(scope, receive, send)  # type: ignore[arg-type]
        elif scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, "application/json", b"no-store", encode(Problem("TB-8", {})))
        elif path == "/schema":
            await _answer(send, 200, "application/json", b"no-cache", schema.encoded())
        else:
            headers = _headers(scope)
            page = self._pages.find(path)
            if path.startswith(PREVIEWED) and not cookie(headers):
                page = await self._with_preview(page, scope, headers)
            takes_gzip = "gzip" in headers.get("accept-encoding", "")
            await _answer_page(send, page, takes_gzip, scope["method"] == "HEAD")

    async def _with_preview(self, page: Page, scope: Message, headers: dict[str, str]) -> Page:
        """For programs that follow links (TB-98). Those of one address may not ask too often."""
        host = host_of(scope)
        if not self._addresses.allow("requests", host):
            return page
        origin = f"{scope['scheme']}://{headers.get('host', '')}"
        accepted = headers.get("accept-language", "")
        return await Previews(self.context.lobby, self._addresses).with_preview(
            page, scope["path"], origin, accepted, host
        )


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


class _Seen:
    """`send`, with the headers that every answer has. It also notes the status."""

    def __init__(self, send: Send, common: Headers) -> None:
        self._send = send
        self._common = common
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name for name, _ in message["headers"]}
            headers = [*message["headers"], *self._common]
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


async def _redirect(send: _Seen, scope: Message) -> None:
    """Redirect to the same address over https. Not permanently: the host may switch it off."""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    place = b"https://" + _headers(scope)["host"].encode("latin-1") + scope["raw_path"] + query
    headers = [(b"location", place), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


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


# The parts of a path that may be logged. Everything else could be an invitation or a link to a device, however it is
# spelled.
PLACES = (
    *("new", "t", "j", "rules", "workshop", "keepsakes", "settings", "me", "assets", "schema", "healthz", "metrics"),
    *("api", "devices", "here", "words", "games", "check", "simulate", "tables", "quick", "join", "replay", "record"),
    *("live", "daily", "notify", "on", "off", "notifications", "push", "services", "receivers", "test"),
    *("everything", "deletion", "preview", "picture", "film", "trust", "host", "session", "link", "restart", "closing"),
    "puzzles",
)
TABLE_ID = re.compile(r"[2-9a-z]{12}")


def _loggable(path: str) -> str:
    """A path without its secret parts."""
    parts = path[:200].split("/")
    tables = {part for before, part in pairwise(parts) if before in ("tables", "t") and TABLE_ID.fullmatch(part)}
    return "/".join(part if part in PLACES or part in tables or not part else "…" for part in parts)


async def _bounded(request: AnyRequest) -> None:
    """Refuse a body with a number that is too long to be written again (TB-8)."""
    refuse_huge_numbers(await request.body())


def _refused(request: AnyRequest, refused: Refused) -> Response[Problem]:
    context_of(request).lobby.refusals.note(refused.rule, f"{request.method} {_loggable(request.url.path)}")
    return Response(problem(refused), status_code=status_of(refused))


def _fault(_: AnyRequest, fault: HTTPException) -> Response[Problem]:
    """Refusals of the framework itself: unknown paths, unreadable bodies."""
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


def _deleted(request: AnyRequest, _: PersonDeleted) -> Response[Problem]:
    """The person was deleted while this request was under way (TB-100)."""
    return _refused(request, Refused("TB-23"))


def _endless(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Refuse a body with more levels than the framework can read: it does not refuse that itself."""
    return _refused(request, malformed(error))
