"""`nenuphar puzzles`: finds puzzles in matches of bots, and checks those that a game keeps."""

import shlex
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from msgspec.structs import replace

from nenuphar import __version__, games
from nenuphar.cli import language, pages, saved_matches
from nenuphar.cli.bot_matches import as_text, say_weakened
from nenuphar.cli.errors import CommandError, DamageFound, Interrupted, number
from nenuphar.cli.progress import progress
from nenuphar.core.game import AnyGame
from nenuphar.core.puzzles import FILE, AnyMined, AnyPuzzleFile, MinedPuzzles, PuzzleFile
from nenuphar.puzzles import checking, keeping
from nenuphar.puzzles.mining import mine as mine_match

MOST_PUZZLES = 10_000

puzzles = App(name="puzzles", help="Find and check the puzzles of a game.", help_epilogue="")


@puzzles.command
def mine(
    game: str,
    /,
    *,
    count: int = 60,
    seed: str = "nenuphar",
    out: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Find puzzles in matches of bots. Each is checked with ten times the search, and kept as soon as it is found.

    A file with the same seed is continued, so Ctrl+C loses nothing.

    Args:
        game: Which game: see `nenuphar games`.
        count: How many puzzles the file is to have.
        seed: Any text. The same seed gives the same puzzles.
        out: Where to write them; without it, to the game's own folder.
        force: Replace a file with puzzles of another seed.
    """
    texts = language.catalogue(lang)
    found, kind = _game_with_puzzles(game)
    number("--count", count, 1, MOST_PUZZLES)
    path = out or _folder(found) / FILE
    file = _begun(found, kind, path, as_text(seed), force)
    saved_matches.check_file(path, force=True)
    say_weakened([found], texts)
    command = f"nenuphar puzzles mine {found.manifest.key} --count {count} --seed {shlex.quote(file.seed)}"
    file = replace(file, command=command)
    try:
        with progress(texts.text("puzzles-running", {"game": found.manifest.title})) as report:
            while len(file.puzzles) < count:
                puzzle = mine_match(found, kind, file.seed, file.matches)
                file = replace(file, matches=file.matches + 1, puzzles=file.puzzles + ((puzzle,) if puzzle else ()))
                saved_matches.write(path, keeping.written(file))
                report(len(file.puzzles) / count)
    except KeyboardInterrupt:
        raise Interrupted("puzzles-stopped", path=str(path), found=len(file.puzzles)) from None
    print(texts.text("puzzles-done", {"path": str(path), "found": len(file.puzzles), "matches": file.matches}))


@puzzles.command
def check(game: str, /, *, search: bool = True, lang: language.Lang = None) -> None:
    """Check every puzzle that a game keeps: its position, its solution, and a long search with another seed.

    Args:
        game: Which game: see `nenuphar games`.
        search: Search again, too. It takes seconds for every puzzle.
    """
    texts = language.catalogue(lang)
    found, _ = _game_with_puzzles(game)
    file = keeping.kept(found)
    if file is None:
        raise CommandError("sorry-no-puzzles", game=found.manifest.title)
    wrong = [f"{FILE}: {fault}" for fault in checking.faults_of_file(found, file)]
    with progress(texts.text("puzzles-checking", {"game": found.manifest.title})) as report:
        for place, puzzle in enumerate(file.puzzles):
            faults = checking.faults(found, file, puzzle)
            if search and not faults and not checking.is_still_best(found, file, puzzle, f"check {puzzle.key}"):
                faults = ["search"]
            wrong += [f"{puzzle.key}: {fault}" for fault in faults]
            report((place + 1) / len(file.puzzles))
    if wrong:
        raise DamageFound("puzzles-wrong", game=found.manifest.title, faults=tuple(wrong))
    print(texts.text("puzzles-right", {"game": found.manifest.title, "found": len(file.puzzles)}))


def _game_with_puzzles(key: str) -> tuple[AnyGame, AnyMined]:
    game = pages.find(key)
    kind = games.puzzles(game)
    if not isinstance(kind, MinedPuzzles):
        able = tuple(each.manifest.key for each in games.every() if isinstance(games.puzzles(each), MinedPuzzles))
        raise CommandError("sorry-puzzles", game=game.manifest.title, games=able)
    return game, kind


def _begun(game: AnyGame, kind: AnyMined, path: Path, seed: str, force: bool) -> AnyPuzzleFile:
    """The file to go on with: the one that is there, if it has the same seed, or a new one."""
    facts = game.manifest
    new: AnyPuzzleFile = PuzzleFile(facts.key, facts.rules, "", __version__, seed, 0, kind.options, ())
    if not path.is_file():
        return new
    old = keeping.read(game, saved_matches.read(path))
    if (old.game, old.rules, old.seed, old.options) == (new.game, new.rules, new.seed, new.options):
        return old
    saved_matches.check_file(path, force)
    return new


def _folder(game: AnyGame) -> Path:
    """The folder of a game that was found by its key."""
    place = import_module(f"{games.__name__}.{game.manifest.key}").__file__
    assert place is not None
    return Path(place).parent
