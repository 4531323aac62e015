"""`nenuphar picture`: draws a recorded match, to show it around."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import language, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.progress import progress
from nenuphar.cli.records import opened
from nenuphar.cli.screen import Screen
from nenuphar.core.game import Audience
from nenuphar.core.match import AnyMatch
from nenuphar.core.picture import picture_of
from nenuphar.pictures.animation import film, pixels, stills
from nenuphar.pictures.card import Subject, card
from nenuphar.pictures.subjects import name_of, subject_of


def picture(
    file: str,
    /,
    *,
    to: Path,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Draw a recorded match: its end as a picture (.png), or all of it as an animation (.gif).

    Args:
        file: The record of a match: a file, or the beginning of the name or the commitment of a saved match.
        to: The file to write, such as match.png or match.gif.
        force: Replace the file if there is one.
    """
    texts = language.catalogue(lang)
    kind = to.suffix.casefold()
    if kind not in (".png", ".gif"):
        raise CommandError("sorry-picture", path=str(to))
    saved_matches.check_file(to, force)
    match, read = opened(file)
    names = {seat: name_of(name, texts.lang) for seat, name in enumerate(read.players)}
    subject = subject_of(match.game, match, names, texts.lang)
    if kind == ".png":
        data = card(subject, picture_of(match.game, match.view(Audience.PUBLIC)))
    else:
        with progress(texts.text("picture-drawing")) as show:
            data = _animated(match, subject, show)
    saved_matches.write(to, data)
    Screen().whole(texts.text("picture-done", {"path": str(to)}))


def _animated(match: AnyMatch, subject: Subject, show: Callable[[float], None]) -> bytes:
    boards, frames = stills(match), list[bytes]()
    for number, board in enumerate(boards, 1):
        frames += pixels([board], subject, is_end=number == len(boards))
        show(number / (len(boards) + 1))
    return film(frames)
