"""Reads simplemma's dictionaries of inflected forms without the package, which has those of fifty languages.

A file is compressed with LZMA. It begins with a mark, a byte of flags and the number of forms. Forms are in order. Each
is stored as the number of bytes that it shares with the form before it, and the bytes that follow. Its lemma is stored
as the number of bytes to cut from the form, and the bytes to add.
"""

import lzma
from pathlib import Path

MARK = b"SMFC1"
REVERSED = 1  # the flag of languages that share endings rather than beginnings
SAME_LEMMA, WHOLE_LEMMA = 254, 255  # in place of a number of bytes to cut


class Unreadable(ValueError):
    """The file has another format, or is damaged."""


def read(file: Path) -> dict[str, str]:
    """Every form of a language with its lemma."""
    data = lzma.decompress(file.read_bytes())
    if not data.startswith(MARK):
        raise Unreadable(file)
    at = len(MARK) + 1
    step = -1 if data[at - 1] & REVERSED else 1
    try:
        return _read(data, at, step)
    except IndexError:
        raise Unreadable(file) from None


def _read(data: bytes, at: int, step: int) -> dict[str, str]:
    count, at = _number(data, at)
    found: dict[str, str] = {}
    form = lemma = b""
    while at < len(data):
        shared, at = _number(data, at)
        added, at = _counted(data, at)
        form = form[:shared] + added
        cut, at = data[at], at + 1
        if cut != SAME_LEMMA:
            added, at = _counted(data, at)
            lemma = added if cut == WHOLE_LEMMA else form[: len(form) - cut] + added
        found[form[::step].decode()] = lemma[::step].decode()
    if len(found) != count:
        raise IndexError
    return found


def _counted(data: bytes, at: int) -> tuple[bytes, int]:
    """Some bytes after their number, and where the next thing begins."""
    length, at = _number(data, at)
    return data[at : at + length], at + length


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number in groups of seven bits, the lowest first, and where the next thing begins."""
    number = shift = 0
    while (byte := data[at]) >= 128:
        number |= (byte - 128) << shift
        shift += 7
        at += 1
    return number | byte << shift, at + 1
