"""Makes a report for designers of the results of simulations: one page that needs nothing else.

It is about one variant of a game, or compares two. Every plot has its numbers in a table below it, and everything can
be saved as a table.
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import numpy as np

from nenuphar import games
from nenuphar.core.messages import Fact
from nenuphar.lab.numbers import NumberStyle
from nenuphar.lab.plots import Interval, Row, Words, histogram, intervals
from nenuphar.lab.quantities import (
    FEWEST_MATCHES,
    Finding,
    Quantity,
    Topic,
    against_expectation,
    between,
    comebacks,
    has_winner,
    quantities,
)
from nenuphar.lab.reading import Results, check_comparable
from nenuphar.lab.report_table import SIGNS, Table, csv_of
from nenuphar.texts import Catalogue

MOST_ROWS = 12  # of a plot; the table has all
MOST_NAMED = 8  # differences in the verdict
SORTED: tuple[Topic, ...] = ("edge", "use")  # what there is much of: the largest come first
COLUMNS: dict[Topic, str] = {"turns": "turns", "lead": "lead_changes", "comeback": "comeback"}
NAMES: dict[Topic, str] = {
    "seat": "report-name-seat",
    "first": "report-name-first",
    "level": "report-name-level",
    "turns": "report-name-turns",
    "lead": "report-name-lead",
    "comeback": "report-name-comeback",
    "use": "report-name-use",
    "edge": "report-name-edge",
}


# The heading of each topic, and its definition.
HEADINGS: dict[Topic, tuple[str, str]] = {
    "seat": ("report-seats", "report-seats-means"),
    "level": ("report-levels", "report-levels-means"),
    "turns": ("report-length", "report-length-means"),
    "lead": ("report-leads", "report-leads-means"),
    "comeback": ("report-comebacks", "report-comebacks-means"),
    "edge": ("report-decides", "report-decides-means"),
    "use": ("report-uses", "report-uses-means"),
}


class Report:
    def __init__(self, variants: Sequence[Results], texts: Catalogue) -> None:
        """One variant, or two. May refuse to compare them."""
        if len(variants) == 2:
            check_comparable(*variants)
        self.variants = variants
        self.texts = texts
        self.style = NumberStyle(texts.lang)
        self.found = [quantities(each) for each in variants]
        self.expected = [against_expectation(each) for each in self.found]
        self.differences = between(*self.found) if len(variants) == 2 else []
        self.table = Table(texts, self.style, self.found, self.expected[0], self.differences, self.name)

    def csv(self) -> str:
        """Every number of the report."""
        return csv_of(self.found, self.expected, self.differences)

    def html(self) -> str:
        title = self._text("report-title", game=games.load(self.variants[0].about.game).manifest.title)
        parts = [self._head(title), self._verdict(), *self._sections(), self._method()]
        style = files("nenuphar.lab").joinpath("report.css").read_text("utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.texts.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(parts)
            + "\n</main>\n</body>\n</html>\n"
        )

    def name(self, quantity: Quantity) -> str:
        return self._text(NAMES[quantity.topic], subject=quantity.subject)

    # The head and the verdict

    def _head(self, title: str) -> str:
        described = "".join(
            f'<li class="v{number}"><b>{SIGNS[number]} {escape(each.name)}</b>: {escape(self._about(each))}</li>'
            for number, each in enumerate(self.variants)
        )
        return f"<header><h1>{escape(title)}</h1><ul>{described}</ul></header>"

    def _about(self, results: Results) -> str:
        about = results.about
        options = ", ".join(f"{name} {_brief(value)}" for name, value in about.options.items() if _brief(value))
        return self._text(
            "report-about",
            matches=self.style.number(results.matches, 0),
            seats=about.seats,
            bots=", ".join(about.bots),
            options=options or "–",
            seed=about.seed,
            version=about.nenuphar,
        )

    def _verdict(self) -> str:
        fewest = min(each.matches for each in self.variants)
        if fewest < FEWEST_MATCHES:
            few = self._text("report-few", matches=self.style.number(fewest, 0), fewest=FEWEST_MATCHES)
            return self._section("report-verdict", [f'<p class="big">{escape(few)}</p>'], "wide")
        return self._section("report-verdict", self._compared() if self.differences else self._judged(), "wide")

    def _compared(self) -> Iterator[str]:
        certain = [each for each in self.differences if each.is_certain]
        tests = sum(each.difference is not None for each in self.differences)
        seat = next(each.difference for each in self.differences if each.quantity.topic == "seat")
        if certain:
            yield f'<p class="big">{self._escaped("report-differ", certain=len(certain), tests=tests)}</p>'
        else:
            yield f'<p class="big">{self._escaped("report-same", tests=tests)}</p>'
            if seat is not None:
                points = self.style.number(100 * seat.findable, 1)
                yield f"<p>{self._escaped('report-findable', points=points)}</p>"
        yield from self._listed(certain, "report-differs")

    def _judged(self) -> Iterator[str]:
        certain = [each for each in self.expected[0] if each.is_certain]
        topics = {each.quantity.topic for each in certain}
        key = "report-unfair" if "seat" in topics else "report-unfair-first" if "first" in topics else "report-fair"
        yield f'<p class="big">{self._escaped(key)}</p>'
        yield from self._listed(certain, "report-stands-out")

    def _listed(self, certain: Sequence[Finding], key: str) -> Iterator[str]:
        """The largest differences in words."""
        largest = sorted(certain, key=_importance)
        lines = [f"<li>{self._in_words(each, key)}</li>" for each in largest[:MOST_NAMED]]
        if lines:
            yield f"<ul>{''.join(lines)}</ul>"
        if len(largest) > len(lines):
            yield f"<p>{self._escaped('report-more', more=len(largest) - len(lines))}</p>"

    def _in_words(self, finding: Finding, key: str) -> str:
        found, share = finding.difference, finding.quantity.is_share
        assert found is not None
        said = self._escaped(
            key,
            what=self.name(finding.quantity),
            means=" → ".join(self.style.measured(each.mean.mean, share) for each in self._all(finding.quantity)),
            difference=self.style.signed(found.difference, share),
            low=self.style.signed(found.low, share),
            high=self.style.signed(found.high, share),
            unit=self._text("report-points") if share else "",
        )
        return f"{said} {self._escaped('report-small')}" if finding.is_small else said

    # One section for each topic

    def _sections(self) -> Iterator[str]:
        yield self._topic("seat", [*self._first(), *self._nobody(), self._intervals("seat")], "first")
        if self._of("level"):
            yield self._topic("level", [self._intervals("level")])
        yield self._topic("turns", [*self._spread("turns"), self._histogram("turns")])
        if self._of("edge"):
            yield self._topic("lead", [*self._spread("lead"), self._histogram("lead")])
            if self._of("comeback"):
                yield self._topic("comeback", [*self._comebacks(), self._histogram("comeback")])
            yield self._topic("edge", [self._intervals("edge")])
            yield self._topic("use", [self._intervals("use")])

    def _topic(self, topic: Topic, parts: Sequence[str], *others: Topic) -> str:
        """Words and a plot, then the numbers and the definition, one tap away."""
        heading, definition = HEADINGS[topic]
        every = {(each.topic, each.subject): each for found in reversed(self.found) for each in found}
        table = self.table.html([each for each in every.values() if each.topic in (topic, *others)])
        if topic in COLUMNS:
            table += self.table.distribution(self._shares(topic))
        numbers = f"<details><summary>{self._escaped('report-numbers')}</summary>{table}</details>"
        meaning = f"<summary>{self._escaped('report-meaning')}</summary><p>{self._escaped(definition)}</p>"
        return self._section(heading, [*parts, numbers, f"<details>{meaning}</details>"])

    def _first(self) -> Iterator[str]:
        """The advantage of the first player."""
        for number, expected in enumerate(self.expected):
            found = next((each.difference for each in expected if each.quantity.topic == "first"), None)
            if found is not None:
                facts = {name: self.style.signed(getattr(found, name), True) for name in ("difference", "low", "high")}
                yield self._line(number, "report-first", **facts)

    def _nobody(self) -> Iterator[str]:
        for number, each in enumerate(self.variants):
            won = float(has_winner(each).mean())
            if won < 1:
                yield self._line(number, "report-nobody", share=self.style.percent(1 - won))

    def _spread(self, topic: Topic) -> Iterator[str]:
        for number, each in enumerate(self.variants):
            values = each.columns[COLUMNS[topic]]
            low, middle, high = np.percentile(values, (25, 50, 75))
            mean = self.style.number(float(values.mean()), 1)
            quartiles = {name: self.style.number(float(at), 0) for name, at in (("low", low), ("high", high))}
            yield self._line(
                number, "report-spread", mean=mean, middle=self.style.number(float(middle), 0), **quartiles
            )

    def _comebacks(self) -> Iterator[str]:
        for number, found in enumerate(self.found):
            share = next(each.mean for each in found if each.topic == "comeback")
            facts = {name: self.style.percent(getattr(share, name)) for name in ("mean", "low", "high")}
            yield self._line(number, "report-turned", **facts)

    def _line(self, number: int, key: str, **facts: Fact) -> str:
        sign = f'<b class="v{number}">{SIGNS[number]}</b> ' if len(self.variants) > 1 else ""
        return f"<p>{sign}{self._escaped(key, **facts)}</p>"

    # Plots

    def _intervals(self, topic: Topic) -> str:
        shown = self._of(topic)
        if topic in SORTED:
            shown = sorted(shown, key=lambda each: -abs(each.mean.mean))
        rows = [
            Row(
                each.subject if topic in SORTED else self.name(each),
                [Interval(at.mean.mean, at.mean.low, at.mean.high) for at in self._all(each)],
            )
            for each in shown[:MOST_ROWS]
        ]
        share, alike = shown[0].is_share, len({each.expected for each in shown}) == 1
        reference = shown[0].expected if alike else None
        plot = intervals(self._words(topic), rows, reference, lambda at: self._tick(at, share))
        if len(shown) <= MOST_ROWS:
            return plot
        return f'{plot}<p class="muted">{self._escaped("report-largest", shown=MOST_ROWS, all=len(shown))}</p>'

    def _histogram(self, topic: Topic) -> str:
        return histogram(self._words(topic), self._shares(topic), lambda at: self.style.number(at, 0))

    def _shares(self, topic: Topic) -> list[dict[int, float]]:
        """How often each value occurs, by variant."""
        shares = []
        for each in self.variants:
            counted = comebacks(each) if topic == "comeback" else each.columns[COLUMNS[topic]]
            values, counts = np.unique(counted, return_counts=True)
            shares.append(dict(zip(values.tolist(), (counts / len(counted)).tolist(), strict=True)))
        return shares

    def _words(self, topic: Topic) -> Words:
        title, description = map(self._text, HEADINGS[topic])
        return Words(topic, title, description)

    def _tick(self, at: float, share: bool) -> str:
        if share:
            return self.style.percent(at)
        return self.style.number(at, 0 if at == round(at) else 2)

    # Shared

    def _of(self, topic: Topic) -> list[Quantity]:
        """The quantities of a topic that all variants have."""
        return [each for each in self.found[0] if each.topic == topic and len(self._all(each)) == len(self.variants)]

    def _all(self, quantity: Quantity) -> list[Quantity]:
        """The same quantity of every variant."""
        wanted = (quantity.topic, quantity.subject)
        return [each for found in self.found for each in found if (each.topic, each.subject) == wanted]

    def _method(self) -> str:
        data = f"data:text/csv;charset=utf-8;base64,{b64encode(self.csv().encode()).decode()}"
        words = [f"<p>{self._escaped(key)}</p>" for key in ("report-bots", "report-range", "report-holm")]
        link = f'<p><a download="report.csv" href="{data}">{self._escaped("report-download")}</a></p>'
        return self._section("report-method", [*words, link], "wide")

    def _section(self, key: str, parts: Iterable[str], kind: str = "") -> str:
        return f'<section class="{kind}"><h2>{self._escaped(key)}</h2>{"".join(parts)}</section>'

    def _text(self, key: str, **facts: Fact) -> str:
        return self.texts.text(key, facts)

    def _escaped(self, key: str, **facts: Fact) -> str:
        return escape(self._text(key, **facts))


def _importance(finding: Finding) -> tuple[bool, float]:
    """Sort findings about the match before those about what is used in it, and large effects first."""
    effect = finding.difference.effect if finding.difference else 0.0
    return finding.quantity.topic in SORTED, -abs(effect)


def _brief(value: Any) -> str:
    """An option's value in a few letters: something with a title is called by that."""
    if isinstance(value, dict):
        return str(value.get("title", ""))
    return "" if value is None or value == [] else str(value)[:60]
