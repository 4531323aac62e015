"""Makes src/nenuphar/words/data/entries/en.txt from WordNet, which Debian's package wordnet-base installs.

It takes entries of two or three words that fit on a rack and consist of common words. Terms for specialists are left
out, so that the file stays small. `python -m bench.english_entries` writes it.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from nenuphar.words.entries import MOST_WORDS
from nenuphar.words.folding import folded
from nenuphar.words.sources import Installed

WORDNET = Path("/usr/share/wordnet")
FILE = Path(__file__).parents[1] / "src" / "nenuphar" / "words" / "data" / "entries" / "en.txt"
LONGEST = 20  # nobody has more tiles
PRINTED = 300  # in hundredths on the Zipf scale
HEAD = """\
# Entries of two or three words, taken from WordNet 3.0 by bench/english_entries.py, and some more at the end.
# WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Its licence allows to use, copy, modify and
# distribute it for any purpose and without fee; it comes without any warranty. The name of Princeton University is not
# used to advertise this file. https://wordnet.princeton.edu/license-and-commercial-use
# `head: rest, rest` stands for "head rest", "head rest"; a line without a colon is a list of whole entries.
"""
MORE = """
[fixed]
# What English dictionaries have, and WordNet has not
"""


def main() -> None:
    nouns, fixed = set[str](), set[str]()
    for kind in ("noun", "verb", "adj", "adv"):
        for entry in _entries(WORDNET / f"data.{kind}"):
            (nouns if kind == "noun" and entry.islower() else fixed).add(entry)
    more = FILE.read_text("utf-8").partition(MORE)[2] if FILE.exists() else ""
    parts = [HEAD, "\n[plural]\n", _grouped(nouns), "\n[fixed]\n", _grouped(fixed - nouns), MORE, more]
    FILE.write_text("".join(parts), "utf-8")


def _entries(file: Path) -> Iterator[str]:
    for line in file.read_text("ascii").splitlines():
        if line.startswith(" "):  # the licence
            continue
        fields = line.split()
        for at in range(4, 4 + 2 * int(fields[3], 16), 2):
            entry = re.sub(r"\(\w+\)$", "", fields[at]).replace("_", " ")
            if 2 <= len(entry.split()) <= MOST_WORDS and re.fullmatch(r"[A-Za-z .'-]+", entry) and _is_common(entry):
                yield entry


def _is_common(entry: str) -> bool:
    parts = [part for part in re.split(r"[ -]", re.sub(r"'s\b|[.']", "", entry)) if part]
    return len(folded(entry, "en")) <= LONGEST and _printed().issuperset(part.lower() for part in parts)


@cache
def _printed() -> set[str]:
    return {word for zipf, words in Installed("en").frequencies() if zipf >= PRINTED for word in words}


def _grouped(entries: set[str]) -> str:
    rests = defaultdict[str, list[str]](list)
    for entry in sorted(entries):
        head, _, rest = entry.partition(" ")
        rests[head].append(rest)
    return "".join(f"{head}: {', '.join(found)}\n" for head, found in rests.items())


if __name__ == "__main__":
    main()
