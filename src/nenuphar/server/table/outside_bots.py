"""Asks bots from outside for moves. Each has a process of its own, so its faults harm nobody else."""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from nenuphar.bots.outside import BotFailed, CannotUse, OutsideBot
from nenuphar.core.codec import decode
from nenuphar.core.game import Refused
from nenuphar.server.settings import Settings
from nenuphar.server.table.outside_process import LENGTH_BYTES, Answer, Question, Start, framed
from nenuphar.server.table.turns import Turns, Waiters

COMMAND = (sys.executable, "-P", "-m", "nenuphar.server.table.outside_process")
START_S = 60.0  # to import what the bot needs, such as a large library
END_S = 1.0
GONE_S = 10.0  # for a process that was killed
MOST_BYTES = 2**20  # of an answer
# Libraries for numbers would start a thread for every processor.
ONE_THREAD = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")}


class OutsideBots:
    def __init__(self, settings: Settings) -> None:
        self._budget_ms = settings.bot_budget_ms
        self._limit_s = settings.bot_seconds
        self._processes = {(bot.game, bot.level): BotProcess(bot, settings.bot_memory_mb) for bot in settings.bots}

    def levels(self, game: str) -> tuple[str, ...]:
        return tuple(level for key, level in self._processes if key == game)

    async def choose(self, waiters: Waiters, game: str, level: str, view: Any, seed: bytes) -> bytes:
        """The bot's move, as JSON that anything may be wrong with. Raises BotFailed."""
        process = self._processes.get((game, level))
        if process is None:
            raise BotFailed(level, "gone", "this server does not have it")
        return await process.choose(waiters, Question(view, seed, self._budget_ms), self._limit_s)

    async def stop(self) -> None:
        for process in self._processes.values():
            await process.stop()


class BotProcess:
    """A bot in a process that is started for its first move, and again after it was stopped."""

    def __init__(self, bot: OutsideBot, memory_mb: int) -> None:
        self._bot = bot
        self._memory_mb = memory_mb
        self._turns = Turns(1)
        self._process: Process | None = None
        self._ended: asyncio.Task[None]

    async def choose(self, waiters: Waiters, question: Question, limit_s: float) -> bytes:
        async with self._turns.turn(waiters):
            try:
                return await self._choose(question, limit_s)
            except BaseException as error:
                if not isinstance(error, BotFailed) or error.fault not in ("raised", "illegal"):
                    await self.stop()
                raise

    async def start(self) -> None:
        """Load the bot. Raises CannotUse."""
        try:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=_environment(), start_new_session=True
            )
        except OSError as error:  # the system has no more processes, files or memory
            raise CannotUse("import", place=self._bot.place, reason=str(error)) from None
        self._process = process
        self._ended = asyncio.get_running_loop().create_task(_ended(process))
        start = Start(self._bot, sys.path, self._memory_mb)
        try:
            async with asyncio.timeout(START_S):
                answer = await self._ask(process, start)
        except TimeoutError:
            raise CannotUse("slow", place=self._bot.place, seconds=f"{START_S:.0f}") from None
        except EOFError:
            raise CannotUse("crashed", place=self._bot.place, how=await _ending(process)) from None
        if answer.cannot_use is not None:
            fault, facts = answer.cannot_use
            raise CannotUse(fault, **facts)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if not self._ended.done():
            _kill(process)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        with suppress(TimeoutError, OSError):  # the pipes are closed when they were read to their end
            async with asyncio.timeout(GONE_S):
                await process.wait()
                await process.stdout.read()
        self._ended.cancel()
        await asyncio.sleep(0)

    async def _choose(self, question: Question, limit_s: float) -> bytes:
        level = self._bot.level
        if self._process is None or self._process.returncode is not None:
            await self.stop()
            try:
                await self.start()
            except CannotUse as unusable:
                raise BotFailed(level, "import", ", ".join((unusable.fault, *unusable.facts.values()))) from None
        process = self._process
        assert process is not None
        try:
            async with asyncio.timeout(limit_s):
                answer = await self._ask(process, question)
        except TimeoutError:
            raise BotFailed(level, "slow", f"it has thought for {limit_s:g} seconds") from None
        except EOFError:
            raise BotFailed(level, "crashed", await _ending(process)) from None
        if answer.fault is not None:
            raise BotFailed(level, answer.fault, answer.reason)
        return bytes(answer.action)

    async def _ask(self, process: Process, message: Start | Question) -> Answer:
        """Raises EOFError if the process ends, or writes something that is no answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(framed(pickle.dumps(message)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES))
            if length > MOST_BYTES:
                raise EOFError
            answer: Answer = decode(await process.stdout.readexactly(length), Answer)
        except (ConnectionError, Refused) as error:
            raise EOFError from error
        return answer


async def check(bots: Sequence[OutsideBot], memory_mb: int) -> dict[OutsideBot, CannotUse]:
    """Why these bots cannot be used, for those that cannot."""

    async def fault_of(bot: OutsideBot) -> CannotUse | None:
        process = BotProcess(bot, memory_mb)
        try:
            await process.start()
        except CannotUse as unusable:
            return unusable
        finally:
            await process.stop()
        return None

    faults = await asyncio.gather(*map(fault_of, bots))
    return {bot: fault for bot, fault in zip(bots, faults, strict=True) if fault is not None}


def _environment() -> dict[str, str]:
    """Ours without what concerns the server alone: a bot has no use for the password of its database."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "NENUPHAR_"))}
    home = {name: os.environ[name] for name in ("NENUPHAR_HOME",) if name in os.environ}
    return {**ours, **home, **ONE_THREAD}


async def _ended(process: Process) -> None:
    """A process that ends by itself leaves nothing behind. Later, its number could be that of another process."""
    await process.wait()
    _kill(process)


def _kill(process: Process) -> None:
    """End a process with everything that it has started."""
    with suppress(ProcessLookupError):  # it has ended by itself, and nothing is left
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


async def _ending(process: Process) -> str:
    """How a process ended. One that only closed its pipe runs until it is stopped."""
    with suppress(TimeoutError):
        async with asyncio.timeout(END_S):
            code = await process.wait()
            return f"signal {-code}" if code < 0 else f"exit code {code}"
    return "it closed its output"
