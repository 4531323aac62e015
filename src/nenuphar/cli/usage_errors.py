"""Explains what is wrong with a command line, as the name of a message and its facts."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from nenuphar.cli import program
from nenuphar.core.messages import Fact


def about(error: CycloptsError) -> tuple[str, dict[str, Fact]]:
    command = " ".join([program.called(), *(error.command_chain or ())])
    match error:
        case UnknownCommandError():
            return "sorry-unknown-command", {"given": (error.unused_tokens or ["?"])[0], "command": command}
        case UnknownOptionError():
            return "sorry-unknown-flag", {"given": error.token.keyword or error.token.value, "command": command}
        case UnusedCliTokensError():
            return "sorry-unused", {"given": " ".join(error.unused_tokens or ()), "command": command}
        case MissingArgumentError():
            return "sorry-missing", {"name": _name(error), "command": command}
        case CoercionError() if error.token is not None:
            return "sorry-value", {"name": _name(error), "given": error.token.value}
        case _:
            return "sorry-parse", {"reason": " ".join(str(error).split())}


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "?"
