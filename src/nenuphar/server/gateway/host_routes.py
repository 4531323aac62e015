"""Requests of the server's host: the page, and what the host can do there (TB-130 to TB-134)."""

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.host_identity import exchanged, new_link, require_host
from nenuphar.server.gateway.host_nodes import pages, together
from nenuphar.server.gateway.host_page import host_page
from nenuphar.server.gateway.request_context import AnyRequest, context_of


@post("/host/session", status_code=204)
async def begin_session(request: AnyRequest, data: JSONBody[wire.HostLink]) -> Response[None]:
    """Exchange the link that the server has printed for a session. A link works once."""
    return await exchanged(request, data.secret)


@get("/host")
async def see_page(request: AnyRequest) -> wire.HostPage:
    """What all nodes know."""
    context, ends = context_of(request), await require_host(request)
    return together(await host_page(context, ends), pages(await context.of_others(request.scope)))


@post("/host/link")
async def replace_link(request: AnyRequest) -> wire.NewHostLink:
    """A new link. The old one and its session end, also yours."""
    await require_host(request)
    return wire.NewHostLink(await new_link(context_of(request).lobby.store))


# Its path is that of a table, so that the request gets to the node that plays it.
@post("/tables/{table:str}/closing", status_code=204)
async def close_table(request: AnyRequest, table: FromPath[str]) -> None:
    await require_host(request)
    lobby = context_of(request).lobby
    try:
        found = await lobby.tables.wake(table)
    except Refused as refused:
        if refused.rule != "TB-33":
            raise
        await lobby.store.close_damaged(table)  # nothing can be added to its log
        return
    if found is None:
        raise Refused("TB-20")
    await found.close()


@delete("/host/people/{person:str}")
async def remove_person(request: AnyRequest, person: FromPath[str]) -> None:
    """Delete a person, as they can do themselves (TB-96)."""
    await require_host(request)
    lobby = context_of(request).lobby
    if await lobby.people.find(person) is None:
        raise Refused("TB-20")
    await lobby.departures.delete(person, now_ms())


@put("/host/restart", status_code=204)
async def announce_restart(request: AnyRequest, data: JSONBody[wire.RestartIn]) -> None:
    await require_host(request)
    await context_of(request).lobby.announce_restart(now_ms() + data.minutes * 60_000)


@delete("/host/restart")
async def withdraw_restart(request: AnyRequest) -> None:
    await require_host(request)
    await context_of(request).lobby.announce_restart(None)


hosting = Router(
    "/api",
    route_handlers=[
        *(begin_session, see_page, replace_link, close_table, remove_person, announce_restart, withdraw_restart),
    ],
)
