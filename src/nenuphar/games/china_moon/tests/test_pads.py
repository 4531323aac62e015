"""Where a frog ends: lilies, pranksters, springs and butterflies (CM-P1 to CM-P7, CM-D3, CM-D4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from nenuphar.core.messages import Who, Word
from nenuphar.games.china_moon.choices import drops
from nenuphar.games.china_moon.tests.ponds import (
    A1,
    ANNA,
    B1,
    B2,
    BEN,
    C1,
    C2,
    CLEO,
    LILIES_AND_END,
    Table,
    drawn,
    given,
    moves_of,
)
from nenuphar.games.china_moon.track import free_behind, track
from nenuphar.games.china_moon.types import (
    Bounce,
    ChoiceBegan,
    Drop,
    Event,
    FrogArrived,
    FrogMoved,
    Hand,
    LiliesSwapped,
    Lily,
    LilyDropped,
    LilyTaken,
    Move,
    PadPassed,
    Swap,
    TakeBack,
)

ASK_ANNA = ChoiceBegan(ANNA, "move", None, None)
PRANK = f"P P F P P {LILIES_AND_END}"
BUTTERFLY = f"P P P P B P P {LILIES_AND_END}"
SPRING = f"P P S P P P P {LILIES_AND_END}"
LILY_NAMES = ("white", "yellow", "pink", "black", "blue")
WHITE, YELLOW, PINK, BLACK, BLUE = (Word(f"china_moon-lily-{lily}") for lily in LILY_NAMES)


@pytest.mark.rule("CM-P1")
class TestLilies:
    def test_the_owner_takes_it_and_not_the_mover(self) -> None:
        table = given(f"P P P {LILIES_AND_END}", {B1: 2}, {4: "pink"})
        table.when(ANNA, Move(B1, 4)).then(FrogMoved(B1, ANNA, (3, 4), (), "CM-T1"), LilyTaken(B1, 4, "pink"), ASK_ANNA)
        assert table.state.hands == ((), ("pink",), ())
        assert table.state.lilies[4] is None

    def test_the_black_one_too(self) -> None:
        table = given(f"{LILIES_AND_END} P", {B1: 11}, {13: "black"})
        table.when(ANNA, Move(B1, 13)).then_also(LilyTaken(B1, 13, "black"))
        assert table.state.hands[BEN] == ("black",)

    def test_only_where_the_move_ends(self) -> None:
        table = given(f"P P P {LILIES_AND_END}", {B1: 3}, {4: "pink"})
        table.when(ANNA, Move(B1, 5)).then_never(LilyTaken)
        assert table.state.lilies[4] == "pink"

    def test_a_pad_that_has_lost_its_lily_is_plain(self) -> None:
        given(f"P P P {LILIES_AND_END}", {B1: 2}).when(ANNA, Move(B1, 4)).then(
            FrogMoved(B1, ANNA, (3, 4), (), "CM-T1"), ASK_ANNA
        )


@pytest.mark.rule("CM-P2")
class TestPrankster:
    def asked(self) -> Table:
        return given(PRANK, {B1: 1}, hands=(("white",), ("white", "yellow"), ("pink", "pink"))).when(ANNA, Move(B1, 3))

    def test_the_owner_chooses_what_to_swap_and_with_whom(self) -> None:
        table = self.asked().then(FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"), ChoiceBegan(BEN, "swap", B1, None))
        assert moves_of(table, BEN) == [
            Swap(ANNA, "yellow", "white"),
            Swap(CLEO, "white", "pink"),
            Swap(CLEO, "yellow", "pink"),
        ]
        table.when(BEN, Swap(CLEO, "white", "pink")).then(LiliesSwapped(B1, CLEO, "white", "pink"), ASK_ANNA)
        assert table.state.hands == (("white",), ("yellow", "pink"), ("pink", "white"))

    def test_nobody_can_decline(self) -> None:
        assert not any(isinstance(move, TakeBack) for move in moves_of(self.asked(), BEN))

    def test_the_swap_is_between_two_colours(self) -> None:
        refused = self.asked().refuses("CM-P2", BEN, Swap(ANNA, "white", "white"))
        assert refused.facts == {"fault": "same", "lily": WHITE}

    def test_what_is_given_is_the_owners(self) -> None:
        refused = self.asked().refuses("CM-P2", BEN, Swap(CLEO, "black", "pink"))
        assert refused.facts == {"fault": "give", "lily": BLACK, "hand": (WHITE, YELLOW)}

    def test_what_is_taken_is_the_others(self) -> None:
        refused = self.asked().refuses("CM-P2", BEN, Swap(CLEO, "white", "blue"))
        assert refused.facts == {"fault": "take", "who": Who(CLEO), "lily": BLUE, "hand": (PINK,)}

    @pytest.mark.parametrize("other", [BEN, -1, 3])
    def test_the_swap_is_with_another_player(self, other: int) -> None:
        refused = self.asked().refuses("CM-P2", BEN, Swap(other, "white", "yellow"))
        assert refused.facts == {"fault": "other", "others": (Who(ANNA), Who(CLEO))}

    def test_a_player_without_lilies_has_none_to_take(self) -> None:
        table = given(PRANK, {B1: 1}, hands=((), ("white", "yellow"), ("pink",))).when(ANNA, Move(B1, 3))
        refused = table.refuses("CM-P2", BEN, Swap(ANNA, "white", "pink"))
        assert refused.facts == {"fault": "take", "who": Who(ANNA), "lily": PINK, "hand": Word("china_moon-no-lily")}

    @pytest.mark.parametrize(
        "hands",
        [
            (("white",), (), ("pink",)),  # the owner has none
            ((), ("white",), ()),  # nobody else has any
            (("white", "white"), ("white",), ()),  # only one colour
        ],
    )
    def test_without_a_swap_nothing_happens(self, hands: tuple[tuple[str, ...], ...]) -> None:
        table = given(PRANK, {B1: 1}, hands=hands).when(ANNA, Move(B1, 3))  # type: ignore[arg-type]
        table.then(FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"), PadPassed(B1, 3, "CM-P2"), ASK_ANNA)
        assert table.state.hands == hands

    def test_there_is_nothing_to_swap_elsewhere(self) -> None:
        table = given(PRANK, hands=(("white",), ("pink",), ()))
        refused = table.refuses("CM-P2", ANNA, Swap(BEN, "white", "pink"))
        assert refused.facts == {"fault": "now", "phase": Word("china_moon-phase-move")}


@pytest.mark.rule("CM-P3")
class TestSpring:
    def test_two_pads_again_at_once(self) -> None:
        table = given(SPRING, {B1: 1, C1: 4})
        table.when(ANNA, Move(B1, 3)).then(
            FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"), FrogMoved(B1, ANNA, (5, 6), (C1,), "CM-P3"), ASK_ANNA
        )
        assert table.state.moved == (B1,)

    def test_a_lily_on_the_spring_is_taken_first(self) -> None:
        given(SPRING, {B1: 1}, {3: "pink"}).when(ANNA, Move(B1, 3)).then(
            FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"),
            LilyTaken(B1, 3, "pink"),
            FrogMoved(B1, ANNA, (4, 5), (), "CM-P3"),
            ASK_ANNA,
        )

    def test_springs_chain(self) -> None:
        given(f"P P S P S P S {LILIES_AND_END}", {B1: 1}, {9: "white"}).when(ANNA, Move(B1, 3)).then(
            FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"),
            FrogMoved(B1, ANNA, (4, 5), (), "CM-P3"),
            FrogMoved(B1, ANNA, (6, 7), (), "CM-P3"),
            FrogMoved(B1, ANNA, (8, 9), (), "CM-P3"),
            LilyTaken(B1, 9, "white"),
            ASK_ANNA,
        )

    def test_a_spring_may_lead_to_a_choice_of_the_owner(self) -> None:
        given(f"P P S P F {LILIES_AND_END}", {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(
            ANNA, Move(B1, 3)
        ).then_also(FrogMoved(B1, ANNA, (4, 5), (), "CM-P3"), ChoiceBegan(BEN, "swap", B1, None))

    @pytest.mark.parametrize(
        ("pad", "lily", "then"),
        [
            ("S", None, [FrogMoved(B1, ANNA, (7, 8), (), "CM-P3"), ASK_ANNA]),
            ("B", None, [ChoiceBegan(BEN, "drop", B1, None)]),
            ("F", None, [ChoiceBegan(BEN, "swap", B1, None)]),
            ("P", "pink", [LilyTaken(B1, 4, "pink"), ASK_ANNA]),
            ("S", "pink", [LilyTaken(B1, 4, "pink"), FrogMoved(B1, ANNA, (7, 8), (), "CM-P3"), ASK_ANNA]),
            ("B", "pink", [LilyTaken(B1, 4, "pink"), ChoiceBegan(BEN, "drop", B1, None)]),
        ],
    )
    def test_a_pad_takes_effect_after_a_chosen_branch_too(self, pad: str, lily: Lily | None, then: list[Event]) -> None:
        hands: tuple[Hand, ...] = (("white",), ("yellow", "black"), ())
        track = f"P S ( P {pad} | P P ) P {LILIES_AND_END}"
        table = given(track, {}, {4: lily} if lily else {}, hands).when(ANNA, Move(B1, 2))
        assert table.state.phase == "bounce"
        table.when(ANNA, Bounce(4)).then(FrogMoved(B1, ANNA, (3, 4), (), "CM-P3"), *then)

    def test_a_chosen_branch_may_lead_to_the_arrival(self) -> None:
        table = given(f"{LILIES_AND_END} P S ( P | P P ) P", {B1: 13, C1: 16}).when(ANNA, Move(B1, 15))
        assert [move for move in moves_of(table, ANNA) if isinstance(move, Bounce)] == [Bounce(20), Bounce(18)]
        table.when(ANNA, Bounce(20)).then(
            FrogMoved(B1, ANNA, (19, 20), (C1,), "CM-P3"), FrogArrived(B1, 0, "white"), ASK_ANNA
        )

    def test_nobody_bounces_from_elsewhere(self) -> None:
        table = given(SPRING, {B1: 1})
        refused = table.refuses("CM-P3", ANNA, Bounce(3))
        assert refused.facts == {"fault": "now", "phase": Word("china_moon-phase-move")}


@pytest.mark.rule("CM-P4")
class TestButterfly:
    def test_the_owner_gives_up_a_lily_of_their_choice(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("white", "pink", "white"), ())).when(ANNA, Move(B1, 5))
        table.then(FrogMoved(B1, ANNA, (4, 5), (), "CM-T1"), ChoiceBegan(BEN, "drop", B1, None))
        assert moves_of(table, BEN) == [Drop("white", 4), Drop("pink", 4)]
        table.when(BEN, Drop("white", 4)).then(LilyDropped(B1, "white", 4), ASK_ANNA)
        assert table.state.hands[BEN] == ("pink", "white")
        assert table.state.lilies[4] == "white"

    def test_pads_with_frogs_or_lilies_are_not_free(self) -> None:
        table = given(BUTTERFLY, {B1: 2, C1: 4}, {3: "pink"}, ((), ("white",), ()))
        table.when(ANNA, Move(B1, 5)).then_also(LilyDropped(B1, "white", 2))

    def test_without_a_lily_nothing_happens(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=(("white",), (), ())).when(ANNA, Move(B1, 5))
        table.then(FrogMoved(B1, ANNA, (4, 5), (), "CM-T1"), PadPassed(B1, 5, "CM-P4"), ASK_ANNA)

    def test_if_no_pad_is_free_the_lily_is_kept(self) -> None:
        table = given(f"P P B P {LILIES_AND_END}", {C1: 1, B1: 0}, {2: "yellow"}, ((), ("white", "pink"), ()))
        table.when(ANNA, Move(B1, 3)).then(
            FrogMoved(B1, ANNA, (2, 3), (C1,), "CM-T1"), PadPassed(B1, 3, "CM-P4"), ASK_ANNA
        )
        assert table.state.hands[BEN] == ("white", "pink")

    def test_what_is_given_up_is_the_owners(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("white", "pink"), ())).when(ANNA, Move(B1, 5))
        refused = table.refuses("CM-P4", BEN, Drop("black", 4))
        assert refused.facts == {"fault": "lily", "lily": BLACK, "hand": (WHITE, PINK)}

    def test_it_goes_to_the_first_free_pad(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("white", "pink"), ())).when(ANNA, Move(B1, 5))
        for pad in (3, 5, 0, -1, 99):
            assert table.refuses("CM-P4", BEN, Drop("white", pad)).facts == {"fault": "pad", "places": ("4",)}

    def test_behind_a_junction_the_owner_chooses_the_way_back(self) -> None:
        table = given(f"P ( P P | P P ) B P {LILIES_AND_END}", {B1: 2}, hands=((), ("white",), ()))
        table.when(ANNA, Move(B1, 6)).then_also(ChoiceBegan(BEN, "drop", B1, None))
        assert moves_of(table, BEN) == [Drop("white", 3), Drop("white", 5)]

    def test_there_is_nothing_to_give_up_elsewhere(self) -> None:
        table = given(BUTTERFLY, hands=(("white",), (), ()))
        assert table.refuses("CM-P4", ANNA, Drop("white", 4)).facts["fault"] == "now"


class Counted(list[Lily | None]):
    """Lilies, and how often somebody looked for one."""

    asked = 0

    def __getitem__(self, place: Any) -> Any:
        self.asked += 1
        return super().__getitem__(place)


@pytest.mark.rule("CM-D3")
class TestWaysBack:
    FORK = f"P P ( P P | P P ) B P {LILIES_AND_END}"  # 3 4 and 5 6, joined in 7, a butterfly

    def pads(self, frogs: dict[int, int], lilies: dict[int, str]) -> list[int]:
        """Where a lily may be laid behind the butterfly on 7."""
        table = given(self.FORK, {B1: 7, **frogs}, lilies, ((), ("white",), ()))  # type: ignore[arg-type]
        return [drop.pad for drop in drops(table.state, B1)]

    def test_if_one_way_back_is_full_the_other_is_used(self) -> None:
        assert self.pads({C1: 4}, {3: "pink"}) == [6]
        assert self.pads({}, {5: "pink", 6: "yellow"}) == [4]

    def test_each_way_back_offers_its_first_free_pad(self) -> None:
        assert self.pads({}, {}) == [4, 6]
        assert self.pads({}, {4: "pink"}) == [3, 6]
        assert self.pads({C1: 6}, {4: "pink"}) == [3, 5]

    def test_if_all_ways_back_are_full_it_goes_behind_the_fork(self) -> None:
        assert self.pads({C1: 4, C2: 6}, {3: "pink", 5: "yellow"}) == [2]
        assert self.pads({C1: 4, C2: 6, A1: 2}, {3: "pink", 5: "yellow"}) == [1]
        assert self.pads({C1: 4, C2: 6, A1: 2, B2: 1}, {3: "pink", 5: "yellow"}) == []

    def test_forks_within_forks(self) -> None:
        # 2 ( 3 | 4 ) 5 on one way, 6 on the other, joined in the butterfly 7
        table = given(f"P ( P ( P | P ) P | P ) B {LILIES_AND_END}", {B1: 7, C1: 5}, {6: "pink"}, ((), ("white",), ()))
        assert [drop.pad for drop in drops(table.state, B1)] == [3, 4]
        table = given(
            f"P ( P ( P | P ) P | P ) B {LILIES_AND_END}",
            {B1: 7, C1: 5, C2: 3},
            {4: "pink", 6: "pink"},
            ((), ("white",), ()),
        )
        assert [drop.pad for drop in drops(table.state, B1)] == [2]

    def test_ways_that_part_and_join_repeatedly_are_searched_once(self) -> None:
        """Twelve forks in a row, all full: there are thousands of ways back, over two dozen pads."""
        course = track(drawn(f"P {'( P | P ) ' * 12}B {LILIES_AND_END}"))
        lilies = Counted(["pink"] * 26)
        assert free_behind(course, (), lilies, 26) == ()
        assert lilies.asked == 25
        lilies[1] = None
        assert free_behind(course, (), lilies, 26) == (1,)

    def test_a_short_cut_has_no_pad_of_its_own(self) -> None:
        board = drawn(f"P P P B {LILIES_AND_END}")
        pads = (board.pads[0], replace(board.pads[1], next=("3", "4")), *board.pads[2:])
        table = given(f"P P P B {LILIES_AND_END}", {B1: 4, C1: 3}, hands=((), ("white",), ()))
        options = replace(table.state.setup.options, board=replace(board, pads=pads))
        state = replace(table.state, setup=replace(table.state.setup, options=options))
        assert [drop.pad for drop in drops(state, B1)] == [2]


@pytest.mark.rule("CM-P5")
class TestLiliesThatWereGivenUp:
    def test_any_frog_that_ends_there_takes_it(self) -> None:
        table = given(BUTTERFLY, {B1: 3, C1: 2}, hands=((), ("white",), ()))
        table.when(ANNA, Move(B1, 5)).then_also(LilyDropped(B1, "white", 4))
        table.when(ANNA, Move(C1, 4)).then_also(LilyTaken(C1, 4, "white"))
        assert table.state.hands == ((), (), ("white",))

    def test_on_a_butterfly_it_is_taken_before_another_is_given_up(self) -> None:
        table = given(f"P P P P B P P {LILIES_AND_END}", {B1: 3}, {5: "pink"}).when(ANNA, Move(B1, 5))
        table.then(
            FrogMoved(B1, ANNA, (4, 5), (), "CM-T1"), LilyTaken(B1, 5, "pink"), LilyDropped(B1, "pink", 4), ASK_ANNA
        )

    def test_on_a_prankster_it_can_be_swapped_at_once(self) -> None:
        table = given(PRANK, {B1: 1}, {3: "pink"}, (("white",), (), ())).when(ANNA, Move(B1, 3))
        table.then(
            FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"),
            LilyTaken(B1, 3, "pink"),
            LiliesSwapped(B1, ANNA, "pink", "white"),
            ASK_ANNA,
        )


@pytest.mark.rule("CM-P6")
class TestBlackAndBlue:
    def test_they_are_swapped_like_any_other(self) -> None:
        table = given(PRANK, {B1: 1}, hands=(("blue", "white"), ("black",), ())).when(ANNA, Move(B1, 3))
        assert moves_of(table, BEN) == [Swap(ANNA, "black", "white"), Swap(ANNA, "black", "blue")]
        table.when(BEN, Swap(ANNA, "black", "blue"))
        assert table.state.hands == (("white", "black"), ("blue",), ())

    def test_they_are_given_up_like_any_other(self) -> None:
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("black", "blue"), ())).when(ANNA, Move(B1, 5))
        assert moves_of(table, BEN) == [Drop("black", 4), Drop("blue", 4)]
        table.when(BEN, Drop("black", 4))
        assert table.state.lilies[4] == "black"


@pytest.mark.rule("CM-P7")
class TestTheOwnersChoice:
    def test_the_turn_waits_for_the_owner(self) -> None:
        table = given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ()), decision_ms=50)
        table.when(ANNA, Move(B1, 3), at=10)
        assert (table.waiting.due, table.waiting.may, table.waiting.deadline) == ((BEN,), (BEN,), 60)
        table.when(BEN, Swap(ANNA, "pink", "white"), at=30)
        assert (table.waiting.due, table.waiting.deadline, table.state.turn) == ((ANNA,), 80, ANNA)

    def test_nobody_chooses_for_another_owner(self) -> None:
        table = given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3))
        for seat in (ANNA, CLEO):
            refused = table.refuses("CM-P7", seat, Swap(ANNA, "pink", "white"))
            assert refused.facts == {"fault": "asked", "who": Who(BEN)}
            assert moves_of(table, seat) == []
        table = given(BUTTERFLY, {B1: 3}, hands=((), ("white", "pink"), ())).when(ANNA, Move(B1, 5))
        table.refuses("CM-P7", ANNA, Drop("white", 4))


@pytest.mark.rule("CM-D4")
class TestSingleChoices:
    def test_a_single_swap_is_made_without_asking(self) -> None:
        given(PRANK, {B1: 1}, hands=(("white", "white"), ("pink",), ())).when(ANNA, Move(B1, 3)).then(
            FrogMoved(B1, ANNA, (2, 3), (), "CM-T1"), LiliesSwapped(B1, ANNA, "pink", "white"), ASK_ANNA
        )

    def test_a_single_lily_is_given_up_without_asking(self) -> None:
        given(BUTTERFLY, {B1: 3}, hands=((), ("pink", "pink"), ())).when(ANNA, Move(B1, 5)).then(
            FrogMoved(B1, ANNA, (4, 5), (), "CM-T1"), LilyDropped(B1, "pink", 4), ASK_ANNA
        )

    def test_a_spring_asks_only_at_a_fork(self) -> None:
        table = given(SPRING, {B1: 1}).when(ANNA, Move(B1, 3))
        assert table.state.phase == "move"
