"""The quotients of a game, a contest and a player's history. Numbers with a decimal are in tenths."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from nenuphar.games.quibbix.options import BOTS_QQ, CONTEST_ROUNDS, Options
from nenuphar.games.quibbix.types import State


class Quotient(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player keeps: the game quotient of a contest, in tenths (QX-C3).

    With `could`, that of a game alone, beside what was possible per round; it does not count for the QQ.
    """

    tenths: int
    rounds: int = CONTEST_ROUNDS
    could: int | None = None


class Row(Struct, frozen=True):
    """A line of a player's QQ table (QX-C6): game quotient and running sum in tenths, number of games, QQ.

    A game alone that was not a contest has `could`, and does not change the other numbers.
    """

    qp: int
    sum: int
    count: int
    qq: int | None
    rounds: int = CONTEST_ROUNDS
    could: int | None = None


def quotient(total: int, rounds: int) -> int:
    """Points per round, in tenths, rounded half up (QX-R9, QX-C3)."""
    return (20 * total + rounds) // (2 * rounds)


def difference(qp: int, qq: int | None) -> int | None:
    """The contest score: game quotient less QQ, in tenths; none for a player without a QQ (QX-C4, QX-C5)."""
    return None if qq is None else qp - 10 * qq


def history(kept: Sequence[Quotient]) -> tuple[Row, ...]:
    """A player's QQ table, oldest game first: the QQ is the mean of all game quotients, rounded (QX-C5, QX-C6)."""
    rows = []
    so_far = count = 0
    for game in kept:
        if game.could is None:
            so_far, count = so_far + game.tenths, count + 1
        qq = (2 * so_far + 10 * count) // (20 * count) if count else None
        rows.append(Row(game.tenths, so_far, count, qq, game.rounds, game.could))
    return tuple(rows)


def ranks(differences: Sequence[int | None]) -> tuple[int, ...]:
    """The highest difference wins; players without one come last, and do not win if nobody has one (QX-D6)."""
    rated = [each for each in differences if each is not None]
    return tuple(
        1 + sum(other > own for other in rated) if own is not None else max(2, 1 + len(rated)) for own in differences
    )


def bring(options: Options, kept: Sequence[Sequence[Quotient]], levels: Sequence[str]) -> Options:
    """The options of a contest: with five rounds (QX-C2) and every player's QQ (QX-C4), a bot's by its level."""
    if not options.contest:
        return replace(options, quotients=())
    bots = BOTS_QQ[options.words_in]
    own = [bots.get(level) if (qq := _qq(each)) is None else qq for each, level in zip(kept, levels, strict=True)]
    return replace(options, rounds=CONTEST_ROUNDS, quotients=tuple(own))


def _qq(kept: Sequence[Quotient]) -> int | None:
    return history(kept)[-1].qq if kept else None


def keep(state: State) -> tuple[Quotient | None, ...]:
    """What each seat keeps from a match that is over: the game quotient of a contest (QX-C6), or that of a game alone
    with what was possible (QX-R10). The letters of the day are no whole round (QX-R11)."""
    options, seats = state.setup.options, state.setup.seats
    if state.outcome is None or options.of_the_day or (seats > 1 and not options.contest):
        return (None,) * seats
    played = [quotient(sum(map(sum, rounds)), options.all_rounds) for rounds in state.sheet]
    if options.contest:
        return tuple(Quotient(qp) for qp in played)
    could = [quotient(sum(map(sum, rounds)), options.all_rounds) for rounds in state.could]
    return tuple(Quotient(qp, options.rounds, most) for qp, most in zip(played, could, strict=True))
