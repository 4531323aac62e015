"""A deck as people write it: for each animal and colour the backs of its cards.

A card is a number, in the order in which the file names its backs: red, blue and yellow chameleons, then snakes, then
gorillas, then mosquitoes. The whole deck goes into the first event of a match, so a replay does not need the file.
"""

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Refused
from nenuphar.core.messages import Word

Colour: TypeAlias = Literal["red", "blue", "yellow"]
Animal: TypeAlias = Literal["chameleon", "snake", "gorilla", "mosquitoes"]
Back: TypeAlias = Literal["snakes-hunt", "reversed", "looped", "different", "explosive", "spirits"]
Card: TypeAlias = int

COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow")
BACKS: tuple[Back, ...] = ("snakes-hunt", "reversed", "looped", "different", "explosive", "spirits")
CHAMELEONS, SNAKES, GORILLAS = 6, 4, 1  # of each colour (GB-M1)
PLAIN_SWARMS, MIXED_SWARMS = 2, 3  # cards with two mosquitoes of one colour, and of two (GB-M1)
EACH_BACK = 8
LONGEST_TITLE = 40


class Face(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a card shows: an animal in its colour, or two mosquitoes in one colour or two."""

    animal: Animal
    colours: tuple[Colour, ...]


class Suits(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    red: tuple[Back, ...]
    blue: tuple[Back, ...]
    yellow: tuple[Back, ...]


class Swarms(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    red: tuple[Back, ...]
    blue: tuple[Back, ...]
    yellow: tuple[Back, ...]
    red_blue: tuple[Back, ...]
    blue_yellow: tuple[Back, ...]
    yellow_red: tuple[Back, ...]


class Deck(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    title: str
    chameleon: Suits
    snake: Suits
    gorilla: Suits
    mosquitoes: Swarms


def face(deck: Deck, card: Card) -> Face:
    return _cards(deck)[card][0]


def back(deck: Deck, card: Card) -> Back:
    return _cards(deck)[card][1]


@lru_cache(maxsize=1024)
def cards_with(deck: Deck, shown: Face) -> tuple[Card, ...]:
    return tuple(card for card, (other, _) in enumerate(_cards(deck)) if other == shown)


def size(deck: Deck) -> int:
    return len(_cards(deck))


@lru_cache(maxsize=256)
def check(deck: Deck) -> None:
    """Refuse a deck that is not made of the right animals (GB-M1) with eight of each back (GB-M2)."""
    if not (0 < len(deck.title.strip()) <= LONGEST_TITLE and deck.title.isprintable()):
        raise Refused("GB-M2", fault="title", most=LONGEST_TITLE)
    for shown, backs in _groups(deck):
        if len(backs) != _needed(shown):
            name = Word("-".join(("gobbit-face", shown.animal, *shown.colours)))
            raise Refused("GB-M1", fault="count", name=name, cards=len(backs), needed=_needed(shown))
    used = [side for _, side in _cards(deck)]
    for side in BACKS:
        if used.count(side) != EACH_BACK:
            name = Word(f"gobbit-back-{side}")
            raise Refused("GB-M2", fault="backs", back=name, cards=used.count(side), needed=EACH_BACK)


def _needed(shown: Face) -> int:
    match shown.animal:
        case "chameleon":
            return CHAMELEONS
        case "snake":
            return SNAKES
        case "gorilla":
            return GORILLAS
        case "mosquitoes":
            return PLAIN_SWARMS if len(shown.colours) == 1 else MIXED_SWARMS


@lru_cache(maxsize=256)
def _cards(deck: Deck) -> tuple[tuple[Face, Back], ...]:
    return tuple((shown, side) for shown, backs in _groups(deck) for side in backs)


def _groups(deck: Deck) -> list[tuple[Face, tuple[Back, ...]]]:
    """Every face, with the backs of its cards."""
    groups: list[tuple[Face, tuple[Back, ...]]] = []
    of_one_colour: tuple[tuple[Animal, Suits], ...] = (
        ("chameleon", deck.chameleon),
        ("snake", deck.snake),
        ("gorilla", deck.gorilla),
    )
    for animal, suits in of_one_colour:
        groups += [(Face(animal, (colour,)), getattr(suits, colour)) for colour in COLOURS]
    swarms = deck.mosquitoes
    groups += [(Face("mosquitoes", (colour,)), getattr(swarms, colour)) for colour in COLOURS]
    groups += [
        (Face("mosquitoes", ("red", "blue")), swarms.red_blue),
        (Face("mosquitoes", ("blue", "yellow")), swarms.blue_yellow),
        (Face("mosquitoes", ("yellow", "red")), swarms.yellow_red),
    ]
    return groups
