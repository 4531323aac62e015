"""The setup: the ring, the cards, and the line of frogs."""

from itertools import permutations

import pytest

from nenuphar.core.game import Authority, Setup, Waiting
from nenuphar.core.moves import Draw
from nenuphar.games.quibbit import GAME
from nenuphar.games.quibbit.tests.drawing import (
    BLUE,
    BOARD_FOR_FOUR,
    GREEN,
    RED,
    YELLOW,
    Table,
    frogs,
    placed,
    ready_to_place,
)
from nenuphar.games.quibbit.types import (
    CARDS,
    COLOURS,
    Action,
    Colour,
    CrownPassed,
    FirstPicked,
    FrogPlaced,
    LaySegment,
    Options,
    PickFirst,
    Place,
    PlacingBegan,
    RoundBegan,
    SegmentLaid,
    State,
)
from nenuphar.testing.scenario import Scenario


def opened(seats: int, options: Options | None = None) -> Table:
    return Scenario.opened(GAME, Setup(seats, options or Options()))


def laid_by_chance(seats: int) -> State:
    table = opened(seats)
    for _ in range(3):
        asked = table.waiting.chance
        assert asked is not None
        table.when(Authority.CHANCE, asked.outcomes[-1])
    return table.state


@pytest.mark.rule("QB-M1", "QB-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_frog_and_the_five_cards_of_its_colour(seats: int) -> None:
    state = opened(seats).state
    assert CARDS == (1, 2, 3, 4, 5)
    assert state.hands == ((1, 2, 3, 4, 5),) * seats
    assert state.colours == ("yellow", "red", "green", "blue")[: max(seats, 3)]


@pytest.mark.rule("QB-M1", "QB-S4")
def test_the_table_is_empty_before_the_first_draw() -> None:
    setup = Setup(4, Options())
    assert GAME.initial(setup) == State(
        setup=setup,
        phase="laying",
        colours=COLOURS,
        ring=(),
        turn=None,
        steps=(None, None, None, None),
        crown=None,
        round=0,
        hands=(CARDS, CARDS, CARDS, CARDS),
        chosen=(None, None, None, None),
        pile=(),
        until=None,
        outcome=None,
    )


@pytest.mark.rule("QB-M2", "QB-S1")
def test_four_players_race_on_fifteen_tiles() -> None:
    ring = laid_by_chance(4).ring
    assert len(ring) == 15
    assert sorted(ring) == sorted([*COLOURS * 3, "flower", "flower", "water"])
    for leaves in (ring[0:4], ring[5:9], ring[10:14]):
        assert set(leaves) == set(COLOURS)


@pytest.mark.rule("QB-M2", "QB-S2", "QB-S3")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_race_on_twelve_tiles_without_one_colour(seats: int) -> None:
    ring = laid_by_chance(seats).ring
    assert len(ring) == 12
    assert sorted(ring) == sorted([*COLOURS[:3] * 3, "flower", "flower", "water"])
    for leaves in (ring[0:3], ring[4:7], ring[8:11]):
        assert set(leaves) == set(COLOURS[:3])


@pytest.mark.rule("QB-S1")
def test_chance_lays_three_segments_with_the_leaves_in_any_order() -> None:
    every_order = Waiting[Action](chance=Draw(tuple(LaySegment(leaves) for leaves in permutations(COLOURS))))
    table = opened(4)
    segments: list[tuple[Colour, ...]] = [
        ("blue", "red", "green", "yellow"),
        ("red", "blue", "yellow", "green"),
        COLOURS,
    ]
    for leaves in segments:
        assert table.waiting == every_order
        table.when(Authority.CHANCE, LaySegment(leaves)).then(SegmentLaid(leaves))
    assert table.state.phase == "starting"
    assert table.state.ring == (
        *("blue", "red", "green", "yellow", "flower"),
        *("red", "blue", "yellow", "green", "flower"),
        *("yellow", "red", "green", "blue", "water"),
    )


@pytest.mark.rule("QB-S2")
def test_the_unused_colour_has_no_leaf() -> None:
    colours: tuple[Colour, ...] = ("blue", "red", "yellow")
    table = opened(3, Options(colours=colours))
    assert table.waiting == Waiting(chance=Draw(tuple(LaySegment(leaves) for leaves in permutations(colours))))


@pytest.mark.rule("QB-S3")
@pytest.mark.parametrize(("seats", "frogs_in_play", "pile"), [(2, 3, CARDS), (3, 3, ()), (4, 4, ())])
def test_only_two_players_race_against_a_dummy(seats: int, frogs_in_play: int, pile: tuple[int, ...]) -> None:
    state = opened(seats).state
    assert (len(state.colours), len(state.steps), state.pile) == (frogs_in_play, frogs_in_play, pile)


@pytest.mark.rule("QB-S5")
def test_chance_picks_the_first_player_if_nobody_has_named_the_youngest() -> None:
    table = opened(3, Options(board="YRG* GRY* RYG~"))
    assert table.waiting == Waiting(chance=Draw((PickFirst(0), PickFirst(1), PickFirst(2))))
    table.when(Authority.CHANCE, PickFirst(2)).then(FirstPicked(2), PlacingBegan(2, None))
    assert table.waiting == Waiting(due=(2,), may=(2,))


@pytest.mark.rule("QB-S5")
@pytest.mark.parametrize("youngest", [0, 1, 3])
def test_the_youngest_places_first_if_the_host_has_named_one(youngest: int) -> None:
    table = opened(4, Options(board=BOARD_FOR_FOUR, youngest=youngest))
    assert table.waiting == Waiting(chance=Draw((PickFirst(youngest),)))


@pytest.mark.rule("QB-S5")
@pytest.mark.parametrize("tile", range(15))
def test_the_first_frog_may_start_on_any_tile_even_a_special_one(tile: int) -> None:
    table = ready_to_place(4).when(YELLOW, Place(tile))
    table.then(FrogPlaced(YELLOW, 15 + tile, "QB-S5"), PlacingBegan(RED, None))
    assert frogs(table.state).split().index("y") == tile


@pytest.mark.rule("QB-S6")
@pytest.mark.parametrize(("first", "rear", "fore"), [(6, 5, 7), (0, 14, 1), (14, 13, 0)])
def test_the_next_frog_joins_at_either_end_also_where_the_ring_closes(first: int, rear: int, fore: int) -> None:
    at_the_rear = placed(4, first).when(RED, Place(rear))
    at_the_rear.then(FrogPlaced(RED, 15 + first - 1, "QB-S6"), PlacingBegan(GREEN, None))
    in_front = placed(4, first).when(RED, Place(fore))
    in_front.then(FrogPlaced(RED, 15 + first + 1, "QB-S6"), PlacingBegan(GREEN, None))


@pytest.mark.rule("QB-S6")
@pytest.mark.parametrize("tile", [-1, 0, 3, 6, 7, 9, 14, 15])
def test_the_line_never_has_a_gap(tile: int) -> None:
    refusal = placed(4, 6, 7).refuses("QB-S6", GREEN, Place(tile))
    assert refusal.facts == {"fault": "tile", "tile": tile, "tiles": (5, 8)}


@pytest.mark.rule("QB-S5")
@pytest.mark.parametrize("tile", [-1, 15, 16])
def test_no_frog_is_placed_outside_the_ring(tile: int) -> None:
    refusal = ready_to_place(4).refuses("QB-S5", YELLOW, Place(tile))
    assert refusal.facts == {"fault": "tile", "tile": tile, "tiles": tuple(range(15))}


@pytest.mark.rule("QB-S6")
@pytest.mark.parametrize("first", range(4))
def test_players_place_clockwise_beginning_with_the_first(first: int) -> None:
    table = ready_to_place(4, first)
    for turn in range(4):
        assert table.waiting.due == table.waiting.may == ((first + turn) % 4,)
        table.when((first + turn) % 4, Place(4 + turn))
    assert table.state.phase == "planning"


@pytest.mark.rule("QB-S6")
def test_nobody_places_out_of_turn() -> None:
    facts = {"fault": "now"}
    assert ready_to_place(4).refuses("QB-S5", RED, Place(3)).facts.items() >= facts.items()
    assert placed(4, 3).refuses("QB-S6", GREEN, Place(4)).facts.items() >= facts.items()
    assert placed(4, 3).refuses("QB-S6", YELLOW, Place(4)).facts.items() >= facts.items()
    placed(4, 3).refuses("QB-S6", Authority.CHANCE, Place(4))
    placed(4, 3).refuses("QB-S6", Authority.CLOCK, Place(4))


@pytest.mark.rule("QB-S8", "QB-M3")
@pytest.mark.parametrize(
    ("tiles", "line", "leader"),
    [
        ((3, 4, 5, 6), ". . . y r g B . . . . . . . .", BLUE),
        ((3, 2, 1, 0), "b g r Y . . . . . . . . . . .", YELLOW),
        ((0, 14, 1, 13), "y G . . . . . . . . . . . b r", GREEN),
        ((13, 14, 0, 12), "G . . . . . . . . . . . b y r", GREEN),
    ],
)
def test_the_first_frog_of_the_line_is_crowned_and_the_race_begins(
    tiles: tuple[int, ...], line: str, leader: int
) -> None:
    table = placed(4, *tiles)
    table.then_also(CrownPassed(leader, "QB-S8"), RoundBegan(1, None))
    assert len(table.events) == 3
    assert frogs(table.state) == line
    assert table.waiting == Waiting(due=(0, 1, 2, 3), may=(0, 1, 2, 3))
    assert (table.state.round, table.state.turn) == (1, None)


@pytest.mark.rule("QB-S7", "QB-D3")
@pytest.mark.parametrize(
    ("tiles", "dummy_step", "line"),
    [
        ((5, 6), 16, ". . . . g y R . . . . ."),
        ((5, 4), 15, ". . . g r Y . . . . . ."),
        ((0, 1), 11, "y R . . . . . . . . . g"),
    ],
)
def test_the_dummys_frog_starts_behind_both_others_and_nobody_is_asked(
    tiles: tuple[int, int], dummy_step: int, line: str
) -> None:
    table = placed(2, *tiles)
    table.then(
        FrogPlaced(RED, 12 + tiles[1], "QB-S6"),
        FrogPlaced(GREEN, dummy_step, "QB-S7"),
        CrownPassed(int(tiles[1] > tiles[0]), "QB-S8"),
        RoundBegan(1, None),
    )
    assert frogs(table.state) == line
