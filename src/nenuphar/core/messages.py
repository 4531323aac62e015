"""Messages to people before they are translated: a name and facts, which a shell puts into a language."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta, Struct


class Who(Struct, frozen=True):
    """A fact that is a player: the shell knows the name."""

    seat: int


class Word(Struct, frozen=True):
    """A fact that is itself a message: the shell translates it."""

    key: str


Fact: TypeAlias = "str | int | Who | Word | tuple[Fact, ...]"


class Saying(Struct, frozen=True):
    """One line of the log or of a menu. `rule` is the id of the rule behind it, or empty."""

    key: str
    rule: str
    facts: Mapping[str, Fact]


# A Saying as a part of what is sent. Its facts nest without limit, which msgspec cannot describe: the server does.
SAYING = {"$ref": "#/components/schemas/Saying"}
Said: TypeAlias = Annotated[Any, Meta(extra_json_schema=SAYING)]


class Sayings(NamedTuple):
    """Makes messages named after an event or action: `Sayings("quibbit")` gives `quibbit-card-chosen`."""

    prefix: str

    def __call__(self, subject: Struct, rule: str, **facts: Fact) -> Saying:
        return Saying(f"{self.prefix}-{subject.__struct_config__.tag}", rule, facts)
