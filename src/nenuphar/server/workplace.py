"""What those who work at a table by themselves need of it: bots, the referee of quick hands, the judge of words."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from nenuphar.core.game import Millis
from nenuphar.server.audience import Company
from nenuphar.server.bots import Thinkers
from nenuphar.server.doubts import Doubts
from nenuphar.server.happenings import Happening
from nenuphar.server.library import Library
from nenuphar.server.settings import Settings
from nenuphar.server.standing import Standing
from nenuphar.server.wire import PersonId


class Hall(Protocol):
    @property
    def thinkers(self) -> Thinkers: ...
    @property
    def doubts(self) -> Doubts: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def library(self) -> Library: ...
    @property
    def readers(self) -> "Reading": ...
    async def settled(self, house: PersonId, language: str, by_hand: bool) -> Mapping[str, bool]:
        """What somebody's house has decided about words before."""
        ...


class Reading(Protocol):
    async def answer(self, game: str, question: Any, precedents: Mapping[str, bool]) -> Any: ...


class Workplace(Protocol):
    standing: Standing
    company: Company

    @property
    def hall(self) -> Hall: ...
    def put(self, work: Callable[[], Any]) -> None:
        """Let the table do this in its turn."""
        ...

    async def tick(self, at: Millis) -> None:
        """Let the clock go first."""
        ...

    async def happen(self, happenings: Sequence[Happening], at: Millis) -> None: ...
    def look_ahead(self) -> None: ...
    def rest_soon(self) -> None: ...
    def tell_presence_soon(self) -> None: ...


def now_ms() -> Millis:
    return time.time_ns() // 1_000_000
