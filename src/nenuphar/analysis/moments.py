"""Finds what is judged in a finished match: the moments at which seats were asked, and the draws of chance."""

from collections.abc import Collection, Iterator
from typing import Any

from msgspec import Struct

from nenuphar.core.game import AnyGame, Authority, Millis, Seat, Waiting
from nenuphar.core.match import AnyMatch, Pinch
from nenuphar.core.moves import Draw

MOST_OUTCOMES = 8  # of a draw whose every outcome is judged


class Moment(Struct, eq=False):
    """Seats are asked to choose, one or several at once.

    `actions` has what they chose in the end; a seat is missing if the clock chose for it. For `others` somebody else
    chose than their players, such as a bot for a player who has left.
    """

    steps: int  # of the match before it
    state: Any
    seats: tuple[Seat, ...]
    actions: dict[Seat, Any] = {}
    others: set[Seat] = set()


class Drawn(Struct, eq=False):
    """Chance has drawn one of a few outcomes."""

    steps: int  # of the match, with the draw
    state: Any  # before it
    draw: Draw[Any]
    outcome: Any
    at: Millis


def moments(match: AnyMatch, by_others: Collection[int] = ()) -> tuple[list[Moment], list[Drawn]]:
    """All moments of a match, and the draws after the first of them.

    `by_others` are the numbers of steps, from 1, that somebody else played for a seat's player.
    """
    found: list[Moment] = []
    draws: list[Drawn] = []
    for steps, before, state in _states(match):
        command, waiting = match.steps[steps - 1].command, match.game.waiting(before)
        if type(command.by) is int and found and command.by in found[-1].seats:
            found[-1].actions[command.by] = command.action
            if steps in by_others:
                found[-1].others.add(command.by)
        if found and waiting.chance is not None and 1 < len(waiting.chance.outcomes) <= MOST_OUTCOMES:
            draws.append(Drawn(steps, before, waiting.chance, command.action, command.at))
        now = match.game.waiting(state)
        if _asks_anew(waiting, now, command.by):
            found.append(Moment(steps, state, now.due, {}))
    return found, draws


def _states(match: AnyMatch) -> Iterator[tuple[int, Any, Any]]:
    """The number of steps so far, and the states before and after the last of them."""
    state = match.game.initial(match.setup)
    for number, step in enumerate(match.steps, 1):
        if type(step.command.action) is Pinch:
            continue
        before = state
        for event in step.events:
            state = match.game.evolve(state, event)
        yield number, before, state


def _asks_anew(before: Waiting[Any], now: Waiting[Any], by: Any) -> bool:
    """Whether a new question was put to a seat (see `Match.asked`)."""
    return any(seat not in before.due or by in (seat, Authority.CLOCK) for seat in now.due)


def result(game: AnyGame, state: Any) -> tuple[float, ...] | None:
    """The chances in a match that is over: winners share one win; a dummy may have it."""
    outcome = game.waiting(state).outcome
    if outcome is None:
        return None
    winners = max(len(outcome.winners), 1)
    return tuple((rank == 1) / winners for rank in outcome.ranks)
