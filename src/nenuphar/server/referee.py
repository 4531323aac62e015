"""A table where the faster hand counts: shows each scene to all at the same time, and lets the judge speak in time.

Bots go through it as people do: they look at a scene when people see it, and their hand comes down when they say.
"""

import asyncio
from collections.abc import Hashable, Mapping
from typing import Any

from nenuphar.core.game import Refused, Seat, Timed
from nenuphar.server.audience import Connection
from nenuphar.server.paths import now_us
from nenuphar.server.seated_bots import chosen
from nenuphar.server.slaps import Slaps, settles_us
from nenuphar.server.standing import AnyMatch
from nenuphar.server.workplace import Workplace, now_ms

EARLY_S = 0.02  # what a verdict takes until it is told


class Referee:
    def __init__(self, table: Workplace, timed: Timed[Any, Any, Any, Any]) -> None:
        self._table = table
        self._timed = timed
        self._scene = timed.scene(self._match.state)
        self._epoch_us = now_us() - self._match.now * 1_000  # when the match's time was zero, as people see it
        self._plans: dict[Seat, Hashable] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._verdict: asyncio.TimerHandle | None = None
        self.slaps = Slaps(timed, self._match.log)

    @property
    def _match(self) -> AnyMatch:
        match = self._table.standing.match
        assert match is not None
        return match

    def stamped(self, action: Any, seat: Seat, by: Connection, claim_us: int | None, heard_us: int) -> Any:
        return self.slaps.stamped(action, seat, by.path, claim_us, heard_us)

    def tell(self, news: Mapping[Connection, bytes]) -> None:
        """A new scene is sent to each so that all see it at the same time; other news go out at once."""
        scene = self._timed.scene(self._match.state)
        if scene == self._scene:
            for connection, message in news.items():
                connection.push(message)
            return
        self._scene = scene
        farthest_us = max((connection.path.lead_us for connection in news), default=0)
        for connection, message in news.items():
            connection.show(message, scene, (farthest_us - connection.path.lead_us) / 1e6)
        visible_us = now_us() + farthest_us
        self._epoch_us = visible_us - self._match.now * 1_000
        self.slaps.shown(scene, visible_us)

    def look_ahead(self) -> None:
        """After everything that was stored: whom to believe, when to settle, and what bots make of it."""
        doubted = self.slaps.suspects()
        self.slaps.follow(self._match.log)
        if self.slaps.suspects() != doubted:
            self._table.tell_presence_soon()
        self._settle_in_time()
        pace, may = self._timed.pace(self._match.state), self._match.waiting.may
        for seat, level in self._table.standing.bots():
            if seat in may and self._plans.get(seat) != pace:
                self._plans[seat] = pace
                thought = asyncio.get_running_loop().create_task(self._plan(seat, level))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    def stop(self) -> None:
        if self._verdict is not None:
            self._verdict.cancel()
        for thought in self._thoughts:
            thought.cancel()

    def _settle_in_time(self) -> None:
        """As soon as nobody can be faster any more, and in any case before the match's own clock does it."""
        if self._verdict is not None:
            self._verdict.cancel()
            self._verdict = None
        moments = self._timed.gathered(self._match.state)
        if moments and self._match.waiting.question is not None:
            seats = self._table.standing.seats
            paths = [each.path for each in self._table.company.connections if each.person in seats]
            wait_s = (settles_us(moments, self._epoch_us, paths) - now_us()) / 1e6
            deadline = self._table.standing.deadline
            if deadline is not None:
                wait_s = min(wait_s, (deadline - now_ms()) / 1e3 - EARLY_S)
            self._verdict = asyncio.get_running_loop().call_later(max(0.0, wait_s), self._table.put, self._settle)

    async def _settle(self) -> None:
        at = now_ms()
        settled = self._table.standing.settle(self._timed.settle, at)
        if settled is not None:
            await self._table.happen((settled,), at)

    async def _plan(self, seat: Seat, level: str) -> None:
        epoch_us, view = self._epoch_us, self._match.view(seat)
        action = await chosen(self._table, seat, level)
        moment = self._timed.moment(action, view)
        if moment is not None:
            await asyncio.sleep(max(0, epoch_us + moment * 1_000 - now_us()) / 1e6)
            self._table.put(lambda: self._bot_acts(seat, action))

    async def _bot_acts(self, seat: Seat, action: Any) -> None:
        at = now_ms()
        await self._table.tick(at)
        if all(seat != bot for bot, _ in self._table.standing.bots()):
            return  # its player came back
        try:
            played = self._table.standing.play(seat, action, None, at)
        except Refused:
            return  # the table has moved on
        await self._table.happen((played,), at)
