"""Plays whole turns of China Moon in compiled kernels, by an estimate of the position that each leads to.

The kraken tries all ways to play its own turn (`try_turn`). For the others it makes one move after the other, and keeps
the few positions that look best for the player (`good_turn`).
"""

from random import Random
from typing import NamedTuple

from nenuphar.core.kernels import Row, Rows, floats, int_rows, ints, kernel
from nenuphar.core.luck import drawn
from nenuphar.games.china_moon import features
from nenuphar.games.china_moon.thinking import answer
from nenuphar.games.china_moon.turn_search import play_on, to_try
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.twin.layout import (
    MOST_SEATS,
    MOVE,
    MOVED,
    OVER,
    PHASE,
    SEATS,
    SITS,
    TURN,
    half,
    lilies,
)
from nenuphar.games.china_moon.twin.rules import apply
from nenuphar.games.china_moon.types import MOVES
from nenuphar.games.china_moon.value import HIDDEN, estimate

DEEPEST = 16  # choices in a turn: three moves, and the answers to what they bring about
WIDEST = 16  # positions that are kept after a move
MOST_SEEN = 1 << 12
NOISE_STEPS = 1 << 16
FACTOR_BITS = 44  # sums of a row's cells times such factors are below 2**62


class Space(NamedTuple):
    """Memory for the kernels of this file."""

    stack: Rows  # the row before every choice of the turn that is tried
    tries: Rows  # the actions to try there
    counts: Row  # how many these are
    nexts: Row  # which is the next
    seen: Row  # what was tried already: sums of cells times factors
    factors: Row
    kept: Rows  # the best positions after a move, and those after the move before it
    worths: Rows  # of the positions that are kept
    weights: Rows
    inputs: Rows
    hidden: Rows
    chances: Rows


def space(table: Row, weights: Rows) -> Space:
    cells, actions = layout.half(table), layout.seat_actions(table)
    rng = Random(1)
    return Space(
        stack=int_rows([[0] * cells] * (DEEPEST + 1)),
        tries=int_rows([[0] * actions] * (DEEPEST + 1)),
        counts=ints([0] * (DEEPEST + 1)),
        nexts=ints([0] * (DEEPEST + 1)),
        seen=ints([0] * MOST_SEEN, bits=64),
        factors=ints([rng.getrandbits(FACTOR_BITS) for _ in range(cells)], bits=64),
        kept=int_rows([[0] * cells] * (2 * WIDEST)),
        worths=floats(WIDEST),
        weights=weights,
        inputs=floats(features.CELLS),
        hidden=floats(HIDDEN),
        chances=floats(MOST_SEATS),
    )


@kernel
def play_turns(
    table: Row, row: Row, chart: Row, turns: int, width: int, noise: float, luck: Row, space: Space, sums: Rows
) -> int:
    """Play some turns, each as it looks best for its player, and add every seat's chance to win after them.

    Returns how many positions were estimated.
    """
    estimated = 1
    for _ in range(turns):
        if row[PHASE] == OVER:
            break
        estimated += good_turn(table, row, chart, width, noise, luck, space)
    estimate(table, row, chart, space.weights, space.inputs, space.hidden, space.chances)
    for seat in range(table[SEATS]):
        sums[seat] += space.chances[seat]
    return estimated


@kernel
def good_turn(table: Row, row: Row, chart: Row, width: int, noise: float, luck: Row, space: Space) -> int:
    """The player whose turn it is makes its moves, and considers the best `width` positions after each.

    Returns how many positions were estimated.
    """
    estimated = 0
    me, kept, worths, here = row[TURN], space.kept, space.worths, space.stack[0]
    settle_answers(table, row, me)
    if row[PHASE] == OVER or row[TURN] != me:
        return estimated
    copy_row(table, row, kept[0])
    held, side = 1, 0
    for step in range(row[MOVED], MOVES):
        limit, found = 1 if step == MOVES - 1 else width, 0
        forget_seen(space)
        for each in range(held):
            source = kept[side + each]
            count = to_try(table, source, space.tries[0]) if source[PHASE] == MOVE else 1
            for number in range(count):
                copy_row(table, source, here)
                if source[PHASE] == MOVE:
                    apply(table, here, me, space.tries[0][number])
                    settle_answers(table, here, me)
                if is_seen(table, here, space):
                    continue
                estimated += 1
                estimate(table, here, chart, space.weights, space.inputs, space.hidden, space.chances)
                worth = space.chances[me] + noise * drawn(luck, 0, NOISE_STEPS) / NOISE_STEPS
                if found < limit:
                    place = found
                    found += 1
                else:
                    place = least_of(worths, limit)
                    if worth <= worths[place]:
                        continue
                worths[place] = worth
                copy_row(table, here, kept[WIDEST - side + place])
        held, side = found, WIDEST - side
    copy_row(table, kept[side], row)
    return estimated


@kernel
def settle_answers(table: Row, row: Row, me: int) -> None:
    """All who are asked in my turn answer at once."""
    while row[PHASE] != MOVE and row[PHASE] != OVER and row[TURN] == me:
        answer(table, row)


@kernel
def try_turn(
    table: Row,
    row: Row,
    chart: Row,
    me: int,
    first: int,
    most: int,
    space: Space,
    ends: Rows,
    firsts: Row,
    worths: Rows,
) -> int:
    """Try the ways to play on with this action to the end of my turn, and put the best among `ends`.

    An end replaces the one with the lowest worth. Returns how many were estimated; `most` at most.
    """
    stack, tries, counts, nexts = space.stack, space.tries, space.counts, space.nexts
    forget_seen(space)
    copy_row(table, row, stack[0])
    tries[0][0] = first
    counts[0], nexts[0] = 1, 0
    depth, tried, least = 0, 0, least_of(worths, len(worths))
    while depth >= 0 and tried < most:
        if nexts[depth] == counts[depth]:
            depth -= 1
            continue
        action = tries[depth][nexts[depth]]
        nexts[depth] += 1
        here = stack[depth + 1]
        copy_row(table, stack[depth], here)
        is_end = play_on(table, here, me, action) or depth + 1 == DEEPEST
        if is_seen(table, here, space):
            continue
        if not is_end:
            depth += 1
            counts[depth] = to_try(table, here, tries[depth])
            nexts[depth] = 0
            continue
        tried += 1
        estimate(table, here, chart, space.weights, space.inputs, space.hidden, space.chances)
        if space.chances[me] > worths[least]:
            worths[least] = space.chances[me]
            firsts[least] = first
            copy_row(table, here, ends[least])
            least = least_of(worths, len(worths))
    return tried


@kernel
def least_of(worths: Rows, count: int) -> int:
    least = 0
    for each in range(1, count):
        if worths[each] < worths[least]:
            least = each
    return least


@kernel
def copy_row(table: Row, row: Row, to: Row) -> None:
    for cell in range(half(table)):
        to[cell] = row[cell]


@kernel
def forget_seen(space: Space) -> None:
    for slot in range(MOST_SEEN):
        space.seen[slot] = 0


@kernel
def is_seen(table: Row, row: Row, space: Space) -> bool:
    """Whether an equal row was tried: the moves of a turn often lead to the same in another order."""
    key = 1
    for cell in range(SITS):
        key += space.factors[cell] * row[cell]
    for cell in range(lilies(table), half(table)):
        key += space.factors[cell] * row[cell]
    slot = (key ^ key >> 20) & MOST_SEEN - 1
    for _ in range(8):
        if space.seen[slot] == key:
            return True
        if not space.seen[slot]:
            space.seen[slot] = key
            return False
        slot = slot + 1 & MOST_SEEN - 1
    return False
