"""Puzzles over HTTP (TB-150 to TB-155)."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nenuphar.server import wire
from nenuphar.server.gateway.request_context import AnyRequest, context_of, host_of, require_person


@get("/")
async def every(request: AnyRequest) -> list[wire.PuzzleGame]:
    """All games with puzzles, and how good you are at them."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.every(person.id)


@get("/{key:str}/day")
async def of_day(request: AnyRequest, key: FromPath[str], day: FromQuery[str] = "") -> wire.PuzzleTask:
    """The puzzle of today, or of a past day."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.of_day(key, day, person.id)


@get("/{key:str}/days")
async def days(request: AnyRequest, key: FromPath[str]) -> wire.DailyPage:
    """Your results of the puzzles of the day."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.days(key, person.id)


@get("/{key:str}/days/{day:str}")
async def house(request: AnyRequest, key: FromPath[str], day: FromPath[str]) -> wire.DailyHouse:
    """Who has answered the puzzle of this day here, and how well."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.house(key, day, person.id)


@get("/{key:str}/next")
async def following(request: AnyRequest, key: FromPath[str], edition: FromQuery[str] = "") -> wire.PuzzleTask:
    """The puzzle that suits you best, of those that are new to you."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.offer(key, edition, person.id, host_of(request))


@post("/{key:str}/{puzzle:str}", status_code=200)
async def answer(
    request: AnyRequest, key: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.PuzzleAnswer]
) -> wire.PuzzleReply:
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.answer(key, puzzle, data, person.id, host_of(request))


puzzles = Router("/api/puzzles", route_handlers=[every, of_day, days, house, following, answer])
