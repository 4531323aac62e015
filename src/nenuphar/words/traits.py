"""The evidence for a string of letters, as the bits that a word list stores."""

from enum import IntFlag


class Trait(IntFlag):
    """ACCEPTED means that the list alone accepts the string as a word. The others say why."""

    ACCEPTED = 1
    SPELLED = 2  # a spelling dictionary has it, or makes it from one of its stems
    INFLECTED = 4  # a form of another word
    NOUN = 8  # German: written with a capital
    SHORTENED = 16  # an abbreviation: only ever written in capitals, or with full stops
    JOINED = 32  # an entry of two or three words
    NAME = 64  # outside German: only ever written with a capital
    FORMS = 128  # a dictionary of inflected forms has it
    SPELLED_NOUN = 256  # a German spelling dictionary writes it with a capital: it may end a compound
    SPELLED_SMALL = 512  # a spelling dictionary writes it in lower case, and not as a unit such as km or ag
    MISSPELT = 1024  # printed, but not a word: a common word is meant
