"""How a command ends early: values with a message's name, which `main` puts into words."""

from nenuphar.cli import program
from nenuphar.core.telling import Fact


class Sorry(Exception):
    """Somebody asked for what cannot be; like a refusal, but about the command line and files."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: dict[str, Fact] = {"program": program.called(), **facts}


class Left(Exception):
    """Somebody got up from the table, which is fine."""


def number(name: str, found: int, fewest: int, most: int) -> int:
    if not fewest <= found <= most:
        raise Sorry("sorry-number", name=name, found=str(found), fewest=str(fewest), most=str(most))
    return found
