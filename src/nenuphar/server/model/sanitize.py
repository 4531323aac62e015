"""Makes text from people safe to show to others: nothing invisible, nothing that reverses a line."""

import re
import unicodedata

from nenuphar.core.game import Refused

MOST_NAME = 20
_WORD = re.compile(r"[a-z][a-z0-9-]{0,19}")
# Joiners are part of emoji and of Persian and Indic words; every other invisible mark is removed.
_KEPT_MARKS = "\u200c\u200d"


def clean(text: str) -> str:
    """Without control characters, direction overrides and other invisible marks; white space collapsed."""
    seen = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    shown = (char for char in seen if char in _KEPT_MARKS or unicodedata.category(char) not in _INVISIBLE)
    return " ".join("".join(shown).split())


_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def name(written: str) -> str:
    """A name that others can read (TB-22)."""
    found = clean(written)
    if not 1 <= len(found) <= MOST_NAME or not any(char.isalnum() for char in found):
        raise Refused("TB-22", most=MOST_NAME)
    return found


def word(written: str, field: str) -> str:
    """A colour or a picture, by its name on the page."""
    if not _WORD.fullmatch(written):
        raise Refused("TB-8", field=field, problem=f"Invalid value {written[:40]!r}")
    return written
