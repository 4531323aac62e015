"""`nenuphar export`, `replay` and `verify`: the commands for records of matches."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import Struct
from rich.table import Column

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
    lang: language.Lang = None,
) -> None:
    """Write out a match that was played here.

    Args:
        match: The beginning of its name or its commitment. Without it, the latest match.
        to: The file to write. Without it, the record is printed.
        force: Replace the file if there is one.
        list_: List the saved matches.
    """
    texts = language.catalogue(lang)
    if list_:
        _list(texts)
        return
    data = saved_matches.read(saved_matches.find(match))
    if to is None:
        sys.stdout.write(data.decode("utf-8", "replace"))
    elif to.is_file() and not force:
        raise CommandError("sorry-file-there", path=str(to))
    else:
        saved_matches.write(to, data)
        Screen().whole(texts.text("exported", {"path": str(to)}))


def verify(file: str, /, *, lang: language.Lang = None) -> None:
    """Play a record again, and check that every draw, move and event in it is genuine.

    Args:
        file: The record of a match: a file, or the beginning of the name or the commitment of a saved match.
    """
    texts, screen = language.catalogue(lang), Screen()
    match, read = opened(file)
    commands = [step.command for step in match.steps]
    screen.line(texts.text("record-head", {"title": match.game.manifest.title, "players": read.players}), style=STRONG)
    screen.line(texts.text("verified-commitment", {"commitment": match.commitment}))
    screen.line(texts.text("verified-draws", {"draws": sum(one.by == Authority.CHANCE for one in commands)}))
    screen.line(texts.text("verified-commands", {"commands": len(commands)}))
    screen.line(texts.text("verified-events", {"events": sum(len(step.events) for step in match.steps)}))
    screen.line(texts.text("verified-outcome"), read.outcome.rule)
    screen.line(texts.text("verified"), style=STRONG)


def replay(file: str, /, *, step: Annotated[bool, Parameter(negative="")] = False, lang: language.Lang = None) -> None:
    """Replay a recorded match, with its boards.

    Args:
        file: The record of a match: a file, or the beginning of the name or the commitment of a saved match.
        step: Wait for Enter after every board.
    """
    spoken = language.chosen(lang)
    genuine, read = opened(file)
    texts, screen = Catalogue(spoken, read.players), Screen()
    narrator = Narrator(genuine.game, texts, screen, Audience.PUBLIC)
    match: AnyMatch = Match(genuine.game, read.setup, bytes.fromhex(read.seed))
    head: dict[str, Fact] = {"title": genuine.game.manifest.title, "players": read.players}
    screen.line(texts.text("record-head", head), style=STRONG)
    since = 0
    for played in genuine.steps:
        match.apply(played)
        if match.waiting.chance is not None:
            continue
        is_news = narrator.narrate(match, match.steps[since:])
        since = len(match.steps)
        if is_news and step and match.outcome is None:
            screen.ask(texts.text("ask-next"))
    narrator.ending(match)


def opened(name: str) -> tuple[AnyMatch, record.Record[Any, Any, Any]]:
    """The verified match of a record, and the record."""
    data = saved_matches.read(saved_matches.find_or_file(name))
    game = pages.find(record.label(data).game)
    match, read = record.verify(game, data), record.read(game, data)
    for name in read.players:
        check_name(name, "sorry-record-name")
    return match, read


class Summary(Struct, frozen=True):
    """The part of a record that the list shows."""

    game: str
    players: tuple[str, ...]
    outcome: Outcome


def _list(texts: Catalogue) -> None:
    names = ("list-match", "list-players", "list-winners")
    columns = [Column(texts.text(name), overflow="fold") for name in names]
    Screen().table(columns, ((printable(path.stem), *_summary(path, texts)) for path in saved_matches.all_saved()))


def _summary(path: Path, texts: Catalogue) -> tuple[str, str]:
    try:
        summary: Summary = decode(saved_matches.read(path), Summary)
        return printable(", ".join(summary.players)), printable(winners(summary, texts))
    except (Refused, CommandError, IndexError):
        return texts.text("list-damaged"), ""


def winners(summary: Summary, texts: Catalogue) -> str:
    """The names of the winners. If no seat has won, the game's dummy has, if there is one."""
    winners = [summary.players[seat] for seat in summary.outcome.winners]
    dummy = f"{summary.game}-dummy"
    if len(winners) == len(summary.players) > 1:
        return texts.text("list-drawn")
    if winners:
        return ", ".join(winners)
    return texts.text(dummy if texts.has(dummy) else "list-nobody")
