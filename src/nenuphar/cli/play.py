"""`nenuphar play`: a match in this terminal, between people who share the keyboard and bots."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from nenuphar.cli import books, keepsakes, language, options, outside, pages, program, saved_matches, seats
from nenuphar.cli.bot_matches import say_weakened
from nenuphar.cli.errors import number
from nenuphar.cli.realtime_match import RealTimeTerminalMatch
from nenuphar.cli.screen import DIM, Screen
from nenuphar.cli.seats import Player
from nenuphar.cli.terminal_match import TerminalMatch
from nenuphar.core.chance import SEED_BYTES
from nenuphar.core.game import AnyGame, Setup
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
    bot: outside.Bots = (),
    limits: outside.Limited = outside.USUAL,
    seed: str | None = None,
    save: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: language.Lang = None,
) -> None:
    """Play a match in this terminal.

    Args:
        game: Which game: see `nenuphar games`.
        seats_: The players, clockwise: `you` or any name for a person; `bot`, a level, or `Otto:heron` for a bot.
        watch: Bots play in every seat, and you watch.
        fast: No pauses while only bots play.
        option: An option of the game, as name=value; may be repeated.
        seconds: Time for each decision, shared when several choose at once. It stops when you press Enter.
        seed: Any text. The same seed gives the same draws and the same bots.
        save: Also write the record of the match to this file.
        force: Replace that file if there is one.
    """
    spoken = language.chosen(lang)
    found = outside.with_outside(pages.find(game), bot, limits, Catalogue(spoken))
    players = seats.parse(seats_, found, watch)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else _hashed(seed)
    match = Match(found, _setup(found, players, option or (), seconds), secret)
    saved_matches.check_writable(save, force)
    texts = Catalogue(spoken, [player.name for player in players], seats.you(players))
    screen = Screen(0.0 if fast else PAUSE_S)
    say_weakened([found], texts, [player.level for player in players if player.level])
    books.prepare(found, match.setup.options, texts)
    kind = TerminalMatch if found.realtime is None else RealTimeTerminalMatch
    kind(match, players, texts, screen, secret).play()
    keep(match, players, texts, screen, save)


def _setup(game: AnyGame, players: Sequence[Player], option: Sequence[str], seconds: int | None) -> Setup[Any]:
    decision_ms = None if seconds is None else number("--seconds", seconds, 1, LONGEST_S) * 1000
    chosen = options.parse(option, game, saved_matches.home())
    return Setup(len(players), keepsakes.bring(game, chosen, players), decision_ms)


def _hashed(seed: str) -> bytes:
    """A seed of the right length. What was typed may not be text."""
    return sha256(seed.encode("utf-8", "surrogateescape")).digest()


def keep(match: AnyMatch, players: Sequence[Player], texts: Catalogue, screen: Screen, save: Path | None) -> None:
    """Save the match, and say how to verify it."""
    done = record(match, [player.name for player in players])
    paths = [saved_matches.keep(done)]
    keepsakes.keep(match, players)
    if save is not None:
        saved_matches.write(save, saved_matches.pretty(done))
        paths.append(save)
    screen.line()
    screen.whole(texts.text("over-commitment", {"commitment": done.commitment}), style=DIM)
    for path in paths:
        screen.whole(texts.text("over-kept", {"path": str(path)}))
    command = f"{program.called()} verify {saved_matches.short_name(paths[0])}"
    screen.whole(texts.text("over-verify", {"command": command}))
