"""`nenuphar endgames`: solves the last rounds of a game on a board, once, and keeps them as a file."""

import sys
from typing import Annotated

from cyclopts import Parameter

from nenuphar import games
from nenuphar.bots import endgame_files
from nenuphar.cli import language, pages, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.options import parse
from nenuphar.cli.progress import progress
from nenuphar.core.endgames import NotSolved
from nenuphar.core.extras import MissingExtra
from nenuphar.core.game import Setup
from nenuphar.core.kernels import can_compile


def endgames(
    game: str,
    /,
    *,
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    lang: language.Lang = None,
) -> None:
    """Solve the last rounds of a game on a board. The game's strongest bot plays from the file from then on.

    A file that is missing, damaged or made by an older version is built again.

    Args:
        game: Which game: see `nenuphar games`.
        option: An option of the game, such as board="YRG* RGY* GYR~".
    """
    texts = language.catalogue(lang)
    found = pages.find(game)
    solver = games.endgames(found)
    if solver is None:
        able = tuple(each.manifest.key for each in games.every() if games.endgames(each) is not None)
        raise CommandError("sorry-endgames", game=found.manifest.title, games=able)
    setup = Setup(solver.seats, parse(option, found, saved_matches.home()))
    key, fingerprint = found.manifest.key, solver.fingerprint(setup)
    if endgame_files.read(key, fingerprint) is not None:
        print(texts.text("endgames-there", {"path": str(endgame_files.path(key, fingerprint))}))
        return
    if endgame_files.is_damaged(key, fingerprint):
        print(texts.text("endgames-damaged", {"path": str(endgame_files.path(key, fingerprint))}), file=sys.stderr)
    if not can_compile():
        raise MissingExtra("numba", "nenuphar[fast]")  # without it, this takes days
    place = endgame_files.path(key, fingerprint)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise saved_matches.unusable(place, error) from None
    saved_matches.check_file(place, force=True)
    try:
        with progress(texts.text("endgames-running", {"game": found.manifest.title})) as report:
            arrays, facts = solver.solve(setup, report)
    except NotSolved:
        raise CommandError("sorry-not-solved", game=found.manifest.title) from None
    path = endgame_files.write(key, fingerprint, arrays, facts)
    print(texts.text("endgames-done", {"path": str(path), **facts}))
