"""The command `nenuphar`. A user's mistake ends in one sentence and exit code 2, never in a traceback."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

from cyclopts import App, CycloptsError

from nenuphar import __version__
from nenuphar.bots.outside import BotFailed, CannotUse
from nenuphar.cli import language, outside, usage_errors
from nenuphar.cli.errors import CannotNow, CommandError, DamageFound, Interrupted, UserLeft
from nenuphar.core.extras import MissingExtra
from nenuphar.core.game import Refused
from nenuphar.lab.errors import LabError
from nenuphar.texts import Catalogue

FAULTS = (
    Refused,
    CommandError,
    LabError,
    MissingExtra,
    CycloptsError,
    CannotUse,
    BotFailed,
    EOFError,
    OSError,
)  # what a user can cause
DEFAULT = ("serve",)  # `nenuphar` alone opens the table
DONE, NO_READER, FAILED, DAMAGED, NOT_NOW, INTERRUPTED = 0, 1, 2, 3, 75, 130

EXAMPLES = """Examples:
  nenuphar play quibbit                           you against two bots
  nenuphar play quibbit --seats Anna,Bert,bot     two at one keyboard, and a bot
  nenuphar play quibbit --seats bot,bot --watch   only watch
  nenuphar export --to match.json                 the latest match, as a file
  nenuphar verify match.json                      was it played fairly?
  nenuphar analyse match.json --html match.html   where did it turn?
  nenuphar picture match.json --to match.gif      to show it around
  nenuphar rules quibbit QB-P1                    one rule in words
  nenuphar arena quibbit --bots heron,frog        which bot is stronger?
  nenuphar simulate quibbit --bots frog --matches 1e5 --out results.csv
  nenuphar join ABCD2345 --bot bots:Mine          your bot at a table that you are invited to
  nenuphar words check Waldquelle --lang de       is it a word?
  nenuphar quibbix solve AEJMRRSSTU --lang de     what could these letters spell?"""

# The place of each command: only the one that is called is loaded.
COMMANDS = {
    "serve:serve": "Open the table to browsers, here and in the local network.",
    "backup:backup": "Write everything to one file, also while the server runs.",
    "backup:restore": "Replace everything by a backup.",
    "backup:check": "Find out whether everything stored is intact.",
    "version:version": "Say what is installed, and whether anything in it was changed.",
    "host_link:host_link": "Print a new link to the page of the server's host.",
    "nodes:nodes": "Show the processes that share a PostgreSQL database.",
    "move:move": "Carry everything to another database.",
    "ratings:ratings": "Make the results and ratings of all matches again.",
    "play:play": "Play a match in this terminal.",
    "reference:games": "List the games, with their seats and bots.",
    "reference:rules": "Read the rules of a game, or one of them.",
    "records:export": "Write out a match that was played here.",
    "records:replay": "Replay a recorded match, with its boards.",
    "records:verify": "Check that every draw, move and event of a record is genuine.",
    "analyse:analyse": "Look at a recorded match again: what was best, and where it turned.",
    "picture:picture": "Draw a recorded match: its end as a picture, or all of it as an animation.",
    "join:join": "Let a bot play at somebody's table, over the network.",
    "arena:arena": "Let bots play many matches, and show how often each wins.",
    "simulate:simulate": "Let bots play many matches, and write what happens in each to a file.",
    "endgames:endgames": "Solve the last rounds of a game on a board, for its strongest bot.",
    "tune:tune": "Fit the estimates of a game's strongest bot to matches against itself.",
    "report:report": "Make a page for designers of the results of a simulation, or of two.",
}
# Commands that have subcommands.
GROUPS = {
    "service:service": "Let systemd run the server.",
    "words:words": "Build and ask the word lists that words are judged by.",
    "puzzles:puzzles": "Find and check the puzzles of a game.",
    "quibbix:quibbix": "Find the best layout of a rack of letters.",
}

app = App(
    name="nenuphar",
    help="A table for family board games, in your terminal.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
for place, summary in COMMANDS.items():
    app.command(f"{__name__}.{place}", help=summary, help_epilogue="")
for place, summary in GROUPS.items():
    app.command(f"{__name__}.{place}", help=summary)


def main() -> None:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by our parent process
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as we run
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange character must not stop us
    sys.exit(run(sys.argv[1:]))


def _add_shelf_commands(tokens: Sequence[str]) -> None:
    """Add the commands for files that games offer, such as boards, unless another command is called."""
    if tokens and tokens[0] in app and tokens[0] not in ("--help", "-h"):
        return
    from nenuphar import shelf
    from nenuphar.cli import shelves

    for name in shelf.names():
        app.command(shelves.command(name))


def run(tokens: Sequence[str]) -> int:
    """Run a command line, and return the exit code."""
    try:
        _execute(tokens)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has read enough; Rich handles this in the same way
        _silence(sys.stdout)
        return NO_READER
    except KeyboardInterrupt as stop:
        said = (stop.key, stop.facts) if isinstance(stop, Interrupted) else ("sorry-stopped", {})
        _print_error(_texts(tokens).text(*said))
        return INTERRUPTED
    except FAULTS as fault:
        if isinstance(fault, OSError):  # most likely nothing more can be printed
            _silence(sys.stdout)
        _print_error(_sentence(fault, _texts(tokens)))
        return DAMAGED if isinstance(fault, DamageFound) else NOT_NOW if isinstance(fault, CannotNow) else FAILED
    return DONE


def _execute(tokens: Sequence[str]) -> None:
    try:
        tokens = tokens or DEFAULT
        _add_shelf_commands(tokens)
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except UserLeft:
        print(_texts(tokens).text("left"))


def _print_error(sentence: str) -> None:
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)


def _silence(stream: TextIO) -> None:
    """Discard unprinted output: Python would try again to print it at exit, with a traceback."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _sentence(fault: BaseException, texts: Catalogue) -> str:
    match fault:
        case CannotUse():
            return outside.sentence(fault, texts)
        case BotFailed(level=level, reason=reason):
            return texts.text("sorry-bot-failed", {"level": level, "reason": reason})
        case Refused():
            return texts.refusal(fault)
        case CommandError() | LabError():
            return texts.text(fault.key, fault.facts)
        case MissingExtra():
            return texts.text("sorry-extra", {"library": fault.library, "extra": fault.extra})
        case CycloptsError():
            return texts.text(*usage_errors.about(fault))
        case EOFError():
            return texts.text("sorry-end")
        case OSError():
            return texts.text("sorry-system", {"reason": fault.strerror or str(fault)})
        case _:
            raise AssertionError(f"{fault!r} is not a user's mistake")


def _texts(tokens: Sequence[str]) -> Catalogue:
    return Catalogue(language.of_tokens(tokens))
