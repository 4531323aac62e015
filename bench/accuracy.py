"""How often the judge is right: ordinary words, entries of several words, common misspellings, in every language.

The strings and the right answers are in tests/words/data. `python -m bench.accuracy` prints the results and writes
them into docs/words.md.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from nenuphar.words import lists
from nenuphar.words.folding import LANGUAGES, folded
from nenuphar.words.judge import judge_word
from nenuphar.words.lists import WordList

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "words" / "data"
PAGE = ROOT / "docs" / "words.md"
ACCEPTED = ("valid", "likely")


class Measured(Struct, frozen=True):
    """The results for one kind of string."""

    kind: str
    lang: str
    asked: int
    wrong: tuple[str, ...]

    @property
    def right(self) -> int:
        return self.asked - len(self.wrong)


def measured(lexicon: WordList) -> Iterator[Measured]:
    """A word must be accepted without a vote. A non-word must be rejected, because silence in a vote is consent."""
    lang = lexicon.lang
    ordinary = _data("ordinary", lang)
    words, non_words = ordinary["words"].split(), ordinary["no_words"].split()
    wrong = (*_not_accepted(words, lexicon), *_not_rejected(non_words, lexicon))
    yield Measured("ordinary words and non-words", lang, len(words) + len(non_words), wrong)
    for kind in ("tuned", "held_out"):
        entries = [entry.strip() for entry in _data("entries", lang)[kind].split(",")]
        yield Measured(f"entries of several words, {_said(kind)}", lang, len(entries), _not_accepted(entries, lexicon))
    for kind in ("tuned", "held_out"):
        misspelt = _data("misspelt", lang)[kind].split()
        yield Measured(f"misspellings rejected, {_said(kind)}", lang, len(misspelt), _not_rejected(misspelt, lexicon))


def _data(name: str, lang: str) -> dict[str, str]:
    found: dict[str, str] = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))[lang]
    return found


def _said(kind: str) -> str:
    return kind.replace("_", " ").replace("tuned", "tuned on")


def _not_accepted(written: list[str], lexicon: WordList) -> tuple[str, ...]:
    return tuple(each for each in written if _verdict(each, lexicon) not in ACCEPTED)


def _not_rejected(written: list[str], lexicon: WordList) -> tuple[str, ...]:
    return tuple(each for each in written if _verdict(each, lexicon) != "invalid")


def _verdict(written: str, lexicon: WordList) -> str:
    return judge_word(folded(written, lexicon.lang), lexicon, {}).verdict


def table(found: list[Measured]) -> str:
    kinds = dict.fromkeys(each.kind for each in found)
    rows = [f"| | {' | '.join(LANGUAGES)} | the judge is wrong about |", "|---|---:|---:|---:|---|"]
    for kind in kinds:
        by_lang = {each.lang: each for each in found if each.kind == kind}
        cells = " | ".join(f"{by_lang[lang].right} of {by_lang[lang].asked}" for lang in LANGUAGES)
        wrong = "; ".join(f"{lang}: {', '.join(by_lang[lang].wrong)}" for lang in LANGUAGES if by_lang[lang].wrong)
        rows.append(f"| {kind} | {cells} | {wrong} |")
    return "\n".join(rows)


def main() -> None:
    found: list[Measured] = []
    for lang in LANGUAGES:
        lists.build(lang, lists.home(), lambda stage, done: None)
        lexicon = lists.opened(lang)
        assert lexicon is not None
        found += measured(lexicon)
    begin, end = "<!-- accuracy -->\n", "<!-- end of accuracy -->"
    page = PAGE.read_text("utf-8")
    page = re.sub(f"{begin}.*{end}", lambda _: f"{begin}{table(found)}\n{end}", page, flags=re.DOTALL)
    PAGE.write_text(page, "utf-8")
    sys.stdout.write(f"{table(found)}\n")


if __name__ == "__main__":
    main()
