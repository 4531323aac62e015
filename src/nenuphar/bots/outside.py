"""Bots from outside this package: how they are named, loaded and asked.

A bot is a class with `choose`, as in `nenuphar.core.bot`. `quibbit:mine=package.module:Class` seats it in Quibbit! as
the level `mine`. An installed package offers it as an entry point `quibbit.mine` in the group `nenuphar.bots`.
"""

import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Literal, TypeAlias

from nenuphar.bots.limits import USUAL, Limits, within
from nenuphar.core.bot import Bot, Budget
from nenuphar.core.moves import Moves

GROUP = "nenuphar.bots"
EXAMPLE = "quibbit:mine=bots:Mine"
# The page names levels by such words. The others mean something else where levels are written.
NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,19}")
TAKEN = ("bot", "you", "me", "here", "open")
LONGEST_REASON = 300


class CannotUse(Exception):
    """A bot that was named cannot be used. `fault` and `facts` are for a message."""

    def __init__(self, fault: str, **facts: str) -> None:
        super().__init__(fault, facts)
        self.fault = fault
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Lets it be sent from one process to another."""
        return partial(CannotUse, self.fault, **self.facts), ()


# How a bot can fail: it is not there, cannot be loaded, raises an error, chooses no legal move, thinks too long, needs
# too much memory, or ends its process.
Fault: TypeAlias = Literal["gone", "import", "raised", "illegal", "slow", "memory", "crashed"]


class BotFailed(Exception):
    """A bot did not choose a move. `reason` explains it to the bot's author."""

    def __init__(self, level: str, fault: Fault, reason: str) -> None:
        super().__init__(level, fault, reason)
        self.level = level
        self.fault = fault
        self.reason = reason

    def __str__(self) -> str:
        return f"the bot {self.level} has failed ({self.fault}): {self.reason}"


@dataclass(frozen=True)
class OutsideBot:
    """A bot by its name. It is loaded on first use, once in every process, so it can be sent to other processes.

    It thinks within its limits. Whatever it does instead of choosing a move is a BotFailed that says so.
    """

    game: str
    level: str
    place: str  # package.module:Class
    limits: Limits = USUAL

    def load(self) -> Bot[Any, Any]:
        return load(self.place)

    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        work = partial(self.checked().choose, view, moves, rng, budget)
        try:
            return within(self.limits, work)
        except TimeoutError:
            reason = f"it has thought for {self.limits.bot_seconds:g} seconds"
            raise BotFailed(self.level, "slow", reason) from None

    def checked(self) -> "Checked":
        """The bot without limits, for a process that has its own."""
        return Checked(self.load(), self.level)


class Checked:
    """Somebody's own bot. Whatever it does instead of choosing a move is a BotFailed that says so."""

    def __init__(self, bot: Bot[Any, Any], level: str | None = None) -> None:
        self.bot = bot
        self.level = level or type(bot).__name__

    def choose(self, view: Any, moves: Moves[Any], rng: Random, budget: Budget) -> Any:
        try:
            action = self.bot.choose(view, moves, rng, budget)
        except MemoryError:
            raise BotFailed(self.level, "memory", "it needs more memory than it may have") from None
        except (Exception, SystemExit) as error:
            raise BotFailed(self.level, "raised", described(error)) from error
        if not _is_among(action, moves):
            raise BotFailed(self.level, "illegal", f"{_shown(action)} is not one of the moves")
        return action


def parse(written: str) -> OutsideBot:
    """The bot that `quibbit:mine=package.module:Class` names."""
    name, _, place = (part.strip() for part in written.partition("="))
    game, colon, level = (part.strip() for part in name.partition(":"))
    if not (game and colon and _is_place(place)):
        raise CannotUse("form", given=written, example=EXAMPLE)
    return OutsideBot(game, level, place)


def installed() -> Iterator[OutsideBot]:
    """The bots that installed packages offer."""
    for point in sorted(entry_points(group=GROUP)):
        game, _, level = point.name.partition(".")
        yield OutsideBot(game, level, point.value.replace(" ", ""))


def check_name(bot: OutsideBot, known: Mapping[str, Collection[str]], before: Sequence[OutsideBot] = ()) -> None:
    """Whether the bot may have its name. `known` are the levels of all games; `before` are the bots named so far."""
    if bot.game not in known:
        raise CannotUse("game", given=bot.game, games=", ".join(known))
    if not NAME.fullmatch(bot.level) or bot.level.casefold() in TAKEN:
        raise CannotUse("name", given=bot.level)
    if bot.level.casefold() in {level.casefold() for levels in known.values() for level in levels}:
        raise CannotUse("own", given=bot.level)
    if any((bot.game, bot.level.casefold()) == (other.game, other.level.casefold()) for other in before):
        raise CannotUse("twice", given=f"{bot.game}:{bot.level}")


@cache
def load(place: str) -> Bot[Any, Any]:
    """The bot at `package.module:Class`, made without arguments. Modules of the current folder are found too."""
    if not _is_place(place):
        raise CannotUse("place", place=place)
    module, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file there replaces a module of Python
    try:
        made = getattr(import_module(module), name)()
    except (Exception, SystemExit) as error:
        raise CannotUse("import", place=place, reason=described(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise CannotUse("choose", place=place)
    bot: Bot[Any, Any] = made
    return bot


def described(error: BaseException) -> str:
    """An error in one line, with the place in the bot's code where it happened."""
    frames = [each for each in extract_tb(error.__traceback__) if each.filename[0] != "<" and each.filename != __file__]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    try:
        said = " ".join(str(error).split())
    except Exception:
        said = ""
    kind = type(error).__name__
    return f"{kind}: {said[:LONGEST_REASON]}{where}" if said else f"{kind}{where}"


def _is_place(written: str) -> bool:
    module, colon, name = written.partition(":")
    return bool(colon) and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _is_among(action: object, moves: Moves[Any]) -> bool:
    """Whether this is a move. A foreign object may not even be comparable."""
    try:
        return action in moves
    except Exception:
        return False


def _shown(action: object) -> str:
    try:
        return repr(action)[:LONGEST_REASON]
    except Exception:
        return f"an object of type {type(action).__name__}"
