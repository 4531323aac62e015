"""Everything that a browser can request over HTTP: people, games, tables. All the rest goes over a table's socket."""

import asyncio

from litestar import MediaType, Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from nenuphar import games
from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway import rules_page
from nenuphar.server.gateway.analysis_routes import analyses
from nenuphar.server.gateway.catalogue import about
from nenuphar.server.gateway.daily_routes import daily
from nenuphar.server.gateway.drafts import accepted, checked
from nenuphar.server.gateway.host_routes import hosting
from nenuphar.server.gateway.identity import LINK_MINUTES
from nenuphar.server.gateway.me_routes import me_router
from nenuphar.server.gateway.notify_routes import notifications, switches
from nenuphar.server.gateway.people_routes import people_pages
from nenuphar.server.gateway.picture_routes import pictures
from nenuphar.server.gateway.puzzle_routes import puzzles
from nenuphar.server.gateway.request_context import (
    AnyRequest,
    context_of,
    count_table,
    game_called,
    guessed_code,
    host_of,
    known,
    require_person,
    with_token,
)
from nenuphar.server.gateway.screen_routes import screens
from nenuphar.server.gateway.yours_routes import yours
from nenuphar.server.lobby.lobby import Lobby, known_game
from nenuphar.server.metrics import page as metrics_page
from nenuphar.server.model import views
from nenuphar.server.model.codes import as_code, new_code
from nenuphar.server.model.text_board import read_move, text_board
from nenuphar.server.net import addresses
from nenuphar.server.table.table import Table
from nenuphar.texts import FALLBACK, languages

LINK_LENGTH = 12


# People


@get("/me")
async def me(request: AnyRequest) -> Response[wire.Me]:
    """Yourself. A visitor without a token becomes a guest."""
    context, found = context_of(request), await known(request)
    if found is not None:
        context.requests.take(found.person)
        person = await context.lobby.people.find(found.person)
        if person is not None:
            return await with_token(request, person) if found.stale else Response(context.lobby.people.me(person))
    await context.addresses.take_shared("guests", host_of(request))
    await context.tokens.renew(now_ms())
    return await with_token(request, await context.lobby.people.new_guest(now_ms()))


@put("/me")
async def change_me(request: AnyRequest, data: JSONBody[wire.Profile]) -> wire.Me:
    person = await require_person(request)
    lobby = context_of(request).lobby
    lobby.renames.take(person.id)
    person = await lobby.people.change(person.id, data, now_ms())
    await lobby.renamed(person.id)
    return lobby.people.me(person)


@post("/me/devices")
async def link_device(request: AnyRequest) -> wire.DeviceLink:
    """A link that makes another device the same person (TB-27)."""
    person = await require_person(request)
    context = context_of(request)
    await context.tables.take(person.id)
    code, expires = new_code(LINK_LENGTH), now_ms() + LINK_MINUTES * 60_000
    await context.lobby.store.keep_link(code, person.id, expires)
    return wire.DeviceLink(f"/me/{code}", expires)


@post("/me/devices/{code:str}", status_code=200)
async def use_link(request: AnyRequest, code: FromPath[str]) -> Response[wire.Me]:
    context = context_of(request)
    owner = await context.lobby.store.take_link(as_code(code), now_ms())
    person = None if owner is None else await context.lobby.people.find(owner)
    if person is None:
        # Only a wrong code counts: it is too long to be guessed, and nobody may lock out the owner of a valid one.
        await context.addresses.take_shared("codes", host_of(request))
        raise Refused("TB-27")
    return await with_token(request, person)


@get("/here")
async def here(request: AnyRequest) -> wire.Here:
    """An invitation to `localhost` is useless on a phone: a browser on this machine gets its other name."""
    await require_person(request)
    near = request.url.hostname in addresses.ITSELF and context_of(request).settings.host in addresses.ANYWHERE
    local = addresses.local_address() if near else None
    scheme = request.url.scheme
    port = request.url.port or (443 if scheme == "https" else 80)
    return wire.Here(None if local is None else f"{scheme}://{local}:{port}")


# Games


@get("/games")
async def list_games(request: AnyRequest) -> list[wire.GameInfo]:
    context = context_of(request)
    outside = context.lobby.outside_bots.levels
    return [about(game, context.settings.home, outside(game.manifest.key)) for game in games.simplest_first()]


@get("/games/{key:str}/rules")
async def rules(key: FromPath[str], lang: FromQuery[str] = FALLBACK) -> wire.RulesPage:
    """The rules as a page; in English if there is no translation."""
    return rules_page.page(game_called(key).manifest.key, lang if lang in languages() else FALLBACK)


@post("/games/{key:str}/check", status_code=200)
async def check(request: AnyRequest, key: FromPath[str], data: JSONBody[wire.Draft]) -> wire.Checked:
    """Whether a game accepts this value for an option, before a table is opened with it."""
    await require_person(request)
    game, home = game_called(key), context_of(request).settings.home
    return await asyncio.to_thread(checked, game, data, home)  # a large drawing must not delay other messages


