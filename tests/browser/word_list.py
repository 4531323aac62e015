"""An English word list for tests, made of the words in this repository's texts."""

import re
from functools import cache
from pathlib import Path

from nenuphar.testing.words import Small, as_installed, small_list

ROOT = Path(__file__).parents[2]
TEXTS = (
    "*.md",
    "docs/*.md",
    "web/texts/**/en.ftl",
    "src/nenuphar/games/*/README.md",
    "src/nenuphar/games/*/texts/en.ftl",
)
PRINTED = 4.5  # on the Zipf scale: very common


def keep(folder: Path) -> None:
    """Writes it where a server with this data folder looks for it."""
    words = our_words()
    small = Small(zipf=dict.fromkeys(words, PRINTED), lemma={"words": "word"}, dictionary=words, english={"frog": 4.0})
    small_list(folder / "words", "en", as_installed("en", small))


@cache
def our_words() -> tuple[str, ...]:
    texts = [file.read_text("utf-8") for glob in TEXTS for file in sorted(ROOT.glob(glob))]
    return tuple(sorted({word for text in texts for word in re.findall(r"\b[a-z]{3,}\b", text)}))
