"""Runs a table where the faster hand counts: shows each scene to all at the same time, and gives verdicts in time.

Bots play by the same rules as people. They look at a scene when people see it, and then say when they tap.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from nenuphar.bots.realtime import BotPlanner
from nenuphar.core.game import Refused, Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.realtime import RealTime
from nenuphar.server.clock import now_ms
from nenuphar.server.net.connections import Connection
from nenuphar.server.net.latency import now_us
from nenuphar.server.table.bots import chosen
from nenuphar.server.table.ports import TablePort
from nenuphar.server.table.slaps.timekeeper import Timekeeper, settles_us

EARLY_S = 0.02  # the time from a verdict until it is sent


class Referee:
    def __init__(self, table: TablePort, realtime: RealTime[Any, Any, Any, Any]) -> None:
        self._table = table
        self._realtime = realtime
        self._scene = realtime.scene(self._match.state)
        self._visible_us = now_us()  # also when the table is loaded, since nobody could see the scene before
        self._shown_ms = realtime.shown_at(self._match.state)
        self._epoch_us = self._visible_us - self._shown_ms * 1_000  # when the match began, as people saw it
        self._planner = BotPlanner(realtime)
        self._hands: dict[Seat, asyncio.Task[None]] = {}  # each bot's latest plan, until it has been played
        self._verdict: asyncio.TimerHandle | None = None
        self.timekeeper = Timekeeper(realtime, self._match.steps)
        self.timekeeper.shown(self._scene, self._visible_us)

    @property
    def _match(self) -> AnyMatch:
        match = self._table.state.match
        assert match is not None
        return match

    def stamped(self, action: Any, seat: Seat, by: Connection, claim_us: int | None, heard_us: int) -> Any:
        remembered = self._table.services.trust.is_doubted(by.person)
        return self.timekeeper.stamped(action, seat, by.latency, claim_us, heard_us, remembered=remembered)

    def suspects(self) -> tuple[Seat, ...]:
        """The seats that are timed by evidence alone, because of this match or of earlier ones."""
        chairs, here, trust = self._table.state.seating.chairs, self.timekeeper.suspects(), self._table.services.trust
        return tuple(seat for seat, chair in enumerate(chairs) if seat in here or trust.is_doubted(chair.person))

    def send(self, news: Mapping[Connection, tuple[bytes, ...]]) -> None:
        """Send a new scene so that all see it at the same time. Other news goes out at once."""
        scene = self._realtime.scene(self._match.state)
        if scene == self._scene:
            for connection, messages in news.items():
                connection.push(*messages)
            return
        self._scene = scene
        seats = self._table.state.seats
        leads_us = {each: each.latency.lead_us if each.person in seats and each.screen is None else 0 for each in news}
        farthest_us = max(leads_us.values(), default=0)
        for connection, messages in news.items():
            connection.show(messages, scene, (farthest_us - leads_us[connection]) / 1e6)
        self._visible_us = now_us() + farthest_us
        self._shown_ms = self._realtime.shown_at(self._match.state)
        self._epoch_us = self._visible_us - self._shown_ms * 1_000
        self.timekeeper.shown(scene, self._visible_us)

    def greet(self, connection: Connection, welcome: bytes) -> None:
        """Welcome a newcomer, who sees nothing earlier than the others."""
        connection.show((welcome,), None, max(0, self._visible_us - now_us()) / 1e6)

    def schedule(self) -> None:
        """After each event: note whom to believe, plan the verdict, and let bots look at the scene."""
        doubted, chairs = self.suspects(), self._table.state.seating.chairs
        for seat, timing in self.timekeeper.follow(self._match.steps):
            self._table.services.trust.note(chairs[seat].person, timing)
        if self.suspects() != doubted:
            self._table.tell_presence_soon()
        self._settle_in_time()
        may, levels = self._match.waiting.may, dict(self._table.state.bots)
        busy = [seat for seat, hand in self._hands.items() if not hand.done()]
        for seat, again in self._planner.asks(self._match.state, [seat for seat in levels if seat in may], busy):
            planning = self._plan(seat, levels[seat], self._match.view(seat), again)
            self._hands[seat] = asyncio.get_running_loop().create_task(planning)

    def stop(self) -> None:
        if self._verdict is not None:
            self._verdict.cancel()
        for hand in self._hands.values():
            hand.cancel()

    def _settle_in_time(self) -> None:
        """Plan the verdict for when nobody can be faster any more, but before the match's own clock gives it."""
        if self._verdict is not None:
            self._verdict.cancel()
            self._verdict = None
        moments = self._realtime.tap_times(self._match.state)
        if moments and self._match.waiting.query is not None:
            seats = self._table.state.seats
            paths = [each.latency for each in self._table.connections.people if each.person in seats]
            wait_s = (settles_us(moments, self._epoch_us, paths) - now_us()) / 1e6
            deadline = self._table.state.deadline
            if deadline is not None:
                wait_s = min(wait_s, (deadline - now_ms()) / 1e3 - EARLY_S)
            self._verdict = asyncio.get_running_loop().call_later(max(0.0, wait_s), self._table.put, self._settle)

    async def _settle(self) -> None:
        at = now_ms()
        played = self._table.state.answer_judge(self._realtime.give_verdict, at)
        if played is not None:
            await self._table.commit((played,), at)

    async def _plan(self, seat: Seat, level: str, view: Any, again: bool) -> None:
        """Let a bot decide what to do about a scene, and when."""
        epoch_us, shown_ms = self._epoch_us, self._shown_ms
        again_at = (now_us() - epoch_us) / 1_000 if again else None
        plan = self._planner.planned(await chosen(self._table, seat, level, view), view, shown_ms, again_at)
        if plan is None:
            return
        moment, action = plan
        await asyncio.sleep(max(0.0, epoch_us + moment * 1_000 - now_us()) / 1e6)
        self._table.put(lambda: self._bot_acts(seat, action))

    async def _bot_acts(self, seat: Seat, action: Any) -> None:
        at = now_ms()
        await self._table.tick(at)
        if all(seat != bot for bot, _ in self._table.state.bots):
            return  # its player came back
        try:
            played = self._table.state.play(seat, action, None, at)
        except Refused:
            return  # the table has moved on
        if played is not None:
            await self._table.commit((played,), at)
