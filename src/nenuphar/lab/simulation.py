"""What is simulated: everything that the results depend on, and their columns.

Results do not depend on the number of workers, their order, or numba. Bots that think compare fractions, so machines
need the same versions of everything for the same results. Random play uses whole numbers only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from msgspec import json

from nenuphar import __version__, games
from nenuphar.arguments import explained, game_of, options_of
from nenuphar.bots.outside import OutsideBot
from nenuphar.bots.playing import WORLDS, lineups
from nenuphar.core.bot import Bot
from nenuphar.core.game import AnyGame, Refused, Setup
from nenuphar.core.measures import Measure

COMMON = ("first", "turns", "lead_changes", "comeback")


@dataclass(frozen=True)
class Simulation:
    """Matches between bots. They are numbered from 0, and each has a seed of its own."""

    game: AnyGame
    bots: tuple[str, ...]  # levels of the game; a level that is named twice gets twice the seats
    setup: Setup[Any]
    matches: int
    seed: str
    worlds: int  # that a bot may imagine for every decision
    own_worlds: Mapping[str, int] = field(default_factory=dict)  # of levels that have a number of their own

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers have our games already, so only the bots of others are sent to them."""
        game: AnyGame | str = self.game
        shipped, bots, outside = games.find(self.game.manifest.key), dict(self.game.bots), dict(self.game.outside)
        if shipped is not None and games.same_rules(self.game, shipped):
            game, bots = shipped.manifest.key, {} if bots == shipped.bots else bots
        agreed = self.bots, self.setup, self.matches, self.seed, self.worlds, self.own_worlds
        return _received, (game, bots, outside, *agreed)

    def lineup(self, match: int) -> tuple[str, ...]:
        """The level on every seat."""
        every = _lineups(self.bots, self.setup.seats)
        return every[match % len(every)]

    def worlds_of(self, match: int) -> tuple[int, ...]:
        """How many worlds the bot on every seat may imagine."""
        return tuple(self.own_worlds.get(level, self.worlds) for level in self.lineup(match))

    def seed_of(self, match: int) -> str:
        return f"{self.seed}/{match}"

    @cached_property
    def measures(self) -> tuple[Measure, ...]:
        found = games.measures(self.game)
        return () if found is None else found.every(self.setup)

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The numbers of a match, in their order. Results have its number and its levels before them."""
        seats = range(self.setup.seats)
        used = (f"use_{measure.name}_{seat}" for measure in self.measures for seat in seats)
        return (*(f"rank_{seat}" for seat in seats), *COMMON, *used)

    def description(self) -> dict[str, Any]:
        """What results say about themselves, as it is read again."""
        about = {
            "game": self.game.manifest.key,
            "nenuphar": __version__,
            "rules": self.game.manifest.rules,
            "options": self.setup.options,
            "seats": self.setup.seats,
            "bots": list(self.bots),
            "outside": self._outside(),
            "seed": self.seed,
            "matches": self.matches,
            "worlds": self.worlds,
            "measures": [measure._asdict() for measure in self.measures],
        }
        found: dict[str, Any] = json.decode(json.encode(about))
        return found

    def _outside(self) -> dict[str, str]:
        """Where the bots come from that are not ours: another bot may have the same name."""
        shipped = games.find(self.game.manifest.key)
        ours = self.game.bots if shipped is None else shipped.bots
        playing = {level: self.game.levels[level] for level in self.bots}
        return {level: _place(bot) for level, bot in playing.items() if bot is not ours.get(level)}


def _place(bot: Bot[Any, Any]) -> str:
    """package.module:Class"""
    return bot.place if isinstance(bot, OutsideBot) else f"{type(bot).__module__}:{type(bot).__qualname__}"


def _received(
    game: AnyGame | str, bots: Mapping[str, Bot[Any, Any]], outside: Mapping[str, Bot[Any, Any]], *others: Any
) -> Simulation:
    found = games.load(game) if isinstance(game, str) else game
    return Simulation(replace(found, bots=bots or found.bots, outside=outside), *others)


@lru_cache(maxsize=16)
def _lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    return lineups(bots, seats)


def simulation(
    game: str | AnyGame,
    bots: Sequence[str],
    matches: int,
    seed: str,
    seats: int | None = None,
    options: Mapping[str, Any] | Any = None,
    worlds: int = WORLDS,
) -> Simulation:
    """A simulation that can be played. Options and seats that the game refuses are refused here.

    Without `seats` it has as many as the game allows. Options that are not named have their usual values.
    """
    found = game_of(game)
    unknown = [level for level in bots if level not in found.levels]
    if unknown or not bots:
        missing = repr(unknown[0]) if unknown else "none"
        raise ValueError(f"{found.manifest.title} has the levels {', '.join(found.levels)}, not {missing}")
    if matches < 1 or worlds < 1:
        raise ValueError("a simulation has at least one match, and bots imagine at least one world")
    allowed = found.manifest.seats
    with explained():
        setup = Setup(allowed[-1] if seats is None else seats, options_of(found, options))
        if setup.seats not in allowed:
            raise Refused("TB-1", seats=setup.seats, fewest=allowed[0], most=allowed[-1])
        found.initial(setup)
    return Simulation(found, tuple(bots), setup, matches, seed, worlds)
