"""The analysis of a match as one page that needs nothing else: a curve, what decisions cost, and the game's figures."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from nenuphar.analysis.report import TURNING_COST
from nenuphar.analysis.types import Analysis, Judgement, Point
from nenuphar.core.figures import Figure, Spread, Unit
from nenuphar.core.game import AnyGame
from nenuphar.core.messages import Fact
from nenuphar.core.seat_signs import SIGNS
from nenuphar.lab.numbers import NumberStyle
from nenuphar.texts import Catalogue

WIDE, HIGH, LEFT, EDGE = 900.0, 300.0, 46.0, 16.0
STYLE = """
svg.curve { max-width: none; }
svg.curve .tick { text-anchor: end; }
svg.curve .line { fill: none; stroke-width: 3; stroke-linejoin: round; }
svg.curve .turning { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 3 4; }
td.words { min-width: 11rem; }
"""


class MatchPage:
    def __init__(self, game: AnyGame, analysis: Analysis, colours: Sequence[str], texts: Catalogue) -> None:
        """The names of the players are those of the texts."""
        self.game = game
        self.analysis = analysis
        self.signs = [SIGNS[colour] for colour in [*colours, *SIGNS]]
        self.texts = texts
        self.style = NumberStyle(texts.lang)

    def html(self) -> str:
        title = self._text("analysis-title", title=self.game.manifest.title)
        style = files("nenuphar.lab").joinpath("report.css").read_text("utf-8") + STYLE
        body = "\n".join([f"<header><h1>{escape(title)}</h1></header>", *self._sections()])
        return (
            f'<!doctype html>\n<html lang="{self.texts.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n"
            "</main>\n</body>\n</html>\n"
        )

    # In words, for the page and the terminal

    def players(self) -> tuple[list[str], list[list[str]]]:
        """A heading for each column, and a row for each player."""
        has_luck = any(player.luck is not None for player in self.analysis.players)
        keys = ["player", "accuracy", "lost", *(["luck"] if has_luck else []), "decisions"]
        rows = []
        for name, player in zip(self.texts.everybody(), self.analysis.players, strict=True):
            accuracy = "–" if player.accuracy is None else self.style.percent(player.accuracy)
            luck = [] if player.luck is None else [self.style.signed(player.luck, is_share=True)]
            rows.append([name, accuracy, self.style.number(100 * player.lost, 1), *luck, str(player.decisions)])
        return [self._text(f"analysis-{key}") for key in keys], rows

    def turning(self) -> list[str]:
        found = [
            self._turn(self.analysis.points[number], judgement)
            for number in self.analysis.turning
            for judgement in self.analysis.points[number].judgements
            if judgement.cost >= TURNING_COST
        ]
        return found or [self._text("analysis-turning-none", percent=round(100 * TURNING_COST))]

    def figures(self) -> tuple[list[str], list[list[str]]]:
        rows = [self._figure(each) for each in self.analysis.figures.every]
        return ["", *self.texts.everybody()], rows + [self._spread(each) for each in self.analysis.figures.spreads]

    def remarks(self) -> list[str]:
        remarks = self.analysis.figures.remarks
        return [self._text("analysis-remark", steps=each.steps, said=self.texts.say(each.saying)) for each in remarks]

    def _turn(self, point: Point, judgement: Judgement) -> str:
        return self._text(
            "analysis-turn",
            steps=point.steps,
            who=self.texts.called(judgement.seat),
            cost=round(100 * judgement.cost),
            played=self._played(judgement),
            best=self.texts.say(judgement.best.saying),
        )

    def _played(self, judgement: Judgement) -> str:
        return "–" if judgement.played is None else self.texts.say(judgement.played.saying)

    def _figure(self, figure: Figure) -> list[str]:
        return [self._title(figure.name), *(self._measured(value, figure.unit) for value in figure.values)]

    def _spread(self, spread: Spread) -> list[str]:
        return [self._title(spread.name), *(self._range(values, spread.unit) for values in spread.values)]

    def _range(self, values: Sequence[float], unit: Unit) -> str:
        if not values:
            return self._text("analysis-spread-none")
        return f"{self._measured(values[0], unit)} – {self._measured(values[-1], unit)}"

    def _title(self, name: str) -> str:
        return self._text(f"{self.analysis.game}-figure-{name}")

    def _measured(self, value: float | None, unit: Unit) -> str:
        if value is None:
            return "–"
        if unit == "percent":
            return self.style.percent(value / 100)
        written = self.style.number(value, 0 if value == round(value) else 1)
        return f"{written} ms" if unit == "ms" else written

    # As a page

    def _sections(self) -> Iterator[str]:
        if self.analysis.points:
            yield self._section("analysis-curve", [self._curve(), self._meaning("analysis-curve-means")], "wide")
            means = [self._meaning("analysis-accuracy-means"), self._meaning("analysis-luck-means")]
            yield self._section("analysis-players", [_table(*self.players()), *means])
            yield self._section("analysis-turning", [_list(self.turning())])
        else:
            yield f"<p>{escape(self._text('analysis-no-curve'))}</p>"
        if self.analysis.figures.every:
            yield self._section("analysis-figures", [_table(*self.figures())])
        if self.analysis.figures.remarks:
            yield self._section("analysis-remarks", [_list(self.remarks())])
        if self.analysis.points:
            yield self._section("analysis-every", [_table(*self._decisions())], "wide")

    def _curve(self) -> str:
        """A line for every seat, with its sign at the end and its name; turning points are dashed."""
        points, seats = self.analysis.points, range(len(self.analysis.players))
        last = max(1, len(points) - 1)
        x = [LEFT + number / last * (WIDE - LEFT - EDGE) for number in range(len(points))]
        marks = [
            f'<line class="turning" x1="{x[number]:.1f}" y1="{EDGE}" x2="{x[number]:.1f}" y2="{HIGH - EDGE}"/>'
            for number in self.analysis.turning
        ]
        title = escape(self._text("analysis-curve"))
        grid = [self._rung(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
        lines = [self._line(seat, x) for seat in seats]
        signs = [self._sign(seat, x[-1], _y(points[-1].chances[seat])) for seat in seats]
        names = "".join(f"<li>{self._legend(seat)} {escape(self.texts.called(seat))}</li>" for seat in seats)
        return (
            f'<svg class="curve" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" aria-label="{title}">'
            f"{''.join([*grid, *marks, *lines, *signs])}</svg><ul>{names}</ul>"
        )

    def _rung(self, share: float) -> str:
        y, written = _y(share), self.style.percent(share).replace(".0", "").replace(",0", "")
        return (
            f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{WIDE}" y2="{y:.1f}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y + 5:.1f}">{written}</text>'
        )

    def _line(self, seat: int, x: Sequence[float]) -> str:
        points = zip(x, self.analysis.points, strict=True)
        path = "L".join(f"{at:.1f} {_y(point.chances[seat]):.1f}" for at, point in points)
        return f'<path class="line" stroke="{self.signs[seat].tone}" d="M{path}"/>'

    def _sign(self, seat: int, x: float, y: float) -> str:
        sign = self.signs[seat]
        return f'<path transform="translate({x:.1f} {y:.1f}) scale(.8)" d="{sign.shape}" fill="{sign.tone}"/>'

    def _legend(self, seat: int) -> str:
        style = "display:inline;width:1em;max-width:1em;vertical-align:-0.15em"
        return f'<svg viewBox="-11 -11 22 22" style="{style}" aria-hidden="true">{self._sign(seat, 0, 0)}</svg>'

    def _decisions(self) -> tuple[list[str], list[list[str]]]:
        keys = ("step", "player", "chance", "played", "best", "cost")
        rows = [
            [
                str(point.steps),
                self.texts.called(each.seat),
                self.style.percent(point.chances[each.seat]),
                self._played(each),
                self.texts.say(each.best.saying),
                self.style.number(100 * each.cost, 1),
            ]
            for point in self.analysis.points
            for each in point.judgements
        ]
        return [self._text(f"analysis-{key}") for key in keys], rows

    def _meaning(self, key: str) -> str:
        summary = escape(self._text("report-meaning"))
        return f"<details><summary>{summary}</summary><p>{escape(self._text(key))}</p></details>"

    def _section(self, key: str, parts: Sequence[str], kind: str = "") -> str:
        return f'<section class="{kind}"><h2>{escape(self._text(key))}</h2>{"".join(parts)}</section>'

    def _text(self, key: str, **facts: Fact) -> str:
        return self.texts.text(key, facts)


def _y(share: float) -> float:
    return HIGH - EDGE - share * (HIGH - 2 * EDGE)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(each)}</td>' for each in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
