"""Everything that a command or a server imports and reads when it starts: forked processes have it already."""

import asyncio
import gc
import tempfile
from pathlib import Path

from nenuphar import games
from nenuphar.cli import app, arena, nodes, play, records, reference, simulate
from nenuphar.server.gateway.app import App
from nenuphar.server.nodes import processes
from nenuphar.server.settings import Settings
from nenuphar.store.opening import open_store
from nenuphar.store.postgres import opening
from nenuphar.texts import Catalogue, languages

IMPORTED = (arena, nodes, play, processes, records, reference, simulate, opening)


async def begin() -> None:
    """Much is imported only when a store is opened or a server begins."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder, "nenuphar.sqlite3"))
        store = await open_store(settings.database)
        server = App(settings, store)
        await server.join()
        await server.leave()
        await store.close()


games.every()
for lang in languages():
    Catalogue(lang)
app.parse_args(["serve"], print_error=False, exit_on_error=False)
asyncio.run(begin())
gc.collect()
gc.freeze()
