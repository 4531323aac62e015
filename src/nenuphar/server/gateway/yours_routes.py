"""Requests about what is yours: everything that the server knows about you, as a file (TB-95), and its end (TB-96)."""

import asyncio
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from nenuphar.core.game import Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.identity import COOKIE
from nenuphar.server.gateway.request_context import AnyRequest, context_of, host_of, require_person
from nenuphar.server.lobby.takeout import Takeout
from nenuphar.server.model.sanitize import clean
from nenuphar.texts import FALLBACK, languages


@get("/everything")
async def everything(request: AnyRequest, lang: FromQuery[str] = FALLBACK) -> Stream:
    """Everything that the server knows about you, as a zip file with an index."""
    person, context = await require_person(request), context_of(request)
    await context.tables.take(person.id)
    spoken = lang if lang in languages() else FALLBACK
    # The first file is made before the answer begins: what is refused is refused with a sentence.
    zipped = _zipped(context.lobby.takeout, person.id, host_of(request), spoken)
    first = await anext(zipped)
    day = datetime.fromtimestamp(now_ms() / 1_000, UTC).date().isoformat()
    headers = {"Content-Disposition": f'attachment; filename="nenuphar-{day}.zip"'}
    return Stream(_again(first, zipped), headers=headers, media_type="application/zip")


async def _again(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for part in rest:
        yield part


async def _zipped(takeout: Takeout, person: wire.PersonId, host: str, lang: str) -> AsyncIterator[bytes]:
    """The files one after the other, so that nobody's matches have to fit into memory."""
    sink = _Sink()
    with takeout.admitted(person), zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as file:
        async for name, data in takeout.files(person, host, lang):
            await asyncio.to_thread(file.writestr, name, data)
            yield sink.taken()
    yield sink.taken()


class _Sink:
    """What a zip file is written to. It cannot go back, because the browser has the first part already."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


@post("/deletion", status_code=204)
async def delete_me(request: AnyRequest, data: JSONBody[wire.Deletion]) -> Response[None]:
    """Delete everything about you. Old matches show a former guest from then on."""
    person, context = await require_person(request), context_of(request)
    if clean(data.name) != person.name:
        raise Refused("TB-96")
    await context.lobby.departures.delete(person.id, now_ms())
    gone: Response[None] = Response(None)
    gone.delete_cookie(COOKIE, path="/")
    return gone


yours = Router("/api/me", route_handlers=[everything, delete_me])
