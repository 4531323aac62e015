"""What a page is told about the options of a game, and so what it can offer."""

from pathlib import Path
from typing import get_args

import pytest

from nenuphar import games
from nenuphar.core.codec import encode
from nenuphar.games.china_moon.types import Colour
from nenuphar.games.gobbit.agreed import MOST_HANDICAP_MS
from nenuphar.server.catalogue import about
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


def test_choices_stand_in_the_order_in_which_the_game_lists_them(tmp_path: Path) -> None:
    [tempo] = [option for option in info("gobbit", tmp_path).options if option.name == "tempo"]
    assert tempo.choices == ("by-hand", "leisurely", "steady", "brisk", "frantic")
    [colours] = [option for option in info("china_moon", tmp_path).options if option.name == "colours"]
    assert colours.choices == get_args(Colour)


@pytest.mark.parametrize(
    ("key", "first"), [("gobbit", ["tempo", "beginners"]), ("quibbix", ["words_in", "turn_seconds"])]
)
def test_what_a_table_decides_on_first_comes_first(tmp_path: Path, key: str, first: list[str]) -> None:
    options = info(key, tmp_path).options
    assert [option.name for option in options[: len(first)]] == first
    assert [option.name for option in options if option.foremost] == first
    assert len({option.name for option in options}) == len(options)
