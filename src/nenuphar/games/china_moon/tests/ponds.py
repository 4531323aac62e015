"""Ponds for tests: small boards that are drawn in a line, with frogs and lilies.

`P L F S B K` are plain, lily, prankster, spring, butterfly and black pads; `( a | b )` is a fork. Pads are named 1, 2
and so on in the order of writing. Frogs and lilies are put on them by that number; all other frogs are at the start.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from nenuphar.core.game import Millis, Setup
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.board import Arrival, Board, Kind, Pad, Start
from nenuphar.games.china_moon.fold import evolve
from nenuphar.games.china_moon.types import (
    Action,
    ChoiceBegan,
    Event,
    Frog,
    Hand,
    Lily,
    Options,
    Place,
    State,
    TurnBegan,
    View,
)
from nenuphar.testing.scenario import Scenario

Table: TypeAlias = Scenario[Options, State, Action, Event, View]

KINDS: dict[str, Kind] = {
    "P": "plain",
    "L": "lily",
    "K": "black",
    "F": "prankster",
    "S": "spring",
    "B": "butterfly",
}
ANNA, BEN, CLEO = range(3)
A1, A2, A3, B1, B2, B3, C1, C2, C3 = range(9)  # the frogs of three players
FORKS = "P S ( P ( B | S | P ) F | P S | B ) B ( L | L P ) S L ( P | P ( F | B ) P ) L L L L L L L L L K P"
LILIES_AND_END = "L L L L L L L L L L L L K"  # every board needs these: put them where they are not in the way

NO_FROGS: Mapping[Frog, Place] = {}
NO_LILIES: Mapping[Place, Lily] = {}


def with_a_short_cut(board: Board, pad: int, *following: str) -> Board:
    """The board with other pads after this one."""
    pads = [replace(each, next=following) if each.name == str(pad) else each for each in board.pads]
    return replace(board, pads=tuple(pads))


def drawn(track: str) -> Board:
    """The written board; the places on the picture do not matter."""
    kinds: list[Kind] = []
    following: list[list[str]] = []
    ends: list[int] = [-1]  # the pads that the next one comes after; -1 is the start
    first: list[str] = []
    forks: list[tuple[list[int], list[int]]] = []

    def lead(to: str) -> None:
        for end in ends:
            (first if end < 0 else following[end]).append(to)

    for sign in track.split():
        match sign:
            case "(":
                forks.append((ends, []))
            case "|":
                fork, done = forks[-1]
                done += ends
                ends = fork
            case ")":
                _, done = forks.pop()
                ends = [*done, *ends]
            case _:
                lead(str(len(kinds) + 1))
                ends = [len(kinds)]
                kinds.append(KINDS[sign])
                following.append([])
    lead("arrival")
    pads = tuple(
        Pad(str(number + 1), kind, 60 + 90 * (number % 10), 60 + 90 * (number // 10), tuple(following[number]))
        for number, kind in enumerate(kinds)
    )
    return Board("Test", Start(60, 960, tuple(first)), Arrival(960, 960), pads)


def tangled() -> Board:
    """A board to play on, but with too many ways to a butterfly for a twin: each layer leads to all of the next."""
    return drawn(f"{'( P | P | P ) ' * 10}B {LILIES_AND_END}")


def given(
    track: str,
    frogs: Mapping[Frog, Place] = NO_FROGS,
    lilies: Mapping[Place, Lily] = NO_LILIES,
    hands: Sequence[Hand] = ((), (), ()),
    *,
    turn: int = ANNA,
    moved: tuple[Frog, ...] = (),
    prizes: tuple[Lily | None, ...] = ("white", "yellow", "pink", "blue"),
    options: Options | None = None,
    decision_ms: Millis | None = None,
) -> Table:
    """A table at which this player has the next move."""
    board = drawn(track)
    options = replace(options or Options(), board=board)
    setup = Setup(len(hands), options, decision_ms)
    blank = GAME.initial(setup)
    places = [frogs.get(frog, 0) for frog in range(3 * len(hands))]
    state = replace(
        blank,
        frogs=tuple(places),
        lilies=tuple(lilies.get(place) for place in range(len(board.pads) + 2)),
        prizes=prizes,
        hands=tuple(hands),
    )
    for event in (TurnBegan(turn, 1), ChoiceBegan(turn, "move", None, setup.until(0))):
        state = evolve(state, event)
    return Scenario(GAME, replace(state, moved=moved))


def moves_of(table: Table, seat: int) -> list[Action]:
    listed = GAME.moves(GAME.view(table.state, seat)).listed
    assert listed is not None
    return list(listed)
