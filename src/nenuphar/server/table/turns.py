"""Turns at a scarce resource: fair between addresses, and between the people at one address.

Many tables of one person count as one. So nobody can get ahead of others by opening more tables or sockets.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple, TypeAlias

UNATTENDED = ""  # the group of all tables that no player waits for
MOST_REMEMBERED = 20_000


class Waiter(NamedTuple):
    """A person who waits. Groups take turns, and so do the members of each."""

    group: str  # an address
    member: str  # a person; in the unattended group, the address of the spectators


Waiters: TypeAlias = Callable[[], Sequence[Waiter]]  # at least one; they may change during the wait

NOBODY = Waiter(UNATTENDED, "")


def nobody_waits(waiters: Sequence[Waiter]) -> bool:
    return all(waiter.group == UNATTENDED for waiter in waiters)


class Wait:
    """Resolves when it is its turn, with the number of rivals."""

    def __init__(self, waiters: Waiters, since: float) -> None:
        self.waiters = waiters
        self.since = since
        self.turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Turns:
    """Places, and the people who wait for them. The group that has waited longest without a turn is served next."""

    def __init__(self, places: int, rest_s: float = 0.0) -> None:
        """A place rests for `rest_s` after each turn."""
        self.places = places
        self._free = places
        self._rest_s = rest_s
        self._waiting: list[Wait] = []
        self._number = 0  # of the last turn
        self._served: OrderedDict[str | Waiter, int] = OrderedDict()  # the last turn of each group and member

    @asynccontextmanager
    async def turn(self, waiters: Waiters) -> AsyncIterator[int]:
        """A place for as long as the caller needs it. Yields the number of rivals that still wait."""
        wait = Wait(waiters, self._number - 0.5)  # so it comes before those who have had this last turn
        self._waiting.append(wait)
        self._admit()
        try:
            yield await wait.turn
        finally:
            if wait in self._waiting:  # the caller has given up
                self._waiting.remove(wait)
            elif self._rest_s:
                asyncio.get_running_loop().call_later(self._rest_s, self._leave)
            else:
                self._leave()

    def _leave(self) -> None:
        self._free += 1
        self._admit()

    def _admit(self) -> None:
        while self._free and (waiters := self._waiters()):
            first = min(waiters, key=lambda wait: self._last_turn(wait, waiters[wait]))
            waiter = waiters.pop(first)
            self._free -= 1
            self._waiting.remove(first)
            self._note(waiter)
            first.turn.set_result(rivals(waiter, waiters.values()))

    def _waiters(self) -> dict[Wait, Waiter]:
        """For each wait, the one of its waiters who was served longest ago."""
        return {
            wait: mine[0] if len(mine := wait.waiters()) == 1 else min(mine, key=partial(self._last_turn, wait))
            for wait in self._waiting
            if not wait.turn.done()
        }

    def _last_turn(self, wait: Wait, waiter: Waiter) -> tuple[float, float]:
        """The last turns of the group and the member. Turns before the wait do not count.

        Otherwise a new address for each wait would always come first.
        """
        return max(self._served.get(waiter.group, 0), wait.since), max(self._served.get(waiter, 0), wait.since)

    def _note(self, waiter: Waiter) -> None:
        self._number += 1
        for served in (waiter.group, waiter):
            self._served[served] = self._number
            self._served.move_to_end(served)
        while len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)


def rivals(own: Waiter, others: Collection[Waiter]) -> int:
    """How many have a right to as much time: other groups, others in the same one, and the member's own other waits."""
    groups = {other.group for other in others}
    members = {other for other in others if other.group == own.group}
    return len(groups - {own.group}) + len(members - {own}) + sum(other == own for other in others)
