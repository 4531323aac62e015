"""Finds the games: each folder here is a game, and there is no list to edit."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from nenuphar.core.advice import Advise
from nenuphar.core.analysis import Assess
from nenuphar.core.daily import AnyDaily
from nenuphar.core.endgames import EndgameSolver
from nenuphar.core.figures import FiguresOf
from nenuphar.core.game import AnyGame
from nenuphar.core.measures import AnyMeasures
from nenuphar.core.puzzles import AnyEndless, AnyMined
from nenuphar.core.rating import Rating
from nenuphar.core.statistics import AnyStatistics
from nenuphar.core.trial import Trial
from nenuphar.core.tuning import Tune
from nenuphar.core.twin import AnyTwin, AnyTwinEncoding


def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def every() -> tuple[AnyGame, ...]:
    return tuple(load(name) for name in names())


def simplest_first() -> tuple[AnyGame, ...]:
    """All games in the order in which people should meet them: by age, then by playing time."""
    return tuple(sorted(every(), key=lambda game: (game.manifest.age or 99, game.manifest.minutes or 999)))


def find(name: str) -> AnyGame | None:
    """The game of this name, or None."""
    return load(name) if name in names() else None


@cache
def load(name: str) -> AnyGame:
    """The game of this name, which exists."""
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def same_rules(one: AnyGame, other: AnyGame) -> bool:
    """Whether two games differ in their bots at most."""
    return replace(one, bots=other.bots, outside=other.outside) == other


def twin(game: AnyGame) -> AnyTwin | None:
    """The game's twin: `TWIN` in `rows.py`, if its folder has one."""
    found: AnyTwin | None = _part_of_own(game, "rows", "TWIN")
    return found


def measures(game: AnyGame) -> AnyMeasures | None:
    """What simulations count: `MEASURES` in `measures.py`, if the game's folder has one."""
    found: AnyMeasures | None = _part(game, "measures", "MEASURES")
    return found


def statistics(game: AnyGame) -> AnyStatistics | None:
    """What players' pages remember of a match: `STATISTICS` in `statistics.py`, if the game's folder has one."""
    found: AnyStatistics | None = _part_of_own(game, "statistics", "STATISTICS")
    return found


def ratings(game: AnyGame) -> dict[str, Rating]:
    """How strong the game's own levels are: `RATINGS` in `ratings.py`, or nothing."""
    return dict(_part_of_own(game, "ratings", "RATINGS") or {})


def twin_encoding(game: AnyGame) -> AnyTwinEncoding | None:
    """The game's encoding on its twin: `TWIN_ENCODING` in `observing.py`, if its folder has one."""
    found: AnyTwinEncoding | None = _part_of_own(game, "observing", "TWIN_ENCODING")
    return found


def trial(game: AnyGame) -> Trial | None:
    """Quick matches that show where a draft leads: `play_trial` in `trial.py`, if its folder has one."""
    found: Trial | None = _part_of_own(game, "trial", "play_trial")
    return found


def daily(game: AnyGame) -> AnyDaily | None:
    """What the game offers every day: `DAILY` in `daily.py`, if its folder has one."""
    found: AnyDaily | None = _part_of_own(game, "daily", "DAILY")
    return found


def assess(game: AnyGame) -> Assess | None:
    """What a position is worth: `ASSESS` in `analysis.py`, if the game's folder has one."""
    found: Assess | None = _part_of_own(game, "analysis", "ASSESS")
    return found


def advise(game: AnyGame) -> Advise | None:
    """Advice during a match: `ADVISE` in `advice.py`, if the game's folder has one."""
    found: Advise | None = _part_of_own(game, "advice", "ADVISE")
    return found


def puzzles(game: AnyGame) -> AnyMined | AnyEndless | None:
    """What puzzles the game has: `PUZZLES` in `puzzles.py`, if its folder has one."""
    found: AnyMined | AnyEndless | None = _part_of_own(game, "puzzles", "PUZZLES")
    return found


def figures(game: AnyGame) -> FiguresOf | None:
    """What an analysis says beside chances: `FIGURES` in `figures.py`, if the game's folder has one."""
    found: FiguresOf | None = _part_of_own(game, "figures", "FIGURES")
    return found


def tune(game: AnyGame) -> Tune | None:
    """Fits the numbers of the game's bots: `TUNE` in `tuning.py`, if its folder has one."""
    found: Tune | None = _part_of_own(game, "tuning", "TUNE")
    return found


def endgames(game: AnyGame) -> EndgameSolver | None:
    """Solves the last rounds: `ENDGAMES` in `solved.py`, if the game's folder has one."""
    found: EndgameSolver | None = _part_of_own(game, "solved", "ENDGAMES")
    return found


def _part_of_own(game: AnyGame, module: str, name: str) -> Any:
    """A part that plays by the rules of the folder's own game. A variant that was made from it has no such part."""
    folder = _folder(game)
    own: AnyGame | None = getattr(import_module(folder), "GAME", None) if folder else None
    return _part(game, module, name) if own is not None and same_rules(game, own) else None


def _part(game: AnyGame, module: str, name: str) -> Any:
    """Something that only few need. A game does not load it, and its folder may be anywhere."""
    folder = _folder(game)
    if not folder:
        return None
    place = f"{folder}.{module}"
    return getattr(import_module(place), name) if find_spec(place) is not None else None


def _folder(game: AnyGame) -> str:
    """The package with the game's options; "" if they are in a script or a module without a package."""
    return game.manifest.options.__module__.rpartition(".")[0]
