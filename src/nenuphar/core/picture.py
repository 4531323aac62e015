"""Pictures of a match as SVG, for notebooks and for learners that look at pixels.

A game's `art.svg` holds the page's own drawings: `python -m tests.browser.art` makes it from the page's components.
"""

import re
from collections.abc import Callable, Mapping
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from nenuphar.core.actors import Audience

if TYPE_CHECKING:
    from nenuphar.core.game import AnyGame

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)</symbol>')
_LINE_HEIGHT, _SIGN_WIDTH, _MARGIN = 18, 8.6, 12


class Drawn(Struct, frozen=True):
    """A state or a view that shows itself in a notebook. It belongs to the `GAME` of its own package."""

    def _repr_svg_(self) -> str:
        game: AnyGame = import_module(type(self).__module__.rpartition(".")[0]).GAME
        return picture_of(game, self if hasattr(self, "viewer") else game.view(self, Audience.EVERYTHING))


def picture_of(game: "AnyGame", view: Any) -> str:
    """The view as SVG: as the game draws it, else its text board."""
    if game.picture is not None:
        return game.picture(view)
    names = [f"Player {seat + 1}" for seat in range(view.setup.seats)]
    return text_picture(game.text.board(view, names))


def text_picture(text: str) -> str:
    """Lines of text as SVG, each sign as wide as any other."""
    lines = text.splitlines() or [""]
    width = round(max(map(len, lines)) * _SIGN_WIDTH) + 2 * _MARGIN
    height = len(lines) * _LINE_HEIGHT + 2 * _MARGIN
    rows = "".join(
        f'<text x="{_MARGIN}" y="{_MARGIN + (number + 0.8) * _LINE_HEIGHT}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    style = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#12343a"'
    return framed(width, height, f'<rect width="{width}" height="{height}" fill="#f4faf6"/><g {style}>{rows}</g>')


def framed(width: float, height: float, parts: str, shown_width: float | None = None) -> str:
    """The whole picture. `shown_width` is its width on a screen, in pixels."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{shown_width or width:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{parts}</svg>'


def label(text: str, x: float, baseline: float, size: float, colour: str) -> str:
    """A short text with its middle at `x`, such as a letter or a number."""
    style = f'font-family="Fredoka, Aileron, sans-serif" font-weight="600" font-size="{size:.2f}" fill="{colour}"'
    style += f' stroke="{colour}" stroke-width="{0.03 * size:.3f}"'  # bold, also in a font that is not
    return f'<text x="{x:.2f}" y="{baseline:.2f}" text-anchor="middle" {style}>{escape(text)}</text>'


def pieces(art: str) -> Mapping[str, Callable[[float, float, float], str]]:
    """The drawings of an `art.svg` by name. Each is called with its middle and its width."""
    return {name: _piece(box, parts) for name, box, parts in _SYMBOL.findall(art)}


def _piece(box: str, parts: str) -> Callable[[float, float, float], str]:
    _, _, box_width, box_height = map(float, box.split())

    def draw(x: float, y: float, width: float) -> str:
        height = width * box_height / box_width
        place = f'x="{x - width / 2:.2f}" y="{y - height / 2:.2f}" width="{width:g}" height="{height:g}"'
        return f'<svg {place} viewBox="{box}" overflow="visible">{parts}</svg>'

    return draw
