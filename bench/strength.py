"""How strong the levels of all games are: all pairs of them play, and docs/strength.md gets the tables.

`python -m bench.strength play [--minutes N] [SERIES …]` plays one match of every series after the other, until all have
enough or time is up. It continues where it was stopped: every match is a line in build/strength, so delete that folder
after a change to a bot. `python -m bench.strength write` writes the tables; `python -m bench.strength list` names all
series, with how many matches each has.

Bots have a number of worlds instead of time, so that a busy machine does not make them weaker.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from msgspec import json

from nenuphar import games
from nenuphar.bots.playing import WORLDS
from nenuphar.bots.standings import Result, Standings
from nenuphar.core.game import AnyGame
from nenuphar.lab.matches import play
from nenuphar.lab.simulation import Simulation, simulation

ROOT = Path(__file__).resolve().parents[1]
PAGE, KEPT = ROOT / "docs" / "strength.md", ROOT / "build" / "strength"
MATCHES, SEED = 500, "strength"
# A second of the kraken's thoughts on one core of a quiet machine, by its CPU time (`bench.quibbit_kraken`)
SECOND: Mapping[str, int] = {"quibbit": 3_200, "china_moon": 1_900}
HEADS = ("seats", "bots", "matches", "wins of the first", "share, 95 % interval", "fair share", "p if equal")


class Series(NamedTuple):
    game: AnyGame
    bots: tuple[str, ...]
    seats: int

    @property
    def name(self) -> str:
        return "-".join((self.game.manifest.key, str(self.seats), *self.bots))

    @property
    def file(self) -> Path:
        return KEPT / f"{self.name}.jsonl"

    def simulation(self) -> Simulation:
        wanted = simulation(self.game, self.bots, MATCHES, SEED, self.seats)
        return replace(wanted, own_worlds={"kraken": SECOND.get(self.game.manifest.key, WORLDS)})

    def results(self) -> list[Result]:
        lines = self.file.read_bytes().splitlines() if self.file.exists() else []
        return [json.decode(line, type=Result) for line in lines]

    def play(self) -> None:
        number, wanted = len(self.results()), self.simulation()
        ranks = play(wanted, range(number, number + 1))[0][: self.seats].tolist()
        KEPT.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(json.encode(Result(wanted.lineup(number), tuple(ranks))) + b"\n")


def every() -> Iterator[Series]:
    """All pairs of levels, with the fewest and the most seats; also the strongest level against several others."""
    for game in games.every():
        levels = [*game.bots][::-1]
        several = [seats for seats in game.manifest.seats if seats > 1]
        for seats in (several[0], several[-1]):
            for pair in combinations(levels, 2):
                yield Series(game, pair, seats)
        if several[0] > 2:
            for seats in several:
                yield Series(game, (levels[0], *[levels[1]] * (seats - 1)), seats)


def play_on(wanted: Sequence[Series], minutes: float) -> None:
    until = time.monotonic() + 60 * minutes
    left = [series for series in wanted if len(series.results()) < MATCHES]
    while left and time.monotonic() < until:
        for series in left:
            begun = time.process_time()
            series.play()
            (row, *_) = Standings(tuple(series.results())).level_rows()
            took = time.process_time() - begun
            sys.stdout.write(f"{series.name}: {row.wins:g} of {row.matches}, {took:.1f} s of CPU time\n")
            sys.stdout.flush()
            if time.monotonic() >= until:
                return
        left = [series for series in left if len(series.results()) < MATCHES]


def table(game: AnyGame) -> list[str]:
    """The lines of a game's table: a line for each series that has begun, and one under it that names the others."""
    lines, missing = list[str](), dict[int, list[str]]()
    for series in every():
        if series.game is game:
            names = " – ".join(_named(series.bots))
            results = series.results()
            if not results:
                missing.setdefault(series.seats, []).append(names)
                continue
            standings = Standings(tuple(results))
            first = next(row for row in standings.level_rows() if row.level == series.bots[0])
            share = f"{first.rate:.1%} ({first.low:.1%} – {first.high:.1%})"
            p = next(row.p_value for row in standings.duel_rows())
            figures = f"{first.matches} | {first.wins:g} | {share} | {first.expected:.1%} | {p:.2g}"
            lines.append(f"| {series.seats} | {names} | {figures} |")
    if lines:
        lines = [f"| {' | '.join(HEADS)} |", f"|{'---|' * len(HEADS)}", *lines]
    if missing:
        named = "; ".join(f"with {seats} seats {', '.join(names)}" for seats, names in missing.items())
        lines += [*([""] if lines else []), f"Not measured yet: {named}."]
    return lines


def _named(bots: Sequence[str]) -> Iterator[str]:
    for bot in dict.fromkeys(bots):
        yield bot if len(bots) == 2 or bots.count(bot) == 1 else f"{bots.count(bot)} × {bot}"


def write(page: Path = PAGE) -> None:
    """Put every game's table between its marks."""
    text = page.read_text()
    for game in games.every():
        begin, end = marks(game)
        before, found, rest = text.partition(begin)
        if found:
            text = "\n".join((before + begin, *table(game), end + rest.partition(end)[2]))
    page.write_text(text)


def marks(game: AnyGame) -> tuple[str, str]:
    return f"<!-- strength of {game.manifest.key} -->", "<!-- end of strength -->"


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.strength")
    options.add_argument("what", choices=("play", "write", "list"))
    options.add_argument("series", nargs="*")
    options.add_argument("--minutes", type=float, default=float("inf"))
    given = options.parse_intermixed_args()
    wanted = [series for series in every() if not given.series or series.name in given.series]
    match given.what:
        case "play":
            play_on(wanted, given.minutes)
        case "write":
            write()
        case _:
            sys.stdout.writelines(f"{series.name}: {len(series.results())} of {MATCHES}\n" for series in wanted)


if __name__ == "__main__":
    main()
