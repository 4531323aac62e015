"""The bot levels of Gobbit: they react, overlook things and make faults as people do. They see views only.

A bot plans one tap for a scene. Its reaction is part of the tap, so bots and people are judged in the same way.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from nenuphar.core.bot import Bot, Budget
from nenuphar.core.game import Millis
from nenuphar.core.moves import Moves
from nenuphar.games.gobbit.foodchain import Right, rights, swarms
from nenuphar.games.gobbit.options import ANTICIPATION_MS
from nenuphar.games.gobbit.parts import Target
from nenuphar.games.gobbit.types import Action, Hurry, Tap, Turn, View, Watch


@dataclass(frozen=True)
class Slapper:
    """Reacts after a random time around `reaction_ms`, and sometimes overlooks a target or taps a wrong one."""

    reaction_ms: Millis
    spread_ms: Millis
    overlooks: float
    slips: float

    def choose(self, view: View, moves: Moves[Action], rng: Random, budget: Budget) -> Action:
        if view.hurries and Hurry() in moves:  # bots agree, but never ask first
            return Hurry()
        reaction = max(ANTICIPATION_MS, round(rng.gauss(self.reaction_ms, self.spread_ms)))
        overlooked, slips = rng.random() < self.overlooks, rng.random() < self.slips
        target = self._slip(view, rng) if slips else None if overlooked else _best(view, rng)
        if target is not None:
            tap = Tap(target, view.scene.number, reaction)
            if tap in moves:
                return tap
        if Turn() in moves:
            return Turn()
        return Watch() if Watch() in moves else moves.sample(rng)

    def _slip(self, view: View, rng: Random) -> Target | None:
        """A wrong stack, unless there already was a verdict on a tap of its own on this scene."""
        allowed = _open_rights(view)
        wrong = [seat for seat, top in enumerate(view.scene.tops) if top is not None and seat not in allowed]
        return rng.choice(wrong) if wrong and not _judged_here(view) else None


def _best(view: View, rng: Random) -> Target | None:
    """The target with most cards at stake."""
    found = _open_rights(view)
    return max(found, key=lambda target: (_stake(view, target), rng.random()), default=None)


def _open_rights(view: View) -> Mapping[Target, Right]:
    """The right targets on this scene that it has not tapped yet."""
    if view.viewer is None:
        return {}
    done = {tap.target for tap in view.taps} | _judged_here(view)
    return {target: right for target, right in rights(view.scene, view.viewer).items() if target not in done}


def _judged_here(view: View) -> set[Target]:
    return {
        verdict.target
        for verdict in view.verdicts
        if verdict.seat == view.viewer and verdict.scene == view.scene.number
    }


def _stake(view: View, target: Target) -> int:
    stacks = swarms(view.scene) if target == "graveyard" else (target,)
    return sum(view.players[seat].stack for seat in stacks)


LEVELS: Mapping[str, Bot[View, Action]] = {
    "tadpole": Slapper(900, 250, overlooks=0.2, slips=0.03),
    "frog": Slapper(600, 150, overlooks=0.06, slips=0.01),
    "heron": Slapper(400, 80, overlooks=0.01, slips=0.003),
}
