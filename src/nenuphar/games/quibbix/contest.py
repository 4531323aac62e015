"""Quotients: what a game, a contest and a player's history come to. Everything with a decimal is in tenths."""

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.games.quibbix.agreed import BOTS_QQ, CONTEST_ROUNDS, Options
from nenuphar.games.quibbix.types import State


class Quotient(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player takes home from a contest: the game quotient, in tenths (QX-C3)."""

    tenths: int


class Row(Struct, frozen=True):
    """A line of a player's QQ table (QX-C6): game quotient and running sum in tenths, number of games, QQ."""

    qp: int
    sum: int
    count: int
    qq: int


def quotient(total: int, rounds: int) -> int:
    """Points a round, in tenths, half up (QX-R9, QX-C3)."""
    return (20 * total + rounds) // (2 * rounds)


def difference(qp: int, qq: int | None) -> int | None:
    """The contest score: game quotient less QQ, in tenths; none for a player without a QQ (QX-C4, QX-C5)."""
    return None if qq is None else qp - 10 * qq


def history(kept: Sequence[Quotient]) -> tuple[Row, ...]:
    """A player's QQ table, oldest game first: the QQ is the mean of all game quotients, half up (QX-C5, QX-C6)."""
    games = [quotient.tenths for quotient in kept]
    return tuple(
        Row(qp, so_far, count, (2 * so_far + 10 * count) // (20 * count))
        for count, (qp, so_far) in enumerate(zip(games, accumulate(games), strict=True), 1)
    )


def ranks(differences: Sequence[int | None]) -> tuple[int, ...]:
    """The highest difference wins; those without one come after all others, and alone they win nothing (QX-D6)."""
    rated = [each for each in differences if each is not None]
    return tuple(
        1 + sum(other > own for other in rated) if own is not None else max(2, 1 + len(rated)) for own in differences
    )


def bring(options: Options, kept: Sequence[Sequence[Quotient]], levels: Sequence[str]) -> Options:
    """The options of a contest with every player's QQ (QX-C4), a bot's by its level; in other games none is needed."""
    if not options.contest:
        return replace(options, quotients=())
    bots = BOTS_QQ[options.words_in]
    own = [history(each)[-1].qq if each else bots.get(level) for each, level in zip(kept, levels, strict=True)]
    return replace(options, quotients=tuple(own))


def keep(state: State) -> tuple[Quotient | None, ...]:
    """What each seat takes home: its game quotient, if it was a contest and is over (QX-C6)."""
    if state.outcome is None or not state.setup.options.contest:
        return (None,) * state.setup.seats
    return tuple(Quotient(quotient(sum(map(sum, rounds)), CONTEST_ROUNDS)) for rounds in state.sheet)
