"""What a browser can ask over HTTP: who am I, which games, which tables. All the rest goes over a table's socket."""

import asyncio

from litestar import MediaType, Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.core.game import AnyGame, Refused
from nenuphar.server import looks, network, rules_page, wire
from nenuphar.server.asking import AnyRequest, address_of, house_of, known, somebody, with_token
from nenuphar.server.belongings import belongings
from nenuphar.server.catalogue import about
from nenuphar.server.drafts import checked
from nenuphar.server.hall import known_game
from nenuphar.server.identity import LINK_MINUTES, as_code, new_code
from nenuphar.server.metrics import page as metrics_page
from nenuphar.server.replaying import record_of, replay_of
from nenuphar.server.workplace import now_ms
from nenuphar.texts import FALLBACK, languages

LINK_LENGTH = 12


# People


@get("/me")
async def me(request: AnyRequest) -> Response[wire.Person]:
    """Who I am. Whoever has no token yet becomes a guest."""
    house, found = house_of(request), known(request)
    if found is not None:
        house.requests.take(found.person)
        person = await house.hall.folk.find(found.person)
        if person is not None:
            return with_token(request, person) if found.stale else Response(person)
    house.guests.take(address_of(request))
    await house.tokens.renew(now_ms())
    return with_token(request, await house.hall.folk.new_guest(now_ms()))


@put("/me")
async def change_me(request: AnyRequest, data: JSONBody[wire.Profile]) -> wire.Person:
    somebody_ = await somebody(request)
    hall = house_of(request).hall
    person = await hall.folk.change(somebody_.id, data, now_ms())
    hall.renamed(person.id)
    return person


@post("/me/devices")
async def link_device(request: AnyRequest) -> wire.DeviceLink:
    """A link that makes another device the same person (TB-27)."""
    person = await somebody(request)
    house = house_of(request)
    house.tables.take(person.id)
    code, expires = new_code(LINK_LENGTH), now_ms() + LINK_MINUTES * 60_000
    await house.hall.store.keep_link(code, person.id, expires)
    return wire.DeviceLink(f"/me/{code}", expires)


@post("/me/devices/{code:str}", status_code=200)
async def use_link(request: AnyRequest, code: FromPath[str]) -> Response[wire.Person]:
    house = house_of(request)
    house.codes.take(address_of(request))
    owner = await house.hall.store.take_link(as_code(code), now_ms())
    person = None if owner is None else await house.hall.folk.find(owner)
    if person is None:
        raise Refused("TB-27")
    return with_token(request, person)


@get("/here")
async def here(request: AnyRequest) -> wire.Here:
    """An invitation to `localhost` leads nowhere on a phone: who sits at this machine learns its other name."""
    await somebody(request)
    near = request.url.hostname in network.ITSELF and house_of(request).settings.host in network.ANYWHERE
    local = network.local_address() if near else None
    return wire.Here(None if local is None else f"http://{local}:{request.url.port or 80}")


# Games


@get("/games")
async def list_games(request: AnyRequest) -> list[wire.GameInfo]:
    return [about(game, house_of(request).settings.home) for game in games.every()]


@get("/games/{key:str}/rules")
async def rules(key: FromPath[str], lang: FromQuery[str] = FALLBACK) -> wire.RulesPage:
    """The rules in words; in English where nobody has written them in the language that is asked for."""
    return rules_page.page(_game(key).manifest.key, lang if lang in languages() else FALLBACK)


@post("/games/{key:str}/check", status_code=200)
async def check(request: AnyRequest, key: FromPath[str], data: JSONBody[wire.Draft]) -> wire.Checked:
    """Whether a game takes this for one of its options, said before a table is opened with it."""
    await somebody(request)
    game, home = _game(key), house_of(request).settings.home
    return await asyncio.to_thread(checked, game, data, home)  # a large drawing holds up nobody's message


def _game(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Refused("TB-20")
    return game


# Tables


@get("/tables")
async def lobby(request: AnyRequest) -> wire.Lobby:
    person = await somebody(request)
    return await house_of(request).hall.lobby(person.id)


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Found:
    person = await somebody(request)
    house = house_of(request)
    house.tables.take(person.id)
    return wire.Found(await house.hall.open(data, person.id))


@post("/tables/quick")
async def play_now(request: AnyRequest, data: JSONBody[wire.Quick]) -> wire.Found:
    """A table against bots, begun at once."""
    person = await somebody(request)
    house = house_of(request)
    house.tables.take(person.id)
    return wire.Found(await house.hall.open_quick(known_game(data.game).manifest.key, data.options, person.id))


@post("/join", status_code=200)
async def join(request: AnyRequest, data: JSONBody[wire.JoinCode]) -> wire.Found:
    person = await somebody(request)
    house = house_of(request)
    house.codes.take(address_of(request))
    house.codes.take(person.id)
    return wire.Found(await house.hall.join(as_code(data.code), person.id))


@get("/tables/{table:str}")
async def see_table(request: AnyRequest, table: FromPath[str]) -> wire.TableView:
    person = await somebody(request)
    hall = house_of(request).hall
    found = await hall.find(table, person.id)
    await hall.folk.meet([person.id])
    return await found.look(lambda seen: looks.table_view(seen.standing, person.id, hall.folk, seen.company))


@get("/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: FromPath[str]) -> wire.Replay:
    """The whole match step by step, as you saw it, when it is over (TB-7)."""
    person = await somebody(request)
    hall = house_of(request).hall
    found = await hall.find(table, person.id)
    return await found.look(lambda seen: replay_of(seen.standing, person.id, hall.folk, seen.company))


@get("/tables/{table:str}/record", media_type=MediaType.JSON)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a match as a file, to keep and to check with `nenuphar verify`, when it is over (TB-7)."""
    person = await somebody(request)
    hall = house_of(request).hall
    found = await hall.find(table, person.id)
    kept = await found.look(lambda seen: record_of(seen.standing, hall.folk))
    name = f"{kept.game}-{kept.commitment[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(encode(kept), headers=headers, media_type=MediaType.JSON)


# For those who run the server


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    await house_of(request).hall.store.keys()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics() -> bytes:
    return metrics_page()


_API = Router(
    "/api",
    route_handlers=[
        me,
        change_me,
        link_device,
        use_link,
        here,
        list_games,
        rules,
        check,
        lobby,
        open_table,
        play_now,
        join,
        see_table,
        replay,
        record,
    ],
)

ROUTES: list[ControllerRouterHandler] = [_API, belongings, healthz, metrics]
