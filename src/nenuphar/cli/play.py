"""`nenuphar play`: a match in this terminal, between people who share the keyboard and bots."""

import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nenuphar.cli import books, keepsakes, language, options, pages, program, saved_matches, seats
from nenuphar.cli.errors import number
from nenuphar.cli.realtime_match import RealTimeTerminalMatch
from nenuphar.cli.screen import DIM, Screen
from nenuphar.cli.seats import Player
from nenuphar.cli.terminal_match import TerminalMatch
from nenuphar.core.chance import SEED_BYTES
from nenuphar.core.game import Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.core.record import record
from nenuphar.texts import Catalogue

PAUSE_S = 0.35
LONGEST_S = 86_400


def play(
    game: str,
    /,
    *,
    seats_: Annotated[str, Parameter(name="--seats")] = "you,bot,bot",
    watch: Annotated[bool, Parameter(negative="")] = False,
    fast: Annotated[bool, Parameter(negative="")] = False,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seconds: int | None = None,
    seed: str | None = None,
    save: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Play a match in this terminal.

    Parameters
    ----------
    game
        Which game: see `nenuphar games`.
    seats_
        Who sits where, clockwise: `you` or any name for a person; `bot`, a level, or `Otto:heron` for a bot.
    watch
        Bots play in every seat, and you watch.
    fast
        No pauses while bots play on their own.
    option
        An option of the game, as name=value; may be repeated.
    seconds
        Time for each decision, shared when several choose at once. You are late or not when you press Enter.
    seed
        Any text. The same seed brings the same chance and the same bots.
    save
        Also write the record of the match to this file.
    force
        Replace that file if there is one.
    lang
        The language to speak: en, fr or de.
    """
    tongue = language.asked(lang, os.environ)
    found = pages.find(game)
    players = seats.parse(seats_, found, watch)
    decision_ms = None if seconds is None else number("--seconds", seconds, 1, LONGEST_S) * 1000
    agreed = options.parse(option or [], found, saved_matches.folder(os.environ).parent)
    setup = Setup(len(players), keepsakes.brought(found, agreed, players, os.environ), decision_ms)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else _stretched(seed)
    match = Match(found, setup, secret)
    saved_matches.make_ready(os.environ, save, force)
    words = Catalogue(tongue, [player.name for player in players], seats.you(players))
    screen = Screen(0.0 if fast else PAUSE_S)
    books.made_ready(found, setup.options, words)
    kind = TerminalMatch if found.realtime is None else RealTimeTerminalMatch
    kind(match, players, words, screen, secret).play()
    keep(match, players, words, screen, save)


def _stretched(seed: str) -> bytes:
    """A seed of the right length. What was typed need not be text."""
    return sha256(seed.encode("utf-8", "surrogateescape")).digest()


def keep(
    match: AnyMatch,
    players: tuple[Player, ...],
    words: Catalogue,
    screen: Screen,
    save: Path | None,
) -> None:
    """Put the match away, and say how to check it."""
    done = record(match, [player.name for player in players])
    paths = [saved_matches.keep(done, os.environ)]
    keepsakes.keep(match, players, os.environ)
    if save is not None:
        saved_matches.write(save, saved_matches.pretty(done))
        paths.append(save)
    screen.line()
    screen.whole(words.text("over-commitment", {"commitment": done.commitment}), style=DIM)
    for path in paths:
        screen.whole(words.text("over-kept", {"path": str(path)}))
    command = f"{program.called()} verify {saved_matches.short_name(paths[0], os.environ)}"
    screen.whole(words.text("over-verify", {"command": command}))
