"""The levels play by the rules and from views only, and see obvious moves. Their fast rules agree with the rules."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.bots.budget import Milliseconds, Worlds
from nenuphar.core.game import Command, Setup
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon.board import Board, check
from nenuphar.games.china_moon.bots import ASKED_EVERY, LEVELS, MOST_WORLDS, play, ways_on
from nenuphar.games.china_moon.fast_rules import NUMBER, World, points
from nenuphar.games.china_moon.tests.ponds import (
    A1,
    A2,
    A3,
    ANNA,
    B1,
    B2,
    BEN,
    C1,
    C2,
    LILIES_AND_END,
    Table,
    drawn,
    given,
)
from nenuphar.games.china_moon.tests.test_boards import shipped
from nenuphar.games.china_moon.thinking import chances, lead, play_turn
from nenuphar.games.china_moon.types import Action, Drop, Hand, Move, Options, State, Swap, TakeBack
from nenuphar.lab.arena import play_matches
from nenuphar.testing.random_play import random_match

LINE = f"P P P P P P P P {LILIES_AND_END}"


def chosen(level: str, state: State, seat: int, seed: int = 0, thoughts: int = 60) -> Action:
    view = GAME.view(state, seat)
    return LEVELS[level].choose(view, GAME.moves(view), Random(seed), Worlds(thoughts))


# The fast rules


@pytest.mark.parametrize("seats", GAME.manifest.seats)
def test_the_fast_rules_agree_with_the_rules(seats: int) -> None:
    rng = Random(seats)
    asked = sum((decisions_alike(Setup(seats, Options(take_back=False)), rng) for _ in range(40)), Counter())
    assert asked.total() > 2_000


@pytest.mark.parametrize("board", ["brook", "forks"])
def test_the_fast_rules_agree_on_other_boards_too(board: str) -> None:
    options = Options(board=BOARDS[board], take_back=False)
    check(options.board)
    rng = Random(board)
    asked = sum((decisions_alike(Setup(4, options), rng) for _ in range(30)), Counter())
    assert asked["move"] > 400
    assert asked["swap"] > 20
    assert asked["drop"] > 10
    assert (asked["bounce"] > 20) == (board == "forks")


def with_a_short_cut(board: Board, pad: int, *following: str) -> Board:
    pads = [replace(each, next=following) if each.name == str(pad) else each for each in board.pads]
    return replace(board, pads=tuple(pads))


FORKS = "P S ( P ( B | S | P ) F | P S | B ) B ( L | L P ) S L ( P | P ( F | B ) P ) L L L L L L L L L K P"
BOARDS = {"brook": shipped("brook"), "forks": with_a_short_cut(drawn(FORKS), 8, "9", "11")}


def decisions_alike(setup: Setup[Options], rng: Random) -> Counter[str]:
    """Play a match of random moves by the rules and by the fast rules, compare them, and count the choices."""
    world: World | None = None
    decisions: Counter[str] = Counter()
    for moment in random_match(GAME, setup, rng):
        if world is None:
            world = World(moment.after) if moment.after.phase == "move" else None
            continue
        if moment.command is None:
            break
        offered_alike(world, moment.state)
        play(world, moment.command.action)
        decisions[moment.state.phase] += 1
        alike(world, moment.after)
    return decisions


def alike(world: World, state: State) -> None:
    now = World(state)
    if state.phase == "over":
        assert world.phase == "over"
        assert world.hands == now.hands
        assert [points(hand) for hand in world.hands] == list(GAME.view(state, 0).scores)
        winners = state.outcome.winners if state.outcome else ()
        assert chances(world) == [(seat in winners) / len(winners) for seat in range(state.setup.seats)]
    else:
        names = [name for name in World.__slots__ if name != "prizes"]
        assert [getattr(world, name) for name in names] == [getattr(now, name) for name in names]


def offered_alike(world: World, state: State) -> None:
    assert state.asked is not None
    listed = GAME.moves(GAME.view(state, state.asked)).listed
    assert listed is not None
    match world.phase:
        case "move":
            offers = [Move(frog, to) for frog in world.movable() for to in world.landings(world.frogs[frog])]
            assert list(listed) == offers
        case "swap":
            swaps = [(swap.other, NUMBER[swap.give], NUMBER[swap.take]) for swap in listed if isinstance(swap, Swap)]
            assert swaps == world.swaps()
        case "drop":
            assert [(NUMBER[drop.lily], drop.pad) for drop in listed if isinstance(drop, Drop)] == world.drops()
        case _:
            assert len(listed) == len(world.landings(world.frogs[world.frog]))


def test_a_copy_is_independent() -> None:
    world = World(given(LINE, {A1: 7, B1: 4}, {9: "pink"}).state)
    before = world.key()
    copy = world.copy()
    copy.move(A1, 9)
    copy.move(B1, 6)
    assert world.key() == before != copy.key()


def test_chances_add_up() -> None:
    rng = Random(4)
    for moment in random_match(GAME, Setup(4, Options()), rng):
        if moment.after.phase == "move":
            assert sum(chances(World(moment.after))) == pytest.approx(1)


def test_a_quick_turn_is_a_turn() -> None:
    world = World(given(LINE, {A1: 1, B1: 4, C1: 6}).state)
    play_turn(world, Random(1))
    assert (world.turn, world.moved, world.phase) == (BEN, (), "move")


# Every level


@pytest.mark.parametrize("seats", GAME.manifest.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_what_it_is_offered_and_never_begins_again(level: str, seats: int) -> None:
    moments = list(random_match(GAME, Setup(seats, Options()), Random(f"{level} {seats}")))
    for moment in moments[20::9]:
        for seat in moment.waiting.due:
            action = chosen(level, moment.state, seat, thoughts=3)
            assert action in GAME.moves(GAME.view(moment.state, seat))
            assert action != TakeBack()


@pytest.mark.parametrize("level", ["frog", "heron"])
@pytest.mark.parametrize("seed", range(3))
class TestTheObvious:
    def test_to_win_at_once(self, level: str, seed: int) -> None:
        """Anna leads, and the fourth frog can arrive now: Ben's second."""
        end = len(LINE.split()) + 1
        frogs = {A1: end, B1: end, C1: end, B2: end - 2, A2: 3, C2: 5}
        hands = (("white",) * 4, ("yellow",), ("pink",))
        table = given(LINE, frogs, {}, hands, prizes=(None, None, None, "blue"))  # type: ignore[arg-type]
        while table.state.outcome is None and table.state.turn == ANNA:
            table.when(ANNA, chosen(level, table.state, ANNA, seed))
        assert table.state.turn == ANNA

    def test_to_take_a_fourth_lily_of_a_colour(self, level: str, seed: int) -> None:
        hands = (("white",) * 3, (), ())
        table = given(LINE, {A1: 7, B1: 1, C1: 3}, {9: "white"}, hands)  # type: ignore[arg-type]
        play_out(table, level, seed)
        assert table.state.hands[ANNA] == ("white",) * 4

    def test_to_give_up_the_black_lily(self, level: str, seed: int) -> None:
        butterfly = f"P P P P B P P {LILIES_AND_END}"
        table = given(butterfly, {B1: 3}, hands=((), ("white", "white", "black"), ())).when(ANNA, Move(B1, 5))
        assert chosen(level, table.state, BEN, seed) == Drop("black", 4)

    def test_to_swap_for_what_is_worth_most(self, level: str, seed: int) -> None:
        prank = f"P P F P P {LILIES_AND_END}"
        hands = (("blue",), ("white", "black"), ("white",))
        table = given(prank, {B1: 1}, hands=hands).when(ANNA, Move(B1, 3))  # type: ignore[arg-type]
        assert chosen(level, table.state, BEN, seed) == Swap(ANNA, "black", "blue")


