"""An English word list for a house, of the words that this repository itself is written with."""

import re
from pathlib import Path

from nenuphar.testing.words import Small, small_list

ROOT = Path(__file__).parents[2]
TEXTS = ("*.md", "docs/*.md", "web/texts/en.ftl", "src/nenuphar/games/*/README.md", "src/nenuphar/games/*/texts/en.ftl")
PRINTED = 4.5  # on the Zipf scale, as if they all stood in every newspaper
DOUBTFUL = 2.4  # printed now and then, and in no dictionary


def keep(folder: Path, *, doubtful: tuple[str, ...] = ()) -> None:
    """Where a server looks for it whose data folder this is."""
    found = {word for glob in TEXTS for file in ROOT.glob(glob) for word in _words(file.read_text("utf-8"))}
    words = sorted(found - set(doubtful))
    zipf = dict.fromkeys(words, PRINTED) | dict.fromkeys(doubtful, DOUBTFUL)
    small_list(folder / "words", "en", Small(zipf=zipf, lemma={"words": "word"}, dictionary=tuple(words), english={"frog": 4.0}))


def _words(text: str) -> list[str]:
    return re.findall(r"\b[a-z]{3,}\b", text)
