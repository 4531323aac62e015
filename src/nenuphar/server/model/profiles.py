"""What a person can look like, and their stored profile."""

import re

from msgspec import Struct

from nenuphar.server.wire import Person, PersonId

COLOURS = ("yellow", "red", "green", "blue", "violet")
AVATARS = ("frog", "duck", "snail", "fish", "dragonfly", "otter", "heron", "turtle")
# The first half of a guest's name. They work in all languages of the page.
NAMES = (
    *("Bambou", "Calla", "Fjord", "Iris", "Jasmin", "Juna", "Lilo", "Lotus", "Luna", "Mika", "Milo", "Mimosa"),
    *("Nero", "Nino", "Opal", "Pico", "Rana", "Rio", "Sava", "Silva", "Taro", "Tilo", "Yuki", "Zora"),
)
FORMER_GUEST = ""  # the name of a deleted person: every reader's own language has a word for it
MADE_UP = re.compile(rf"(?:{'|'.join(NAMES)}) \d\d")


class KeptProfile(Struct, frozen=True):
    """A stored profile. `named` says whether its owner has chosen the name; None in old profiles."""

    name: str
    colour: str
    avatar: str
    named: bool | None = None

    @property
    def is_named(self) -> bool:
        return self.named if self.named is not None else MADE_UP.fullmatch(self.name) is None


def former_guest(person: PersonId) -> Person:
    """A person who was deleted, or of whom nothing is stored (TB-96)."""
    return Person(person, FORMER_GUEST, COLOURS[0], AVATARS[0])