def play_out(table: Table, level: str, seed: int) -> None:
    """Anna plays her turn to the end."""
    while table.state.turn == ANNA:
        assert table.state.asked is not None
        table.when(table.state.asked, chosen(level, table.state, table.state.asked, seed))


def test_a_search_without_time_still_answers() -> None:
    state = given(LINE, {A1: 1, B1: 4, C1: 6}).state
    view = GAME.view(state, ANNA)
    assert LEVELS["heron"].choose(view, GAME.moves(view), Random(0), Milliseconds(0)) in GAME.moves(view)


# How much they think

LADDER = f"P {'( P | S | P ) ' * 12}P {LILIES_AND_END}"


@pytest.mark.parametrize("thoughts", [1, 10_000])
@pytest.mark.parametrize("level", ["frog", "heron"])
def test_a_turn_is_searched_within_bounds_on_any_board(
    level: str, thoughts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three ways at every step, three moves have millions of ends."""
    state = given(LADDER, {A1: 2, A2: 5, A3: 7, B1: 8, B2: 10, C1: 13, C2: 4}).state
    view = GAME.view(state, ANNA)
    offered = GAME.moves(view)
    assert offered.listed is not None
    looked_at = 0
    move = World.move

    def counted(world: World, frog: int, to: int) -> None:
        nonlocal looked_at
        looked_at += 1
        move(world, frog, to)

    monkeypatch.setattr(World, "move", counted)
    estimate = {"frog": lead, "heron": lambda world, me: chances(world)[me]}[level]
    found = ways_on(view, offered.listed, estimate, Worlds(thoughts - 1))
    if thoughts == 1:
        assert looked_at < 2 * ASKED_EVERY
    else:
        assert ASKED_EVERY < looked_at < 2 * MOST_WORLDS
        assert {type(way.action) for way in found} == {Move}
        assert {way.action.frog for way in found if isinstance(way.action, Move)} >= {A1, A2, A3, B1, B2, C1, C2}


def test_the_frog_thinks_ahead_about_its_own_swaps() -> None:
    """Cleo's yellow lily gains Anna most. But Ben leads, and a white one of his costs him more."""
    prank = f"P P F P P {LILIES_AND_END}"
    hands: tuple[Hand, ...] = (("pink", "yellow"), ("white",) * 4, ("yellow",))
    state = given(prank, {A1: 1, B1: 8, C1: 10}, hands=hands, moved=(B1, C1)).state
    (way,) = ways_on(GAME.view(state, ANNA), [Move(A1, 3)], lead, Worlds(60))
    assert way.world.hands[BEN][NUMBER["white"]] == 3


# Strength


def test_the_frog_beats_the_tadpole() -> None:
    standings = play_matches(GAME, ["frog", "tadpole"], 3, 8, "strength", 1, lambda done: None)
    (duel,) = standings.duel_rows()
    assert duel.share > 0.8


def test_bots_answer_out_of_turn_too() -> None:
    prank = f"P P F P P {LILIES_AND_END}"
    table = given(prank, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3))
    for level in LEVELS:
        action = chosen(level, table.state, BEN)
        assert GAME.decide(table.state, Command(BEN, action, 0)).events
