"""What belongs to somebody beyond a match: what they took home from matches, and what their house settled."""

from litestar import Router, delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from nenuphar import games
from nenuphar.core.codec import decode, encode
from nenuphar.core.game import Bookish, Refused
from nenuphar.server import wire
from nenuphar.server.asking import AnyRequest, house_of, somebody
from nenuphar.server.workplace import now_ms
from nenuphar.store import BY_HAND, Precedent

MOST_WORDS = 5_000


@get("/keepsakes/{key:str}")
async def keepsakes(request: AnyRequest, key: FromPath[str]) -> list[wire.Keepsake]:
    """What you have taken home from matches of a game, the oldest first, as the game tells it."""
    person = await somebody(request)
    game = games.find(key)
    if game is None or game.memory is None:
        return []
    kept = await house_of(request).hall.store.keepsakes(person.id, key)
    told = game.memory.tell([decode(each.data, game.memory.kind) for each in kept])
    return [wire.Keepsake(each.at_ms, each.table_id, Raw(encode(line))) for each, line in zip(kept, told, strict=True)]


@get("/words/{key:str}")
async def words(request: AnyRequest, key: FromPath[str]) -> list[wire.HouseWord]:
    """What was settled about words at the tables that you have opened. It counts at all that you open later."""
    person = await somebody(request)
    _bookish(key)
    settled = await house_of(request).hall.store.precedents(person.id)
    return [wire.HouseWord(each.language, each.word, each.stands, each.at_ms, Raw(each.data)) for each in settled]


@put("/words/{key:str}/{language:str}/{word:str}")
async def settle_word(
    request: AnyRequest, key: FromPath[str], language: FromPath[str], word: FromPath[str], data: JSONBody[wire.Settled]
) -> wire.HouseWord:
    person = await somebody(request)
    store = house_of(request).hall.store
    settled = Precedent(person.id, language, _bookish(key).written(word, language), data.stands, now_ms(), BY_HAND)
    known = {(each.language, each.word) for each in await store.precedents(person.id)}
    if len(known) >= MOST_WORDS and (language, settled.word) not in known:
        raise Refused("TB-31", most=MOST_WORDS)
    await store.keep_precedents((settled,))
    return wire.HouseWord(language, settled.word, settled.stands, settled.at_ms, Raw(BY_HAND))


@delete("/words/{key:str}/{language:str}/{word:str}")
async def forget_word(request: AnyRequest, key: FromPath[str], language: FromPath[str], word: FromPath[str]) -> None:
    person = await somebody(request)
    await house_of(request).hall.store.drop_precedent(person.id, language, _bookish(key).written(word, language))


def _bookish(key: str) -> Bookish[object, object, object]:
    game = games.find(key)
    if game is None or game.bookish is None:
        raise Refused("TB-20")
    return game.bookish


belongings = Router("/api/me", route_handlers=[keepsakes, words, settle_word, forget_word])
