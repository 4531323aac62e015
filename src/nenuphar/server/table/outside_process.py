"""The process of a bot from outside. It reads views, lets the bot choose, and writes the moves.

The bot can use its own time and memory only, and nothing that it prints reaches anybody. Answers are JSON: the server
trusts nothing that comes from here.
"""

import os
import pickle
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO, NamedTuple

from msgspec import Raw, Struct

from nenuphar import games
from nenuphar.bots.budget import Milliseconds
from nenuphar.bots.limits import MEGABYTE
from nenuphar.bots.outside import BotFailed, CannotUse, Fault, OutsideBot, described
from nenuphar.core.codec import encode
from nenuphar.core.game import Millis

if sys.platform != "win32":
    import resource

LENGTH_BYTES = 4
NICE = 5  # players have priority


class Start(NamedTuple):
    """The first message to the process."""

    bot: OutsideBot
    path: list[str]  # where to look for modules
    memory_mb: int


class Question(NamedTuple):
    view: Any
    seed: bytes
    budget_ms: Millis


class Answer(Struct, frozen=True):
    """The move, or why there is none. The first answer says whether the bot could be loaded."""

    action: Raw = Raw(b"null")
    fault: Fault | None = None
    reason: str = ""
    cannot_use: tuple[str, dict[str, str]] | None = None


def main() -> None:
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    start: Start = _read(questions)
    sys.path[:] = start.path
    game = games.load(start.bot.game)
    _limit(start.memory_mb)
    _answer(answers, _loaded(start.bot))
    waiting: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_receive, args=(questions, waiting), daemon=True).start()
    while True:
        view, seed, budget_ms = waiting.get()
        try:
            action = start.bot.checked().choose(view, game.moves(view), Random(seed), Milliseconds(budget_ms))
            chosen = Answer(Raw(encode(action)))
        except BotFailed as failed:
            chosen = Answer(fault=failed.fault, reason=failed.reason)
        except Exception as error:  # what it chose cannot be written
            chosen = Answer(fault="illegal", reason=described(error))
        _answer(answers, chosen)


def _limit(memory_mb: int) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory_mb * MEGABYTE, memory_mb * MEGABYTE))


def _loaded(bot: OutsideBot) -> Answer:
    try:
        bot.load()
    except CannotUse as unusable:
        return Answer(cannot_use=(unusable.fault, unusable.facts))
    return Answer()


def _receive(questions: BinaryIO, waiting: SimpleQueue[Question]) -> None:
    """Read in a thread of its own: the process ends with its server, even while the bot thinks."""
    try:
        while True:
            waiting.put(_read(questions))
    finally:
        os._exit(0)


def _read(questions: BinaryIO) -> Any:
    length = int.from_bytes(questions.read(LENGTH_BYTES))
    data = questions.read(length)
    if not data:
        os._exit(0)
    return pickle.loads(data)


def _answer(answers: BinaryIO, answer: Answer) -> None:
    answers.write(framed(encode(answer)))
    answers.flush()


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES) + data


if __name__ == "__main__":
    main()
