"""Refusals that every game needs: actions that the wrong actor asks for."""

from typing import TypeVar

from nenuphar.core.game import Actor, Authority, Command, Millis, Refused, Seat
from nenuphar.core.moves import Draw

A = TypeVar("A")


def only_clock(by: Actor, at: Millis, deadline: Millis | None) -> None:
    """Only the clock may act as the clock, and only after the deadline (TB-6)."""
    if by != Authority.CLOCK or deadline is None or at < deadline:
        raise Refused("TB-6")


def only_chance(command: Command[A], asked: Draw[A] | None, rule: str) -> None:
    """Only chance may answer for chance, and only with one of the possible outcomes."""
    if command.by != Authority.CHANCE or asked is None or command.action not in asked.outcomes:
        raise Refused(rule, fault="chance")


def only_judge(by: Actor, is_asked: bool, rule: str, fault: str = "judge") -> None:
    """Only the judge may answer for the judge, and only when it is asked."""
    if by != Authority.JUDGE or not is_asked:
        raise Refused(rule, fault=fault)


def only_seats(by: Actor, seats: int, rule: str) -> Seat:
    """Only players may do this."""
    if not isinstance(by, int) or not 0 <= by < seats:
        raise Refused(rule, fault="nobody")
    return by
