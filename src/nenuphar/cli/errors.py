"""Exceptions that end a command early. They name a message, which `run` translates."""

from nenuphar.cli import program
from nenuphar.core.messages import Fact


class CommandError(Exception):
    """A request that cannot be met. Like a refusal, but about the command line and files."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: dict[str, Fact] = {"program": program.called(), **facts}


class CannotNow(CommandError):
    """What is in the way may be gone soon, such as a database that starts later. The caller may try again."""


class DamageFound(CommandError):
    """What is stored is damaged. The exit code tells scripts that nothing else went wrong."""


class Interrupted(KeyboardInterrupt):
    """The user pressed Ctrl-C, and there is more to say than that nothing was saved."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, Fact] = {"program": program.called(), **facts}


class UserLeft(Exception):
    """The user left the match, which is not an error."""


def number(name: str, found: int, fewest: int, most: int) -> int:
    if not fewest <= found <= most:
        raise CommandError("sorry-number", name=name, found=str(found), fewest=str(fewest), most=str(most))
    return found
