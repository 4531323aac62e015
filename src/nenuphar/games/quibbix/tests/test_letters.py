"""Sets of letters for Quibbix as files: anybody can add one, and a refusal says what is wrong with it."""

from pathlib import Path

import pytest

from nenuphar import shelf
from nenuphar.core.codec import convert
from nenuphar.core.game import Refused
from nenuphar.games.quibbix import GAME
from nenuphar.games.quibbix.options import CLASSIC


def test_the_set_is_a_file_that_people_can_take_as_a_model() -> None:
    found = shelf.shelves(GAME)["tiles"]
    assert (found.name, found.usual) == ("letters", "classic")


def test_a_file_says_where_it_is_wrong() -> None:
    data = b'title = "Odd"\n[[languages]]\nwords = "la"\nletters = [["A", 120, 1]]\n'
    with pytest.raises(Refused) as caught:
        shelf.setup_with(GAME, shelf.shelves(GAME)["tiles"], shelf.parse_toml(data))
    assert (caught.value.rule, caught.value.facts["field"]) == ("TB-8", "tiles.languages[0].words")


@pytest.mark.rule("QX-M3")
def test_a_set_that_somebody_adds_is_played_with(tmp_path: Path) -> None:
    folder = shelf.shelves(GAME)["tiles"].folder(tmp_path)
    folder.mkdir(parents=True)
    own = "".join(f'["{letter}", 10, 2], ' for letter in "ABCDEFGHIJKL")
    (folder / "dozen.toml").write_text(f'title = "Dozen"\n[[languages]]\nwords = "en"\nletters = [{own}]\n')
    options = convert(shelf.with_files(GAME, {"tiles": "dozen"}, tmp_path), GAME.manifest.options)
    assert options.tiles.title == "Dozen"
    assert convert(shelf.with_files(GAME, {}, tmp_path), GAME.manifest.options).tiles == CLASSIC
