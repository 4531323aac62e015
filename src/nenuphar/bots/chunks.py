"""What bots share whose kernels imagine thousands of worlds: how worlds are counted, and how long a decision may take.

Such a bot asks a `Meter` before every chunk of work. The class of a bot may have two attributes:
- `patience`: how many budgets of a table it may use for a decision; 1 without it.
- `is_slow_uncompiled`: whether it plays below its level where no kernel is compiled.
"""

from collections.abc import Mapping
from typing import Any

from nenuphar.core.bot import Bot, Budget
from nenuphar.core.kernels import can_compile

WORLDS_A_THOUGHT = 1_000


class Meter:
    """Pays for worlds with the thoughts of a budget, after they were imagined: nobody knows before how many come."""

    def __init__(self, budget: Budget, worlds_a_thought: int = WORLDS_A_THOUGHT) -> None:
        self.worlds = 0
        self._budget = budget
        self._worlds_a_thought = worlds_a_thought
        self._owed = 0

    def spend(self, worlds: int) -> None:
        self.worlds += worlds
        self._owed += worlds

    def more(self) -> bool:
        """Whether another chunk may begin. It asks the budget at least once, because time passes in any case."""
        while self._budget.more():
            self._owed -= self._worlds_a_thought
            if self._owed <= 0:
                self._owed = 0
                return True
        return False


def patience(bot: Bot[Any, Any]) -> int:
    """How many budgets of a table a bot may use for a decision."""
    found: int = getattr(bot, "patience", 1)
    return found


def weakened(levels: Mapping[str, Bot[Any, Any]]) -> tuple[str, ...]:
    """The levels that play below their strength here, because no kernel can be compiled."""
    if can_compile():
        return ()
    return tuple(level for level, bot in levels.items() if getattr(bot, "is_slow_uncompiled", False))
