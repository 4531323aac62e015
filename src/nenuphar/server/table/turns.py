"""Turns where few can be served at a time: fair between addresses, and between the people of one address.

Many tables of one person count as one. So nobody can put others behind them by opening more tables or sockets.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count
from typing import TypeAlias

# Who waits, from the widest group to the person. Groups take turns, then those within a group, down to the person.
Claim: TypeAlias = tuple[str, ...]
Claims: TypeAlias = Callable[[], Iterable[Claim]]  # one at least; who waits may change while they do

LONELY = ""  # the group of all for whom no player waits
NOBODY: Claim = (LONELY, "", "")
MOST_REMEMBERED = 20_000


def spectator(address: str, person: str) -> Claim:
    return LONELY, address, person


class Wait:
    """Ends when it is its turn, with the number of rivals."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Turns:
    """Some places, and those who wait for them. The group that was served longest ago is served next."""

    def __init__(self, places: int, rest_s: float = 0.0) -> None:
        """A place rests for `rest_s` after each turn."""
        self.places = places
        self._free = places
        self._rest_s = rest_s
        self._waiting: list[Wait] = []
        self._numbers = count(1)
        self._served: OrderedDict[Claim, int] = OrderedDict()  # the number of each one's last turn

    @asynccontextmanager
    async def turn(self, claims: Claims) -> AsyncIterator[int]:
        """A place for as long as the caller needs it. Yields how many rivals go on waiting."""
        wait = Wait(claims)
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
        while self._free:
            claims = {
                wait: min(wait.claims(), key=self._last_turns) for wait in self._waiting if not wait.turn.cancelled()
            }
            if not claims:
                return
            first = min(claims, key=lambda wait: self._last_turns(claims[wait]))  # of equals, the one that came first
            claim = claims.pop(first)
            self._free -= 1
            self._waiting.remove(first)
            self._note(claim)
            first.turn.set_result(rivals(claim, claims.values()))

    def _last_turns(self, claim: Claim) -> tuple[int, ...]:
        return tuple([self._served.get(claim[:depth], 0) for depth in range(1, len(claim) + 1)])

    def _note(self, claim: Claim) -> None:
        number = next(self._numbers)
        for depth in range(1, len(claim) + 1):
            self._served[claim[:depth]] = number
            self._served.move_to_end(claim[:depth])
        while len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)


def rivals(own: Claim, others: Iterable[Claim]) -> int:
    """How many others have a right to as much time: each other group, each other person of one's own group, and
    whatever else oneself waits for.
    """
    return len({number if other == own else _apart(own, other) for number, other in enumerate(others)})


def _apart(own: Claim, other: Claim) -> Claim:
    """The widest group of the other that is not one's own."""
    depth = next(depth for depth, (mine, theirs) in enumerate(zip(own, other, strict=False)) if mine != theirs)
    return other[: depth + 1]
