"""What a person can look like, and the profile that is stored of them."""

import re

from msgspec import Struct

COLOURS = ("yellow", "red", "green", "blue", "violet")
AVATARS = ("frog", "duck", "snail", "fish", "dragonfly", "otter", "heron", "turtle")
# The first half of a guest's name. They suit all languages that the page speaks.
NAMES = (
    *("Bambou", "Calla", "Fjord", "Iris", "Jasmin", "Juna", "Lilo", "Lotus", "Luna", "Mika", "Milo", "Mimosa"),
    *("Nero", "Nino", "Opal", "Pico", "Rana", "Rio", "Sava", "Silva", "Taro", "Tilo", "Yuki", "Zora"),
)
MADE_UP = re.compile(rf"(?:{'|'.join(NAMES)}) \d\d")


class KeptProfile(Struct, frozen=True):
    """A profile as it is stored. `named` says whether its owner has chosen the name; None: nobody noted it then."""

    name: str
    colour: str
    avatar: str
    named: bool | None = None

    @property
    def is_named(self) -> bool:
        return self.named if self.named is not None else MADE_UP.fullmatch(self.name) is None
