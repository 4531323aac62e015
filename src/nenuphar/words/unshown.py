"""Which words nobody is shown unless somebody lays them: a coach and bots have better ones for a family table."""

import re
import tomllib
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray


def unshown(words: NDArray[np.bytes_], lang: str) -> NDArray[np.bool_]:
    """For each of these folded words whether it is one of them. All are searched at once, as the lines of a text."""
    found = np.zeros(len(words), bool)
    lines: list[bytes] = words.tolist()
    ends = np.cumsum([len(line) + 1 for line in lines])
    for match in _pattern(lang).finditer(b"\n".join(lines)):
        found[np.searchsorted(ends, match.start(), side="right")] = True
    return found


@cache
def _pattern(lang: str) -> re.Pattern[bytes]:
    text = resources.files(__package__).joinpath("data/unshown.toml").read_text("utf-8")
    return re.compile("|".join(tomllib.loads(text)[lang]).encode(), re.MULTILINE)
