"""Earlier versions of the rules, for verifying records of their time."""

from msgspec.structs import replace

from nenuphar.core.game import Command
from nenuphar.games.gobbit import rules
from nenuphar.games.gobbit.fold import evolve
from nenuphar.games.gobbit.parts import Verdict
from nenuphar.games.gobbit.types import Action, ClashSettled, Decision, Event, State


def decide_by_version_3(state: State, command: Command[Action]) -> Decision:
    """Before GB-D13, a hand at the same millisecond as a failed attack had another label; the same cards moved."""
    as_it_was = Decision(evolve, state, command.at)
    as_it_was.extend(_labelled(event) for event in rules.decide(state, command).events)
    return as_it_was


def _labelled(event: Event) -> Event:
    if not isinstance(event, ClashSettled):
        return event
    return replace(event, verdicts=tuple([_before_d13(verdict) for verdict in event.verdicts]))


def _before_d13(verdict: Verdict) -> Verdict:
    if verdict.rule != "GB-D13":
        return verdict
    if verdict.target == verdict.seat:
        return replace(verdict, ruling="first", rule="GB-X5")
    return replace(verdict, ruling="fault", rule="GB-O1")
