"""The refusals that every game needs: of actions that somebody else than the right actor asks for."""

from typing import TypeVar

from nenuphar.core.game import Actor, Authority, Command, Millis, Refused, Seat
from nenuphar.core.moves import Draw

A = TypeVar("A")


def only_clock(by: Actor, at: Millis, deadline: Millis | None) -> None:
    """The clock acts when the deadline has passed, and nobody acts for it (TB-6)."""
    if by != Authority.CLOCK or deadline is None or at < deadline:
        raise Refused("TB-6")


def only_chance(command: Command[A], asked: Draw[A] | None, rule: str) -> None:
    """Chance gives one of the answers that are possible, and nobody answers for it."""
    if command.by != Authority.CHANCE or asked is None or command.action not in asked.outcomes:
        raise Refused(rule, fault="chance")


def only_judge(by: Actor, is_asked: bool, rule: str, fault: str = "judge") -> None:
    """The judge answers when it is asked, and nobody answers for it."""
    if by != Authority.JUDGE or not is_asked:
        raise Refused(rule, fault=fault)


def only_seats(by: Actor, seats: int, rule: str) -> Seat:
    """Some actions are for players only."""
    if not isinstance(by, int) or not 0 <= by < seats:
        raise Refused(rule, fault="nobody")
    return by
