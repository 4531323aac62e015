"""The command `nenuphar`. Whatever a person gets wrong ends in one sentence and exit code 2, never in a traceback."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from nenuphar import __version__
from nenuphar.cli import complaints, language
from nenuphar.cli.play import play
from nenuphar.cli.records import export, replay, verify
from nenuphar.cli.reference import games, rules
from nenuphar.cli.serve import serve
from nenuphar.cli.sorry import Left, Sorry
from nenuphar.core.game import Refused
from nenuphar.texts import Catalogue

FINE, FAULT, INTERRUPTED = 0, 2, 130

EXAMPLES = """Examples:
  nenuphar play quibbit                           you against two bots
  nenuphar play quibbit --seats Anna,Bert,bot     two at one keyboard, and a bot
  nenuphar play quibbit --seats bot,bot --watch   only watch
  nenuphar export --to match.json                 the latest match, to keep or share
  nenuphar verify match.json                      was it played fairly?
  nenuphar rules quibbit QB-P1                    one rule in words"""

app = App(
    name="nenuphar",
    help="A table for family board games, in your terminal.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
for command in (play, games, rules, export, replay, verify, serve):
    app.command(command, help_epilogue="")


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange character is no reason to stop
    sys.exit(run(sys.argv[1:]))


def run(tokens: Sequence[str]) -> int:
    """Do what a command line says, and return the exit code."""
    words = Catalogue(language.of_tokens(tokens, os.environ))
    try:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except Left:
        print(words.text("left"))
    except Refused as refused:
        return _complain(words.refusal(refused))
    except Sorry as sorry:
        return _complain(words.text(sorry.key, sorry.facts))
    except CycloptsError as error:
        return _complain(words.text(*complaints.about(error)))
    except EOFError:
        return _complain("\n" + words.text("sorry-end"))
    except KeyboardInterrupt:
        return _complain("\n" + words.text("sorry-stopped"), INTERRUPTED)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE


def _complain(sentence: str, code: int = FAULT) -> int:
    print(sentence, file=sys.stderr)
    return code
