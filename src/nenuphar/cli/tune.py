"""`nenuphar tune`: fits the numbers that a game's strongest bot estimates with, to matches against itself."""

import shlex
from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nenuphar import __version__, games
from nenuphar.cli import language, pages, saved_matches
from nenuphar.cli.bot_matches import as_text, say_weakened
from nenuphar.cli.errors import CommandError, number
from nenuphar.cli.progress import progress
from nenuphar.core.game import AnyGame
from nenuphar.core.tuning import TuningFile

MOST_MATCHES, MOST_GENERATIONS = 1_000_000, 100


def tune(
    game: str,
    /,
    *,
    seed: str = "nenuphar",
    matches: int = 4_000,
    generations: int = 3,
    out: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Fit the numbers that a game's strongest bot estimates with, to matches against itself.

    Args:
        game: Which game: see `nenuphar games`.
        seed: Any text. The same seed gives the same numbers.
        matches: How many matches of each number of seats, in each generation.
        generations: How often to play with the numbers of the generation before.
        out: Where to write them; without it, to the game's own folder, in place of those there.
        force: Replace the file of `--out` if there is one.
    """
    texts = language.catalogue(lang)
    found = pages.find(game)
    fit = games.tune(found)
    if fit is None:
        able = tuple(each.manifest.key for each in games.every() if games.tune(each) is not None)
        raise CommandError("sorry-tune", game=found.manifest.title, games=able)
    number("--matches", matches, 1, MOST_MATCHES)
    number("--generations", generations, 1, MOST_GENERATIONS)
    if out is None:
        saved_matches.check_file(_folder(found) / "numbers", force=True)  # they say their name when they are fitted
    else:
        saved_matches.check_file(out, force)
    say_weakened([found], texts)
    chance = as_text(seed)
    with progress(texts.text("tune-running", {"game": found.manifest.title})) as report:
        tuned = fit(chance, matches, generations, report)
    size = f"--matches {matches} --generations {generations}"
    command = f"nenuphar tune {found.manifest.key} --seed {shlex.quote(chance)} {size}"
    file = TuningFile(command, __version__, tuned.matches, tuned.generations, tuned.loss, tuned.numbers)
    path = out or _folder(found) / tuned.file
    saved_matches.write(path, msgspec.json.format(msgspec.json.encode(file), indent=0) + b"\n")
    for what, loss in tuned.loss.items():
        print(texts.text("tune-loss", {"what": what, "loss": f"{loss:.4f}"}))
    print(texts.text("tune-done", {"path": str(path)}))


def _folder(game: AnyGame) -> Path:
    """The folder of a game that was found by its key."""
    place = import_module(f"{games.__name__}.{game.manifest.key}").__file__
    assert place is not None
    return Path(place).parent
