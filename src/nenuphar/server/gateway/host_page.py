"""What the host of the server sees (TB-131): everything about the server, and nothing of what happens in a match."""

import asyncio
import os
import platform
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec

from nenuphar import __version__, games
from nenuphar.core.codec import decode
from nenuphar.core.game import Millis, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.gateway.request_context import AppContext
from nenuphar.server.lobby.lobby import Lobby
from nenuphar.server.metrics import REGISTRY
from nenuphar.server.settings import Settings, described
from nenuphar.store import Listed
from nenuphar.store.opening import is_url, shown
from nenuphar.texts import languages

MOST_TABLES = 100
WITH_PASSWORD = ("notify_mail",)


async def host_page(context: AppContext, ends: Millis) -> wire.HostPage:
    lobby, settings = context.lobby, context.settings
    return wire.HostPage(
        now=now_ms(),
        ends=ends,
        started=context.started_ms,
        version=__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.release()}",
        node=lobby.node.name,
        nodes=await _nodes(lobby),
        well=lobby.health.is_well and lobby.node.may_answer,
        damage=lobby.damage.said,
        authority=settings.has_authority,
        restart=lobby.restart_ms,
        load=_load(lobby),
        disk=await asyncio.to_thread(_disk, lobby, settings),
        words=await asyncio.to_thread(_words, lobby),
        tables=await _tables(lobby),
        people=_people(lobby),
        refusals=tuple(wire.HostRefusal(r.rule, r.place, r.count, r.last_ms) for r in lobby.refusals.latest),
        reports=context.reports.latest,
        settings=_settings(settings),
    )


async def _nodes(lobby: Lobby) -> tuple[wire.HostNode, ...]:
    if lobby.node.is_alone:
        return ()
    found = await lobby.store.ownership.nodes()
    return tuple(
        wire.HostNode(each.node, each.version, each.tables, each.sockets, each.beat_age_ms, each.draining)
        for each in found
    )


def _load(lobby: Lobby) -> wire.HostLoad:
    memory = REGISTRY.get_sample_value("process_resident_memory_bytes")
    load = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    tables, sockets = lobby.load
    return wire.HostLoad(os.cpu_count() or 1, load, None if memory is None else int(memory), sockets, tables)


def _disk(lobby: Lobby, settings: Settings) -> wire.HostDisk:
    home = settings.home.absolute()  # with PostgreSQL, there may be none
    usage = shutil.disk_usage(next(folder for folder in (home, *home.parents) if folder.exists()))
    size: int | None = None
    if not is_url(settings.database):
        file = Path(settings.database)
        parts = (file, file.with_name(f"{file.name}-wal"))
        size = sum(part.stat().st_size for part in parts if part.exists())
        size = (size // 1_000_000 + 1) * 1_000_000  # to the byte, it would tell of every hidden choice
    made = lobby.backups.made(now_ms())
    last = made[-1] if made else None
    return wire.HostDisk(usage.free, usage.total, shown(settings.database), size, len(made), last)


def _words(lobby: Lobby) -> tuple[wire.HostWords, ...]:
    return tuple(
        wire.HostWords(game.manifest.key, lang, game.lookup.is_ready(lang), lobby.library.progress(game, lang))
        for game in games.simplest_first()
        if game.lookup is not None
        for lang in languages()
    )


async def _tables(lobby: Lobby) -> tuple[wire.HostTable, ...]:
    listed = await lobby.store.unfinished_tables(MOST_TABLES)
    online = {table.state.table: len(table.connections.online) for table in lobby.tables.all}
    return tuple(_table(each, online.get(each.table_id)) for each in listed)


def _table(listed: Listed, online: int | None) -> wire.HostTable:
    """Without a game and names if its card is damaged: the host can still close it."""
    card, game, names = listed.card, "", tuple[str, ...]()
    with suppress(Refused, msgspec.DecodeError):
        summary = decode(card.summary, wire.TableCard)
        game, names = summary.game, summary.names
    phase = cast(wire.Phase, card.phase)
    return wire.HostTable(listed.table_id, game, phase, card.public, names, card.changed_ms, online)


def _people(lobby: Lobby) -> tuple[wire.HostPerson, ...]:
    places: dict[wire.PersonId, list[wire.TableId]] = {}
    for table in lobby.tables.all:
        for person in table.connections.online:
            places.setdefault(person, []).append(table.state.table)
    found = [wire.HostPerson(person, lobby.people[person].name, tuple(at)) for person, at in places.items()]
    return tuple(sorted(found, key=lambda person: (person.name.casefold(), person.id)))


def _settings(settings: Settings) -> tuple[wire.HostSetting, ...]:
    values = [(getattr(settings, field), field, option, usual) for field, option, _, _, usual in described()]
    return tuple(
        wire.HostSetting(option, _said(field, value), value == usual) for value, field, option, usual in values
    )


def _said(field: str, value: Any) -> str:
    """A value without passwords."""
    if field == "database":
        return shown(value)
    if field in WITH_PASSWORD:
        return "…" if value else ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ", ".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)
