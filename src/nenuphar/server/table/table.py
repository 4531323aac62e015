"""A table in memory: one task, one queue, one timer.

An event is stored first. Then the person who asked gets the answer, and everybody gets the news. The state in memory is
ahead of the store only while the table waits for it. Nobody can see the state during that time, because reading goes
through the queue too. If storing fails, the table stops, and the next visitor loads it again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace
from websockets.frames import CloseCode

from nenuphar.core.codec import encode
from nenuphar.core.game import Audience, Millis, Refused, Seat
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.metrics import REFUSALS, TABLE_EVENTS
from nenuphar.server.model import rules, views
from nenuphar.server.model.events import ClockStopped, ClosedByHost, DevicePassed, TableChanged, TableEvent
from nenuphar.server.model.presence import Presence
from nenuphar.server.model.state import TableState
from nenuphar.server.net.connections import Connection, Connections
from nenuphar.server.table.advice import TableAdvice
from nenuphar.server.table.asks import Asks, circumstances
from nenuphar.server.table.bots import TableBots
from nenuphar.server.table.health import CANNOT_SAVE
from nenuphar.server.table.news import NewsWriter, sight_for, table_for
from nenuphar.server.table.persist import apply, keeps_seats, to_append
from nenuphar.server.table.ports import Services
from nenuphar.server.table.slaps.referee import Referee
from nenuphar.server.table.turns import NOBODY, Waiter, nobody_waits
from nenuphar.server.table.waiters import waiters_of
from nenuphar.server.table.words.judge import WordJudge
from nenuphar.store import Appended, Damaged, StoreTrouble, Unavailable
from nenuphar.store.ownership import NoOwner, OwnershipLost

T = TypeVar("T")
log = logging.getLogger("nenuphar.table")

GRACE_S = 30.0  # how long a table without people stays in memory
SOON_MS = 120_000  # a table with something due within this time stays in memory
OLDER_NODE_S = 5.0  # between tries to go on beside an older node
ASLEEP = "the table was unloaded"
PRESENCE_S = 0.1  # all arrivals and departures within this time are sent together


class Table:
    def __init__(self, services: Services, state: TableState) -> None:
        self.services = services
        self.state = state
        self.connections = Connections(state.seating.people, now_ms(), services.settings.away_seconds * 1_000)
        self.waiters: Sequence[Waiter] = (NOBODY,)
        self.awake = True
        self._queue: asyncio.Queue[Callable[[], Any]] = asyncio.Queue()
        self._joining: dict[Connection, None] = {}
        self._looking: dict[asyncio.Future[Any], None] = {}
        self._bots = TableBots(self)
        lookup = state.game.lookup
        self._judge = None if lookup is None else WordJudge(self, lookup)
        self._deadline_timer: asyncio.TimerHandle | None = None
        self._sleep_timer: asyncio.TimerHandle | None = None
        self._telling_presence = False
        self._warned_of_lost_lines = False
        self.referee: Referee | None = None
        self._counted_lines = len(state.lines)
        self._advice = TableAdvice(self)
        self._asks = Asks(self, self._advice)
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {state.table}")
        self.sleep_soon()
        self.schedule()

    # These may be called from outside the task; the rest is for the table's own parts.

    def join(self, connection: Connection, since: int) -> None:
        if not self.awake:  # it was unloaded while the visitor was let in
            connection.cut()
            return
        self._joining[connection] = None
        self._queue.put_nowait(lambda: self._join(connection, since))

    def leave(self, connection: Connection) -> None:
        self._queue.put_nowait(lambda: self._leave(connection))

    def ask(self, connection: Connection, ask: wire.Asks, received_us: int = 0) -> None:
        self._queue.put_nowait(lambda: self._asked(connection, ask, received_us))

    async def look(self, at: Callable[["Table"], T]) -> T:
        """The result of `at`, called when everything that was asked before is stored."""
        if not self.awake:
            raise Unavailable(ASLEEP)
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._looking[seen] = None
        seen.add_done_callback(self._looking.pop)
        self._queue.put_nowait(lambda: self._look(at, seen))
        return await seen

    def renamed(self) -> None:
        self._queue.put_nowait(lambda: self._broadcast(table_changed=True))

    def put(self, work: Callable[[], Any]) -> None:
        self._queue.put_nowait(work)

    def dismiss(self, person: wire.PersonId) -> None:
        """This person is deleted (TB-97)."""
        self._queue.put_nowait(lambda: self._dismiss(person))

    async def close(self) -> None:
        """The host of the server closes the table (TB-132). Returns when that is stored."""
        self._check_known((ClosedByHost(),))
        self._queue.put_nowait(self._close)
        await self.look(lambda _: None)

    def announce(self, restart: Millis | None) -> None:
        """Tell everybody here that the server restarts at this time, or that it does not (TB-134)."""
        for connection in self.connections.all:
            connection.tell(wire.Announcement(restart))

    async def retire(self, stop_clock: bool) -> None:
        """Leave the table to another node, after everything that was asked before."""
        self._queue.put_nowait(lambda: self._retire(stop_clock))
        await asyncio.wait([self._task])

    def stop(self, code: int | None = None) -> None:
        self._sleep(code)
        self._task.cancel()

    # The task

    async def _run(self) -> None:
        while self.awake:
            work = await self._queue.get()
            try:
                doing = work()
                if doing is not None:
                    await doing
            except Damaged as damaged:  # only here: other tables can still store
                self.services.report_damage(self.state.table, damaged)
                self._sleep()
            except OwnershipLost:  # nothing was stored, so nobody is told anything
                self.services.ownership_lost(self.state.table)
                self._sleep()
            except NoOwner:  # of a rematch: another node can open it
                self._sleep(CloseCode.SERVICE_RESTART)
            except StoreTrouble as trouble:
                log.error("table could not store", extra={"table": self.state.table, "trouble": str(trouble)})
                unavailable = isinstance(trouble, Unavailable)
                if unavailable:
                    self.services.health.failed()
                self._sleep(CANNOT_SAVE if unavailable else None)
            except Exception as error:
                if isinstance(error, Refused) and error.rule == "TB-52":  # nobody asked for this event: it waits
                    self._schedule_later()
                    continue
                log.exception("table failed", extra={"table": self.state.table})
                self._sleep()

    def _sleep(self, code: int | None = None) -> None:
        """Stop and disconnect everybody. Browsers reconnect and load the table again. `code` tells them why."""
        self.awake = False
        self.services.table_stopped(self)
        for handle in (self._deadline_timer, self._sleep_timer):
            if handle is not None:
                handle.cancel()
        self._bots.stop()
        self._advice.stop()
        if self._judge is not None:
            self._judge.stop()
        if self.referee is not None:
            self.referee.stop()
        for connection in (*self.connections.all, *self._joining):
            if code is None:
                connection.cut()
            else:
                connection.end(code)
        for seen in tuple(self._looking):
            if not seen.done():  # a caller may just have given up
                seen.set_exception(Unavailable(ASLEEP))

    async def _retire(self, stop_clock: bool) -> None:
        if stop_clock and self.state.clock_runs:
            await self._store((ClockStopped(),), now_ms(), "")
        await self.services.leave_to_others(self.state.table)  # first: everybody comes back at once
        self._sleep(CloseCode.SERVICE_RESTART)

    def sleep_soon(self) -> None:
        if self._sleep_timer is not None:
            self._sleep_timer.cancel()
        loop = asyncio.get_running_loop()
        self._sleep_timer = loop.call_later(GRACE_S, self._queue.put_nowait, self._sleep_if_idle)

    def _sleep_if_idle(self) -> None:
        deadline = self.state.deadline
        soon = deadline is not None and deadline < now_ms() + SOON_MS
        is_reading = self._judge is not None and self._judge.is_reading
        if self.connections.all or self._bots.is_thinking or is_reading:
            return
        if soon or not self._queue.empty() or self.services.is_needed(self.state.table):
            self.sleep_soon()
        else:
            self._sleep()

    # Arriving, leaving, reading

    def _join(self, connection: Connection, since: int) -> None:
        del self._joining[connection]
        self.connections.enter(connection)
        self.services.attendance.note_arrival(self)
        self._note_waiters()
        if connection.screen is None:
            self.services.last_addresses.note(connection.person, connection.address)
        state, people = self.state, self.services.people
        connection.lines_sent = len(state.lines)
        sight = sight_for(state, connection)
        viewer = sight.log
        seq = state.known_to(viewer)
        if since > seq and not self._warned_of_lost_lines:
            self._warned_of_lost_lines = True  # logged once: anybody can name any number
            log.warning("somebody has seen more lines than are stored", extra={"table": state.table, "seq": seq})
        first_unknown = max(min(since, seq), seq - views.MOST_LINES)
        lines = views.Lines(state, people, state.place_after(viewer, first_unknown))
        welcome = encode(
            wire.Welcome(
                you=people[connection.person],
                table=table_for(state, connection, people, self.presence),
                match=views.match_view(state, sight, lines),
                lines=lines.of(viewer),
                seq=seq,
                now=now_ms(),
            )
        )
        if self.referee is None:
            connection.push(welcome)
        else:
            self.referee.greet(connection, welcome)
        if self._judge is not None and not state.over:
            self._judge.want_books()
        if self.services.restart_ms is not None:
            connection.tell(wire.Announcement(self.services.restart_ms))
        if state.game.realtime is not None:
            connection.measure(self.tell_presence_soon)
        self.tell_presence_soon()

    def _leave(self, connection: Connection) -> Any:
        is_gone = self.connections.leave(connection, now_ms())
        self._note_waiters()
        if is_gone or connection.screen is not None:
            self.tell_presence_soon()
        if not self.connections.all:
            self.services.attendance.note_departure(self)
            self.sleep_soon()
        if not is_gone:
            return None
        if self.state.seating.seat_of(connection.person) is None:
            del self.connections.away_since[connection.person]  # nobody waits for a spectator
        takeover = rules.unanimous(self.state.seating, circumstances(self))
        return self.commit(takeover, now_ms()) if takeover else None

    async def _dismiss(self, person: wire.PersonId) -> None:
        for connection in (*self.connections.all, *self._joining):
            if connection.person == person:
                connection.cut()
        leaving = rules.leave_for_good(self.state.seating, person, circumstances(self))
        if leaving:
            await self.commit(leaving, now_ms())
        else:
            self._broadcast(table_changed=True)  # without the name

    async def _close(self) -> None:
        if not (self.state.is_closed or self.state.over):
            await self.commit((ClosedByHost(),), now_ms())

    def _note_waiters(self) -> None:
        nobody_waited = nobody_waits(self.waiters)
        self.waiters = waiters_of(self)
        if nobody_waited and not nobody_waits(self.waiters):
            self.services.thinkers.somebody_came()

    def _look(self, at: Callable[["Table"], T], seen: "asyncio.Future[T]") -> None:
        if seen.done():  # the caller has given up
            return
        try:
            seen.set_result(at(self))
        except Exception as error:
            seen.set_exception(error)

    @property
    def presence(self) -> Presence:
        return self.connections.presence(self.state.seating.people)

    def tell_presence_soon(self) -> None:
        if not self._telling_presence:
            self._telling_presence = True
            asyncio.get_running_loop().call_later(PRESENCE_S, self._queue.put_nowait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = False
        seating, presence = self.state.seating, self.presence
        online = tuple(chair.kind == "bot" or chair.person in presence.online for chair in seating.chairs)
        absent = tuple(views.stand_in_from(self.state, seat, presence) for seat in range(len(seating.chairs)))
        unfair = self.connections.far
        far = tuple(seat for seat, chair in enumerate(seating.chairs) if chair.person in unfair)
        books = None if self._judge is None else self._judge.books
        message = wire.Presence(online, absent, presence.watching, far, screens=presence.screens, books=books)
        doubted = () if self.referee is None else self.referee.suspects()
        for_all, for_host = encode(message), encode(replace(message, doubted=doubted))
        for connection in self.connections.all:
            is_host = connection.person == seating.host and connection.screen is None
            connection.push(for_host if is_host else for_all)

    # Asks

    async def _asked(self, connection: Connection, ask: wire.Asks, received_us: int) -> None:
        state, key = self.state, f"{connection.person}:{ask.id}"
        if key in state.lines_after_ask:
            connection.tell(wire.Done(ask.id, self._number(connection, state.lines_after_ask[key])))
            return
        at = now_ms()
        try:
            if state.deadline is not None:
                await self.tick(at)
            events = await self._asks.carry_out(connection, ask, at, received_us)
            self._check_known(events)
        except Refused as refused:
            # In games of speed the counter would reveal an earlier, secret slap.
            if state.game.realtime is None or not isinstance(ask, wire.Act):
                REFUSALS.inc()
            if not isinstance(ask, wire.Act):  # a refused move may say something about the match
                self.services.refusals.note(refused.rule, ask.__struct_config__.tag)
            connection.tell(wire.Refusal(ask.id, refused.rule, refused.facts))
            return
        if events:
            await self._store(events, at, key)
        done = encode(wire.Done(ask.id, self._number(connection, len(state.lines))))
        if events:
            self._announce(events, (connection, done))
        else:
            connection.push(done)

    def _number(self, connection: Connection, lines: int) -> int:
        """The number that the last of these lines has for this person."""
        return self.state.known_to(sight_for(self.state, connection).log, lines)

    # Events

    async def tick(self, at: Millis) -> None:
        event = self.state.tick(at)
        if event is not None:
            await self.commit((event,), at)

    async def commit(self, events: Sequence[TableEvent], at: Millis) -> None:
        self._check_known(events)
        await self._store(events, at, "")
        self._announce(events)

    def _check_known(self, events: Sequence[TableEvent]) -> None:
        self.services.check_known(self.state.seating.game, events)

    async def _store(self, events: Sequence[TableEvent], at: Millis, ask: str) -> None:
        applied = apply(self.state, events, at, ask)
        appended = await self.services.store.append(
            to_append(self.state, applied, self.services.people, self.connections.online)
        )
        if not isinstance(appended, Appended):
            raise StoreTrouble(f"{ask} was stored before, but this table does not know it")

    def _announce(self, events: Sequence[TableEvent], answer: tuple[Connection, bytes] | None = None) -> None:
        # The counters are public, so they leave out what the public may not know.
        if not views.is_secret(self.state, self._counted_lines, (Audience.PUBLIC,)):
            TABLE_EVENTS.inc()
        self._counted_lines = len(self.state.lines)
        for event in events:
            if isinstance(event, DevicePassed):
                self._pass_on(None if answer is None else answer[0], event.seat)
            if isinstance(event, TableChanged) and "public" in event.what and not event.public:
                self._cut_screens()
        table_changed = self.state.over or not all(map(keeps_seats, events))
        if table_changed:
            self._note_waiters()
        self._broadcast(table_changed, answer)
        self.schedule()

    def _pass_on(self, to: Connection | None, seat: Seat | None) -> None:
        """From now on, no other browser gets what is secret to this seat (TB-93)."""
        for connection in self.connections.all:
            connection.holder = seat if connection is to else None

    def _cut_screens(self) -> None:
        """Those of players and the host may stay, all others have to be shown again (TB-90)."""
        seating = self.state.seating
        for connection in (*self.connections.all, *self._joining):
            is_own = connection.person == seating.host or seating.seat_of(connection.person) is not None
            if connection.screen is not None and not is_own:
                connection.cut()

    def _broadcast(self, table_changed: bool, answer: tuple[Connection, bytes] | None = None) -> None:
        """Send everybody the news. The person who asked comes first, and gets the answer with it."""
        news_writer = NewsWriter(self.state, self.services.people, self.presence if table_changed else None)
        news: dict[Connection, tuple[bytes, ...]]
        news = {each: (message,) for each in self.connections.all if (message := news_writer.of(each))}
        if answer is not None:
            asker, done = answer
            news = {asker: (done, *news.pop(asker, ())), **news}
        if self.referee is not None:
            self.referee.send(news)
            return
        for connection, messages in news.items():
            connection.push(*messages)

    # Events without an ask: the clock and the bots

    def schedule(self) -> None:
        state = self.state
        if self._deadline_timer is not None:
            self._deadline_timer.cancel()
            self._deadline_timer = None
        if state.match is None:
            return
        if state.is_closed:
            self._bots.stop()
            if self.referee is not None:
                self.referee.stop()
            return
        realtime = state.game.realtime
        if realtime is None:
            self._bots.schedule()
        else:
            self.referee = self.referee or Referee(self, realtime)
            self.referee.schedule()
        if self._judge is not None:
            self._judge.schedule()
        deadline = state.deadline
        if deadline is not None and deadline < now_ms() + SOON_MS:
            wait_s = max(0, deadline - now_ms()) / 1_000
            self._deadline_timer = asyncio.get_running_loop().call_later(
                wait_s, self._queue.put_nowait, self._time_is_up
            )
        elif deadline is not None:
            self._deadline_timer = asyncio.get_running_loop().call_later(SOON_MS / 2_000, self.schedule)

    def _schedule_later(self) -> None:
        """A node beside this one is older, and could not read what happens next."""
        if self._deadline_timer is not None:
            self._deadline_timer.cancel()
        loop = asyncio.get_running_loop()
        self._deadline_timer = loop.call_later(OLDER_NODE_S, self._queue.put_nowait, self.schedule)

    async def _time_is_up(self) -> None:
        await self.tick(now_ms())
        self.schedule()  # needed if the timer came a moment too early
        if not self.connections.all:
            self.sleep_soon()
