"""Analyses finished matches in a process that gives way to all others (TB-110 to TB-113).

An analysis is made once, however many people ask for it, a second of work at a time, so that all people who wait take
turns. It is shown as it grows, and stored when it is complete.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from statistics import mean
from time import monotonic
from typing import Any

from msgspec import Raw, Struct

from nenuphar import games
from nenuphar.analysis.judging import Course
from nenuphar.analysis.report import Sketch, course, sketch
from nenuphar.analysis.types import Luck, Point
from nenuphar.core.codec import encode
from nenuphar.core.game import Refused
from nenuphar.core.kernels import can_compile
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.model import results
from nenuphar.server.model.restore import by_others, read_back
from nenuphar.server.net.addresses import household
from nenuphar.server.table.table import Table
from nenuphar.server.table.thinkers import COMPILE_S
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.workers import Workers
from nenuphar.server.wire import Analysed, Past, PersonId, TableId
from nenuphar.store import Damaged, Result, Store, Stored, Unavailable

log = logging.getLogger("nenuphar.analyses")

VERSION = 2  # of what is stored: raise it when analyses should be made again
NICE = 10  # bots that somebody waits for have more
AT_ONCE_MS = 1_000  # of work; then it is somebody else's turn
LONGEST_S = 60.0
MOST_EACH, MOST_OF_ADDRESS, MOST_AT_ONCE = 2, 10, 50  # in the making: of one person, of one address, and of all
MOST_PAST = 20  # earlier matches to compare with
MOST_KEPT = 100  # failures to remember, and analyses that could not be stored


class Making(Struct, eq=False):
    """An analysis in the making: what is known so far, or why there is none."""

    shown: bytes = b"null"
    complete: bool = False
    stored: bool = False
    refused: Refused | None = None


class Analyses:
    def __init__(self, store: Store, damage: Damage) -> None:
        self._store = store
        self._damage = damage
        self._workers = Workers(1, NICE)
        self._making: dict[TableId, Making] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()  # how many are being made for each person and each address

    async def of(self, table: Table, person: PersonId, host: str) -> bytes:
        """The analysis of a match that is over, as far as it is done. It continues even if nobody asks again."""
        await table.look(_check_over)
        key = table.state.table
        making = self._under_way(key) or await self._stored(key) or self._under_way(key)
        making = making or self._begin(key, person, host)
        compares = games.figures(table.state.game) is not None and person in table.state.seating.people
        past = await self._past(key, person) if making.complete and compares else ()
        kept: Any = Raw(making.shown)
        return encode(Analysed(kept, past))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._workers.stop()

    def is_making(self, table: TableId) -> bool:
        return table in self._tasks

    async def _stored(self, table: TableId) -> Making | None:
        stored = await self._store.analysis(table, VERSION)
        return None if stored is None else Making(stored, complete=True, stored=True)

    def _under_way(self, table: TableId) -> Making | None:
        making = self._making.get(table)
        if making is not None and making.refused is not None:
            del self._making[table]  # the next request tries again
            raise making.refused
        return making

    def _begin(self, table: TableId, person: PersonId, host: str) -> Making:
        address = household(host)
        is_many = self._asked[person] >= MOST_EACH or self._asked[address] >= MOST_OF_ADDRESS
        if is_many or len(self._tasks) >= MOST_AT_ONCE:
            raise Refused("TB-112")
        self._forget_oldest()
        making = self._making[table] = Making()
        waiter = Waiter(address, person)
        self._asked.update(waiter)
        task = asyncio.get_running_loop().create_task(self._make(making, table, waiter), name="analysing")
        self._tasks[table] = task
        task.add_done_callback(partial(self._end, table, waiter))
        return making

    def _forget_oldest(self) -> None:
        ended = [table for table in self._making if table not in self._tasks]
        for table in ended[:-MOST_KEPT]:
            del self._making[table]

    def _end(self, table: TableId, waiter: Waiter, task: object) -> None:
        self._asked -= Counter(waiter)
        if self._tasks.get(table) is task:  # and not a newer one
            del self._tasks[table]
            if table in self._making and self._making[table].stored:
                del self._making[table]

    async def _make(self, making: Making, table: TableId, waiter: Waiter) -> None:
        try:
            rows = await self._store.read(table)
            found: Sketch = await self._work(waiter, begin, table, rows)
            making.shown = encode(found.analysis())
            while found.tasks:
                some = _at_once(found.tasks)
                found.add(await self._work(waiter, judge, table, rows, some))
                making.shown = encode(found.analysis())
            making.complete = True
            await self._store.keep_analysis(table, VERSION, now_ms(), making.shown)
            making.stored = True
        except Damaged as damaged:
            making.refused = self._damage.found(table, damaged)
        except Unavailable as error:
            log.warning("an analysis is not stored", extra={"table": table, "trouble": repr(error)})
            making.refused = None if making.complete else Refused("TB-28")
        except Refused as refused:
            making.refused = refused
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a match cannot be analysed", extra={"table": table, "trouble": repr(error)})
            making.refused = Refused("TB-112", fault="failed")
        except Exception as error:
            log.exception("a match cannot be analysed", extra={"table": table})
            making.refused = Refused("TB-112", fault="failed")
            making.refused.__cause__ = error

    async def _work(self, waiter: Waiter, work: Callable[..., Any], *what: Any) -> Any:
        limit_s = LONGEST_S + (COMPILE_S if can_compile() else 0.0)
        return await self._workers.do(lambda: [waiter], limit_s, work, *what)

    async def _past(self, table: TableId, person: PersonId) -> tuple[Past, ...]:
        """The person's own earlier matches: nobody else's (TB-113)."""
        return _averages(await self._store.results_before(person, table, MOST_PAST), person)


def _check_over(table: Table) -> None:
    """An analysis of a running match would be cheating (TB-110). A match that was closed has no end (TB-132)."""
    if not table.state.over:
        if table.state.is_closed:
            raise Refused("TB-110", fault="closed")
        raise Refused("TB-110")


def _at_once(tasks: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The next tasks that take about as long as a turn."""
    some = [tasks[0]]
    for task in tasks[1:]:
        if sum(effort for _, effort in some) + task[1] > AT_ONCE_MS:
            break
        some.append(task)
    return some


def _averages(matches: Sequence[Result], person: PersonId) -> tuple[Past, ...]:
    values: dict[str, list[float]] = {}
    for match in filter(None, map(results.readable, matches)):
        for seat in match.seats:
            if seat.person == person:
                for name, fact in seat.facts.items():
                    if isinstance(fact, int | float):
                        values.setdefault(name, []).append(fact)
    return tuple(Past(name, len(some), round(mean(some), 1)) for name, some in sorted(values.items()))


# In the other process


def begin(table: TableId, rows: Sequence[Stored]) -> Sketch:
    return sketch(_course(table, tuple(rows)))


def judge(table: TableId, rows: Sequence[Stored], tasks: Sequence[tuple[int, int]]) -> list[Point | Luck]:
    """The first of the tasks, as many as fit into a turn: a judgement may take longer than its effort."""
    course, until = _course(table, tuple(rows)), monotonic() + AT_ONCE_MS / 1_000
    found: list[Point | Luck] = []
    for task, effort in tasks:
        found.append(course.judge(task, effort))
        if monotonic() >= until:
            break
    return found


@lru_cache(maxsize=8)
def _course(table: TableId, rows: tuple[Stored, ...]) -> Course:
    match = read_back(table, rows).match
    assert match is not None
    return course(match, by_others(rows))
