"""Our server, with a task that asks the judge about words: `python -m bench.verdict_server PORT DATABASE`.

There is no request for verdicts alone: a turn at a table needs some dozens of them, and then none for minutes. So this
asks the same processes that read for tables, from the server's own loop. It prints `ready` when it serves. Then each
line `RATE SECONDS` on standard input asks for that many verdicts a second, and is answered by a line of JSON.
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import msgspec

from bench.verdicts import WORDS, VerdictResult
from bench.words import LANG, coined, typos
from nenuphar.games.quibbix.queries import AskedWords
from nenuphar.server import serving
from nenuphar.server.gateway.app import App
from nenuphar.server.settings import Settings
from nenuphar.server.table.turns import NOBODY
from nenuphar.server.table.words.readers import Readers
from nenuphar.store.sqlite import open_store
from nenuphar.words import lists

LISTED, MISSPELT, COINED = 2_400, 300, 300
MANY = 1_000_000


async def main(port: int, database: Path) -> None:
    settings = Settings(
        database=database,
        host="127.0.0.1",
        port=port,
        asks_per_second=MANY,
        asks_burst=MANY,
        requests_per_second=MANY,
        requests_burst=MANY,
        tables_per_minute=MANY,
        guests_per_minute=MANY,
        address_requests_per_second=MANY,
        address_asks_per_second=MANY,
        address_tables_per_minute=MANY,
    )
    listener, store = serving.listen(settings), await open_store(database)
    app = App(settings, store)
    server = serving.Server(app, lambda: _answer(b"ready"))
    reading = asyncio.get_running_loop().create_task(_read(app))
    try:
        await server.serve(sockets=[listener])
    finally:
        reading.cancel()
        await store.close()


async def _read(app: App) -> None:
    loop = asyncio.get_running_loop()
    questions = cycle(await loop.run_in_executor(None, _questions))
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        rate, seconds = map(float, line.split())
        assert app.context is not None
        _answer(msgspec.json.encode(await _ask_at_rate(app.context.lobby.readers, questions, rate, seconds)))


async def _ask_at_rate(readers: Readers, questions: Iterator[AskedWords], rate: float, seconds: float) -> VerdictResult:
    """Asks at equal intervals. A question that has to wait for earlier ones takes as long as it waits."""
    latencies_ms: list[float] = []
    begun = time.perf_counter()

    async def ask(question: AskedWords, due_s: float) -> None:
        await readers.answer(lambda: [NOBODY], "quibbix", question, {})
        latencies_ms.append((time.perf_counter() - due_s) * 1_000)

    async with asyncio.TaskGroup() as asking:
        number = 0
        while (spent := time.perf_counter() - begun) < seconds:
            due_s = number * WORDS / rate
            if due_s <= spent:
                asking.create_task(ask(next(questions), begun + due_s))
                number += 1
            else:
                await asyncio.sleep(due_s - spent)
    return VerdictResult(WORDS * number, time.perf_counter() - begun, latencies_ms)


def _questions() -> list[AskedWords]:
    """Words as people use them: most are listed, some are misspelt, and some are compounds, which take longest."""
    lexicon, rng = lists.opened(LANG), Random(5)
    assert lexicon is not None
    words = [lexicon.word(rng.randrange(lexicon.listed)) for _ in range(LISTED)]
    words += [*typos(lexicon, rng, MISSPELT), *list(coined(lexicon, rng))[:COINED]]
    rng.shuffle(words)
    return [AskedWords("de", tuple(words[at : at + WORDS])) for at in range(0, len(words), WORDS)]


def _answer(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=serving.swiftest_loop()) as runner:
        runner.run(main(int(sys.argv[1]), Path(sys.argv[2])))
