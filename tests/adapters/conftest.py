"""A small word list for Quibbix, instead of the lists of this machine, and a coach with fewer readers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nenuphar.games.quibbix import coach
from nenuphar.testing.words import Small, as_installed, small_list

# Common words come first: bots and the coach's readers differ in how rare their words may be.
WORDS = "tea sea rest nest lion iron note tone star rain train stone frog pond lily leaf ring hare dart robe cold mud"


@pytest.fixture(scope="session", autouse=True)
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("data")
    frequencies = {word: 6.0 - 0.15 * rank for rank, word in enumerate(WORDS.split())}
    small = Small(zipf=frequencies, dictionary=tuple(frequencies))
    small_list(Path(folder) / "nenuphar" / "words", "en", as_installed("en", small))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder))
        patch.setattr(coach, "READERS", coach.READERS[::4])  # each one takes time
        yield
