"""The person behind an HTTP request, and what all requests share."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request, Response
from msgspec import Struct

from nenuphar import games
from nenuphar.core.game import AnyGame, Millis, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.address_limits import AddressLimits
from nenuphar.server.gateway.identity import COOKIE, Known, Tokens
from nenuphar.server.gateway.reports import Reports
from nenuphar.server.gateway.shared_limits import SharedBuckets
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.net import addresses
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.notify.notifier import Notifier
from nenuphar.server.settings import Settings


class AppContext(Struct, frozen=True):
    """Everything that requests share."""

    lobby: Lobby
    tokens: Tokens
    settings: Settings
    requests: Buckets
    tables: SharedBuckets
    addresses: AddressLimits
    codes: SharedBuckets
    first_codes: SharedBuckets
    mailboxes: SharedBuckets  # that were asked whether they want messages
    closed_mailboxes: SharedBuckets  # that have said no
    chats: Buckets
    notifier: Notifier
    reports: Reports
    started_ms: Millis
    of_others: Callable[[Any], Awaitable[list[bytes]]]  # what the other nodes answer to a request of this scope


AnyRequest = Request[Any, Any, Any]


def context_of(request: AnyRequest) -> AppContext:
    context: AppContext = request.app.state.context
    return context


def host_of(request: AnyRequest) -> str:
    return addresses.host_of(request.scope)


async def known(request: AnyRequest) -> Known | None:
    token, tokens = request.cookies.get(COOKIE), context_of(request).tokens
    if not token:
        return None
    await tokens.look_up_key(token)
    return tokens.read(token, now_ms())


async def require_person(request: AnyRequest) -> wire.Person:
    """The person who asks (TB-23), if not too often (TB-24)."""
    context, found = context_of(request), await known(request)
    if found is None:
        context.requests.take(addresses.household(host_of(request)))
        raise Refused("TB-23")
    context.requests.take(found.person)
    person = await context.lobby.people.find(found.person)
    if person is None:
        raise Refused("TB-23")
    return person


def game_called(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Refused("TB-20")
    return game


async def count_table(request: AnyRequest, person: wire.Person) -> None:
    """A request that adds as much to the database as a new table counts as one (TB-24)."""
    context = context_of(request)
    await context.tables.take(person.id)
    await context.addresses.take_shared("tables", host_of(request))


@asynccontextmanager
async def guessed_code(request: AnyRequest, person: wire.Person) -> AsyncIterator[None]:
    """Within the limits for codes, which may be guessed (TB-24). A refusal inside says that the code is wrong."""
    context = context_of(request)
    await context.codes.take(person.id)
    # Everybody has some tries of their own: one guesser must not lock out others at the same address.
    if not await context.addresses.has_shared("codes", host_of(request)):
        await context.first_codes.take(person.id)
    try:
        yield
    except Refused:
        await context.addresses.allow_shared("codes", host_of(request))
        raise


async def with_token(request: AnyRequest, person: wire.Person) -> Response[wire.Me]:
    context, now = context_of(request), now_ms()
    await context.lobby.store.seen(person.id, now)
    response = Response(context.lobby.people.me(person))
    token = context.tokens.sign(person.id, now)
    response.set_cookie(**context.tokens.cookie(token, request.url.scheme == "https"))
    return response
