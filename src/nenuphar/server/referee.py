"""A table where the faster hand counts: shows each scene to all at the same time, and lets the judge speak in time.

Bots go through it as people do: they look at a scene when people see it, and their hand comes down when they say.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from hashlib import sha256
from typing import Any

from nenuphar.core.game import Seat, Timed
from nenuphar.server.audience import Connection
from nenuphar.server.paths import now_us
from nenuphar.server.slaps import Slaps, settles_us
from nenuphar.server.standing import AnyMatch, Standing

Think = Callable[[str, Any, bytes], Awaitable[Any]]


class Referee:
    """`think` asks a bot what it will do, `act` lets it do it, and `settle` is called when nobody can be faster."""

    def __init__(
        self,
        standing: Standing,
        timed: Timed[Any, Any, Any, Any],
        settle: Callable[[], None],
        act: Callable[[Seat, Any], None],
    ) -> None:
        assert standing.match is not None
        self._standing = standing
        self._timed = timed
        self._settle = settle
        self._act = act
        self._scene = timed.scene(standing.match.state)
        self._epoch_us = now_us() - standing.match.now * 1_000  # when the match's time was zero, as people see it
        self._plans: dict[Seat, Hashable] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._verdict: asyncio.TimerHandle | None = None
        self.slaps = Slaps(timed, standing.match.log)

    @property
    def _match(self) -> AnyMatch:
        assert self._standing.match is not None
        return self._standing.match

    def stamped(self, action: Any, seat: Seat, by: Connection, claim_us: int | None, arrived_us: int) -> Any:
        return self.slaps.stamped(action, seat, by.path, claim_us, arrived_us)

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

    def look_ahead(self, people: Iterable[Connection], bots: Iterable[tuple[Seat, str]], think: Think) -> None:
        """After everything that was stored: when to settle, and what bots make of it."""
        self.slaps.follow(self._match.log)
        if self._verdict is not None:
            self._verdict.cancel()
            self._verdict = None
        moments = self._timed.gathered(self._match.state)
        loop = asyncio.get_running_loop()
        if moments and self._match.waiting.question is not None:
            wait_us = settles_us(moments, self._epoch_us, [each.path for each in people]) - now_us()
            self._verdict = loop.call_later(max(0, wait_us) / 1e6, self._settle)
        pace, may = self._timed.pace(self._match.state), self._match.waiting.may
        for seat, level in bots:
            if seat in may and self._plans.get(seat) != pace:
                self._plans[seat] = pace
                thought = loop.create_task(self._plan(seat, level, think))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    def stop(self) -> None:
        if self._verdict is not None:
            self._verdict.cancel()
        for thought in self._thoughts:
            thought.cancel()

    async def _plan(self, seat: Seat, level: str, think: Think) -> None:
        match, epoch_us = self._match, self._epoch_us
        view = match.view(seat)
        seed = sha256(f"{self._standing.seating.seed} bot {seat} {match.seq}".encode()).digest()
        action = await think(level, view, seed)
        moment = self._timed.moment(action, view)
        if moment is not None:
            await asyncio.sleep(max(0, epoch_us + moment * 1_000 - now_us()) / 1e6)
            self._act(seat, action)
