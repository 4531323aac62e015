"""Every game as PettingZoo environments: `from nenuphar.adapters.pettingzoo import quibbit_v0`.

Each game has a module of its own with `env`, `raw_env` and `parallel_env`. The modules are made from the list of games,
so there is nothing to add for a new game.
"""

import sys
from functools import partial
from types import ModuleType

from nenuphar import games
from nenuphar.core.extras import extra
from nenuphar.core.game import AnyGame

with extra("pettingzoo"):
    from nenuphar.adapters.pettingzoo.environments import ParallelMatch, TurnMatch, ordered

VERSION = "v0"  # raised when observations, action numbers or rewards change their meaning


def module_for(name: str, game: str | AnyGame) -> ModuleType:
    """The module of a game, as PettingZoo's users and tests expect it."""
    module = ModuleType(f"{__name__}.{name}", f"{name.removesuffix('_' + VERSION)} as PettingZoo environments.")
    module.raw_env = partial(TurnMatch, game)  # type: ignore[attr-defined]
    module.env = partial(ordered, game)  # type: ignore[attr-defined]
    module.parallel_env = partial(ParallelMatch, game)  # type: ignore[attr-defined]
    return module


for _key in games.names():
    _name = f"{_key}_{VERSION}"
    globals()[_name] = sys.modules[f"{__name__}.{_name}"] = module_for(_name, _key)

__all__ = [f"{key}_{VERSION}" for key in games.names()]
