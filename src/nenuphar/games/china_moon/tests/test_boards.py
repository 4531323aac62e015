"""Boards: the two that come with the game, and what is wrong with others (CM-M3, CM-M4, CM-D1, CM-D4)."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from nenuphar.core.codec import convert
from nenuphar.core.game import Refused, Setup
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.board import MOST_PADS, Board, Pad, check, numbered
from nenuphar.games.china_moon.tests.ponds import LILIES_AND_END, drawn
from nenuphar.games.china_moon.types import POND, Options

SHELF = files("nenuphar.games.china_moon").joinpath("data", "boards")


def shipped(name: str) -> Board:
    board: Board = convert(tomllib.loads(SHELF.joinpath(f"{name}.toml").read_text("utf-8")), Board)
    return board


BOARDS = {name: shipped(name) for name in ("pond", "brook")}
KINDS = {"plain": 19, "lily": 12, "black": 1, "spring": 5, "butterfly": 5, "prankster": 4}
LETTERS = {"plain": "P", "lily": "L", "black": "K", "spring": "S", "butterfly": "B", "prankster": "F"}


def row(board: Board, names: list[str]) -> str:
    kinds = {pad.name: LETTERS[pad.kind] for pad in board.pads}
    return " ".join(kinds[name] for name in names)


@pytest.mark.rule("CM-M3", "CM-M4")
@pytest.mark.parametrize("name", BOARDS)
def test_a_shipped_board_is_valid_and_has_46_pads(name: str) -> None:
    check(BOARDS[name])
    assert Counter(pad.kind for pad in BOARDS[name].pads) == KINDS
    assert len(BOARDS[name].pads) == 46


@pytest.mark.rule("CM-M4")
def test_the_pond_is_the_usual_board_and_has_three_forks_as_reconstructed() -> None:
    assert Options().board == POND == BOARDS["pond"]
    assert row(POND, [str(n) for n in range(1, 9)]) == "P P L P L S P F"
    assert row(POND, ["9a", "10a", "11a"]) == "L P B"
    assert row(POND, ["9b", "10b", "11b"]) == "P L S"
    assert row(POND, [str(n) for n in range(12, 20)]) == "P L P B P L F P"
    assert row(POND, ["20a", "21a", "22a"]) == "L B P"
    assert row(POND, ["20b", "21b", "22b", "23b"]) == "P S L P"
    assert row(POND, [str(n) for n in range(24, 32)]) == "F P L P B S P L"
    assert row(POND, ["32a", "33a", "34a"]) == "P L B"
    assert row(POND, ["32b", "33b", "34b"]) == "S F L"
    assert row(POND, ["35", "36", "37"]) == "P K P"
    assert {pad.name: pad.next for pad in POND.pads if len(pad.next) > 1} == {
        "8": ("9a", "9b"),
        "19": ("20a", "20b"),
        "31": ("32a", "32b"),
    }
    ends = {pad.name: pad.next for pad in POND.pads}
    assert [ends[name] for name in ("11a", "11b", "22a", "23b", "34a", "34b", "37")] == [
        ("12",),
        ("12",),
        ("24",),
        ("24",),
        ("35",),
        ("35",),
        ("arrival",),
    ]


@pytest.mark.rule("CM-D1")
def test_the_brook_has_the_pads_of_the_pond_in_one_line() -> None:
    brook = BOARDS["brook"]
    assert [pad.kind for pad in brook.pads] == [pad.kind for pad in POND.pads]
    assert [pad.name for pad in POND.pads][8:15] == ["9a", "10a", "11a", "9b", "10b", "11b", "12"]
    assert numbered(brook) == (*((place,) for place in range(1, 48)), ())


@pytest.mark.parametrize("name", BOARDS)
def test_pads_never_touch_and_the_next_one_is_near(name: str) -> None:
    """On a phone of 360 points a picture of 1000 shrinks to a third: 100 are enough for a finger."""
    board = BOARDS[name]
    spots = {pad.name: (pad.x, pad.y) for pad in board.pads}
    spots |= {"start": (board.start.x, board.start.y), "arrival": (board.arrival.x, board.arrival.y)}
    assert min(dist(spots[one], spots[other]) for one, other in combinations(spots, 2)) > 100
    ways = [("start", other) for other in board.start.next]
    ways += [(pad.name, other) for pad in board.pads for other in pad.next]
    assert max(dist(spots[one], spots[other]) for one, other in ways if other != "arrival") < 160
    assert max(dist(spots[one], spots[other]) for one, other in ways) < 230
    assert all(40 <= x <= 960 and 40 <= y <= 960 for x, y in spots.values())


def fault(board: Board) -> tuple[str, object]:
    with pytest.raises(Refused) as caught:
        check(board)
    assert caught.value.rule in ("CM-M4", "CM-D4")
    return caught.value.rule, caught.value.facts["fault"]


GOOD = drawn(f"P ( P | P ) {LILIES_AND_END} P")


def with_pad(board: Board, number: int, **changes: object) -> Board:
    pads = list(board.pads)
    pads[number - 1] = replace(pads[number - 1], **changes)
    return replace(board, pads=tuple(pads))


@pytest.mark.rule("CM-M4")
def test_a_small_board_with_a_fork_is_valid() -> None:
    check(GOOD)
    GAME.initial(Setup(3, Options(board=GOOD)))


@pytest.mark.rule("CM-M4")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (replace(GOOD, title=" "), "title"),
        (replace(GOOD, title="x" * 41), "title"),
        (replace(GOOD, title="a\nb"), "title"),
        (replace(GOOD, pads=()), "size"),
        (replace(GOOD, pads=GOOD.pads * 8), "size"),
        (with_pad(GOOD, 2, name=""), "name"),
        (with_pad(GOOD, 2, name="toolong"), "name"),
        (with_pad(GOOD, 2, name="é"), "name"),
        (with_pad(GOOD, 2, name="a b"), "name"),
        (with_pad(GOOD, 2, name="start"), "taken"),
        (with_pad(GOOD, 2, name="arrival"), "taken"),
        (with_pad(GOOD, 2, name="3"), "twice"),
        (with_pad(GOOD, 2, next=()), "nowhere"),
        (replace(GOOD, start=replace(GOOD.start, next=())), "nowhere"),
        (with_pad(GOOD, 2, next=("4", "5", "6", "7")), "ways"),
        (replace(GOOD, start=replace(GOOD.start, next=("1", "2", "3", "4"))), "ways"),
        (with_pad(GOOD, 2, next=("99",)), "unknown"),
        (replace(GOOD, start=replace(GOOD.start, next=("arrival",))), "unknown"),
        (with_pad(GOOD, 2, next=("start",)), "unknown"),
        (with_pad(GOOD, 2, next=("4", "4")), "again"),
        (with_pad(GOOD, 1, next=("2",)), "unreachable"),
        (with_pad(GOOD, 4, next=("5", "1")), "circle"),
        (with_pad(GOOD, 4, next=("4",)), "unreachable"),
        (with_pad(GOOD, 2, next=("arrival",)), "apart"),
        (drawn(f"{LILIES_AND_END} ( P | P )"), "apart"),
        (with_pad(GOOD, 2, x=-1), "outside"),
        (with_pad(GOOD, 2, y=1001), "outside"),
        (replace(GOOD, start=replace(GOOD.start, x=1001)), "outside"),
        (replace(GOOD, arrival=replace(GOOD.arrival, y=-1)), "outside"),
        (with_pad(GOOD, 2, x=GOOD.pads[0].x + 55), "crowded"),
    ],
)
def test_what_is_wrong_with_a_board_is_named(board: Board, expected: str) -> None:
    assert fault(board) == ("CM-M4", expected)


def test_the_largest_board_is_accepted() -> None:
    with_many = [Pad(f"x{n}", "plain", 0, 0, (f"x{n + 1}",)) for n in range(MOST_PADS - len(GOOD.pads))]
    with_many[-1] = replace(with_many[-1], next=("arrival",))
    last = replace(GOOD.pads[-1], next=("x0",))
    assert fault(replace(GOOD, pads=(*GOOD.pads[:-1], last, *with_many))) == ("CM-M4", "crowded")


@pytest.mark.rule("CM-M4")
def test_three_ways_may_part_and_forks_may_be_in_forks() -> None:
    check(drawn(f"P ( P | P ( P | P ( P | P | P ) P ) P | P P ) {LILIES_AND_END} P"))


@pytest.mark.rule("CM-M4")
def test_a_dense_board_is_refused_for_its_ways_before_anybody_follows_them() -> None:
    """Every pad leads to all after it: it is crowded as well, its ways stay apart, and it has no lilies."""
    names = [f"{number}" for number in range(MOST_PADS)]
    pads = [Pad(name, "plain", 0, 0, (*names[number + 1 :], "arrival")) for number, name in enumerate(names)]
    with pytest.raises(Refused) as caught:
        check(replace(GOOD, start=replace(GOOD.start, next=("0",)), pads=tuple(pads)))
    assert caught.value.facts == {"fault": "ways", "pad": "0", "ways": MOST_PADS, "most": 3}


@pytest.mark.rule("CM-M4")
def test_the_picture_and_the_lilies_are_checked_before_the_forks() -> None:
    apart = with_pad(GOOD, 2, next=("arrival",))
    assert fault(with_pad(apart, 2, x=-1)) == ("CM-M4", "outside")
    assert fault(with_pad(apart, 4, kind="plain")) == ("CM-D4", "lilies")


@pytest.mark.rule("CM-M4")
def test_ways_that_join_in_part_only_are_still_apart() -> None:
    """Of three ways two join again, and the third stays separate."""
    board = drawn(f"{LILIES_AND_END} P ( P | P | P )")
    one, two, three = "15", "16", "17"
    assert [pad.next for pad in board.pads[13:]] == [(one, two, three), *[("arrival",)] * 3]
    assert fault(with_pad(board, 15, next=(two,))) == ("CM-M4", "apart")
    check(with_pad(with_pad(board, 15, next=(three,)), 16, next=(three,)))


def test_pads_may_be_at_the_edge_and_almost_touch() -> None:
    check(with_pad(GOOD, 2, x=GOOD.pads[0].x + 56))
    check(replace(GOOD, start=replace(GOOD.start, x=0, y=1000), arrival=replace(GOOD.arrival, x=1000, y=0)))


@pytest.mark.rule("CM-D4")
@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("L L L L L L L L L L L K P", "lilies"),
        ("L L L L L L L L L L L L L K P", "lilies"),
        ("L L L L L L L L L L L L P", "black"),
        ("L L L L L L L L L L L L K K", "black"),
        ("L L L L L L L L L L L K L P", "last"),
        ("L L L L L L L L L L L ( K | L ) P", "last"),
    ],
)
def test_a_board_needs_twelve_lily_pads_and_the_black_one_last(track: str, expected: str) -> None:
    assert fault(drawn(track)) == ("CM-D4", expected)


@pytest.mark.rule("CM-D4")
def test_the_number_of_other_pads_is_free() -> None:
    check(drawn(LILIES_AND_END))
    check(drawn(f"P S F B ( B B B | S ) {LILIES_AND_END} P P"))


def test_a_fault_names_the_pad() -> None:
    with pytest.raises(Refused) as caught:
        check(with_pad(GOOD, 2, next=("99",)))
    assert caught.value.facts == {"fault": "unknown", "pad": "2", "next": "99"}
    with pytest.raises(Refused) as caught:
        check(with_pad(GOOD, 2, next=("arrival",)))
    assert caught.value.facts == {"fault": "apart", "pad": "1"}


@pytest.mark.rule("CM-M4")
def test_a_match_keeps_its_board() -> None:
    """The options with the whole board are part of the first event, so a replay does not read the file."""
    state = GAME.initial(Setup(3, Options(board=GOOD)))
    assert state.setup.options.board is GOOD
    assert GAME.view(state, 0).setup.options.board is GOOD
