"""Every game obeys the laws, and each planted fault is caught by its law."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from nenuphar import games
from nenuphar.core.decision import Decision
from nenuphar.core.game import AnyGame, Command, Refused, Setup
from nenuphar.core.moves import Listed
from nenuphar.games.quibbit import GAME as QUIBBIT
from nenuphar.games.quibbit import visibility
from nenuphar.games.quibbit.types import (
    CardChosen,
    CardLost,
    Choose,
    GameEnded,
    PlayerEliminated,
    RoundBegan,
    State,
)
from nenuphar.testing import laws
from nenuphar.testing.acorn import GAME as ACORN
from nenuphar.testing.fuzz_values import fuzz_setup
from nenuphar.testing.laws import LAWS, Broken, Law

MATCHES = 4
TOGETHER = 6  # of a game, over all numbers of seats, but at least one for each
EVERY = (*games.every(), ACORN)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.manifest.key)
def test_every_game_obeys(game: AnyGame, law: Law) -> None:
    for seats in game.manifest.seats:
        for seed in range(max(1, TOGETHER // len(game.manifest.seats))):
            law(game, Setup(seats, game.manifest.options()), Random(f"{seats} {seed}"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.manifest.key)
def test_every_game_obeys_with_odd_options_and_a_clock(game: AnyGame, law: Law) -> None:
    for seed in range(MATCHES):
        rng = Random(f"odd {seed}")
        law(game, fuzz_setup(game, rng, decision_ms=700), rng)


def caught(game: AnyGame, law: Law) -> str:
    """The error of a law for a faulty game, over a few matches."""
    for seed in range(20):
        try:
            law(game, Setup(3, game.manifest.options()), Random(seed))
        except Broken as broken:
            return str(broken)
    return ""


def decided(state: State, command: Command[Any], *events: Any) -> Decision[State, Any]:
    decision: Decision[State, Any] = Decision(QUIBBIT.evolve, state, command.at)
    decision.extend(events)
    return decision


def deciding_beside_the_fold(state: State, command: Command[Any]) -> Decision[State, Any]:
    """The state changes without an event."""
    decision = QUIBBIT.decide(state, command)
    if command.action == Choose(2):
        decision.state = msgspec.structs.replace(decision.state, crown=0)
    return decision


def accepting_any_card(state: State, command: Command[Any]) -> Decision[State, Any]:
    try:
        return QUIBBIT.decide(state, command)
    except Refused as refusal:
        if refusal.facts.get("fault") == "card":
            return decided(state, command, CardChosen(command.by, command.action.card))  # type: ignore[arg-type]
        raise


def deciding_in_place(state: State, command: Command[Any]) -> Decision[State, Any]:
    """The old state changes too."""
    msgspec.structs.force_setattr(state, "round", state.round + 1)
    return QUIBBIT.decide(state, command)


def forgetting_choices(state: State, event: Any) -> State:
    return state if isinstance(event, CardChosen) else QUIBBIT.evolve(state, event)


def remembering_beside_the_log() -> Any:
    calls = count()

    def evolve(state: State, event: Any) -> State:
        after = QUIBBIT.evolve(state, event)
        return msgspec.structs.replace(after, round=next(calls)) if isinstance(event, GameEnded) else after

    return evolve


def showing_all_choices(state: State, viewer: Any) -> Any:
    return msgspec.structs.replace(QUIBBIT.view(state, viewer), chosen=state.chosen)


def hinting_at_choices(state: State, viewer: Any) -> Any:
    """The view reveals only whether the sum of the secret cards is even."""
    even = sum(card or 0 for card in state.chosen) % 2 == 0
    return msgspec.structs.replace(QUIBBIT.view(state, viewer), round=state.round * 2 + even)


def redacting_nothing(event: Any, viewer: Any) -> Any:
    return event


def waiting_with_a_hint(state: State) -> Any:
    """A player with a high card may no longer change it: visible to all, and derived from the secret."""
    waiting = QUIBBIT.waiting(state)
    return msgspec.structs.replace(waiting, may=tuple(seat for seat in waiting.may if (state.chosen[seat] or 0) < 4))


def without_deadline(state: State) -> Any:
    return msgspec.structs.replace(QUIBBIT.waiting(state), deadline=None)


def never_ending(state: State, command: Command[Any]) -> Decision[State, Any]:
    def kept() -> Iterator[Any]:
        for event in QUIBBIT.decide(state, command).events:
            if isinstance(event, GameEnded):
                yield RoundBegan(state.round + 1, state.setup.until(command.at))
            elif not isinstance(event, CardLost | PlayerEliminated):
                yield event

    return decided(state, command, *kept())


def hearing_the_clock_early(state: State, command: Command[Any]) -> Decision[State, Any]:
    late = Command(command.by, command.action, command.at + 1)
    return QUIBBIT.decide(state, late)


def offering_too_much(view: Any) -> Any:
    moves = visibility.moves(view)
    return moves if Choose(5) in moves or view.phase != "planning" else Listed((*moves, Choose(5)))


def offering_too_little(view: Any) -> Any:
    return Listed(visibility.moves(view)[:1])


FAULTS = {
    "an illegal card is accepted": (replace(QUIBBIT, decide=accepting_any_card), laws.refuses_everything_else),
    "a decision has a state of its own": (
        replace(QUIBBIT, decide=deciding_beside_the_fold),
        laws.decides_what_it_folds,
    ),
    "deciding changes the old state": (replace(QUIBBIT, decide=deciding_in_place), laws.offers_only_what_is_legal),
    "the fold forgets": (replace(QUIBBIT, evolve=forgetting_choices), laws.remembers),
    "the fold remembers beside the log": (replace(QUIBBIT, evolve=remembering_beside_the_log()), laws.replays),
    "the view leaks": (replace(QUIBBIT, view=showing_all_choices), laws.keeps_secrets),
    "the view hints": (replace(QUIBBIT, view=hinting_at_choices), laws.keeps_secrets),
    "the log leaks": (replace(QUIBBIT, redact=redacting_nothing), laws.keeps_secrets),
    "view and log leak alike": (replace(QUIBBIT, view=showing_all_choices, redact=redacting_nothing), laws.imagines),
    "who may act leaks": (replace(QUIBBIT, waiting=waiting_with_a_hint), laws.keeps_secrets),
    "a deadline is lost": (replace(QUIBBIT, waiting=without_deadline), laws.keeps_time),
    "the clock is heard too early": (replace(QUIBBIT, decide=hearing_the_clock_early), laws.keeps_time),
    "a game has no end": (replace(QUIBBIT, decide=never_ending), laws.ends),
    "an illegal move is offered": (replace(QUIBBIT, moves=offering_too_much), laws.offers_only_what_is_legal),
    "a legal move is not offered": (replace(QUIBBIT, moves=offering_too_little), laws.refuses_everything_else),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    game, law = FAULTS[fault]
    assert caught(game, law), f"{law.__name__} does not notice that {fault}"


@pytest.mark.parametrize("law", list(dict.fromkeys(law for _, law in FAULTS.values())), ids=lambda law: law.__name__)
def test_the_same_law_passes_without_the_fault(law: Law) -> None:
    assert caught(QUIBBIT, law) == ""
