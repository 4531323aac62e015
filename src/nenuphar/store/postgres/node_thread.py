"""A thread of a node with a connection of its own: what it asks of the database waits for nothing else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from nenuphar.store.ownership import OwnershipLost
from nenuphar.store.postgres.session import Session, translated

PATIENCE_MS = 1_000  # a node without a database stops answering soon
ANSWER_S = 4.0
SETUP = "SET synchronous_commit = off"

T = TypeVar("T")


class NodeThread:
    def __init__(self, url: str) -> None:
        self._url = url
        self._session: Session | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "nenuphar-node")

    async def do(self, work: Callable[[Session], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def submit(self, work: Callable[[Session], T]) -> "Future[T]":
        return self._thread.submit(self._do, work)

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False)
        if self._session is not None:
            self._session.give_up()
        self._thread.shutdown()
        if self._session is not None:
            self._session.close()

    def _do(self, work: Callable[[Session], T]) -> T:
        if self._closed:  # what was asked for before is for an epoch that is over
            raise OwnershipLost("This node has to join again.")
        try:
            with translated():
                session = self._session = self._session or Session(self._url, PATIENCE_MS, SETUP, ANSWER_S)
                return session.repeat(lambda: work(session))
        finally:
            if self._session is not None:
                self._session.roll_back()


def joined(thread: NodeThread | None) -> NodeThread:
    if thread is None:
        raise OwnershipLost("This node has to join again.")
    return thread
