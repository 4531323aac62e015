"""`nenuphar export`, `replay` and `verify`: what can be done with the record of a match."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import Struct
from rich.box import SIMPLE
from rich.table import Table

from nenuphar.cli import language, pages, saved_matches
from nenuphar.cli.errors import CommandError
from nenuphar.cli.narrator import Narrator
from nenuphar.cli.screen import STRONG, Screen
from nenuphar.cli.seats import check_name
from nenuphar.core import record
from nenuphar.core.codec import decode
from nenuphar.core.game import Audience, Authority, Outcome, Refused
from nenuphar.core.match import AnyMatch, Match
from nenuphar.core.messages import Fact
from nenuphar.texts import Catalogue, printable


def export(
    match: str = "",
    /,
    *,
    to: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    list_: Annotated[bool, Parameter(name="--list", negative="")] = False,
    lang: str | None = None,
) -> None:
    """Write out a match that was played here.

    Parameters
    ----------
    match
        How its name, or its commitment, begins. Without it, the latest match.
    to
        The file to write. Without it, the record is printed.
    force
        Replace the file if there is one.
    list_
        List the matches that are kept.
    lang
        The language to speak: en, fr or de.
    """
    words = Catalogue(language.asked(lang, os.environ))
    if list_:
        _list(words)
        return
    data = saved_matches.read(saved_matches.find(match, os.environ))
    if to is None:
        sys.stdout.write(data.decode("utf-8", "replace"))
    elif to.is_file() and not force:
        raise CommandError("sorry-file-there", path=str(to))
    else:
        saved_matches.write(to, data)
        Screen().whole(words.text("exported", {"path": str(to)}))


def verify(file: str, /, *, lang: str | None = None) -> None:
    """Play a record again, and check that every draw, move and event in it is genuine.

    Parameters
    ----------
    file
        The record of a match: a file, or how the name or the commitment of a match that is kept here begins.
    lang
        The language to speak: en, fr or de.
    """
    words, screen = Catalogue(language.asked(lang, os.environ)), Screen()
    match, read = _opened(file)
    commands = [step.command for step in match.steps]
    screen.line(words.text("record-head", {"title": match.game.manifest.title, "players": read.players}), style=STRONG)
    screen.line(words.text("verified-commitment", {"commitment": match.commitment}))
    screen.line(words.text("verified-draws", {"draws": sum(one.by == Authority.CHANCE for one in commands)}))
    screen.line(words.text("verified-commands", {"commands": len(commands)}))
    screen.line(words.text("verified-events", {"events": sum(len(step.events) for step in match.steps)}))
    screen.line(words.text("verified-outcome"), read.outcome.rule)
    screen.line(words.text("verified"), style=STRONG)


def replay(file: str, /, *, step: Annotated[bool, Parameter(negative="")] = False, lang: str | None = None) -> None:
    """Tell a recorded match again, with its boards.

    Parameters
    ----------
    file
        The record of a match: a file, or how the name or the commitment of a match that is kept here begins.
    step
        Wait for Enter after every board.
    lang
        The language to speak: en, fr or de.
    """
    tongue = language.asked(lang, os.environ)
    genuine, read = _opened(file)
    words, screen = Catalogue(tongue, read.players), Screen()
    narrator = Narrator(genuine.game, words, screen, Audience.PUBLIC)
    told: AnyMatch = Match(genuine.game, read.setup, bytes.fromhex(read.seed))
    head: dict[str, Fact] = {"title": genuine.game.manifest.title, "players": read.players}
    screen.line(words.text("record-head", head), style=STRONG)
    since = 0
    for played in genuine.steps:
        told.apply(played)
        if told.waiting.chance is not None:
            continue
        news = narrator.tell(told, told.steps[since:])
        since = len(told.steps)
        if news and step and told.outcome is None:
            screen.ask(words.text("ask-next"))
    narrator.ending(told)


def _opened(name: str) -> tuple[AnyMatch, record.Record[Any, Any, Any]]:
    """The match of a record that holds, and the record."""
    data = saved_matches.read(saved_matches.find_or_file(name, os.environ))
    game = pages.find(record.label(data).game)
    match, read = record.verify(game, data), record.read(game, data)
    for name in read.players:
        check_name(name, "sorry-record-name")
    return match, read


class Summary(Struct, frozen=True):
    """What the list shows of a record."""

    game: str
    players: tuple[str, ...]
    outcome: Outcome


def _list(words: Catalogue) -> None:
    table = Table(box=SIMPLE)
    for column in ("list-match", "list-players", "list-winners"):
        table.add_column(words.text(column), overflow="fold")
    for path in saved_matches.all_kept(os.environ):
        table.add_row(printable(path.stem), *_summary(path, words))
    Screen().show(table)


def _summary(path: Path, words: Catalogue) -> tuple[str, str]:
    try:
        summary: Summary = decode(saved_matches.read(path), Summary)
        return printable(", ".join(summary.players)), printable(winners(summary, words))
    except (Refused, CommandError, IndexError):
        return words.text("list-damaged"), ""


def winners(summary: Summary, words: Catalogue) -> str:
    """The winners in words. If no seat has won, it is the game's dummy, where there is one."""
    winners = [summary.players[seat] for seat in summary.outcome.winners]
    dummy = f"{summary.game}-dummy"
    if len(winners) == len(summary.players) > 1:
        return words.text("list-drawn")
    if winners:
        return ", ".join(winners)
    return words.text(dummy if words.has(dummy) else "list-nobody")
