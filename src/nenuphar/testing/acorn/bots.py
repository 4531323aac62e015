"""The levels offered at a table of Acorn, from views only."""

from collections.abc import Mapping

from nenuphar.bots.tadpole import Tadpole
from nenuphar.core.game import Bot
from nenuphar.testing.acorn.types import Action, View

LEVELS: Mapping[str, Bot[View, Action]] = {"tadpole": Tadpole()}
