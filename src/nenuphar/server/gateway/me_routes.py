"""What belongs to a person beyond a match: keepsakes, files they made, and decisions about words at their tables."""

import asyncio

from litestar import Router, delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw

from nenuphar import games
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Refused
from nenuphar.core.lookup import Lookup
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.drafts import playable
from nenuphar.server.gateway.request_context import AnyRequest, context_of, count_table, game_called, require_person
from nenuphar.store import BY_HAND, KeptFile, Precedent

MOST_WORDS = 5_000
MOST_FILES = 20


@get("/keepsakes/{key:str}")
async def keepsakes(request: AnyRequest, key: FromPath[str]) -> list[wire.Keepsake]:
    """Your keepsakes from matches of a game, the oldest first, as the game presents them."""
    person = await require_person(request)
    game = games.find(key)
    if game is None or game.keepsakes is None:
        return []
    kept = await context_of(request).lobby.store.keepsakes(person.id, key)
    rows = game.keepsakes.rows([decode(each.data, game.keepsakes.kind) for each in kept])
    return [wire.Keepsake(each.at_ms, each.table_id, Raw(encode(row))) for each, row in zip(kept, rows, strict=True)]


@get("/words/{key:str}")
async def words(request: AnyRequest, key: FromPath[str]) -> list[wire.HouseWord]:
    """The decisions about words at the tables that you have opened. They count at all tables that you open later."""
    person = await require_person(request)
    _lookup(key)
    precedents = await context_of(request).lobby.store.precedents(person.id)
    return [wire.HouseWord(each.language, each.word, each.stands, each.at_ms, Raw(each.data)) for each in precedents]


@put("/words/{key:str}/{language:str}/{word:str}")
async def settle_word(
    request: AnyRequest,
    key: FromPath[str],
    language: FromPath[str],
    word: FromPath[str],
    data: JSONBody[wire.JudgeWord],
) -> wire.HouseWord:
    person = await require_person(request)
    store = context_of(request).lobby.store
    precedent = Precedent(person.id, language, _lookup(key).spelled(word, language), data.stands, now_ms(), BY_HAND)
    known = {(each.language, each.word) for each in await store.precedents(person.id)}
    if len(known) >= MOST_WORDS and (language, precedent.word) not in known:
        raise Refused("TB-31", most=MOST_WORDS)
    await store.keep_precedents((precedent,))
    return wire.HouseWord(language, precedent.word, precedent.stands, precedent.at_ms, Raw(BY_HAND))


@delete("/words/{key:str}/{language:str}/{word:str}")
async def forget_word(request: AnyRequest, key: FromPath[str], language: FromPath[str], word: FromPath[str]) -> None:
    person = await require_person(request)
    await context_of(request).lobby.store.drop_precedent(person.id, language, _lookup(key).spelled(word, language))


def _lookup(key: str) -> Lookup[object, object, object]:
    lookup = game_called(key).lookup
    if lookup is None:
        raise Refused("TB-20")
    return lookup


@get("/files/{key:str}")
async def files(request: AnyRequest, key: FromPath[str]) -> list[wire.KeptFile]:
    """The files that you made for a game and keep here, by title. Nobody else sees the list."""
    person = await require_person(request)
    kept = await context_of(request).lobby.store.kept_files(person.id, game_called(key).manifest.key)
    return [wire.KeptFile(each.option, each.title, each.at_ms, Raw(each.data)) for each in kept]


@put("/files/{key:str}")
async def keep_file(request: AnyRequest, key: FromPath[str], data: JSONBody[wire.KeepFile]) -> wire.KeptFile:
    """Save a file under its title. It replaces an earlier one with that title."""
    person = await require_person(request)
    game, context = game_called(key), context_of(request)
    await count_table(request, person)
    title, made = await asyncio.to_thread(playable, game, data.option, data.data, context.settings.home)
    file = KeptFile(person.id, key, data.option, title, now_ms(), encode(made))
    if not await context.lobby.store.keep_file(file, MOST_FILES):
        raise Refused("TB-42", most=MOST_FILES)
    return wire.KeptFile(file.option, file.title, file.at_ms, Raw(file.data))


@delete("/files/{key:str}")
async def drop_file(request: AnyRequest, key: FromPath[str], option: FromQuery[str], title: FromQuery[str]) -> None:
    person = await require_person(request)
    await context_of(request).lobby.store.drop_file(person.id, game_called(key).manifest.key, option, title)


me_router = Router("/api/me", route_handlers=[keepsakes, words, settle_word, forget_word, files, keep_file, drop_file])
