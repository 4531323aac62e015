"""Lets bots decide for the other seats. They get views only, as at a table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from nenuphar.adapters.position import Chosen, Position
from nenuphar.adapters.task import Task
from nenuphar.bots.budget import Worlds
from nenuphar.bots.outside import Checked
from nenuphar.bots.realtime import BotPlanner
from nenuphar.core.bot import Bot
from nenuphar.core.game import Seat

WORLDS = 100  # that a bot may imagine for a decision
WAITS = Chosen(None)


class Opponents:
    """The bots on the other seats of a match: levels of the game, or bots of your own."""

    def __init__(self, task: Task, bots: Mapping[Seat, str | Bot[Any, Any]], rng: Random, worlds: int) -> None:
        self._bots = {seat: bot_of(task, bot) for seat, bot in bots.items()}
        self._game = task.game
        self._rng = rng
        self._worlds = worlds
        self._planner = None if task.game.realtime is None else BotPlanner(task.game.realtime)

    def choices(self, position: Position) -> dict[Seat, Chosen]:
        """What the bots that are due decide now."""
        if self._planner is not None:
            return self._timed_choices(position, self._planner)
        return {seat: Chosen(self._choose(position, seat)) for seat in position.due if seat in self._bots}

    def _timed_choices(self, position: Position, planner: BotPlanner) -> dict[Seat, Chosen]:
        """In games of speed, bots say when they act. They are asked again when the table has changed."""
        realtime = self._game.realtime
        assert realtime is not None
        choices = dict.fromkeys(self._bots, WAITS)
        busy = {plan.seat for plan in position.plans}
        due = [seat for seat in position.waiting.due if seat in self._bots]
        for seat, again in planner.asks(position.state, tuple(self._bots), busy, due):
            action, shown = self._choose(position, seat), realtime.shown_at(position.state)
            plan = planner.planned(action, position.view(seat), shown, position.now if again else None)
            if plan is not None:
                choices[seat] = Chosen(plan[1], round(plan[0]))
        return choices

    def _choose(self, position: Position, seat: Seat) -> Any:
        view = position.view(seat)
        return self._bots[seat].choose(view, self._game.moves(view), self._rng, Worlds(self._worlds))


def bot_of(task: Task, bot: str | Bot[Any, Any]) -> Bot[Any, Any]:
    if not isinstance(bot, str):
        return Checked(bot)
    levels = task.game.bots
    if bot not in levels:
        raise ValueError(f"{task.game.manifest.title} has the levels {', '.join(levels)}, not {bot!r}")
    return levels[bot]


def seated(
    task: Task, seat: Seat, opponents: str | Bot[Any, Any] | Sequence[str | Bot[Any, Any]] | None
) -> dict[Seat, str | Bot[Any, Any]]:
    """One bot for all other seats, or one for each of them in their order."""
    others = [other for other in task.every_seat if other != seat]
    if opponents is None:
        opponents = task.game.usual_level
    bots = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else None
    if bots is None:
        bots = [opponents] * len(others)  # type: ignore[list-item]
    if len(bots) != len(others):
        raise ValueError(f"there are {len(others)} opponents, not {len(bots)}")
    return dict(zip(others, bots, strict=True))