@post("/games/{key:str}/simulate", status_code=200)
async def simulate(request: AnyRequest, key: FromPath[str], data: JSONBody[wire.Draft]) -> wire.Simulated:
    """What happens in some quick matches with this value for an option."""
    person = await require_person(request)
    context, game = context_of(request), game_called(key)
    if games.trial(game) is None:
        raise Refused("TB-20")
    with context.lobby.trials.admitted(person.id, host_of(request)) as waiter:
        options = await asyncio.to_thread(accepted, game, data, context.settings.home)
        return await context.lobby.trials.play(game, options, waiter)


# Tables


@get("/tables")
async def lobby(request: AnyRequest) -> wire.Lobby:
    person = await require_person(request)
    return await context_of(request).lobby.listing(person.id)


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Found:
    person = await require_person(request)
    context = context_of(request)
    await count_table(request, person)
    return wire.Found(await context.lobby.open(data, person.id))


@post("/tables/quick")
async def play_now(request: AnyRequest, data: JSONBody[wire.Quick]) -> wire.Found:
    """A table against bots, begun at once."""
    person = await require_person(request)
    context = context_of(request)
    await count_table(request, person)
    return wire.Found(await context.lobby.open_quick(known_game(data.game).manifest.key, data.options, person.id))


@post("/join", status_code=200)
async def join(request: AnyRequest, data: JSONBody[wire.JoinCode]) -> wire.Found:
    person = await require_person(request)
    context = context_of(request)
    async with guessed_code(request, person):
        return wire.Found(await context.lobby.join(as_code(data.code), person.id, host_of(request)))


@get("/tables/{table:str}")
async def see_table(request: AnyRequest, table: FromPath[str]) -> wire.TableView:
    person, lobby, found = await _found(request, table)
    await lobby.people.meet([person])
    return await found.look(lambda seen: views.table_view(seen.state, person, lobby.people, seen.presence))


@get("/tables/{table:str}/lines")
async def earlier(request: AnyRequest, table: FromPath[str], before: FromQuery[int]) -> wire.Earlier:
    """Lines of the log before the one with this number, as many as fit in one message."""
    person, lobby, found = await _found(request, table)

    def lines(seen: Table) -> tuple[wire.Line, ...]:
        return views.earlier(seen.state, views.viewer_of(seen.state, person), lobby.people, before)

    return wire.Earlier(await found.look(lines))


@get("/tables/{table:str}/board")
async def board(request: AnyRequest, table: FromPath[str]) -> wire.TextBoard:
    """The match as plain text, as you may see it (TB-51)."""
    person, lobby, found = await _found(request, table)
    return wire.TextBoard(await found.look(lambda seen: text_board(seen.state, person, lobby.people)))


@post("/tables/{table:str}/read", status_code=200)
async def read(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.TypedMove]) -> wire.ReadMove:
    """The action for a typed move, to be sent over the socket (TB-51)."""
    person, _, found = await _found(request, table)
    return wire.ReadMove(await found.look(lambda seen: read_move(seen.state, person, data.text)))


@get("/tables/{table:str}/replay", media_type=MediaType.JSON)
async def replay(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The whole match step by step, as you saw it, when it is over (TB-7)."""
    person, lobby, found = await _found(request, table)
    body = await lobby.replays.replay(found, person, host_of(request))
    return Response(body, media_type=MediaType.JSON)


@get("/tables/{table:str}/record", media_type=MediaType.JSON)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a match as a file, to keep and to verify with `nenuphar verify`, when it is over (TB-7)."""
    person, lobby, found = await _found(request, table)
    name, kept = await lobby.replays.record(found, person, host_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(kept, headers=headers, media_type=MediaType.JSON)


async def _found(request: AnyRequest, table: wire.TableId) -> tuple[wire.PersonId, Lobby, Table]:
    """The person who asks, and the table if this person may see it."""
    person, lobby = await require_person(request), context_of(request).lobby
    return person.id, lobby, await lobby.find(table, person.id, host_of(request))


# For operators


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> Response[str]:
    """Whether people can play: stored data can be read, and new data can be stored."""
    lobby = context_of(request).lobby
    await lobby.store.keys()
    well = await lobby.health.check()
    trouble = "nothing can be stored" if not well else "" if lobby.node.may_answer else "this node has no lease"
    said = "; ".join(filter(None, (trouble or "ok", lobby.damage.said)))
    return Response(said, status_code=503 if trouble else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics() -> bytes:
    return metrics_page()


_PEOPLE = [me, change_me, link_device, use_link, here]
_GAMES = [list_games, rules, check, simulate]
_TABLES = [lobby, open_table, play_now, join, see_table, earlier, board, read, replay, record]
_API = Router("/api", route_handlers=[*_PEOPLE, *_GAMES, *_TABLES])

_OTHERS = [
    analyses,
    me_router,
    daily,
    puzzles,
    notifications,
    switches,
    people_pages,
    yours,
    pictures,
    screens,
    hosting,
]
ROUTES: list[ControllerRouterHandler] = [_API, *_OTHERS, healthz, metrics]
