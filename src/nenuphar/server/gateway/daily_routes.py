"""What is new every day, over HTTP (TB-60 to TB-66)."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from nenuphar.server import wire
from nenuphar.server.gateway.request_context import AnyRequest, context_of, count_table, require_person


@get("/")
async def every(request: AnyRequest) -> list[wire.DailyGame]:
    """All games with something new every day, and how far you are with it."""
    person = await require_person(request)
    return await context_of(request).lobby.daily.every(person.id)


@get("/{key:str}/{edition:str}")
async def page(request: AnyRequest, key: FromPath[str], edition: FromPath[str]) -> wire.DailyPage:
    person = await require_person(request)
    return await context_of(request).lobby.daily.page(key, edition, person.id)


@post("/{key:str}/{edition:str}", status_code=200)
async def play(
    request: AnyRequest, key: FromPath[str], edition: FromPath[str], data: JSONBody[wire.DailyWish]
) -> wire.Found:
    """The table of your try. The same one every time, if it counts."""
    person = await require_person(request)
    await count_table(request, person)
    return wire.Found(await context_of(request).lobby.daily.open(key, edition, data, person.id))


@get("/{key:str}/{edition:str}/{day:str}")
async def house(request: AnyRequest, key: FromPath[str], edition: FromPath[str], day: FromPath[str]) -> wire.DailyHouse:
    """Who has played this day here, and how well."""
    person = await require_person(request)
    return await context_of(request).lobby.daily.house(key, edition, day, person.id)


daily = Router("/api/daily", route_handlers=[every, page, play, house])
