"""Plots as SVG for a page without scripts: means with their intervals, and how often each value occurs.

They are as wide as a phone, and grow with the page. Colours come from the page's style; each variant has a shape too.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDE, EDGE = 300.0, 14.0
ROW, LANE, LABEL = 25.0, 13.0, 18.0  # heights: of a row without variants, of a variant in it, and of its label
AXIS = 26.0
HIGH = 150.0  # of the bars
TICKS, MOST_WHOLE = 4, 12  # a few marks, or every number of so few


class Words(NamedTuple):
    """What a screen reader says about a plot."""

    name: str  # of the plot, once on a page
    title: str
    description: str


@dataclass(frozen=True)
class Interval:
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """Something with an interval for each variant."""

    label: str
    intervals: Sequence[Interval]


Writes = Callable[[float], str]


def intervals(words: Words, rows: Sequence[Row], reference: float | None, writes: Writes) -> str:
    """A dot with a line for every mean. `reference` is where all would be if nothing mattered."""
    ends = [end for row in rows for each in row.intervals for end in (each.low, each.high)]
    scale = Scale.around([*ends, *([] if reference is None else [reference])], WIDE)
    parts: list[str] = []
    top = 0.0
    for row in rows:
        parts.append(_text(EDGE, top + LABEL - 4, _short(row.label), "label"))
        if reference is not None:
            x = scale.at(reference)
            parts.append(_line(x, top + LABEL - 2, x, top + LABEL + LANE * len(row.intervals) + 2, "reference"))
        for variant, each in enumerate(row.intervals):
            middle = top + LABEL + LANE * (variant + 0.5)
            parts += _interval(scale, each, middle, variant)
        top += ROW + LANE * len(row.intervals)
    return _svg(words, top + AXIS, [*_axis(scale, top, writes), *parts])


def histogram(words: Words, shares: Sequence[dict[int, float]], writes: Writes) -> str:
    """Bars for how often each value occurs, by variant; neighbouring values are put together if there are many."""
    low, width, bins = binned(shares)
    high = max(max(each) for each in shares)
    most = max(max(each.values()) for each in bins)
    scale = Scale(low - 0.6 * width, high + 0.6 * width, WIDE)
    slot = scale.at(low + width) - scale.at(low)
    bar = slot * 0.86 / len(shares)
    parts = [
        _bar(scale.at(low + place * width) - slot * 0.43 + variant * bar, bar, HIGH * share / most, variant)
        for variant, each in enumerate(bins)
        for place, share in sorted(each.items())
    ]
    return _svg(words, HIGH + AXIS + EDGE, [*_axis(scale, HIGH + EDGE, writes, whole=True), *parts])


MOST_BARS, MOST_LETTERS = 40, 36


def binned(shares: Sequence[dict[int, float]]) -> tuple[int, int, list[dict[int, float]]]:
    """The lowest value, how many values are put together, and the shares by the number of the bar."""
    low, high = min(min(each) for each in shares), max(max(each) for each in shares)
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    bars: list[dict[int, float]] = [{} for _ in shares]
    for together, each in zip(bars, shares, strict=True):
        for value, share in each.items():
            place = (value - low) // width
            together[place] = together.get(place, 0.0) + share
    return low, width, bars


def _short(label: str) -> str:
    return label if len(label) <= MOST_LETTERS else f"{label[: MOST_LETTERS - 1]}…"


@dataclass(frozen=True)
class Scale:
    low: float
    high: float
    wide: float

    @classmethod
    def around(cls, values: Sequence[float], wide: float) -> "Scale":
        low, high = min(values), max(values)
        room = (high - low or abs(high) or 1.0) * 0.06
        return cls(low - room, high + room, wide)

    def at(self, value: float) -> float:
        return EDGE + (value - self.low) / (self.high - self.low) * (self.wide - 2 * EDGE)

    def ticks(self, whole: bool) -> list[float]:
        """A few round numbers."""
        if whole and self.high - self.low <= MOST_WHOLE:
            return [float(number) for number in range(floor(self.low) + 1, floor(self.high) + 1)]
        rough = (self.high - self.low) / TICKS
        power = 10 ** floor(log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
        step = max(1.0, step) if whole else step
        first = floor(self.low / step) + 1
        return [step * number for number in range(first, floor(self.high / step) + 1)]


def _axis(scale: Scale, top: float, writes: Writes, whole: bool = False) -> Iterator[str]:
    for tick in scale.ticks(whole):
        yield _line(scale.at(tick), 0, scale.at(tick), top + 4, "grid")
        yield _text(scale.at(tick), top + 19, writes(tick), "tick")


def _interval(scale: Scale, each: Interval, middle: float, variant: int) -> Iterator[str]:
    yield _line(scale.at(each.low), middle, scale.at(each.high), middle, f"interval v{variant}")
    x = scale.at(each.mean)
    if variant:
        yield f'<path class="dot v{variant}" d="M{x:.1f} {middle - 6:.1f}l6 10.5h-12z"/>'
    else:
        yield f'<circle class="dot v{variant}" cx="{x:.1f}" cy="{middle:.1f}" r="5"/>'


def _bar(x: float, wide: float, high: float, variant: int) -> str:
    top = EDGE + HIGH - high
    return f'<rect class="bar v{variant}" x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="1.5"/>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _svg(words: Words, high: float, parts: Sequence[str]) -> str:
    name, title, said = words
    return (
        f'<svg viewBox="0 0 {WIDE:.0f} {high:.0f}" role="img" aria-labelledby="{name} {name}d">'
        f'<title id="{name}">{escape(title)}</title><desc id="{name}d">{escape(said)}</desc>{"".join(parts)}</svg>'
    )
