"""Bots from outside on the command line: those named with --bot, and those that installed packages offer."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from typing import Annotated, TextIO, TypeAlias

from cyclopts import Parameter

from nenuphar import games
from nenuphar.bots import outside
from nenuphar.bots.limits import USUAL as USUAL
from nenuphar.bots.limits import Limits
from nenuphar.bots.outside import CannotUse, OutsideBot
from nenuphar.cli.errors import CommandError, number
from nenuphar.core.game import AnyGame
from nenuphar.texts import Catalogue

HELP = "A bot of your own, as game:name=package.module:Class, such as quibbit:mine=bots:Mine. Repeatable."
LONGEST_S, MOST_MB = 3_600, 10**9
SENTENCES = {
    "form": "sorry-bot-form",
    "game": "sorry-bot-game",
    "name": "sorry-bot-name",
    "own": "sorry-bot-own",
    "twice": "sorry-bot-twice",
    "place": "sorry-bot-place",
    "import": "sorry-bot-import",
    "choose": "sorry-bot-choose",
    "slow": "sorry-bot-slow",
    "crashed": "sorry-bot-crashed",
}
Bots: TypeAlias = Annotated[tuple[str, ...], Parameter(name="--bot", negative="", help=HELP)]


Limited: TypeAlias = Annotated[Limits, Parameter(name="*")]


def with_outside(game: AnyGame, given: Sequence[str], limits: Limits, texts: Catalogue) -> AnyGame:
    """The game with all bots for it. Those that were named are loaded at once; installed ones when they play."""
    named, offered = find(given, texts)
    with prints_to_stderr():
        for bot in named:
            bot.load()
    limits = checked(limits)
    own = [replace(bot, limits=limits) for bot in named + offered if bot.game == game.manifest.key]
    return replace(game, outside={bot.level: bot for bot in own})


def checked(limits: Limits) -> Limits:
    if not 0 < limits.bot_seconds <= LONGEST_S:
        facts = {"name": "--bot-seconds", "found": f"{limits.bot_seconds:g}", "fewest": "0", "most": str(LONGEST_S)}
        raise CommandError("sorry-number", **facts)
    number("--bot-memory-mb", limits.bot_memory_mb, 1, MOST_MB)
    return limits


def prints_to_stderr() -> redirect_stdout[TextIO]:
    """For what bots print: our own output may be read by a program.

    It is for the whole process. So it has to be around all threads in which bots think, and never within one.
    """
    return redirect_stdout(sys.stderr)


def find(given: Sequence[str], texts: Catalogue) -> tuple[list[OutsideBot], list[OutsideBot]]:
    """The bots that were named, and those that are installed. A wrong name is an error, or a warning if installed."""
    named: list[OutsideBot] = []
    installed = list(outside.installed())
    # All games are loaded only if there is a bot to check.
    known = {game.manifest.key: tuple(game.bots) for game in games.every()} if given or installed else {}
    for written in given:
        bot = outside.parse(written)
        outside.check_name(bot, known, named)
        named.append(bot)
    offered: list[OutsideBot] = []
    for bot in installed:
        try:
            outside.check_name(bot, known, named + offered)
        except CannotUse as unusable:
            warn(bot, unusable, texts)
        else:
            offered.append(bot)
    return named, offered


def warn(bot: OutsideBot, unusable: CannotUse, texts: Catalogue) -> None:
    """Say that an installed bot is left out."""
    facts = {"bot": f"{bot.game}.{bot.level}", "why": sentence(unusable, texts)}
    print(texts.text("bot-left-out", facts), file=sys.stderr)


def sentence(unusable: CannotUse, texts: Catalogue) -> str:
    return texts.text(SENTENCES[unusable.fault], unusable.facts)
