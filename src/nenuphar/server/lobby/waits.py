"""How many requests of a person and an address wait for work that takes long: repeats must not delay other people."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from nenuphar.core.game import Refused
from nenuphar.server.table.turns import Waiter


class Waits:
    def __init__(self, most_each: int, most_of_address: int) -> None:
        self._most_each = most_each
        self._most_of_address = most_of_address
        self._asked: Counter[str] = Counter()

    @contextmanager
    def counted(self, waiter: Waiter) -> Iterator[None]:
        """One more, or a refusal if there are too many (TB-24)."""
        with self._one(waiter.member, self._most_each), self._one(waiter.group, self._most_of_address):
            yield

    @contextmanager
    def _one(self, who: str, most: int) -> Iterator[None]:
        if self._asked[who] >= most:
            raise Refused("TB-24")
        self._asked[who] += 1
        try:
            yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]
