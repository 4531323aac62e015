"""What a link says about itself in a messenger (TB-98): tags in the page's HTML, for programs that follow links.

They come without a token. A browser with one gets the plain page, which costs no query.
"""

import asyncio
import logging
import re
from contextlib import suppress
from html import escape

from msgspec import Struct

from nenuphar import games
from nenuphar.core.game import AnyGame, Refused
from nenuphar.core.messages import Fact
from nenuphar.pictures.subjects import name_of
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.address_limits import AddressLimits
from nenuphar.server.gateway.pages import ASK_FIRST, Page
from nenuphar.server.gateway.picture_routes import Visited, invited, visited
from nenuphar.server.lobby.days import day_at
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.model.codes import as_code
from nenuphar.server.model.restore import seating_of
from nenuphar.server.wire import TableId
from nenuphar.store import Unavailable
from nenuphar.texts import FALLBACK, Catalogue, languages

log = logging.getLogger("nenuphar.previews")

TABLE = re.compile(r"/t/([2-9a-z]{12})(?:/replay)?/?")
INVITATION = re.compile(r"/j/([^/]{1,40})/?")
DAILY = re.compile(r"/daily/(\w{1,40})(?:/\w{1,20})?/?")
PUZZLES = re.compile(r"/puzzles/(\w{1,40})(?:/[\w-]{1,20})?/?")
HEAD = b"</head>"
PATIENCE_S = 0.5  # newcomers wait for the page too; the drawing continues without them
WIDE, HIGH = 1200, 630


class Said(Struct, frozen=True):
    """What a preview says, and the path of its picture."""

    title: str
    text: str
    picture: str


class Previews:
    def __init__(self, lobby: Lobby, addresses: AddressLimits) -> None:
        self._lobby = lobby
        self._addresses = addresses

    async def with_preview(self, page: Page, path: str, origin: str, accepted: str, host: str) -> Page:
        """The page with tags for this address, or as it is."""
        lang = language_of(accepted)
        try:
            said = await self._said(path, lang, host)
        except (Refused, Unavailable):
            return page
        except Exception:  # newcomers get the page, whatever is wrong with its preview
            log.exception("a preview cannot be made")
            return page
        return page if said is None else _tagged(page, said, f"{origin}{path}", origin)

    async def _said(self, path: str, lang: str, host: str) -> Said | None:
        if found := TABLE.fullmatch(path):
            table = await visited(self._lobby, found[1])
            picture = f"/api/tables/{found[1]}/preview?lang={lang}"
            return None if table is None else await self._about(table, picture, lang, host)
        if found := INVITATION.fullmatch(path):
            code = as_code(found[1])
            table = await self._invited(code, host)
            picture = f"/api/join/{code}/preview?lang={lang}"
            return None if table is None else await self._about(table, picture, lang, host, invites=True)
        if (found := DAILY.fullmatch(path)) and (game := games.find(found[1])) and games.daily(game) is not None:
            return _of_the_day(game, "daily", lang)
        if (found := PUZZLES.fullmatch(path)) and (game := games.find(found[1])) and games.puzzles(game) is not None:
            return _of_the_day(game, "puzzle", lang)
        return None

    async def _invited(self, code: str, host: str) -> Visited | None:
        """Wrong invitations count here too: nobody may guess them by asking for previews (TB-24)."""
        if not await self._addresses.has_shared("codes", host):
            return None
        found = await invited(self._lobby, code)
        if found is None:
            await self._addresses.allow_shared("codes", host)
        return found

    async def _about(self, found: Visited, picture: str, lang: str, host: str, invites: bool = False) -> Said | None:
        texts, game = Catalogue(lang), games.find(found.card.game)
        if game is None or found.card.phase == "closed":
            return None
        title = game.manifest.title
        if not found.is_shown:
            return Said(title, texts.text("preview-private"), picture)
        names = [name_of(name, lang) for name in found.card.names]
        facts: dict[str, Fact] = {"game": title, "names": tuple(names) or "–"}
        if invites and found.card.phase == "waiting":
            invitation = {"who": name_of(await self._host(found.table), lang), "game": title}
            return Said(texts.text("preview-invites", invitation), _listed(texts, facts), picture)
        headline = texts.text(f"preview-{found.card.phase}")
        if found.card.phase == "over":
            headline = await self._winners(found.table, lang, host) or headline
        return Said(f"{title} – {headline}", _listed(texts, facts), picture)

    async def _winners(self, table: TableId, lang: str, host: str) -> str:
        """The headline of the picture, or nothing if it is not drawn soon."""
        with suppress(Refused, TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                return (await self._lobby.pictures.of_table(table, lang, host)).headline
        return ""

    async def _host(self, table: TableId) -> str:
        host = seating_of(await self._lobby.store.read(table)).host
        await self._lobby.people.meet([host])
        return self._lobby.people[host].name


def _of_the_day(game: AnyGame, kind: str, lang: str) -> Said:
    """The same for everybody, so it says nothing about a task, a result or who shares it."""
    texts, key = Catalogue(lang), game.manifest.key
    facts: dict[str, Fact] = {"game": game.manifest.title, "day": day_at(now_ms())}
    picture = f"/api/games/{key}/preview?lang={lang}"
    return Said(texts.text(f"preview-{kind}", facts), texts.text(f"preview-{kind}-about", facts), picture)


def _listed(texts: Catalogue, facts: dict[str, Fact]) -> str:
    return texts.text("preview-players", facts)


def _tagged(page: Page, said: Said, address: str, origin: str) -> Page:
    picture = f"{origin}{said.picture}"
    tags = {
        "og:site_name": "Nénuphar",
        "og:type": "website",
        "og:title": said.title,
        "og:description": said.text,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": f"{said.title}. {said.text}",
    }
    named = {
        "twitter:card": "summary_large_image",
        "twitter:title": said.title,
        "twitter:description": said.text,
        "twitter:image": picture,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}">' for key, value in named.items()]
    head = "".join(lines).encode()
    return Page(page.status, page.kind, ASK_FIRST, page.body.replace(HEAD, head + HEAD, 1))


def language_of(accepted: str) -> str:
    """The first language of a browser that we have."""
    wanted = (part.split(";")[0].strip()[:2].casefold() for part in accepted[:200].split(","))
    return next((lang for lang in wanted if lang in languages()), FALLBACK)
