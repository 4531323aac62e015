"""The evidence for a string of letters, as bits of a word list."""

from enum import IntFlag


class Trait(IntFlag):
    """STANDS sums it up: the list alone accepts the string as a word. The others say why."""

    STANDS = 1
    SPELLED = 2  # a spelling dictionary has it, or makes it from a stem of its own
    INFLECTED = 4  # a form of another word
    NOUN = 8  # German: written with a capital
    SHORTENED = 16  # an abbreviation: only ever written in capitals, or with full stops
    JOINED = 32  # an entry of two or three words
    NAME = 64  # outside German: only ever written with a capital
    FORMS = 128  # a dictionary of inflected forms has it
    SPELLED_NOUN = 256  # a German spelling dictionary writes it with a capital: can be the end of a compound
    SPELLED_SMALL = 512  # a spelling dictionary writes it in small letters, and not as a unit such as km or ag
    MISSPELT = 1024  # printed, but no word: a common one is meant
