"""A finished match, looked at again, over HTTP: its analysis, and playing on from a moment of it."""

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from nenuphar.server import wire
from nenuphar.server.gateway.request_context import AnyRequest, context_of, count_table, host_of, require_person


@get("/tables/{table:str}/analysis", media_type=MediaType.JSON)
async def analysis(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """What was best in a match that is over, as far as it is known: ask again until it is complete (TB-110)."""
    person, lobby = await require_person(request), context_of(request).lobby
    found = await lobby.find(table, person.id, host_of(request))
    return Response(await lobby.analyses.of(found, person.id, host_of(request)), media_type=MediaType.JSON)


@post("/tables/{table:str}/play-on")
async def play_on(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PlayOn]) -> wire.Found:
    """A practice table that continues from a moment of a match that is over (TB-114)."""
    person, lobby = await require_person(request), context_of(request).lobby
    found = await lobby.find(table, person.id, host_of(request))
    await count_table(request, person)
    return wire.Found(await lobby.play_on(found, data, person.id))


analyses = Router("/api", route_handlers=[analysis, play_on])
