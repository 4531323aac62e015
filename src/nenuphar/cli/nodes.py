"""`nenuphar nodes`: shows the processes that share a database."""

import asyncio
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from nenuphar.cli import language
from nenuphar.cli.errors import CommandError
from nenuphar.store import Unavailable, Unusable
from nenuphar.store.opening import DEFAULT_PATIENCE_MS, driver, is_url
from nenuphar.store.ownership import LEASE_MS, NodeInfo
from nenuphar.texts import Catalogue


def nodes(
    *,
    database: Annotated[
        str,
        Parameter(env_var="NENUPHAR_DATABASE", help="The database that they share, as postgresql://user@host/name."),
    ] = "",
    json: Annotated[bool, Parameter(negative="", help="Print JSON, with the kinds of events that each node knows.")] = (
        False
    ),
    lang: language.Lang = None,
) -> None:
    """Show the nodes that share a database: their versions, tables and connections, and when they were last alive."""
    texts = language.catalogue(lang)
    if not is_url(database):
        raise CommandError("sorry-nodes-file")
    try:
        found = asyncio.run(_read(database))
    except (Unavailable, Unusable) as error:
        raise CommandError("sorry-database", reason=str(error)) from None
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif not found:
        print(texts.text("nodes-none"))
    else:
        Console().print(_table(found, texts))


async def _read(database: str) -> list[NodeInfo]:
    # Its servers may be of another version: only they may upgrade their database.
    store = await driver(database).open_store(database, DEFAULT_PATIENCE_MS, upgrade=False)
    try:
        found: list[NodeInfo] = await store.ownership.nodes()
        return found
    finally:
        await store.close()


def _table(found: list[NodeInfo], texts: Catalogue) -> Table:
    table = Table()
    for column in ("nodes-name", "nodes-version", "nodes-state"):
        table.add_column(texts.text(column))
    for column in ("nodes-tables", "nodes-sockets", "nodes-beat"):
        table.add_column(texts.text(column), justify="right")
    for each in found:
        state = "nodes-late" if each.beat_age_ms > LEASE_MS else "nodes-draining" if each.draining else "nodes-running"
        beat = f"{each.beat_age_ms / 1_000:.1f} s"
        row = (each.node, each.version, texts.text(state), str(each.tables), str(each.sockets), beat)
        table.add_row(*row)
    return table
