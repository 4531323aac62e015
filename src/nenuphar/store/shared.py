"""What all processes on a database have to know beside the logs of tables. Nothing here proves anything about a match.

The times come from the callers' own clocks, which may differ by a few seconds.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis

TableId: TypeAlias = str
PersonId: TypeAlias = str
Hear: TypeAlias = Callable[[str | None], None]


class Turn(Struct, frozen=True):
    """Whether a running match waits for a person, and when it last changed, as far as this person may know."""

    person_id: PersonId
    due: bool
    changed_ms: Millis


class Due(Struct, frozen=True):
    """A table to wake, because of its line `seq`."""

    table_id: TableId
    due_ms: Millis
    seq: int


class Rate(Struct, frozen=True):
    """How often something may be done: `burst` times at once, and then once in `interval_us` microseconds."""

    burst: float
    interval_us: int


class SharedStore(Protocol):
    async def turns(self, table_id: TableId) -> list[Turn]:
        """The turns that were stored last, by person; none if the table was last written by an old version."""

    async def keep_turns(self, table_id: TableId, turns: tuple[Turn, ...]) -> None:
        """Replace the turns of a table, unless another process plays it."""

    async def take_due(self, before_ms: Millis, now_ms: Millis, hold_ms: Millis, limit: int = 1000) -> list[Due]:
        """The tables whose deadline is not after `before_ms`, the earliest first. An append replaces a deadline.

        Nobody else gets these tables for `hold_ms`, or until something is appended.
        """

    async def note_attended(self, table_ids: Sequence[TableId], at_ms: Millis) -> None:
        """Note that somebody is at these tables now."""

    async def drop_attended(self, table_ids: Sequence[TableId], noted_ms: Millis) -> None:
        """Note that nobody is at these tables any more, unless another process has noted somebody since `noted_ms`."""

    async def take_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        """Do something once, if that is not too often. All processes together keep to the rate."""

    async def has_token(self, bucket: str, rate: Rate, now_us: int) -> bool:
        """Whether `take_token` would succeed."""

    async def drop_full_buckets(self, now_us: int) -> None:
        """Forget the buckets from which nothing was taken for so long that they are full again."""

    async def slacks(self, person_id: PersonId) -> list[int]:
        """By how much a person's latest claims in games of speed were too fast, the oldest first."""

    async def add_slacks(self, person_id: PersonId, slacks_us: Sequence[int], most: int, at_ms: Millis) -> list[int]:
        """Add to them, keep the latest `most`, and return these. A deleted person has none."""

    async def drop_slacks(self, before_ms: Millis) -> None:
        """Forget the claims of people who have made none since."""

    async def send_hint(self, hint: str) -> None:
        """Tell all other processes, soon, and at most once: nothing may depend on it."""

    def on_hint(self, hear: Hear) -> None:
        """Call `hear`, in the event loop, with each hint of another process; with None if some may be lost."""


def packed(numbers: Sequence[int]) -> bytes:
    """Numbers of four bytes, the lowest byte first."""
    return b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)


def unpacked(data: bytes) -> list[int]:
    return [int.from_bytes(data[start : start + 4], "little", signed=True) for start in range(0, len(data), 4)]
