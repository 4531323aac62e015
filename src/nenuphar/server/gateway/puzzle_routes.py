"""Puzzles over HTTP (TB-150 to TB-155)."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nenuphar.server import wire
from nenuphar.server.gateway.request_context import AnyRequest, context_of, host_of, require_person
from nenuphar.server.table.turns import Waiter


@get("/")
async def every(request: AnyRequest) -> list[wire.PuzzleGame]:
    """All games with puzzles, and how good you are at them."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.every(person.id)


@get("/{key:str}/day")
async def of_day(request: AnyRequest, key: FromPath[str]) -> wire.PuzzleTask:
    """The puzzle of the day."""
    person = await require_person(request)
    return await context_of(request).lobby.puzzles.of_day(key, person.id)


@get("/{key:str}/next")
async def following(request: AnyRequest, key: FromPath[str], edition: FromQuery[str] = "") -> wire.PuzzleTask:
    """The puzzle that suits you best, of those that are new to you."""
    person = await require_person(request)
    waiter = Waiter(host_of(request), person.id)
    return await context_of(request).lobby.puzzles.offer(key, edition, waiter)


@post("/{key:str}/{puzzle:str}", status_code=200)
async def answer(
    request: AnyRequest, key: FromPath[str], puzzle: FromPath[str], data: JSONBody[wire.PuzzleAnswer]
) -> wire.PuzzleReply:
    person = await require_person(request)
    waiter = Waiter(host_of(request), person.id)
    return await context_of(request).lobby.puzzles.answer(key, puzzle, data, waiter)


puzzles = Router("/api/puzzles", route_handlers=[every, of_day, following, answer])
