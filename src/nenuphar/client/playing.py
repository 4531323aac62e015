"""Lets a bot play a match over the network. It thinks in a thread, so the connection stays alive meanwhile."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

from nenuphar.bots.budget import Milliseconds
from nenuphar.client.table import Table, Turn
from nenuphar.core.bot import Bot
from nenuphar.core.game import Millis, Outcome, Refused

T = TypeVar("T")

BUDGET_MS: Millis = 300
OUTDATED = ("TB-10", "TB-17")  # the others were faster, or a bot plays for us


async def play(table: Table, bot: Bot[Any, Any], rng: Random | None = None, budget_ms: Millis = BUDGET_MS) -> Outcome:
    """Play the match at a table where you have a seat, to its end. What the bot raises ends it."""
    rng = rng or Random()
    async for turn in table.turns():
        action = await in_thread(partial(_choose, bot, turn, rng, budget_ms))
        try:
            await table.play(action, turn.question)
        except Refused as refused:
            if refused.rule not in OUTDATED:
                raise
    assert table.outcome is not None
    return table.outcome


def _choose(bot: Bot[Any, Any], turn: Turn, rng: Random, budget_ms: Millis) -> Any:
    return bot.choose(turn.view, turn.moves, rng, Milliseconds(budget_ms))


async def in_thread(work: Callable[[], T]) -> T:
    """The result of slow work. Nobody waits for its end after Ctrl-C, unlike with asyncio's own threads."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, failure = None, None
        try:
            result = work()
        except BaseException as error:
            failure = error
        try:
            loop.call_soon_threadsafe(settle, result, failure)
        except RuntimeError:  # the loop has ended meanwhile
            return

    threading.Thread(target=run, daemon=True).start()
    return await done
