"""The letters in pictures: those of the page if it is built, and what the machine has for other scripts."""

import os
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

Face: TypeAlias = Literal["fredoka", "atkinson-hyperlegible-next"]
DISPLAY: Face = "fredoka"
TEXT: Face = "atkinson-hyperlegible-next"

ELSEWHERE = ("DejaVuSans.ttf", "NotoSans-Regular.ttf", "NotoSansCJK-Regular.ttc", "Arial Unicode.ttf", "arial.ttf")
NO_LETTER = "\uffff"  # no font has it
INSTEAD = "·"


@cache
def font(face: Face, size: int, weight: int) -> ImageFont.FreeTypeFont:
    found = _page_font(face)
    if found is None:
        return _own(size)
    shown = ImageFont.truetype(str(found), size)
    shown.set_variation_by_axes([weight])
    return shown


def font_for(text: str, face: Face, size: int, weight: int) -> tuple[ImageFont.FreeTypeFont, str]:
    """A font that has all letters of a text; if there is none, the text with signs in their place."""
    fonts = [font(face, size, weight), *_others(size)]
    for each in fonts:
        if all(_has(each, letter) for letter in text):
            return each, text
    return fonts[0], "".join(letter if _has(fonts[0], letter) else INSTEAD for letter in text)


@cache
def letters_file() -> str:
    """A file with a font for the few letters that boards show: the renderer of SVG reads no other."""
    data = _own(16).font_bytes
    if hasattr(os, "memfd_create"):  # a file without a place on the disk, which cannot be left behind
        handle = os.memfd_create("letters")
        os.write(handle, data)
        return f"/proc/self/fd/{handle}"
    with tempfile.NamedTemporaryFile(suffix=".ttf", delete=False) as file:
        file.write(data)
        return file.name


@cache
def _page_font(face: Face) -> Path | None:
    assets = Path(str(resources.files("nenuphar"))) / "web_dist" / "assets"
    return next(iter(sorted(assets.glob(f"{face}-*.woff2"))), None)


@cache
def _own(size: int) -> ImageFont.FreeTypeFont:
    shown = ImageFont.load_default(size)
    assert isinstance(shown, ImageFont.FreeTypeFont)
    return shown


@cache
def _others(size: int) -> tuple[ImageFont.FreeTypeFont, ...]:
    found = []
    for name in ELSEWHERE:
        try:
            found.append(ImageFont.truetype(name, size))
        except OSError:
            continue
    return tuple(found)


@cache
def _has(shown: ImageFont.FreeTypeFont, letter: str) -> bool:
    return letter.isspace() or bytes(shown.getmask(letter)) != bytes(shown.getmask(NO_LETTER))
