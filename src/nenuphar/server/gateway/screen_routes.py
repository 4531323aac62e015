"""Big screens over HTTP: a code for a television, and what the television may read (TB-90)."""

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nenuphar.core.game import Audience, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.request_context import (
    AnyRequest,
    context_of,
    count_table,
    guessed_code,
    host_of,
    require_person,
)
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.model import views
from nenuphar.server.model.codes import as_code, new_code
from nenuphar.server.model.text_board import text_board
from nenuphar.server.table.table import Table

CODE_LENGTH = 6  # to be typed with a remote control
CODE_MINUTES = 10


@post("/tables/{table:str}/screens")
async def make_code(request: AnyRequest, table: FromPath[str]) -> wire.ScreenCode:
    """A code for a television. At a private table it takes a player or the host."""
    person, lobby = await require_person(request), context_of(request).lobby
    found = await lobby.find(table, person.id, host_of(request))
    await found.look(lambda seen: _may_show(seen, person.id))
    await count_table(request, person)
    expires = now_ms() + CODE_MINUTES * 60_000
    while not await lobby.store.keep_screen_code(code := new_code(CODE_LENGTH), table, expires):
        pass  # another table has this one
    await found.look(lambda seen: _may_show(seen, person.id))  # it may have become private meanwhile
    return wire.ScreenCode(code, expires)


@post("/screens", status_code=200)
async def open_screen(request: AnyRequest, data: JSONBody[wire.JoinCode]) -> wire.Found:
    """Become a big screen of the code's table."""
    person = await require_person(request)
    async with guessed_code(request, person):
        table = await context_of(request).lobby.store.open_screen(as_code(data.code), person.id, now_ms())
        if table is None:
            raise Refused("TB-90", fault="code")
        return wire.Found(table)


@get("/tables/{table:str}/screen")
async def see_table(request: AnyRequest, table: FromPath[str]) -> wire.TableView:
    lobby, found, invites = await _found(request, table)
    return await found.look(lambda seen: views.screen_view(seen.state, lobby.people, seen.presence, invites))


@get("/tables/{table:str}/screenlines")
async def earlier(request: AnyRequest, table: FromPath[str], before: FromQuery[int]) -> wire.Earlier:
    """Lines of the log before the one with this number, as everybody may read them."""
    lobby, found, _ = await _found(request, table)
    return wire.Earlier(await found.look(lambda seen: views.earlier(seen.state, Audience.PUBLIC, lobby.people, before)))


@get("/tables/{table:str}/screenboard")
async def board(request: AnyRequest, table: FromPath[str]) -> wire.TextBoard:
    """The match as plain text, as everybody may see it (TB-51)."""
    lobby, found, _ = await _found(request, table)
    return wire.TextBoard(await found.look(lambda seen: text_board(seen.state, "", lobby.people)))


async def _found(request: AnyRequest, table: wire.TableId) -> tuple[Lobby, Table, bool]:
    person, lobby = await require_person(request), context_of(request).lobby
    found, invites = await lobby.find_for_screen(table, person.id, host_of(request))
    return lobby, found, invites


def _may_show(table: Table, person: wire.PersonId) -> None:
    seating = table.state.seating
    if not seating.public and person != seating.host and seating.seat_of(person) is None:
        raise Refused("TB-90", fault="guest")


screens = Router("/api", route_handlers=[make_code, open_screen, see_table, earlier, board])
