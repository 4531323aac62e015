"""What statements are run with, in any database. A statement has `?` for each value."""

from collections.abc import Sequence
from typing import Any, Protocol


class Rows(Protocol):
    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """To any database, in the writer's transaction."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows: ...
