"""The course of a round: QX-R1 to QX-R4, QX-D8."""

from random import Random

import pytest
from msgspec.structs import replace

from nenuphar.core.game import Command, Refused, Setup, TimeUp
from nenuphar.core.match import Match
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.actions import AskHint, Double, DrawTile, Finish, GoOn, Lay, Ready, Whisper, Write
from nenuphar.games.quibbix.options import CLASSIC, Options
from nenuphar.games.quibbix.parts import NOTHING, Hint, Layout
from nenuphar.games.quibbix.tests.tables import (
    ANNA,
    BEN,
    CHANCE,
    CLOCK,
    FIRST,
    GERMAN,
    JUDGE,
    SECOND,
    Table,
    asked,
    clock,
    compared,
    content,
    given,
    laid,
    ruled,
    sees,
    solved,
)
from nenuphar.games.quibbix.tiles import kinds
from nenuphar.games.quibbix.types import (
    BuildingBegan,
    Finished,
    Laid,
    LayoutsShown,
    LookingBegan,
    RoundBegan,
    TileDrawn,
    TimeRanOut,
    TurnBegan,
    WasReady,
    WentOn,
)
from nenuphar.testing.scenario import Scenario


def drawn(table: Table, rng: Random) -> Table:
    while table.waiting.chance is not None:
        table.when(CHANCE, table.waiting.chance.sample(rng))
    return table


def opened(seats: int, options: Options = GERMAN) -> Table:
    return Scenario.opened(GAME, Setup(seats, options))


@pytest.mark.rule("QX-R1")
def test_every_tile_that_is_face_down_can_be_drawn() -> None:
    draw = opened(2).waiting.chance
    assert draw is not None
    assert draw.total == 120
    assert dict(zip(draw.outcomes, draw.odds, strict=True))[DrawTile("E")] == 19


@pytest.mark.rule("QX-R1")
def test_drawn_tiles_are_no_longer_face_down() -> None:
    table = opened(1).when(CHANCE, DrawTile("Q"))
    assert table.waiting.chance is not None
    assert table.waiting.chance.total == 119
    assert DrawTile("Q") not in table.waiting.chance.outcomes
    table.refuses("QX-R2", CHANCE, DrawTile("Q"))


@pytest.mark.rule("QX-R1", "QX-R2")
def test_six_players_use_all_tiles_and_the_next_round_begins_with_all() -> None:
    rng = Random(6)
    table = drawn(opened(6, replace(GERMAN, rounds=2)), rng)
    for turn in (1, 2, 3):
        assert [len(rack) for rack in table.state.racks] == [5 + 5 * turn] * 6
        for seat in range(6):
            table.when(seat, Finish())
        solved(table)
        if turn == 3:
            everything = "".join(kind.letter * kind.tiles for kind in kinds(CLASSIC, "de"))
            assert sorted("".join(table.state.racks)) == sorted(everything)
        for seat in range(6):
            table.when(seat, Ready())
        if turn < 3:
            assert table.events[-1] == TurnBegan(turn + 1)
            drawn(table, rng)
    table.then(WasReady(5), RoundBegan(2), TurnBegan(1))
    assert (table.state.round, table.state.turn) == (2, 1)
    assert table.state.sheet == (((0, 0, 0), ()),) * 6
    assert table.state.racks == ("",) * 6
    assert table.state.layouts == (NOTHING,) * 6
    assert table.waiting.chance is not None
    assert table.waiting.chance.total == 120


@pytest.mark.rule("QX-R2")
def test_tiles_are_drawn_seat_by_seat_and_open_to_all() -> None:
    table = opened(2)
    for number in range(20):
        table.when(CHANCE, DrawTile("E" if number < 10 else "N"), at=5)
    table.then(TileDrawn(BEN, "N"), BuildingBegan(300_005))
    assert sees(table, ANNA).racks == sees(table, BEN).racks == ("E" * 10, "N" * 10)


@pytest.mark.rule("QX-R2")
def test_only_chance_draws_and_only_when_it_is_asked() -> None:
    table = opened(1)
    table.refuses("QX-R2", ANNA, DrawTile("E"))
    table.refuses("QX-R2", CHANCE, DrawTile("*"))
    given(FIRST).refuses("QX-R2", CHANCE, DrawTile("E"))


