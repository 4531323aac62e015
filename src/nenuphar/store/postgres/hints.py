"""Hints between the processes on a PostgreSQL database.

They are sent apart from appends: a transaction that notifies makes all others wait for its commit.
"""

import asyncio
import secrets
import time
from threading import Thread

import psycopg

from nenuphar.store.postgres.session import PAUSE_S, address
from nenuphar.store.reader import Reader
from nenuphar.store.shared import Hear

CHANNEL = "nenuphar"
LOOK_S = 0.5  # how long closing may wait


class HintChannel:
    def __init__(self, url: str, reader: Reader) -> None:
        self._url = url
        self._reader = reader
        self._me = secrets.token_hex(8)
        self._thread: Thread | None = None
        self._closing = False

    async def send(self, hint: str) -> None:
        await self._reader.rows("SELECT pg_notify(?, ?)", (CHANNEL, f"{self._me} {hint}"))

    def listen(self, hear: Hear) -> None:
        assert self._thread is None
        loop = asyncio.get_running_loop()

        def tell(hint: str | None) -> None:
            if not self._closing:
                loop.call_soon_threadsafe(hear, hint)

        self._thread = Thread(target=self._listen, args=(tell,), name="nenuphar-hints", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._closing = True
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join, 4 * LOOK_S)

    def _listen(self, tell: Hear) -> None:
        while not self._closing:
            try:
                self._listen_once(tell)
            except psycopg.Error:
                time.sleep(PAUSE_S)

    def _listen_once(self, tell: Hear) -> None:
        with psycopg.connect(address(self._url), autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            tell(None)
            while not self._closing:
                for heard in connection.notifies(timeout=LOOK_S):
                    sender, _, hint = heard.payload.partition(" ")
                    if sender != self._me:
                        tell(hint)
