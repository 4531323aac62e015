"""Stands in for a bot's thought. By itself: a new process imports this file and little else, so it starts soon."""

from pathlib import Path


def brood(_key: str, level: str, *_: object) -> str:
    """Without end, or until there is a file of this name; any other name is an answer at once."""
    while level == "endless" or (level.startswith("/") and not Path(level).exists()):
        pass
    return level
