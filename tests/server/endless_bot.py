"""Replaces work in other processes. It is a separate file so that a new process imports little and starts soon."""

import os
from pathlib import Path

GO_ON = "NENUPHAR_TEST_GO_ON"


def think_endlessly(_key: str, level: str, *_: object) -> str:
    """For the level `endless` it never returns; for a path, when the file exists; for anything else, at once."""
    while level == "endless" or (level.startswith("/") and not Path(level).exists()):
        pass
    return level


def tell_late(*_: object) -> bytes:
    """Replaces a replay. It returns when the file named by GO_ON exists."""
    while not Path(os.environ[GO_ON]).exists():
        pass
    return b"[]"
