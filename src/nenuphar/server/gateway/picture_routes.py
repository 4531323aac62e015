"""Pictures over HTTP: link previews for everybody (TB-98), and pictures of a match to keep (TB-99)."""

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from nenuphar.core.codec import decode
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.gateway.request_context import (
    AnyRequest,
    context_of,
    game_called,
    host_of,
    require_person,
)
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.model.codes import as_code
from nenuphar.server.model.replay import finished
from nenuphar.server.model.state import TableState
from nenuphar.texts import FALLBACK, languages

PNG, GIF = "image/png", "image/gif"
FOR_A_WHILE = {"Cache-Control": "public, max-age=300"}


class Visited(Struct, frozen=True):
    """A table that a visitor without a name knows the address of, and whether it may be shown to them."""

    table: wire.TableId
    card: wire.TableCard
    is_shown: bool


async def visited(lobby: Lobby, table: wire.TableId) -> Visited | None:
    stored = await lobby.store.card(table)
    return None if stored is None else _visited(table, stored.summary, stored.public)


async def invited(lobby: Lobby, code: str) -> Visited | None:
    """The table of an invitation. Everybody with the invitation may see it."""
    found = await lobby.store.table_with_code(code)
    return None if found is None else _visited(found.table_id, found.card.summary, True)


def _visited(table: wire.TableId, summary: bytes, is_shown: bool) -> Visited:
    return Visited(table, decode(summary, wire.TableCard), is_shown)


@get("/tables/{table:str}/preview")
async def table_preview(request: AnyRequest, table: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[bytes]:
    """A picture of a public table for people who get a link to it; of a private one, the game alone."""
    found = await visited(context_of(request).lobby, table)
    return await _preview(request, found, lang)


@get("/join/{code:str}/preview")
async def join_preview(request: AnyRequest, code: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[bytes]:
    """A picture of a table for people who get an invitation."""
    found = await try_code(request, code)
    return await _preview(request, found, lang)


async def try_code(request: AnyRequest, code: str) -> Visited | None:
    """The table of an invitation. Wrong ones count, as everywhere (TB-24)."""
    context = context_of(request)
    if not await context.addresses.has_shared("codes", host_of(request)):
        raise Refused("TB-24")
    found = await invited(context.lobby, as_code(code))
    if found is None:
        await context.addresses.allow_shared("codes", host_of(request))
    return found


async def _preview(request: AnyRequest, found: Visited | None, lang: str) -> Response[bytes]:
    if found is None:
        raise Refused("TB-20")
    pictures, host, spoken = context_of(request).lobby.pictures, host_of(request), _spoken(lang)
    if found.is_shown:
        picture = (await pictures.of_table(found.table, spoken, host)).picture
    else:
        picture = await pictures.of_game(found.card.game, spoken, host)
    return Response(picture, media_type=PNG, headers=FOR_A_WHILE)


@get("/games/{key:str}/preview")
async def game_preview(request: AnyRequest, key: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[bytes]:
    game = game_called(key).manifest.key
    picture = await context_of(request).lobby.pictures.of_game(game, _spoken(lang), host_of(request))
    return Response(picture, media_type=PNG, headers=FOR_A_WHILE)


@get("/tables/{table:str}/picture")
async def picture(request: AnyRequest, table: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[bytes]:
    """A match that is over as a picture to keep."""
    _, lobby, name = await _match(request, table)
    drawn = await lobby.pictures.of_table(table, _spoken(lang), host_of(request))
    return Response(drawn.picture, media_type=PNG, headers=_as_file(f"{name}.png"))


@get("/tables/{table:str}/film")
async def film(
    request: AnyRequest, table: FromPath[str], lang: FromQuery[str] = FALLBACK
) -> Response[bytes] | Response[wire.FilmProgress]:
    """A match that is over as an animation. Until it is made, the answer says how far it is: ask again."""
    person, lobby, name = await _match(request, table)
    making = await lobby.pictures.film(table, person, _spoken(lang), host_of(request))
    if making.done is None:
        return Response(wire.FilmProgress(making.part), status_code=202)
    return Response(making.done, media_type=GIF, headers=_as_file(f"{name}.gif"))


async def _match(request: AnyRequest, table: wire.TableId) -> tuple[wire.PersonId, Lobby, str]:
    """The person who asks, if they may see the table and its match is over (TB-7), and a name for the file."""
    person, lobby = await require_person(request), context_of(request).lobby
    found = await lobby.find(table, person.id, host_of(request))
    return person.id, lobby, await found.look(lambda seen: _file_name(finished(seen.state).commitment, seen.state))


def _file_name(commitment: str, state: TableState) -> str:
    """The same as that of the record."""
    return f"{state.seating.game}-{commitment[:8]}"


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def _spoken(lang: str) -> str:
    return lang if lang in languages() else FALLBACK


pictures = Router("/api", route_handlers=[table_preview, join_preview, game_preview, picture, film])
