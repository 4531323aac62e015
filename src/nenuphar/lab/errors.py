"""What can go wrong in the laboratory and is not our mistake."""

from functools import partial
from typing import Any

from nenuphar.core.messages import Fact
from nenuphar.texts import Catalogue


class LabError(Exception):
    """Names a message and its facts. The command line translates it; as a string it is English."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Catalogue("en").text(self.key, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Lets an error be sent from one process to another."""
        return partial(LabError, self.key, **self.facts), ()
