"""Turns SVG into pixels."""

import re
from functools import cache
from io import BytesIO

import resvg_py
from PIL import Image

from nenuphar.pictures.fonts import letters_file

_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_SVG = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


def rendered(svg: str, width: int) -> Image.Image:
    # Boards without a picture of their own are text in a font of the machine.
    needs_machine = "monospace" in svg
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, font_files=[letters_file()], skip_system_fonts=not needs_machine
    )
    return Image.open(BytesIO(bytes(png))).convert("RGBA")


def size_of(svg: str) -> tuple[float, float]:
    found = _BOX.search(svg)
    assert found is not None, "a picture of a game has a viewBox"
    return float(found[1]), float(found[2])


def fitted(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A picture inside another one, as large as fits and in the middle."""
    box_width, box_height = size_of(svg)
    inner = _SVG.fullmatch(svg)
    assert inner is not None
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 {box_width:g} {box_height:g}"'
    return f"<svg {place}>{inner[1]}</svg>"


@cache
def crown(x: float, y: float, width: float) -> str:
    scale = width / 20
    shape = f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="M-10 6-10-5-4.5 0 0-7 4.5 0 10-5 10 6Z"'
    return f'{shape} fill="#f2b544"/>'
