"""What a position of Quibbit! is worth to everybody, by the kraken's search: for finished matches and imagined ones.

A card that somebody has chosen in secret counts as not yet chosen, so that all choices of a round are judged alike.
"""

from collections.abc import Mapping
from random import Random

from nenuphar.bots.chunks import Meter
from nenuphar.core.analysis import Assessment, Choice
from nenuphar.core.bot import Budget
from nenuphar.core.game import Outcome, Seat
from nenuphar.core.kernels import compiled, ints
from nenuphar.core.luck import started
from nenuphar.games.quibbit import kraken, rows
from nenuphar.games.quibbit.kraken import Position, position
from nenuphar.games.quibbit.twin import rounds, setting
from nenuphar.games.quibbit.twin.rules import settle
from nenuphar.games.quibbit.types import Action, Choose, Place, State

SAMPLES = 4  # of rings and first players, before they are drawn


def assess(state: State, rng: Random, budget: Budget) -> Assessment[Action]:
    """Every seat's chance to win, and what each choice of those who are asked is worth."""
    meter = Meter(budget)
    if state.outcome is not None:
        return Assessment(_of_outcome(state.outcome), {})
    match state.phase:
        case "planning":
            return _of_planning(state, meter)
        case "placing":
            return _of_placing(state, meter)
        case "moving":
            return Assessment(_mean(_with_each_dummy_card(state, meter)), {})
        case _:
            drawn = [kraken.placed(_drawn(state, rng), meter) for _ in range(SAMPLES)]
            return Assessment(_mean(drawn), {})


def _of_outcome(outcome: Outcome) -> tuple[float, ...]:
    return tuple((rank == 1) / max(len(outcome.winners), 1) for rank in outcome.ranks)


def _of_planning(state: State, meter: Meter) -> Assessment[Action]:
    found = kraken.look_ahead(position(state), meter)
    choices: dict[Seat, tuple[Choice[Action], ...]] = {}
    for seat, (hand, chosen) in enumerate(zip(state.hands, state.chosen, strict=True)):
        if hand and chosen is None:
            cards = zip(hand, found.gains(seat), found.shares(seat), strict=True)
            choices[seat] = _best_first([Choice(Choose(card), gain, share) for card, gain, share in cards])
    return Assessment(tuple(found.chances(state.setup.seats)), choices, found.proven)


def _of_placing(state: State, meter: Meter) -> Assessment[Action]:
    assert state.turn is not None
    before, chances = position(state), dict[int, list[float]]()
    for tile in range(len(state.ring)):
        if setting.start(before.table, before.row, tile):
            row = before.row.copy()
            setting.place(before.table, row, tile)
            chances[tile] = kraken.placed(before._replace(row=row), meter)
    best = max(chances, key=lambda tile: chances[tile][state.turn or 0])
    choices = [Choice[Action](Place(tile), each[state.turn], float(tile == best)) for tile, each in chances.items()]
    asked: Mapping[Seat, tuple[Choice[Action], ...]] = {state.turn: _best_first(choices)}
    return Assessment(tuple(chances[best]), asked)


def _with_each_dummy_card(state: State, meter: Meter) -> list[list[float]]:
    """What comes after each card that the dummy may turn up."""
    before = position(state)
    chances = list[list[float]]()
    for card in state.pile:
        row = ints(rows.encode(state))
        rounds.turn_dummy_card(before.table, row, card)
        chances.append(kraken.outlook(before._replace(row=row), meter))
    return chances


def _drawn(state: State, rng: Random) -> Position:
    """The match after chance has laid the ring and picked who places first."""
    table, row = ints(rows.table(state.setup)), ints(rows.encode(state))
    compiled(settle)(table, row, ints([started(rng)], bits=64), 0)
    return kraken.prepared(table, row)


def _best_first(choices: list[Choice[Action]]) -> tuple[Choice[Action], ...]:
    return tuple(sorted(choices, key=lambda choice: (-choice.chance, -choice.share)))


def _mean(chances: list[list[float]]) -> tuple[float, ...]:
    return tuple(sum(each) / len(chances) for each in zip(*chances, strict=True))


ASSESS = assess
