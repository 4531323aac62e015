"""Writes states, views and actions of Quibbit! as the integers of its twin."""

from collections.abc import Iterable
from itertools import permutations

from nenuphar.core.game import Setup, TimeUp
from nenuphar.core.kernels import Row
from nenuphar.core.twin import Twin
from nenuphar.games.quibbit import board
from nenuphar.games.quibbit.twin import KERNELS, layout
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
    cells = [0] * layout.TABLE_CELLS
    cells[layout.SEATS] = setup.seats
    cells[layout.FROGS] = frogs
    cells[layout.SIZE] = SEGMENTS * (frogs + 1)
    cells[layout.LAST_HUMAN_WINS] = options.last_human_wins
    cells[layout.ROUND_LIMIT] = min(options.round_limit or 0, MOST)
    cells[layout.YOUNGEST] = layout.NOBODY if options.youngest is None else options.youngest
    if options.board:
        colours = colours_of(setup)
        cells[layout.IS_LAID] = 1
        for tile, leaf in enumerate(board.parse(options.board, colours, board.ring_rule(setup.seats))):
            cells[layout.LAID + tile] = leaf_number(colours, leaf)
    return cells


def encode(known: State | View) -> list[int]:
    row = [0] * layout.ROW_CELLS
    size = SEGMENTS * (len(known.colours) + 1)
    row[layout.PHASE] = PHASES.index(known.phase)
    row[layout.TURN] = layout.NOBODY if known.turn is None else known.turn
    row[layout.ROUND] = known.round
    row[layout.CROWN] = layout.NOBODY if known.crown is None else known.crown
    row[layout.PILE] = bits(card - 1 for card in known.pile)
    row[layout.WINNER] = layout.NOBODY
    on_ring = [step for step in known.steps if step is not None]
    laps = (min(on_ring, default=0) // size - 1) * size
    for frog, step in enumerate(known.steps):
        row[layout.STEP + frog] = 0 if step is None else step - laps
    for seat, hand in enumerate(known.hands):
        row[layout.HAND + seat] = bits(card - 1 for card in hand)
        row[layout.CHOSEN + seat] = chosen(known, seat)
    row[layout.RING :] = [layout.NO_TILE] * layout.MOST_TILES
    for tile, leaf in enumerate(known.ring):
        row[layout.RING + tile] = leaf_number(known.colours, leaf)
        for frog, colour in enumerate(known.colours):
            row[layout.HOME + frog] |= (leaf in ("flower", colour)) << tile
    if known.outcome is not None:
        row[layout.RULE] = layout.RULES.index(known.outcome.rule)
        row[layout.WINNER] = winner(known.outcome.ranks, known.outcome.rule)
    return row


def number(setup: Setup[Options], action: Action) -> int:
    match action:
        case Choose(card):
            return layout.CHOOSE + card - 1
        case Place(tile):
            return layout.PLACE + tile
        case LaySegment(leaves):
            return layout.LAY + orders(setup).index(leaves)
        case PickFirst(seat):
            return layout.PICK_FIRST + seat
        case TurnDummyCard(card):
            return layout.TURN_DUMMY_CARD + card - 1
        case TimeUp():
            raise ValueError("a twin has no clock")


def action(setup: Setup[Options], number: int) -> Action:
    if number < layout.PLACE:
        return Choose(number - layout.CHOOSE + 1)
    if number < layout.LAY:
        return Place(number - layout.PLACE)
    if number < layout.PICK_FIRST:
        return LaySegment(orders(setup)[number - layout.LAY])
    if number < layout.TURN_DUMMY_CARD:
        return PickFirst(number - layout.PICK_FIRST)
    return TurnDummyCard(number - layout.TURN_DUMMY_CARD + 1)


def chosen(known: State | View, seat: int) -> Card:
    """The chosen card; 0 if there is none."""
    if isinstance(known, View) and known.laid[seat] and known.chosen[seat] is None:
        return layout.HIDDEN
    return known.chosen[seat] or 0


def winner(ranks: tuple[int, ...], rule: str) -> int:
    """The winning frog, which is the dummy's if no seat is first."""
    if rule in ("QB-E7", "QB-D5"):
        return layout.NOBODY
    return ranks.index(1) if 1 in ranks else len(ranks)


def colours_of(setup: Setup[Options]) -> tuple[Colour, ...]:
    return setup.options.colours or COLOURS[: max(setup.seats, 3)]


def orders(setup: Setup[Options]) -> list[tuple[Colour, ...]]:
    """All segments that chance may lay, in the order of rules.py."""
    return list(permutations(colours_of(setup)))


def leaf_number(colours: tuple[Colour, ...], leaf: Tile) -> int:
    match leaf:
        case "flower":
            return layout.FLOWER
        case "water":
            return layout.WATER
        case colour:
            return colours.index(colour)


def bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def rule(row: Row) -> str:
    return layout.RULES[row[layout.RULE]]


TWIN: Twin[Options, State, Action, View] = Twin(
    kernels=KERNELS,
    table=table,
    cells=lambda table: layout.ROW_CELLS,
    seat_actions=lambda table: layout.SEAT_ACTIONS,
    chance_actions=lambda table: layout.ACTIONS - layout.SEAT_ACTIONS,
    number=number,
    action=action,
    encode=encode,
    rule=rule,
)
