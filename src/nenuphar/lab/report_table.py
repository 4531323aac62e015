"""The numbers of a report as tables: for the page, and as CSV for other programs."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from nenuphar.lab.numbers import NumberStyle
from nenuphar.lab.plots import binned
from nenuphar.lab.quantities import Finding, Quantity
from nenuphar.texts import Catalogue

SIGNS = ("●", "▲")


@dataclass(frozen=True)
class Table:
    """Means with their ranges, one column for each variant, and what the tests say about them."""

    texts: Catalogue
    style: NumberStyle
    found: Sequence[Sequence[Quantity]]
    expected: Sequence[Finding]  # of the first variant, shown if it is the only one
    differences: Sequence[Finding]  # of the second variant from the first
    name: Callable[[Quantity], str]

    def html(self, shown: Sequence[Quantity]) -> str:
        rows = "".join(f"<tr>{''.join(self._row(each))}</tr>" for each in shown)
        heads = [self.texts.text("report-what"), *self._variants()]
        if self._tested(shown):
            heads += [self.texts.text("report-difference"), "p", self.texts.text("report-chance")]
        head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
        return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'

    def distribution(self, shares: Sequence[dict[int, float]]) -> str:
        """The bars of a histogram."""
        low, width, bars = binned(shares)
        rows = []
        for place in sorted(set().union(*bars)):
            first = low + place * width
            name = str(first) if width == 1 else f"{first} – {first + width - 1}"
            cells = "".join(f"<td>{self.style.percent(each.get(place, 0.0))}</td>" for each in bars)
            rows.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
        signs = "".join(f'<th scope="col">{self._sign(number)}</th>' for number in range(len(shares)))
        head = f'<tr><th scope="col">{escape(self.texts.text("report-value"))}</th>{signs}</tr>'
        return f'<div class="scroll"><table><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>'

    def _sign(self, number: int) -> str:
        share = escape(self.texts.text("report-share"))
        return f"{SIGNS[number]} {share}" if len(self.found) > 1 else share

    def _variants(self) -> list[str]:
        mean = self.texts.text("report-mean")
        return [f"{SIGNS[number]} {mean}" for number in range(len(self.found))] if len(self.found) > 1 else [mean]

    def _tested(self, shown: Sequence[Quantity]) -> bool:
        return any(self._finding(each) is not None for each in shown)

    def _row(self, quantity: Quantity) -> Iterator[str]:
        share = quantity.is_share
        yield f'<th scope="row">{escape(self.name(quantity))}</th>'
        for found in self.found:
            same = [each.mean for each in found if _same(each, quantity)]
            yield self._cell(*((same[0].mean, same[0].low, same[0].high) if same else ()), share=share)
        finding = self._finding(quantity)
        if finding is None:  # only one variant has this
            return
        if finding.difference is None:
            yield f"<td></td><td></td><td>{escape(self.texts.text('report-too-rare'))}</td>"
            return
        found_ = finding.difference
        low, high = (self.style.signed(at, share) for at in (found_.low, found_.high))
        yield f"<td>{self.style.signed(found_.difference, share)}<small>{low} … {high}</small></td>"
        yield f"<td>{escape(self.style.probability(finding.p_value))}</td>"
        if finding.is_certain:
            yield f'<td class="certain">{escape(self.texts.text("report-hardly"))}</td>'
        else:
            yield f"<td>{escape(self.texts.text('report-maybe'))}</td>"

    def _cell(self, *at: float, share: bool) -> str:
        if not at:
            return "<td>–</td>"
        mean, low, high = (self.style.measured(each, share) for each in at)
        return f"<td>{mean}<small>{low} … {high}</small></td>"

    def _finding(self, quantity: Quantity) -> Finding | None:
        tested = self.differences or self.expected
        return next((each for each in tested if _same(each.quantity, quantity)), None)


COLUMNS = (
    *("variant", "topic", "subject", "matches", "mean", "low", "high", "deviation", "expected"),
    *("compared_with", "difference", "difference_low", "difference_high", "effect", "p_adjusted"),
)


def csv_of(
    found: Sequence[Sequence[Quantity]], expected: Sequence[Sequence[Finding]], differences: Sequence[Finding]
) -> str:
    """A row for each quantity of each variant, and for each test. Numbers are written for programs."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, (all_of_it, tests) in enumerate(zip(found, expected, strict=True), 1):
        for each in all_of_it:
            at = each.mean
            figures = (at.matches, at.mean, at.low, at.high, at.deviation)
            test = next((finding for finding in tests if finding.quantity is each), None)
            row = [*figures, each.expected, *_test("expected" if test else "", test)]
            writer.writerow(_written(number, each.topic, each.subject, *row))
    for finding in differences:
        quantity = finding.quantity
        row = [*[None] * 6, *_test("variant 1", finding)]
        writer.writerow(_written(2, quantity.topic, quantity.subject, *row))
    return out.getvalue()


def _test(against: str, finding: Finding | None) -> list[object]:
    found = finding.difference if finding else None
    if finding is None or found is None:
        return [against, *[None] * 5]
    return [against, found.difference, found.low, found.high, found.effect, finding.p_value]


def _written(*cells: object) -> list[str]:
    return ["" if cell is None else f"{cell:.6g}" if isinstance(cell, float) else str(cell) for cell in cells]


def _same(one: Quantity, other: Quantity) -> bool:
    return (one.topic, one.subject) == (other.topic, other.subject)
