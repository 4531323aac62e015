"""The rules of a README: each stands in a list of its own id, as `- **QB-V1** A frog makes as many leaps as …`."""

import re
from importlib import resources

from nenuphar.texts import FALLBACK

RULE_ID = r"[A-Z]+-[A-Z]*\d+"
_RULE = re.compile(rf"^[-*] \*\*({RULE_ID})\*\*\s+(.+(?:\n[ \t]+\S.*)*)", re.MULTILINE)
_LINE_BREAK = re.compile(r"[ \t]*\n[ \t]*")  # and no other space: French has some where no line may break


def page(package: str, lang: str) -> tuple[str, str]:
    """A package's README and its language: the one that is asked for, if somebody has written it; else English."""
    folder = resources.files(package)
    own = folder.joinpath(f"README.{lang}.md")
    if own.is_file():
        return own.read_text("utf-8"), lang
    english = folder.joinpath("README.md")
    return english.read_text("utf-8") if english.is_file() else "", FALLBACK


def rules(page: str) -> dict[str, str]:
    """What each rule says, by its id, in the order of the page."""
    return {found[1]: _LINE_BREAK.sub(" ", found[2].strip()) for found in _RULE.finditer(page)}
