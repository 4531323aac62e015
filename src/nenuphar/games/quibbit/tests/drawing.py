"""Draws ponds as text, so a test shows its board.

A row of tiles, written like a board (`*` is a flower, `~` the water), and below it a row of frogs: a lower-case letter
for a frog, a capital for the crowned one, a dot for an empty tile. A frog that is not drawn is out. Yellow is seat 0,
then come red, green and blue; the last colour of a pond with a dummy is the dummy's. The crowned frog is on its first
lap, so its step is the size of the ring plus its tile.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from nenuphar.core.game import Authority, Millis, Setup
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.board import SIGNS
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    DUMMY,
    Action,
    Card,
    Choose,
    Colour,
    Event,
    Options,
    PickFirst,
    Place,
    State,
    TurnDummyCard,
    View,
)
from nenuphar.testing.scenario import Scenario

Table: TypeAlias = Scenario[Options, State, Action, Event, View]

YELLOW, RED, GREEN, BLUE = range(4)
BOARD_FOR_FOUR = "YRGB* GBRY* RYBG~"
BOARD_FOR_THREE = "YRG* GRY* RYG~"

ALL_FIVE: Mapping[Colour, Sequence[Card]] = {}
NO_OPTIONS = Options()


def given(
    drawing: str,
    *,
    hands: Mapping[Colour, Sequence[Card]] = ALL_FIVE,
    options: Options = NO_OPTIONS,
    dummy: bool = False,
    pile: tuple[Card, ...] = CARDS,
    decision_ms: Millis | None = None,
) -> Table:
    """A table at the beginning of a round on the drawn pond."""
    return Scenario(GAME, pond(drawing, hands, options, dummy, pile, decision_ms))


def pond(
    drawing: str,
    hands: Mapping[Colour, Sequence[Card]] = ALL_FIVE,
    options: Options = NO_OPTIONS,
    dummy: bool = False,
    pile: tuple[Card, ...] = CARDS,
    decision_ms: Millis | None = None,
) -> State:
    """The drawn state. Players have all five cards unless `hands` says which are left."""
    rows = {name: signs for name, *signs in map(str.split, drawing.strip().splitlines())}
    ring = tuple(SIGNS[sign] for sign in rows["tiles"])
    colours = tuple(colour for colour in COLOURS if colour in ring)
    seats = 2 if dummy else len(colours)
    tiles = {sign.lower(): tile for tile, sign in enumerate(rows["frogs"]) if sign != "."}
    (crowned,) = [sign for sign in rows["frogs"] if sign.isupper()]
    behind = {sign: (tiles[crowned.lower()] - tile) % len(ring) for sign, tile in tiles.items()}
    steps = tuple(
        len(ring) + tiles[crowned.lower()] - behind[colour[0]] if colour[0] in tiles else None for colour in colours
    )
    setup = Setup(seats, options, decision_ms)
    return State(
        setup=setup,
        phase="planning",
        colours=colours,
        ring=ring,
        turn=None,
        steps=steps,
        crown=[colour[0].upper() for colour in colours].index(crowned),
        round=1,
        hands=tuple(tuple(hands.get(colour, CARDS)) if colour[0] in tiles else () for colour in colours[:seats]),
        chosen=(None,) * seats,
        pile=pile if dummy else (),
        until=setup.until(0),
        outcome=None,
    )


def drawn(state: State) -> str:
    """A state as it would be drawn for `pond`."""
    signs = {tile: sign for sign, tile in SIGNS.items()}
    return f"tiles  {' '.join(signs[tile] for tile in state.ring)}\nfrogs  {frogs(state)}"


def frogs(state: State) -> str:
    """The row of frogs."""
    row = ["."] * len(state.ring)
    for frog, step in enumerate(state.steps):
        if step is not None:
            sign = state.colours[frog][0]
            row[step % len(row)] = sign.upper() if frog == state.crown else sign
    return " ".join(row)


def lay(table: Table, **cards: Card) -> Table:
    """Players choose their cards in this order; for a dummy, chance turns it over."""
    for colour, card in cards.items():
        seat = [str(name) for name in table.state.colours].index(colour)
        if seat == DUMMY and table.state.setup.seats == DUMMY:
            table.when(Authority.CHANCE, TurnDummyCard(card))
        else:
            table.when(seat, Choose(card))
    return table


def ready_to_place(
    seats: int, first: int = 0, *, options: Options = NO_OPTIONS, decision_ms: Millis | None = None
) -> Table:
    """A table whose ring is laid and whose first player is asked for a tile, at time 0."""
    board = BOARD_FOR_FOUR if seats == 4 else BOARD_FOR_THREE
    agreed = Options(options.colours, board, first, options.last_human_wins, options.round_limit)
    return Scenario.opened(GAME, Setup(seats, agreed, decision_ms)).when(Authority.CHANCE, PickFirst(first))


def placed(seats: int, *tiles: int, first: int = 0) -> Table:
    """A table whose players have placed their frogs on these tiles, in turn."""
    table = ready_to_place(seats, first)
    for turn, tile in enumerate(tiles):
        table.when((first + turn) % seats, Place(tile))
    return table