@pytest.mark.rule("QX-D8")
def test_with_the_same_letters_one_rack_is_drawn_for_all() -> None:
    shared = opened(3, replace(GERMAN, same_letters=True)).when(CHANCE, DrawTile("E")).when(CHANCE, DrawTile("E"))
    assert shared.waiting.chance is not None
    assert dict(zip(shared.waiting.chance.outcomes, shared.waiting.chance.odds, strict=True))[DrawTile("E")] == 17
    table = opened(3, replace(GERMAN, same_letters=True)).when(CHANCE, DrawTile("J"))
    table.then(TileDrawn(None, "J"))
    assert table.state.racks == ("J",) * 3
    assert table.waiting.chance is not None
    assert table.waiting.chance.total == 119
    drawn(table, Random(1))
    assert len(set(table.state.racks)) == 1
    assert table.state.phase == "building"


@pytest.mark.rule("QX-R3")
def test_all_build_at_once_and_the_turn_ends_when_all_have_finished() -> None:
    table = given(FIRST, FIRST)
    assert (table.waiting.due, table.waiting.may) == ((ANNA, BEN), (ANNA, BEN))
    table.when(BEN, Finish()).then(Finished(BEN))
    assert (table.waiting.due, table.waiting.may) == ((ANNA,), (ANNA, BEN))
    table.when(ANNA, Write("ja")).when(ANNA, Finish(), at=7)
    table.then(Finished(ANNA), LayoutsShown((Layout(((2, 0),)), NOTHING)))


@pytest.mark.rule("QX-R3")
def test_a_finished_player_can_change_their_mind() -> None:
    table = given(FIRST, FIRST).when(ANNA, Finish())
    table.refuses("QX-R3", ANNA, Write("ja"))
    table.refuses("QX-R3", ANNA, Finish())
    table.when(ANNA, GoOn()).then(WentOn(ANNA)).when(ANNA, Write("ja"))
    table.refuses("QX-R3", ANNA, GoOn())


@pytest.mark.rule("QX-R3")
def test_when_time_is_up_the_current_layout_counts() -> None:
    table = given(FIRST, FIRST).when(ANNA, Write("ja"))
    assert table.waiting.deadline == 300_000
    table.refuses("TB-6", CLOCK, TimeUp(), at=299_999)
    table.refuses("TB-6", ANNA, TimeUp(), at=300_000)
    clock(table).then(TimeRanOut(), LayoutsShown((Layout(((2, 0),)), NOTHING)))


@pytest.mark.rule("QX-R3")
def test_a_turn_without_a_limit_waits_or_takes_what_the_table_has_set() -> None:
    calm = replace(GERMAN, turn_seconds=0)
    assert given(FIRST, options=calm).waiting.deadline is None
    table = opened(1, calm)
    assert drawn(table, Random(1)).waiting.deadline is None
    hurried: Table = Scenario.opened(GAME, Setup(1, calm, 5_000))
    assert drawn(hurried, Random(1)).waiting.deadline == 5_000


@pytest.mark.rule("QX-R3")
@pytest.mark.parametrize("seconds", [-1, 1, 59, 901])
def test_a_turn_is_neither_too_short_nor_too_long(seconds: int) -> None:
    with pytest.raises(Refused, match="QX-R3"):
        GAME.initial(Setup(2, Options(turn_seconds=seconds)))
    for allowed in (0, 60, 900):
        assert GAME.initial(Setup(2, Options(turn_seconds=allowed))).phase == "drawing"


@pytest.mark.rule("QX-R3")
def test_others_see_how_many_tiles_somebody_has_used_but_not_which() -> None:
    table = given(FIRST, FIRST).when(ANNA, Write("ja urs"))
    (event,) = table.events
    assert GAME.redact(event, BEN) == Laid(ANNA, 5, public=False, layout=None)
    assert GAME.redact(event, ANNA) == event
    seen = sees(table, BEN)
    assert (seen.used, seen.shown) == ((5, 0), ())
    assert seen.mine is not None
    assert seen.mine.layout == NOTHING


@pytest.mark.rule("QX-R3")
def test_each_phase_has_its_own_actions() -> None:
    building, looking = given(FIRST, FIRST), solved(laid(given(FIRST, FIRST), "", ""))
    building.refuses("QX-R3", ANNA, Ready())
    looking.refuses("QX-R3", ANNA, Write("ja"))
    looking.refuses("QX-R3", ANNA, Finish())
    building.refuses("QX-R3", CLOCK, Finish())
    building.refuses("QX-R3", 2, Finish())


