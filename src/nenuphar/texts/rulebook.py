"""Reads the rules of a README, each a list item with its id: `- **QB-V1** A frog makes as many leaps as …`.

A README has two parts. The first is the rule book for players; the part below a line `---` is for engineers.
"""

import re
from importlib import resources

from nenuphar.texts import FALLBACK, without_breaks

RULE_ID = r"[A-Z]+-[A-Z]*\d+"
_RULE = re.compile(rf"^[-*] \*\*({RULE_ID})\*\*\s+(.+(?:\n[ \t]+\S.*)*)", re.MULTILINE)
_ENGINEERS = re.compile(r"^---$", re.MULTILINE)
_LINE_BREAK = re.compile(r"[ \t]*\n[ \t]*(?:- )?")  # a long rule is a list; French spaces that may not break stay


def page(package: str, lang: str) -> tuple[str, str]:
    """A package's README and its language: the one that was asked for if it exists, else English."""
    folder = resources.files(package)
    own = folder.joinpath(f"README.{lang}.md")
    if own.is_file():
        return own.read_text("utf-8"), lang
    english = folder.joinpath("README.md")
    return english.read_text("utf-8") if english.is_file() else "", FALLBACK


def for_players(page: str) -> str:
    """The rule book without the part for engineers."""
    return without_breaks(_ENGINEERS.split(page, maxsplit=1)[0].rstrip() + "\n")


def ids_last(page: str, mark: str = "") -> str:
    """The page with each rule's id after its text: a reader wants the rule first."""
    return _RULE.sub(lambda rule: f"- {rule[2].rstrip()}  {mark}{rule[1]}{mark}", page)


def rules(page: str) -> dict[str, str]:
    """The text of each rule by its id, in the order of the page."""
    return {found[1]: without_breaks(_LINE_BREAK.sub(" ", found[2].strip())) for found in _RULE.finditer(page)}
