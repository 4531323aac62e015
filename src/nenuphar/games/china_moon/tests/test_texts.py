"""Every event, offer and refusal of China Moon has its sentence in every language."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from nenuphar.core.game import Command, Refused, Setup
from nenuphar.games.china_moon import GAME
from nenuphar.games.china_moon import board as boards
from nenuphar.games.china_moon.tests.ponds import (
    A1,
    A2,
    A3,
    ANNA,
    B1,
    BEN,
    LILIES_AND_END,
    Table,
    drawn,
    given,
    tangled,
)
from nenuphar.games.china_moon.trial import play_trial
from nenuphar.games.china_moon.types import (
    Action,
    Bounce,
    ChoiceBegan,
    Drop,
    FrogMoved,
    GameEnded,
    LayLily,
    LayPrize,
    LiliesSwapped,
    LilyLaid,
    LilyTaken,
    Move,
    Options,
    PadPassed,
    PickFirst,
    PrizeLaid,
    Swap,
    TakeBack,
)
from nenuphar.testing.random_play import play_with_clock
from nenuphar.testing.texts import faults_in
from nenuphar.texts import Catalogue, languages

FOLDER = Path(__file__).parents[1]
LINE = f"P P P P P P P P {LILIES_AND_END}"
PRANK = f"P P F P P {LILIES_AND_END}"
BUTTERFLY = f"P P P P B P P {LILIES_AND_END}"
NAMES = ("Anna", "Ben", "Cleo")
ONE_BRANCH = "only free pads on the chosen branch count"


# Refusals


@pytest.mark.parametrize("you", [None, ANNA, BEN])
@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_sentence(lang: str, you: int | None) -> None:
    words = Catalogue(lang, NAMES, you)
    for refused in provoked():
        assert words.refusal(refused).endswith(f" ({refused.rule})")


def test_every_refusal_was_provoked() -> None:
    refusals = provoked()
    assert {str(refused.facts["fault"]) for refused in refusals} == faults_in(FOLDER)
    assert {f"refused-{refused.rule}-{refused.facts['fault']}" for refused in refusals} == set(sentences())


def test_a_refusal_says_what_is_possible_instead() -> None:
    """All wrong requests in a turn; the page uses the same catalogue."""
    words = Catalogue("en", NAMES)
    said = {words.refusal(refusal_of(attempt)) for attempt in in_play()}
    assert said >= {
        "That frog has already moved this turn. You can move ▲e, ▲f, ▲g, ■i, ■j, ■k. (CM-T1)",
        "One of your three frogs must be someone else's. You can move ▲e, ▲f, ▲g, ■i, ■j, ■k. (CM-T2)",
        "That frog has arrived and stays there. You can move ●c, ●d, ▲e, ▲f, ▲g, ■i, ■j, ■k. (CM-A4)",
        "This frog can't land there: it moves two free pads, skipping occupied ones. It can go to 2. (CM-T3)",
        f"No branch leads there: {ONE_BRANCH}. This frog can go to 4, 7. (CM-T5)",
        "A swap needs two colours, not pink for pink. Choose another. (CM-P2)",
        "You have no black lily to give. You have yellow, pink. (CM-P2)",
        "Anna has no such lily: blue. You can ask for white. (CM-P2)",
        "Swap with another player. Possible partners: Anna. (CM-P2)",
        "You have no such lily: white. You have yellow, pink. (CM-P4)",
        "The lily goes on the first free pad behind the butterfly: 4. (CM-P4)",
        "It is Ben's frog: wait for their choice. (CM-P7)",
        "It is Anna's turn. Wait for yours. (CM-T1)",
    }


def provoked() -> list[Refused]:
    return [refusal_of(attempt) for attempt in (*by_boards(), *at_set_up(), *in_play(), in_simulations)]


def in_simulations() -> None:
    play_trial(Setup(4, Options(board=tangled())), 1, 1, fast=False)


def refusal_of(attempt: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        attempt()
    return caught.value


def by_boards() -> Iterator[Callable[[], object]]:
    good = drawn(f"P ( P | P ) {LILIES_AND_END} P")

    def pad(**changes: object) -> boards.Board:
        return replace(good, pads=(good.pads[0], replace(good.pads[1], **changes), *good.pads[2:]))

    for board in (
        replace(good, title=""),
        replace(good, pads=()),
        pad(name="?"),
        pad(name="start"),
        pad(name="3"),
        pad(next=()),
        pad(next=("4", "5", "6", "7")),
        pad(next=("99",)),
        pad(next=("4", "4")),
        replace(good, start=replace(good.start, next=("4",))),
        pad(next=("4", "1")),
        pad(next=("arrival",)),
        pad(x=-1),
        pad(x=good.pads[0].x),
        drawn("P K"),
        drawn("L L L L L L L L L L L L P"),
        drawn("L L L L L L L L L L L K L P"),
    ):
        yield lambda board=board: GAME.initial(Setup(3, Options(board=board)))  # type: ignore[misc]


def at_set_up() -> Iterator[Callable[[], object]]:
    fresh = GAME.initial(Setup(3, Options()))
    yield lambda: GAME.initial(Setup(3, Options(colours=("red",))))
    yield lambda: GAME.initial(Setup(3, Options(oldest=3)))
    for action in (LayPrize("white"), LayLily("white"), PickFirst(0)):
        yield lambda action=action: GAME.decide(fresh, Command(0, action, 0))  # type: ignore[misc]


def in_play() -> Iterator[Callable[[], object]]:
    """A table, the seat that asks, and the action."""
    fork = given(f"P P ( P P P | P P P ) P {LILIES_AND_END}", {B1: 2})
    swapping = given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3))
    dropping = given(BUTTERFLY, {B1: 3}, hands=((), ("yellow", "pink"), ())).when(ANNA, Move(B1, 5))
    own = given(LINE, {A1: 1, A2: 4, A3: 7}).when(ANNA, Move(A1, 3)).when(ANNA, Move(A2, 6))
    often = given(LINE, {A1: 1})
    for _ in range(3):
        often.when(ANNA, Move(A1, 3)).when(ANNA, TakeBack())
    often.when(ANNA, Move(A1, 3))
    tried: list[tuple[Table, int, Action]] = [
        (given(LINE), ANNA, Move(99, 1)),
        (given(LINE), BEN, Move(A1, 2)),
        (given(LINE, {A1: 22}), ANNA, Move(A1, 22)),
        (own, ANNA, Move(A1, 5)),
        (own, ANNA, Move(A3, 9)),
        (given(LINE), ANNA, Move(A1, 9)),
        (fork, ANNA, Move(B1, 9)),
        (swapping, ANNA, Move(A1, 2)),
        (given(LINE), ANNA, Swap(BEN, "white", "pink")),
        (swapping, ANNA, Swap(BEN, "white", "pink")),
        (swapping, BEN, Swap(ANNA, "pink", "pink")),
        (swapping, BEN, Swap(ANNA, "black", "white")),
        (swapping, BEN, Swap(BEN, "pink", "yellow")),
        (swapping, BEN, Swap(ANNA, "pink", "blue")),
        (given(LINE), ANNA, Bounce(2)),
        (given(LINE), ANNA, Drop("white", 2)),
        (dropping, BEN, Drop("white", 4)),
        (dropping, BEN, Drop("pink", 2)),
        (given(LINE, options=Options(take_back=False)), ANNA, TakeBack()),
        (given(LINE), BEN, TakeBack()),
        (given(LINE), ANNA, TakeBack()),
        (swapping, ANNA, TakeBack()),
        (often, ANNA, TakeBack()),
    ]
    for table, by, action in tried:
        yield lambda table=table, by=by, action=action: GAME.decide(table.state, Command(by, action, 0))  # type: ignore[misc]


def sentences() -> Iterator[str]:
    source = (FOLDER / "texts" / "en.ftl").read_text("utf-8")
    names = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    yield from (name for name in names if name.startswith("refused-"))


# The story


@pytest.mark.parametrize("you", [None, ANNA, BEN])
@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_event_has_a_line(lang: str, you: int | None) -> None:
    words = Catalogue(lang, NAMES, you)
    has_line: dict[type, bool] = {}
    for seed in "abcd":
        for match, since in play_with_clock(GAME, Setup(3, Options(), 1_000), seed):
            for entry in match.seen(ANNA, since)[: match.seq - since - (match.outcome is not None)]:
                saying = GAME.text.narrate(entry.event, match.view(ANNA))
                has_line[type(entry.event)] = has_line.get(type(entry.event), False) or bool(
                    saying and words.say(saying)
                )
    assert set(has_line) == set(get_args(GAME.manifest.event))
    assert {kind for kind, spoken in has_line.items() if not spoken} == {PrizeLaid, LilyLaid}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (FrogMoved(B1, ANNA, (1, 2), (), "CM-T1"), "Anna moves ▲e to 2."),
        (FrogMoved(B1, ANNA, (2, 3), (A1, A2), "CM-P3"), "The spring throws ▲e, over ●a, ●c, to 3, a prankster."),
        (FrogMoved(B1, ANNA, (19,), (), "CM-T1"), "Anna moves ▲e to the arrival."),
        (LilyTaken(B1, 6, "pink"), "▲e Ben takes a lily: pink."),
        (LiliesSwapped(B1, ANNA, "pink", "white"), "▲e Ben swaps with Anna: pink for white."),
        (PadPassed(B1, 3, "CM-P2"), "▲e Ben has nothing to swap."),
        (ChoiceBegan(BEN, "swap", B1, None), "Ben chooses which lilies to swap."),
        (GameEnded((3, 9, 1), "CM-A3"), "Ben wins with 9 points!"),
        (GameEnded((9, 9, 1), "CM-A3"), "A shared win with 9 points each: Anna and Ben!"),
    ],
)
def test_the_lines_of_the_log(event: Any, sentence: str) -> None:
    saying = GAME.text.narrate(event, GAME.view(given(PRANK).state, ANNA))
    assert saying is not None
    assert Catalogue("en", NAMES).say(saying) == sentence


def test_a_lily_that_lay_on_no_lily_pad_was_given_up_by_somebody() -> None:
    view = GAME.view(given(PRANK).state, ANNA)
    grown, given_up = (GAME.text.narrate(LilyTaken(B1, pad, "pink"), view) for pad in (6, 3))
    assert grown is not None
    assert given_up is not None
    assert (grown.rule, given_up.rule) == ("CM-P1", "CM-P5")


# What people type


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("a", Move(A1, 2)),
        ("●a", Move(A1, 2)),
        ("A 2", Move(A1, 2)),
        ("e 9", Move(B1, 9)),
        ("▲e 6", Move(B1, 6)),
        ("e", None),  # at a fork it takes a pad
        ("e 99", None),
        ("▲a", None),
        ("z", None),
        ("a ☾", Move(A1, 23)),
        ("a 2 3", None),
        ("undo", TakeBack()),
        ("", None),
    ],
)
def test_a_move_is_read(typed: str, expected: object) -> None:
    table = given(f"P P P P ( P P P | P P ) {LILIES_AND_END}", {B1: 4})
    view = GAME.view(table.state, ANNA)
    assert GAME.text.read(typed, view) == expected


def test_choices_are_read() -> None:
    swapping = given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3))
    dropping = given(BUTTERFLY, {B1: 3}, hands=((), ("yellow", "pink"), ())).when(ANNA, Move(B1, 5))
    bouncing = given(f"P S ( P P | P P ) P {LILIES_AND_END}").when(ANNA, Move(B1, 2))
    for table, seat, typed, expected in (
        (swapping, BEN, "1pw", Swap(ANNA, "pink", "white")),
        (swapping, BEN, "9pw", None),
        (swapping, BEN, "1zw", None),
        (swapping, BEN, "pw", None),
        (dropping, BEN, "p", Drop("pink", 4)),
        (dropping, BEN, "p 2", Drop("pink", 2)),
        (dropping, BEN, "z", None),
        (bouncing, ANNA, "6", Bounce(6)),
        (bouncing, ANNA, "x", None),
        (bouncing, ANNA, "6 7", None),
    ):
        assert GAME.text.read(typed, GAME.view(table.state, seat)) == expected, typed


def test_every_offer_can_be_typed_as_it_is_listed() -> None:
    words = Catalogue("en", NAMES)
    for table, seat in (
        (given(LINE, {A1: 1}), ANNA),
        (given(PRANK, {B1: 1}, hands=(("white",), ("yellow", "pink"), ())).when(ANNA, Move(B1, 3)), BEN),
        (given(BUTTERFLY, {B1: 3}, hands=((), ("yellow", "pink"), ())).when(ANNA, Move(B1, 5)), BEN),
    ):
        view = GAME.view(table.state, seat)
        for move in GAME.moves(view).listed or ():
            offer = words.say(GAME.text.offer(move, view)).partition(" (")[0]
            assert GAME.text.read(offer, view) == move


def test_chance_and_the_clock_are_offered_nothing() -> None:
    view = GAME.view(given(LINE).state, ANNA)
    with pytest.raises(ValueError, match="not for players"):
        GAME.text.offer(LayLily("pink"), view)


# The picture


def test_the_picture_shows_pads_lilies_frogs_and_hands() -> None:
    table = given(f"P P F S B P P {LILIES_AND_END}", {A1: 1, B1: 7}, {8: "pink"}, (("white", "white"), ("black",), ()))
    drawn_lines = GAME.text.board(GAME.view(table.state, ANNA), NAMES).splitlines()
    picture = "\n".join(drawn_lines)
    for cell in ("1●a", "3⇄", "4»", "5%", "7▲e", "8✿p", "☾"):
        assert cell in picture
    assert "▸ ● acd … Anna           3  ✿ww" in drawn_lines
    assert "  ▲ efg   Ben           -2  ✿k" in drawn_lines
    assert "  ▷ ●c ●d ▲f ▲g ■i ■j ■k" in drawn_lines
    assert "  ☾ 1 ✿w  2 ✿y  3 ✿p  4 ✿u" in drawn_lines
    assert max(map(len, drawn_lines)) <= 76


def test_pads_that_are_close_together_are_all_drawn() -> None:
    crowded = drawn(f"P P P P P P P P P P P P P P P P P P P P {LILIES_AND_END}")
    pads = tuple(replace(pad, x=400 + 56 * (n % 6), y=400 + 56 * (n // 6)) for n, pad in enumerate(crowded.pads))
    state = GAME.initial(Setup(3, Options(board=replace(crowded, pads=pads))))
    picture = GAME.text.board(GAME.view(state, ANNA), NAMES)
    for pad in pads:
        assert f" {pad.name}" in f" {picture.replace('·', ' ')}"
