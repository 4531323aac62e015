"""The table as text, what people type, and the story of a match."""

from typing import get_args

from nenuphar.core.game import Audience
from nenuphar.games.gobbit import GAME
from nenuphar.games.gobbit.fold import FOLDS
from nenuphar.games.gobbit.parts import GRAVEYARD
from nenuphar.games.gobbit.tests.tables import ANNA, BEN, CLEO, clash, given
from nenuphar.games.gobbit.text import narrate, read
from nenuphar.games.gobbit.types import (
    CardLifted,
    ClashOpened,
    Pause,
    Resume,
    SceneShown,
    Tap,
    Turn,
    TurnBegan,
)

NAMES = ("Anna", "Ben", "Cleo")


def test_the_table_as_text() -> None:
    table = given("Sb Cr+mrb x", back="looped")
    assert GAME.text.board(GAME.view(table.state, ANNA), NAMES).splitlines() == [
        "▸ 1 Anna  ▤  4   S◆   ×1",
        "  2 Ben   ▤  4 … m▲m◆ ×2",
        "  3 Cleo  ☁",
        "  g †     ▤  1  ↻",
    ]
    plain = given("my - Gy")
    assert GAME.text.board(GAME.view(plain.state, Audience.PUBLIC), NAMES).splitlines() == [
        "  1 Anna  ▤  4   m●m● ×1",
        "  2 Ben   ▤  4 … ·",
        "  3 Cleo  ▤  4   G●   ×1",
        "  g †     ▤  0",
    ]


def test_typed_moves_are_read() -> None:
    view = GAME.view(given("Sb Cb -").state, ANNA)
    assert read("t", view) == read(" Tourner ", view) == read("umdrehen", view) == Turn()
    assert read("2", view) == Tap(BEN, 1)
    assert read("g", view) == read("Friedhof", view) == Tap(GRAVEYARD, 1)
    assert read("p", view) == Pause()
    for unclear in ("", "x", "²", "123", "-1", "1 2"):
        assert read(unclear, view) is None
    paused = GAME.view(given("Sb Cb -").when(ANNA, Pause()).state, BEN)
    assert read("p", paused) == read("weiter", paused) == Resume()


def test_what_is_typed_for_a_stack_that_is_not_there_is_refused_by_the_rules() -> None:
    table = given("Sb Cb -")
    for typed in ("0", "4", "99"):
        action = read(typed, GAME.view(table.state, ANNA))
        assert action is not None
        table.refuses("GB-H4", ANNA, action, at=500)


def test_some_events_have_no_line() -> None:
    view = GAME.view(given("Sb Cb -").state, ANNA)
    for event in (TurnBegan(0, 0, None), CardLifted(0), SceneShown(1, 0), ClashOpened(0)):
        assert narrate(event, view) is None


def test_the_story_counts_hands_and_faults() -> None:
    table = clash(given("Sb Cb Cr"), (ANNA, BEN, 400), (CLEO, BEN, 460))
    lines = GAME.text.story(table.events, GAME.view(table.state, Audience.PUBLIC))
    facts = [(line.facts["first"], line.facts["faults"], line.facts["quickest"]) for line in lines]
    assert facts == [(1, 0, 400), (0, 0, "–"), (0, 1, "–")]


def test_every_kind_of_event_is_in_the_fold() -> None:
    assert set(FOLDS) == set(get_args(GAME.manifest.event))
