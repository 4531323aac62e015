"""A table that is awake: one task that takes one thing after the other from one queue, and one timer.

Whatever happens is stored first; then whoever asked is told that it is done; then everybody gets the news. In memory
the table is ahead of the store only while it waits for it, and nobody can look at it during that time: looking also
goes through the queue. If storing fails, the table falls asleep, and is read anew by whoever comes next.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.server import looks, rules, wire
from nenuphar.server.audience import Company, Connection, frame
from nenuphar.server.bots import Thinkers
from nenuphar.server.doubts import Doubts
from nenuphar.server.folk import Folk
from nenuphar.server.happenings import Happening, MatchBegan, Played, RematchOpened
from nenuphar.server.judging import Readers, SeatedJudge
from nenuphar.server.library import Library
from nenuphar.server.metrics import MOVES, REFUSALS
from nenuphar.server.referee import Referee
from nenuphar.server.rules import Circumstances
from nenuphar.server.seated_bots import SeatedBots
from nenuphar.server.settings import Settings
from nenuphar.server.standing import Standing
from nenuphar.server.storing import fold, is_talk
from nenuphar.server.tidings import Tidings
from nenuphar.server.wire import PersonId, TableId
from nenuphar.server.workplace import now_ms
from nenuphar.store import Appended, Store, StoreTrouble, Unavailable

T = TypeVar("T")
log = logging.getLogger("nenuphar.table")

GRACE_S = 30.0  # how long a table without people stays awake
SOON_MS = 120_000  # a table with something due within this time does not fall asleep
ASLEEP = "the table has fallen asleep"
PRESENCE_S = 0.1  # comings and goings within this time are told together


class Hall(Protocol):
    """What a table needs of the place where it stands."""

    store: Store
    folk: Folk
    thinkers: Thinkers
    readers: Readers
    library: Library
    doubts: Doubts
    settings: Settings

    def asleep(self, table: "Table") -> None: ...
    async def settled(self, house: PersonId, language: str, by_hand: bool) -> Mapping[str, bool]: ...
    async def begun(self, key: str, options: dict[str, Any], seated: Sequence[tuple[PersonId, str]]) -> MatchBegan: ...
    async def rematch(self, standing: Standing, by: PersonId, company: Iterable[PersonId]) -> TableId: ...


class Table:
    def __init__(self, hall: Hall, standing: Standing) -> None:
        self.hall = hall
        self.standing = standing
        self.company = Company(standing.seating.people, now_ms(), hall.settings.away_seconds * 1_000)
        self.awake = True
        self._queue: asyncio.Queue[Callable[[], Any]] = asyncio.Queue()
        self._coming: set[Connection] = set()
        self._looking: set[asyncio.Future[Any]] = set()
        self._bots = SeatedBots(self)
        bookish = standing.game.bookish
        self._judge = None if bookish is None else SeatedJudge(self, bookish)
        self._clock: asyncio.TimerHandle | None = None
        self._nap: asyncio.TimerHandle | None = None
        self._telling_presence = False
        self._referee: Referee | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {standing.table}")
        self.rest_soon()
        self.look_ahead()

    # What others may call. Everything but these goes on inside the table's task.

    def join(self, connection: Connection, since: int) -> None:
        self._coming.add(connection)
        self._queue.put_nowait(lambda: self._join(connection, since))

    def leave(self, connection: Connection) -> None:
        self._queue.put_nowait(lambda: self._leave(connection))

    def ask(self, connection: Connection, ask: wire.Asks, heard_us: int = 0) -> None:
        self._queue.put_nowait(lambda: self._asked(connection, ask, heard_us))

    async def look(self, at: Callable[["Table"], T]) -> T:
        """What `at` finds when everything asked before is stored."""
        if not self.awake:
            raise Unavailable(ASLEEP)
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._looking.add(seen)
        seen.add_done_callback(self._looking.discard)
        self._queue.put_nowait(lambda: self._look(at, seen))
        return await seen

    def renamed(self) -> None:
        self._queue.put_nowait(lambda: self._spread(table_changed=True))

    def put(self, work: Callable[[], Any]) -> None:
        self._queue.put_nowait(work)

    def stop(self) -> None:
        self._sleep()
        self._task.cancel()

    # The task

    async def _run(self) -> None:
        while self.awake:
            work = await self._queue.get()
            try:
                doing = work()
                if doing is not None:
                    await doing
            except StoreTrouble as trouble:
                log.error("table could not store", extra={"table": self.standing.table, "trouble": str(trouble)})
                self._sleep()
            except Exception:
                log.exception("table failed", extra={"table": self.standing.table})
                self._sleep()

    def _sleep(self) -> None:
        """Let go of everything. Browsers connect again, and find the table as it is stored."""
        self.awake = False
        self.hall.asleep(self)
        for handle in (self._clock, self._nap):
            if handle is not None:
                handle.cancel()
        self._bots.stop()
        if self._judge is not None:
            self._judge.stop()
        if self._referee is not None:
            self._referee.stop()
        for connection in (*self.company.connections, *self._coming):
            connection.cut()
        for seen in tuple(self._looking):
            seen.set_exception(Unavailable(ASLEEP))

    def rest_soon(self) -> None:
        if self._nap is not None:
            self._nap.cancel()
        loop = asyncio.get_running_loop()
        self._nap = loop.call_later(GRACE_S, self._queue.put_nowait, self._rest)

    def _rest(self) -> None:
        deadline = self.standing.deadline
        soon = deadline is not None and deadline < now_ms() + SOON_MS
        reads = self._judge is not None and self._judge.reads
        if self.company.connections or self._bots.think or reads or not self._queue.empty():
            return
        if soon:
            self.rest_soon()
        else:
            self._sleep()

    # Coming, going, looking

    def _join(self, connection: Connection, since: int) -> None:
        self._coming.discard(connection)
        self.company.enter(connection)
        person, standing, folk = connection.person, self.standing, self.hall.folk
        connection.told = standing.seq
        viewer, lines = looks.viewer_of(standing, person), looks.Lines(standing, folk, min(since, standing.seq))
        welcome = frame(
            wire.Welcome(
                you=folk[person],
                table=looks.table_view(standing, person, folk, self.company),
                match=looks.match_view(standing, viewer, lines, standing.held.get(person, ())),
                lines=lines.of(viewer),
                seq=standing.seq,
                now=now_ms(),
            )
        )
        if self._referee is None:
            connection.push(welcome)
        else:
            self._referee.greet(connection, welcome)
        if self._judge is not None and not standing.over:
            self._judge.want_books()
        if standing.game.timed is not None:
            connection.measure(self.tell_presence_soon)
        self.tell_presence_soon()

    def _leave(self, connection: Connection) -> Any:
        if not self.company.leave(connection, now_ms()):
            return None
        if self.standing.seating.seat_of(connection.person) is None:
            del self.company.away_since[connection.person]  # nobody waits for who only looked on
        self.tell_presence_soon()
        if not self.company.connections:
            self.rest_soon()
        settled = rules.unanimous(self.standing.seating, self._circumstances())
        return self.happen(settled, now_ms()) if settled else None

    def _look(self, at: Callable[["Table"], T], seen: "asyncio.Future[T]") -> None:
        if seen.done():  # whoever asked has gone
            return
        try:
            seen.set_result(at(self))
        except Exception as error:
            seen.set_exception(error)

    def tell_presence_soon(self) -> None:
        if not self._telling_presence:
            self._telling_presence = True
            asyncio.get_running_loop().call_later(PRESENCE_S, self._queue.put_nowait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = False
        seating, there = self.standing.seating, self.company.online
        online = tuple(chair.kind == "bot" or chair.person in there for chair in seating.chairs)
        absent = tuple(looks.stand_in_from(self.standing, seat, self.company) for seat in range(len(seating.chairs)))
        unfair = self.company.far
        far = tuple(seat for seat, chair in enumerate(seating.chairs) if chair.person in unfair)
        books = None if self._judge is None else self._judge.books
        told = wire.Presence(online, absent, self.company.watching(seating.people), far, books=books)
        doubted = () if self._referee is None else self._referee.suspects()
        for_all, for_host = frame(told), frame(replace(told, doubted=doubted))
        for connection in self.company.connections:
            connection.push(for_host if connection.person == seating.host else for_all)

    # Asks

    async def _asked(self, connection: Connection, ask: wire.Asks, heard_us: int) -> None:
        standing, key = self.standing, f"{connection.person}:{ask.id}"
        if key in standing.done:
            connection.tell(wire.Done(ask.id, standing.done[key]))
            return
        at = now_ms()
        if standing.deadline is not None:
            await self.tick(at)
        try:
            if isinstance(ask, wire.Rematch):
                happenings = await self._rematch(connection.person)
            else:
                happenings = self._decide(connection, ask, at, heard_us)
                if isinstance(ask, wire.Begin):
                    happenings = await self._brought_along(happenings)
        except Refused as refused:
            REFUSALS.inc()
            connection.tell(wire.Refusal(ask.id, refused.rule, refused.facts))
            return
        if happenings:
            await self._store(happenings, at, key)
        done = frame(wire.Done(ask.id, standing.seq))
        if happenings:
            self._after(happenings, (connection, done))
        else:
            connection.push(done)

    def _decide(self, by: Connection, ask: wire.Asks, at: Millis, heard_us: int) -> tuple[Happening, ...]:
        if isinstance(ask, wire.Act):
            played = self._act(by, ask, at, heard_us)
            return () if played is None else (played,)
        return rules.decide(self.standing.seating, by.person, ask, self._circumstances())

    def _act(self, by: Connection, act: wire.Act, at: Millis, heard_us: int) -> Played | None:
        seat = self._seat_of(by.person, act.seat)
        chair = self.standing.seating.chairs[seat]
        if chair.resigned:
            raise Refused("TB-18")
        if chair.stand_in or chair.away:
            raise Refused("TB-17")
        if self._referee is None:
            return self.standing.play(seat, act.action, act.question, at)
        # Where the faster hand counts, an action says itself which scene it answers.
        action = self.standing.read(act.action)
        timed = self.standing.game.timed
        if timed is not None and action == timed.rest:
            return None
        return self.standing.play(seat, self._referee.stamped(action, seat, by, act.claim_us, heard_us), None, at)

    def _seat_of(self, person: PersonId, named: Seat | None) -> Seat:
        """The person's own, or another one at the same screen (TB-30)."""
        own = self.standing.seats.get(person)
        if own is None:
            raise Refused("TB-11", fault="standing")
        if named is not None and named != own and named not in self.standing.held.get(person, ()):
            raise Refused("TB-30", fault="seat", seat=named + 1)
        return own if named is None else named

    async def _rematch(self, by: PersonId) -> tuple[Happening, ...]:
        """Once, after the end, by one of those who played (TB-19), and again if that table came to nothing (TB-29)."""
        standing = self.standing
        if standing.seating.seat_of(by) is None:
            raise Refused("TB-11", fault="standing")
        if not standing.over:
            raise Refused("TB-19")
        again = standing.seating.rematch
        if again is not None and await self.hall.store.card(again) is not None:
            return ()
        return (RematchOpened(await self.hall.rematch(standing, by, self.company.online), by),)

    async def _brought_along(self, happenings: Sequence[Happening]) -> tuple[Happening, ...]:
        seating = self.standing.seating
        seated = [(chair.person or "", chair.level) for chair in seating.chairs]
        begun = await self.hall.begun(seating.game, seating.options, seated)
        return tuple(begun if isinstance(each, MatchBegan) else each for each in happenings)

    def _circumstances(self) -> Circumstances:
        there, gone = frozenset(self.company.online), self.company.gone(now_ms())
        return Circumstances(there, gone, tuple(self.standing.game.bots), self.standing.over)

    # What happens

    async def tick(self, at: Millis) -> None:
        played = self.standing.tick(at)
        if played is not None:
            await self.happen((played,), at)

    async def happen(self, happenings: Sequence[Happening], at: Millis) -> None:
        await self._store(happenings, at, "")
        self._after(happenings)

    async def _store(self, happenings: Sequence[Happening], at: Millis, ask: str) -> None:
        append = fold(self.standing, happenings, at, ask, self.hall.folk)
        appended = await self.hall.store.append(append)
        if not isinstance(appended, Appended):
            raise StoreTrouble(f"{ask} was stored before, but this table does not know it")

    def _after(self, happenings: Sequence[Happening], answer: tuple[Connection, bytes] | None = None) -> None:
        MOVES.inc()
        table_changed = self.standing.over or not all(map(is_talk, happenings))
        self._spread(table_changed, answer)
        self.look_ahead()

    def _spread(self, table_changed: bool, answer: tuple[Connection, bytes] | None = None) -> None:
        """Tell everybody. Whoever asked for it gets the answer first, and the news in the same breath."""
        tidings = Tidings(self.standing, self.hall.folk, self.company, table_changed)
        news = {each: message for each in self.company.connections if (message := tidings.of(each))}
        if answer is not None:
            asker, done = answer
            news = {asker: done + news.pop(asker, b""), **news}
        if self._referee is not None:
            self._referee.tell(news)
            return
        for connection, message in news.items():
            connection.push(message)

    # What comes by itself: the clock and the bots

    def look_ahead(self) -> None:
        standing = self.standing
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if standing.match is None:
            return
        timed = standing.game.timed
        if timed is None:
            self._bots.look_ahead()
        else:
            self._referee = self._referee or Referee(self, timed)
            self._referee.look_ahead()
        if self._judge is not None:
            self._judge.look_ahead()
        deadline = standing.deadline
        if deadline is not None and deadline < now_ms() + SOON_MS:
            wait_s = max(0, deadline - now_ms()) / 1_000
            self._clock = asyncio.get_running_loop().call_later(wait_s, self._queue.put_nowait, self._time_is_up)
        elif deadline is not None:
            self._clock = asyncio.get_running_loop().call_later(SOON_MS / 2_000, self.look_ahead)

    async def _time_is_up(self) -> None:
        await self.tick(now_ms())
        self.look_ahead()  # also when the timer came a moment too early
        if not self.company.connections:
            self.rest_soon()
