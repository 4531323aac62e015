"""The time to rate many matches again, and to make the page of somebody who has played a lot."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.figure import Figure
from nenuphar.core.codec import encode
from nenuphar.server import wire
from nenuphar.server.gateway.people_routes import page_of, with_gains
from nenuphar.server.lobby.results import rate_all
from nenuphar.server.model.person_page import MOST_HISTORY, Filter
from nenuphar.server.model.results import MatchResult, SeatResult
from nenuphar.store import Finished, Result
from nenuphar.store.opening import open_store
from nenuphar.store.sql import SqlStore

MATCHES, PEOPLE = 100_000, 1_000
MOST_S = 30.0
OWN_MATCHES = 5_000
MOST_PAGE_MS = 100.0
TRIES = 5


def figures() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        took_s, page_ms = asyncio.run(_measured(Path(folder)))
    measured = f"{took_s:.1f} s of processor time"
    yield Figure("rating 100,000 matches again", measured, f"under {MOST_S:.0f} s", took_s < MOST_S)
    measured = f"{page_ms:.0f} ms of processor time"
    yield Figure("the page of a person with 5,000 matches", measured, "under 100 ms", page_ms < MOST_PAGE_MS)


async def _measured(folder: Path) -> tuple[float, float]:
    store = await open_store(folder / "many.sqlite3")
    try:
        chance = Random(1)
        for first in range(0, MATCHES, 1_000):
            await store.keep_results([_match(number, chance) for number in range(first, first + 1_000)])
        begun_s = time.process_time()
        await rate_all(store)
        took_s = time.process_time() - begun_s
        return took_s, min([await _page_ms(store) for _ in range(TRIES)])
    finally:
        await store.close()


def _match(number: int, chance: Random) -> Finished:
    """The first person plays every twentieth match."""
    people = chance.sample(range(1, PEOPLE), chance.choice((1, 2, 3)))
    if number % (MATCHES // OWN_MATCHES) == 0:
        people[0] = 0
    ranks = [*range(1, len(people) + 2)]
    chance.shuffle(ranks)
    facts = {"word": ["NENUPHAR", chance.randrange(10, 60)], "points": chance.randrange(100)}
    seats = [
        SeatResult(rank, person=f"p{one}", colour="green", facts=facts)
        for one, rank in zip(people, ranks, strict=False)
    ]
    data = encode(MatchResult((*seats, SeatResult(ranks[-1], level="frog"))))
    result = Result(f"t{number:06}", "quibbix", number * 60_000, True, True, data)
    return Finished(result, tuple(f"p{one}" for one in people))


async def _page_ms(store: SqlStore) -> float:
    begun_s = time.process_time()
    results, rated = await store.results_of("p0", "p0"), await store.rated_games("p0", MOST_HISTORY)
    owner, choice = wire.Person("p0", "Anna", "green", "frog"), wire.PageChoice("met", ratings=True)
    page = await with_gains(page_of(owner, choice, results, rated, Filter(), 1), store)
    encode(page)
    took_ms = (time.process_time() - begun_s) * 1_000
    assert page.totals.played == rated[0].count == OWN_MATCHES
    assert all(match.gained is not None for match in page.matches)
    return took_ms


if __name__ == "__main__":
    for figure in figures():
        print(figure, flush=True)
