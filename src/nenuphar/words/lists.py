"""Word lists: built once on the machine that uses them, kept as one file each, memory-mapped when they are opened."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from nenuphar.words.folding import LANGUAGES

__all__ = ["LANGUAGES", "STAGES", "Report", "Stage", "WordList", "build", "home", "opened"]

Stage = Literal["everyday", "attested"]
STAGES: tuple[Stage, ...] = ("everyday", "attested")  # in the order in which they are built, the better one last
Report = Callable[[str, float], None]


class WordList:
    """All that is known of a language's words."""

    lang: str
    stage: Stage
    fingerprint: str

    def __len__(self) -> int:
        """How many words stand by this list alone."""
        raise NotImplementedError

    def __contains__(self, word: object) -> bool:
        """Whether a folded word stands by this list alone."""
        raise NotImplementedError

    def zipf(self, word: str) -> float:
        """How frequent a folded word is in what people print: 3 is once in a million words, 6 is once in a thousand."""
        raise NotImplementedError


def home() -> Path:
    """Where lists are kept: NENUPHAR_WORDS, or a folder in the user's data folder."""
    if given := os.environ.get("NENUPHAR_WORDS"):
        return Path(given)
    if given := os.environ.get("NENUPHAR_HOME"):
        return Path(given) / "words"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "nenuphar" / "words"


def build(lang: str, home: Path, report: Report) -> None:
    """Build what is missing of a language's list, the everyday words first; `report` hears the stage and 0 to 1."""
    raise NotImplementedError


def opened(lang: str, home: Path | None = None) -> WordList | None:
    """The best list of a language that is ready and sound, or None."""
    raise NotImplementedError