@pytest.mark.rule("QX-R4")
def test_everything_can_be_rearranged_any_number_of_times() -> None:
    table = given(FIRST).when(ANNA, Write("ja")).when(ANNA, Lay(((9, 4, 6),)))
    table.then(Laid(ANNA, 3, public=False, layout=Layout(((9, 4, 6),))))
    table.when(ANNA, Lay(())).then(Laid(ANNA, 0, public=False, layout=NOTHING))


@pytest.mark.rule("QX-R4")
def test_the_same_layout_again_has_no_effect() -> None:
    given(FIRST).when(ANNA, Write("ja")).when(ANNA, Lay(((2, 0),))).then()
    match = Match(GAME, Setup(2, GERMAN), bytes(32))
    match.begin(0)
    match.submit(Command(ANNA, Lay(((2, 0),)), 10))
    before = len(match.steps), match.seq, match.now
    assert match.submit(Command(ANNA, Lay(((2, 0),)), 20)) == []
    assert (len(match.steps), match.seq, match.now) == before, "it is no step of the match"


@pytest.mark.rule("QX-R4")
def test_words_of_the_turn_before_stay_where_they_are() -> None:
    table = solved(content(compared("JAMMERT", "URS")))
    table.when(ANNA, Ready()).when(BEN, Ready())
    assert table.state.turn == 2
    assert sees(table, ANNA).used == (7, 3)
    drawn(table, Random(4))
    laid(table, "", "")
    assert asked(table).words == ("JAMMERT", "URS")


@pytest.mark.rule("QX-R2")
def test_the_next_turn_begins_when_all_are_ready_or_the_clock_acts() -> None:
    table = solved(laid(given(FIRST, FIRST), "", ""), at=1_000)
    assert table.events[-1] == LookingBegan(121_000)
    assert (table.waiting.due, table.waiting.may) == ((ANNA, BEN), (ANNA, BEN))
    table.when(ANNA, Ready())
    assert table.waiting.may == (BEN,)
    table.refuses("QX-R2", ANNA, Ready())
    clock(table).then(TimeRanOut(), TurnBegan(2))


def test_layouts_are_empty_at_the_beginning() -> None:
    view = sees(opened(2))
    assert (view.phase, view.round, view.turn, view.comparison) == ("drawing", 1, 1, 0)
    assert (view.building, view.done, view.asking, view.hint, view.possible) == ((), (), False, None, ())
    assert (view.sheet, view.differences, view.outcome) == ((((),), ((),)), (None, None), None)


def test_a_new_turn_knows_nothing_of_what_was_chosen_in_the_last() -> None:
    table = solved(content(compared("EUER JA", "MAST").when(ANNA, Double(1))))
    assert [word.doubled for word in sees(table).shown[ANNA].words] == [False, True]
    table.when(ANNA, Ready()).when(BEN, Ready())
    assert (table.state.doubled, table.state.taken_back) == ((None, None), ((), ()))
    assert (table.state.until, table.state.done) == (None, ())
    alone = given(FIRST).when(ANNA, AskHint()).when(JUDGE, Whisper(Hint(5, "")))
    solved(laid(alone, "")).when(ANNA, Ready())
    assert alone.state.hint is None


def test_the_match_does_not_wait_for_a_late_hint() -> None:
    table = laid(given(FIRST).when(ANNA, AskHint()), "ja")
    assert (sees(table).asking, sees(table).building, sees(table).until) == (False, (), None)


def test_a_match_of_silent_players_ends() -> None:
    match = Match(GAME, Setup(2, GERMAN), bytes(32))
    match.begin(0)
    while match.outcome is None:
        if match.waiting.query is not None:
            match.answer_judge(match.waiting.query.sample(Random(1)), match.now)
        else:
            assert match.waiting.deadline is not None
            match.tick(match.waiting.deadline)
    assert match.outcome.ranks == (1, 1)


def test_late_actions_are_refused() -> None:
    match = Match(GAME, Setup(1, GERMAN), bytes(32))
    match.begin(0)
    match.submit(Command(ANNA, Finish(), 1))
    with pytest.raises(Refused, match="QX-R3"):
        match.submit(Command(ANNA, Write("ja"), 2))


def test_a_second_layout_of_ruled_words_needs_no_judge() -> None:
    table = ruled(laid(given(SECOND, turn=2), "ja urs"), {"URS": "invalid"})
    content(table)
    assert sees(table).phase == "rearranging"
    table.when(ANNA, Finish())
    assert sees(table).phase == "solving"
