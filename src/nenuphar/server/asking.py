"""Who asks over HTTP, and what all requests share."""

from typing import Any

from litestar import Request, Response
from msgspec import Struct

from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.guard import Buckets
from nenuphar.server.hall import Hall
from nenuphar.server.identity import COOKIE, Known, Tokens
from nenuphar.server.settings import Settings
from nenuphar.server.workplace import now_ms


class House(Struct, frozen=True):
    """Everything that requests share."""

    hall: Hall
    tokens: Tokens
    settings: Settings
    requests: Buckets
    tables: Buckets
    guests: Buckets
    codes: Buckets
    chats: Buckets


AnyRequest = Request[Any, Any, Any]


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


def known(request: AnyRequest) -> Known | None:
    token = request.cookies.get(COOKIE)
    return house_of(request).tokens.read(token, now_ms()) if token else None


async def somebody(request: AnyRequest) -> wire.Person:
    """Who asks (TB-23), if not too often (TB-24)."""
    house, found = house_of(request), known(request)
    if found is None:
        house.requests.take(address_of(request))
        raise Refused("TB-23")
    house.requests.take(found.person)
    person = await house.hall.folk.find(found.person)
    if person is None:
        raise Refused("TB-23")
    return person


def with_token(request: AnyRequest, person: wire.Person) -> Response[wire.Person]:
    tokens = house_of(request).tokens
    response = Response(person)
    response.set_cookie(**tokens.cookie(tokens.sign(person.id, now_ms()), request.url.scheme == "https"))
    return response
