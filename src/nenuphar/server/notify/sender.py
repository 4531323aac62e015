"""Gives messages to the process that sends, starts it when needed, and gives up on receivers that hang (TB-75)."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from itertools import count

import msgspec

from nenuphar.server.notify.jobs import Answer, Job, Start

log = logging.getLogger("nenuphar.notify")

MOST_S = 30.0  # for one message, from the moment it is given to the process
MOST_HUNG = 4  # of 16 threads: the next process has all of them again
IDLE_S = 300.0
FAILED = Answer(0, "failed")
LINE_BYTES = 64 * 1024
SENDING = "nenuphar.server.notify.sending"
# Otherwise the C library reserves so much for each thread that all of them do not fit into the process's limit.
FEW_ARENAS = {"MALLOC_ARENA_MAX": "2"}


class Sender:
    def __init__(self, start: Start) -> None:
        self._start = start
        self._numbers = count(1)
        self._child: Child | None = None
        self._starting = asyncio.Lock()

    async def do(self, job: Job) -> Answer:
        """What became of a message. Never raises."""
        job = msgspec.structs.replace(job, number=next(self._numbers))
        try:
            async with self._starting:
                if self._child is None or self._child.is_spent:
                    self._child = await Child.start(self._start)
            return await self._child.do(job)
        except OSError:
            log.exception("messages cannot be sent")
            return FAILED

    async def stop(self) -> None:
        if self._child is not None:
            await self._child.stop()


class Child:
    def __init__(self, process: Process) -> None:
        self._process = process
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._hung = 0
        self._is_over = False
        self._listening = asyncio.get_running_loop().create_task(self._listen(), name="sending")

    @classmethod
    async def start(cls, start: Start) -> "Child":
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", SENDING, stdin=PIPE, stdout=PIPE, limit=LINE_BYTES, env={**os.environ, **FEW_ARENAS}
        )
        child = cls(process)
        child._write(start)
        return child

    @property
    def is_spent(self) -> bool:
        return self._process.returncode is not None or self._is_over or self._hung >= MOST_HUNG

    async def do(self, job: Job) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[job.number] = answer
        self._write(job)
        try:
            async with asyncio.timeout(MOST_S):
                return await answer
        except TimeoutError:
            self._hung += 1
            return FAILED
        finally:
            self._waiting.pop(job.number, None)
            if self.is_spent and not self._waiting:
                self.kill()

    def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> None:
        """Returns when the process and its pipes are gone: they must not outlive the event loop."""
        self.kill()
        await self._listening

    def _write(self, message: Start | Job) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(message) + b"\n")

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                try:
                    async with asyncio.timeout(IDLE_S):
                        line = await self._process.stdout.readline()
                except TimeoutError:
                    if self._waiting:
                        continue
                    return  # nothing to send for a while
                if not line:
                    return
                answer = msgspec.json.decode(line, type=Answer)
                if (waiting := self._waiting.get(answer.number)) is not None and not waiting.done():
                    waiting.set_result(answer)
        finally:
            self._is_over = True
            self.kill()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_result(FAILED)
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()
            await self._process.stdout.read()  # the pipe is closed when it was read to its end
