"""A table where the faster hand counts: shows each scene to all at the same time, and lets the judge speak in time.

Bots go through it as people do: they look at a scene when people see it, and their hand comes down when they say.
"""

import asyncio
from collections.abc import Hashable, Mapping
from typing import Any, NamedTuple

from nenuphar.core.game import Refused, Seat, Timed
from nenuphar.server.audience import Connection
from nenuphar.server.paths import now_us
from nenuphar.server.seated_bots import chosen
from nenuphar.server.slaps import Slaps, settles_us
from nenuphar.server.standing import AnyMatch
from nenuphar.server.workplace import Workplace, now_ms

EARLY_S = 0.02  # what a verdict takes until it is told


class Plan(NamedTuple):
    """What a bot was asked last: at which pace of the match, for which scene, and its thought."""

    pace: Hashable
    scene: int
    thought: "asyncio.Task[None]"


class Referee:
    def __init__(self, table: Workplace, timed: Timed[Any, Any, Any, Any]) -> None:
        self._table = table
        self._timed = timed
        self._scene = timed.scene(self._match.state)
        self._visible_us = now_us()  # also if the table wakes: nobody has seen the scene since it fell asleep
        self._shown_ms = timed.shown(self._match.state)
        self._epoch_us = self._visible_us - self._shown_ms * 1_000  # when the match's time was zero, as people see it
        self._plans: dict[Seat, Plan] = {}
        self._verdict: asyncio.TimerHandle | None = None
        self.slaps = Slaps(timed, self._match.log)
        self.slaps.shown(self._scene, self._visible_us)

    @property
    def _match(self) -> AnyMatch:
        match = self._table.standing.match
        assert match is not None
        return match

    def stamped(self, action: Any, seat: Seat, by: Connection, claim_us: int | None, heard_us: int) -> Any:
        remembered = self._table.hall.doubts.about(by.person)
        return self.slaps.stamped(action, seat, by.path, claim_us, heard_us, remembered=remembered)

    def suspects(self) -> tuple[Seat, ...]:
        """Those who are timed by evidence alone, after this match or after others before it."""
        chairs, here, doubts = self._table.standing.seating.chairs, self.slaps.suspects(), self._table.hall.doubts
        return tuple(seat for seat, chair in enumerate(chairs) if seat in here or doubts.about(chair.person))

    def tell(self, news: Mapping[Connection, bytes]) -> None:
        """A new scene is sent to each so that all see it at the same time; other news go out at once."""
        scene = self._timed.scene(self._match.state)
        if scene == self._scene:
            for connection, message in news.items():
                connection.push(message)
            return
        self._scene = scene
        seats = self._table.standing.seats
        leads_us = {each: each.path.lead_us if each.person in seats else 0 for each in news}
        farthest_us = max(leads_us.values(), default=0)
        for connection, message in news.items():
            connection.show(message, scene, (farthest_us - leads_us[connection]) / 1e6)
        self._visible_us = now_us() + farthest_us
        self._shown_ms = self._timed.shown(self._match.state)
        self._epoch_us = self._visible_us - self._shown_ms * 1_000
        self.slaps.shown(scene, self._visible_us)

    def greet(self, connection: Connection, welcome: bytes) -> None:
        """Who comes sees nothing earlier than those who are there."""
        connection.show(welcome, None, max(0, self._visible_us - now_us()) / 1e6)

    def look_ahead(self) -> None:
        """After everything that was stored: whom to believe, when to settle, and what bots make of it."""
        doubted, chairs = self.suspects(), self._table.standing.seating.chairs
        for seat, timing in self.slaps.follow(self._match.log):
            self._table.hall.doubts.take(chairs[seat].person, timing)
        if self.suspects() != doubted:
            self._table.tell_presence_soon()
        self._settle_in_time()
        pace, may = self._timed.pace(self._match.state), self._match.waiting.may
        for seat, level in self._table.standing.bots():
            last = self._plans.get(seat)
            if seat not in may or (last is not None and last.pace == pace):
                continue
            again = last is not None and last.scene == self._scene
            if again and last is not None and not last.thought.done():
                self._plans[seat] = last._replace(pace=pace)
                continue  # a hand on its way comes down, whatever others have tapped in vain
            planning = self._plan(seat, level, self._match.view(seat), again)
            self._plans[seat] = Plan(pace, self._scene, asyncio.get_running_loop().create_task(planning))

    def stop(self) -> None:
        if self._verdict is not None:
            self._verdict.cancel()
        for plan in self._plans.values():
            plan.thought.cancel()

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

    async def _plan(self, seat: Seat, level: str, view: Any, again: bool) -> None:
        """What a bot does about a scene. One that looks again, after a verdict, begins to react only then."""
        epoch_us, shown_ms, looked_us = self._epoch_us, self._shown_ms, now_us()
        action = await chosen(self._table, seat, level, view)
        moment = self._timed.moment(action, view)
        if moment is None:
            return
        if again and self._timed.scene_of(action) is not None:
            action, until_us = self._timed.stamped(action, None), looked_us + (moment - shown_ms) * 1_000
        else:
            until_us = epoch_us + moment * 1_000
        await asyncio.sleep(max(0, until_us - now_us()) / 1e6)
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
        if played is not None:
            await self._table.happen((played,), at)
