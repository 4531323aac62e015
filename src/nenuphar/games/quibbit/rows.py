"""Writes states, views and actions of Quibbit! as the integers of its twin."""

from collections.abc import Iterable
from itertools import permutations

from nenuphar.core.game import Setup, TimeUp
from nenuphar.core.kernels import Row
from nenuphar.core.twin import Kernels, Twin
from nenuphar.games.quibbit import board, twin
from nenuphar.games.quibbit.types import (
    COLOURS,
    SEGMENTS,
    Action,
    Card,
    Choose,
    Colour,
    LaySegment,
    Options,
    Phase,
    PickFirst,
    Place,
    State,
    Tile,
    TurnDummyCard,
    View,
)

PHASES: tuple[Phase, ...] = ("laying", "starting", "placing", "planning", "moving", "over")
MOST = 2**15 - 1


def table(setup: Setup[Options]) -> list[int]:
    options, frogs = setup.options, max(setup.seats, 3)
    cells = [0] * twin.TABLE_CELLS
    cells[twin.SEATS] = setup.seats
    cells[twin.FROGS] = frogs
    cells[twin.SIZE] = SEGMENTS * (frogs + 1)
    cells[twin.LAST_HUMAN_WINS] = options.last_human_wins
    cells[twin.ROUND_LIMIT] = min(options.round_limit or 0, MOST)
    cells[twin.YOUNGEST] = twin.NOBODY if options.youngest is None else options.youngest
    if options.board:
        colours = colours_of(setup)
        cells[twin.IS_LAID] = 1
        for tile, leaf in enumerate(board.parse(options.board, colours, board.ring_rule(setup.seats))):
            cells[twin.LAID + tile] = leaf_number(colours, leaf)
    return cells


def encode(known: State | View) -> list[int]:
    row = [0] * twin.ROW_CELLS
    size = SEGMENTS * (len(known.colours) + 1)
    row[twin.PHASE] = PHASES.index(known.phase)
    row[twin.TURN] = twin.NOBODY if known.turn is None else known.turn
    row[twin.ROUND] = known.round
    row[twin.CROWN] = twin.NOBODY if known.crown is None else known.crown
    row[twin.PILE] = bits(card - 1 for card in known.pile)
    row[twin.WINNER] = twin.NOBODY
    on_ring = [step for step in known.steps if step is not None]
    laps = (min(on_ring, default=0) // size - 1) * size
    for frog, step in enumerate(known.steps):
        row[twin.STEP + frog] = 0 if step is None else step - laps
    for seat, hand in enumerate(known.hands):
        row[twin.HAND + seat] = bits(card - 1 for card in hand)
        row[twin.CHOSEN + seat] = chosen(known, seat)
    row[twin.RING :] = [twin.NO_TILE] * twin.MOST_TILES
    for tile, leaf in enumerate(known.ring):
        row[twin.RING + tile] = leaf_number(known.colours, leaf)
        for frog, colour in enumerate(known.colours):
            row[twin.HOME + frog] |= (leaf in ("flower", colour)) << tile
    if known.outcome is not None:
        row[twin.RULE] = twin.RULES.index(known.outcome.rule)
        row[twin.WINNER] = winner(known.outcome.ranks, known.outcome.rule)
    return row


def number(setup: Setup[Options], action: Action) -> int:
    match action:
        case Choose(card):
            return twin.CHOOSE + card - 1
        case Place(tile):
            return twin.PLACE + tile
        case LaySegment(leaves):
            return twin.LAY + orders(setup).index(leaves)
        case PickFirst(seat):
            return twin.PICK_FIRST + seat
        case TurnDummyCard(card):
            return twin.TURN_DUMMY_CARD + card - 1
        case TimeUp():
            raise ValueError("a twin has no clock")


def action(setup: Setup[Options], number: int) -> Action:
    if number < twin.PLACE:
        return Choose(number - twin.CHOOSE + 1)
    if number < twin.LAY:
        return Place(number - twin.PLACE)
    if number < twin.PICK_FIRST:
        return LaySegment(orders(setup)[number - twin.LAY])
    if number < twin.TURN_DUMMY_CARD:
        return PickFirst(number - twin.PICK_FIRST)
    return TurnDummyCard(number - twin.TURN_DUMMY_CARD + 1)


def chosen(known: State | View, seat: int) -> Card:
    """The chosen card; 0 if there is none."""
    if isinstance(known, View) and known.laid[seat] and known.chosen[seat] is None:
        return twin.HIDDEN
    return known.chosen[seat] or 0


def winner(ranks: tuple[int, ...], rule: str) -> int:
    """The winning frog, which is the dummy's if no seat is first."""
    if rule in ("QB-E7", "QB-D5"):
        return twin.NOBODY
    return ranks.index(1) if 1 in ranks else len(ranks)


def colours_of(setup: Setup[Options]) -> tuple[Colour, ...]:
    return setup.options.colours or COLOURS[: max(setup.seats, 3)]


def orders(setup: Setup[Options]) -> list[tuple[Colour, ...]]:
    """All segments that chance may lay, in the order of rules.py."""
    return list(permutations(colours_of(setup)))


def leaf_number(colours: tuple[Colour, ...], leaf: Tile) -> int:
    match leaf:
        case "flower":
            return twin.FLOWER
        case "water":
            return twin.WATER
        case colour:
            return colours.index(colour)


def bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def rule(row: Row) -> str:
    return twin.RULES[row[twin.RULE]]


TWIN: Twin[Options, State, Action, View] = Twin(
    kernels=Kernels(
        begin=twin.begin,
        due=twin.due,
        legal=twin.legal,
        odds=twin.odds,
        apply=twin.apply,
        settle=twin.settle,
        ranks=twin.ranks,
        observe=twin.observe,
        play_out=twin.play_out,
    ),
    table=table,
    cells=lambda table: twin.ROW_CELLS,
    seat_actions=lambda table: twin.SEAT_ACTIONS,
    chance_actions=lambda table: twin.ACTIONS - twin.SEAT_ACTIONS,
    number=number,
    action=action,
    encode=encode,
    rule=rule,
)
