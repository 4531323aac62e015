"""The levels play by the rules and from views only, and see obvious moves."""

from collections import Counter
from random import Random

import pytest

from nenuphar.bots.budget import Milliseconds, Worlds
from nenuphar.core.game import Command, Setup
from nenuphar.core.kernels import Row, compiled
from nenuphar.core.luck import seeded
from nenuphar.games.china_moon import GAME, rows
from nenuphar.games.china_moon.board import Board
from nenuphar.games.china_moon.bots import LEVELS
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
    FORKS,
    LILIES_AND_END,
    Table,
    drawn,
    given,
    with_a_short_cut,
)
from nenuphar.games.china_moon.tests.test_boards import shipped
from nenuphar.games.china_moon.thinking import chance, lead, play_turn
from nenuphar.games.china_moon.turn_search import (
    ASKED_EVERY,
    MOST_ENDS,
    OWN_ANSWERS,
    End,
    Position,
    TurnSearch,
    different,
    to_try,
    ways_on,
)
from nenuphar.games.china_moon.twin import layout
from nenuphar.games.china_moon.types import LILIES, Action, Drop, Hand, Move, Options, State, Swap, TakeBack
from nenuphar.lab.arena import play_matches
from nenuphar.testing.random_play import random_match

LINE = f"P P P P P P P P {LILIES_AND_END}"


def chosen(level: str, state: State, seat: int, seed: int = 0, thoughts: int = 60) -> Action:
    view = GAME.view(state, seat)
    return LEVELS[level].choose(view, GAME.moves(view), Random(seed), Worlds(thoughts))


# What they imagine


def chances(state: State) -> list[float]:
    """Every seat's chance to win, as the heron estimates it."""
    positions = [Position(GAME.view(state, seat)) for seat in range(state.setup.seats)]
    return [compiled(chance)(each.table, each.row, each.chart, each.me, each.shares) for each in positions]


def test_chances_add_up_and_at_the_end_the_winners_share() -> None:
    for moment in random_match(GAME, Setup(4, Options()), Random(4)):
        if moment.after.phase == "move":
            assert sum(chances(moment.after)) == pytest.approx(1)
    assert moment.state.outcome is not None
    winners = moment.state.outcome.winners
    assert chances(moment.state) == [(seat in winners) / len(winners) for seat in range(4)]


def test_a_quick_turn_is_a_turn() -> None:
    position = Position(GAME.view(given(LINE, {A1: 1, B1: 4, C1: 6}).state, ANNA))
    row = plain_row(position.row)
    play_turn(plain_row(position.table), row, [seeded(1)], plain_row(position.notes))
    assert (row[layout.TURN], row[layout.MOVED], row[layout.PHASE]) == (BEN, 0, layout.MOVE)


@pytest.mark.parametrize("board", [shipped("pond"), with_a_short_cut(drawn(FORKS), 8, "9", "11")])
def test_all_moves_are_tried_and_some_answers(board: Board) -> None:
    setup = Setup(4, Options(board=board, take_back=False))
    tried: Counter[str] = Counter()
    for seed in range(10):
        for moment in random_match(GAME, setup, Random(seed)):
            state = moment.state
            if state.asked is None:
                continue
            view = GAME.view(state, state.asked)
            position = Position(view)
            count = compiled(to_try)(position.table, position.row, position.notes)
            actions = [rows.action(setup, int(position.notes[number])) for number in range(count)]
            listed = GAME.moves(view).listed
            assert listed is not None
            tried[state.phase] += 1
            if state.phase in ("move", "bounce"):
                assert set(actions) == set(different(view, listed))
            else:
                assert 0 < len(set(actions)) == count <= OWN_ANSWERS
                assert set(actions) <= set(listed)
    assert min(tried[phase] for phase in ("move", "swap", "drop")) > 5


def plain_row(row: Row) -> list[int]:
    return [int(row[cell]) for cell in range(len(row))]


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
    after = TurnSearch.after

    def counted(search: TurnSearch, row: Row, action: int) -> End:
        nonlocal looked_at
        looked_at += 1
        return after(search, row, action)

    monkeypatch.setattr(TurnSearch, "after", counted)
    estimate = {"frog": lead, "heron": chance}[level]
    found = ways_on(Position(view), view, offered.listed, estimate, Worlds(thoughts - 1))
    if thoughts == 1:
        assert looked_at < 2 * ASKED_EVERY
    else:
        assert ASKED_EVERY < looked_at < 2 * MOST_ENDS
        assert {type(way.action) for way in found} == {Move}
        assert {way.action.frog for way in found if isinstance(way.action, Move)} >= {A1, A2, A3, B1, B2, C1, C2}


def test_the_frog_thinks_ahead_about_its_own_swaps() -> None:
    """Cleo's yellow lily gains Anna most. But Ben leads, and a white one of his costs him more."""
    prank = f"P P F P P {LILIES_AND_END}"
    hands: tuple[Hand, ...] = (("pink", "yellow"), ("white",) * 4, ("yellow",))
    state = given(prank, {A1: 1, B1: 8, C1: 10}, hands=hands, moved=(B1, C1)).state
    view = GAME.view(state, ANNA)
    (way,) = ways_on(Position(view), view, [Move(A1, 3)], lead, Worlds(60))
    assert way.end[layout.HAND + BEN * layout.KINDS_OF_LILY + LILIES.index("white")] == 3


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
