"""What the page gets to know about the options of a game."""

from dataclasses import replace
from pathlib import Path
from typing import Literal, get_args

import pytest
from msgspec import Struct

from nenuphar import games
from nenuphar.core.bot import strength
from nenuphar.core.codec import encode
from nenuphar.games.china_moon.types import Colour
from nenuphar.games.gobbit.options import MOST_HANDICAP_MS
from nenuphar.server.gateway.catalogue import about
from nenuphar.server.wire import GameInfo, OptionInfo


def info(key: str, home: Path) -> GameInfo:
    game = games.find(key)
    assert game is not None
    return about(game, home)


def test_gobbit_offers_a_number_for_every_seat(tmp_path: Path) -> None:
    [handicaps] = [option for option in info("gobbit", tmp_path).options if option.name == "handicaps"]
    assert handicaps == OptionInfo("handicaps", "numbers", (), most=MOST_HANDICAP_MS, step=50)
    assert MOST_HANDICAP_MS % handicaps.step == 0, "the most could not be chosen"
    assert b'"kind":"numbers","default":[]' in encode(handicaps)


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("gobbit", ["choice", "switch", "switch", "switch", "switch", "switch", "numbers", "choice"]),
        ("china_moon", ["choice", "choices", "seat", "switch"]),
        ("quibbix", ["choice", "number", "number", "switch", "switch", "switch", "switch", "choice"]),  # nobody's QQ
    ],
)
def test_every_option_is_of_a_kind_that_can_be_chosen(tmp_path: Path, key: str, kinds: list[str]) -> None:
    assert [option.kind for option in info(key, tmp_path).options] == kinds


def test_choices_keep_the_order_of_the_game(tmp_path: Path) -> None:
    [tempo] = [option for option in info("gobbit", tmp_path).options if option.name == "tempo"]
    assert tempo.choices == ("by-hand", "leisurely", "steady", "brisk", "frantic")
    [colours] = [option for option in info("china_moon", tmp_path).options if option.name == "colours"]
    assert colours.choices == get_args(Colour)


def test_numbers_to_choose_from_stay_numbers(tmp_path: Path) -> None:
    class Options(Struct, frozen=True):
        target: Literal[50, 100] = 100

    game = games.find("quibbit")
    assert game is not None
    pig = replace(game, manifest=replace(game.manifest, options=Options))
    assert about(pig, tmp_path).options == (OptionInfo("target", "choice", 100, (50, 100)),)


@pytest.mark.parametrize(
    ("key", "first"), [("gobbit", ["tempo", "beginners"]), ("quibbix", ["words_in", "turn_seconds"])]
)
def test_foremost_options_come_first(tmp_path: Path, key: str, first: list[str]) -> None:
    options = info(key, tmp_path).options
    assert [option.name for option in options[: len(first)]] == first
    assert [option.name for option in options if option.foremost] == first
    assert len({option.name for option in options}) == len(options)


@pytest.mark.parametrize(
    ("key", "strengths", "usual"),
    [
        ("gobbit", ["easy", "medium", "strong"], "frog"),
        ("quibbit", ["easy", "medium", "strong", "very-strong"], "frog"),
        ("quibbix", ["easy", "medium", "strong", "very-strong"], "frog"),
    ],
)
def test_a_bot_says_how_strong_it_is(tmp_path: Path, key: str, strengths: list[str], usual: str) -> None:
    told = info(key, tmp_path)
    assert (list(told.strengths), told.usual_level) == (strengths, usual)


def test_a_level_among_one_or_two_has_a_strength_too() -> None:
    assert strength("frog", ["frog"]) == "medium"
    assert [strength(level, ["tadpole", "frog"]) for level in ("tadpole", "frog")] == ["easy", "strong"]


def test_the_simplest_game_comes_first() -> None:
    ours = ["quibbit", "gobbit", "china_moon", "quibbix"]
    found = [game.manifest.key for game in games.simplest_first()]
    assert [key for key in found if key in ours] == ours
    assert sorted(found) == sorted(games.names())


def test_games_of_speed_offer_no_time_limit_of_days(tmp_path: Path) -> None:
    assert [key for key in games.names() if info(key, tmp_path).real_time] == ["gobbit"]


def test_files_are_listed_by_their_titles(tmp_path: Path) -> None:
    own = tmp_path / "boards" / "china_moon"
    own.mkdir(parents=True)
    (own / "broken.toml").write_text("title = ")
    [board] = [option for option in info("china_moon", tmp_path).options if option.name == "board"]
    titles = dict(zip(board.choices, board.titles, strict=True))
    assert titles == {"pond": "Moonlit pond", "brook": "Beginners' brook", "broken": "broken"}
