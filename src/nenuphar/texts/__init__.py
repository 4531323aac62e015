"""Turns messages and refusals into sentences, in the reader's language.

Texts are Fluent files: the shell's own in this folder, and those of each game in its `texts` folder. Texts address the
seat `you` directly: `$who -> [you] … *[other] …`. Only plain strings select a variant. A player's name is a `Name` and
matches none of them, even if a player is called "you".
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from nenuphar import games
from nenuphar.core.game import Refused, Seat
from nenuphar.core.messages import Fact, Saying, Who, Word

FALLBACK = "en"
YOU = "you"
LONGEST_FACT = 2000  # Fluent gives up at 2500


class Name(FluentType):
    """A player's name: Fluent writes it and never selects a variant by it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def format(self, locale: object) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


class Catalogue:
    def __init__(self, lang: str, names: Sequence[str] = (), you: Seat | None = None) -> None:
        """`names` are those of the seats; texts address the player in seat `you`."""
        self.lang = lang
        self.names = tuple(names)
        self.you = you
        self._messages = _messages(lang)

    def say(self, saying: Saying) -> str:
        """The sentence, without the id of its rule."""
        return self.text(saying.key, saying.facts)

    def refusal(self, refused: Refused) -> str:
        """Why not and what to do instead, with the id of the rule."""
        return f"{self.text(self._refusal_key(refused), self._readable(refused))} ({refused.rule})"

    def text(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """One message. A missing message or fact is our mistake, so it crashes."""
        bundle = self._messages.load(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, {k: self._value(v) for k, v in (facts or {}).items()})
        assert not errors, f"{key}: {errors}"
        return without_breaks(str(text)) if self.lang != FALLBACK else str(text)

    def has(self, key: str) -> bool:
        return key in self._messages

    def _refusal_key(self, refused: Refused) -> str:
        plain = f"refused-{refused.rule}"
        special = f"{plain}-{refused.facts.get('fault', '')}"
        return special if self.has(special) else plain

    def _readable(self, refused: Refused) -> Mapping[str, Fact]:
        """The facts, with a decoder's English about unreadable data (TB-8) in our own words where we know it."""
        return {name: self._known(fact) if isinstance(fact, str) else fact for name, fact in refused.facts.items()}

    def _known(self, english: str) -> str:
        for key, pattern in _DECODER.items():
            if found := pattern.fullmatch(english):
                return self.text(key, found.groupdict())
        return english

    def called(self, seat: Seat) -> str:
        """A player's name in a list of players."""
        return self.text("you") if seat == self.you else printable(self.names[seat])

    def everybody(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(self.called(seat) for seat in range(len(self.names)))

    def _value(self, fact: Fact) -> str | int | Name:
        """A fact as a value for Fluent."""
        match fact:
            case Who(seat):
                return YOU if seat == self.you else Name(printable(self.names[seat]))
            case Word(key):
                return self.text(key)
            case tuple():
                parts = [self._listed(part) for part in fact]
                if len(parts) > 1 and all(isinstance(part, Who) for part in fact):
                    return self.text("list-and", {"others": ", ".join(parts[:-1]), "last": parts[-1]})
                return printable(", ".join(parts))
            case str():
                return printable(fact)
            case int():
                return fact

    def _listed(self, fact: Fact) -> str:
        """A fact as an item of a list; a pair is a sign and its name."""
        match fact:
            case tuple():
                return " ".join(self._listed(part) for part in fact)
            case Who(seat):
                return self.called(seat)
            case _:
                return str(self._value(fact))


def printable(text: str) -> str:
    """Text from outside, made harmless: without line breaks, without commands to a terminal, and not too long."""
    short = text if len(text) <= LONGEST_FACT else f"{text[: LONGEST_FACT - 1]}…"
    return "".join(sign if sign.isprintable() or unicodedata.category(sign) == "Zs" else "·" for sign in short)


def without_breaks(written: str) -> str:
    """Replace the spaces before and after signs, so no line begins with a sign. The page has the same rules."""
    for found, kept in _NO_BREAK.items():
        written = re.sub(found, kept, written)
    return written


_NO_BREAK = {r" (?=[;?!])": "\u202f", r" (?=[:»])": "\u00a0", r"« ": "«\u00a0"}


def languages() -> tuple[str, ...]:
    names = (file.name for file in resources.files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


class _Messages:
    """All messages of one language. Each is parsed when it is needed: parsing all would take longer than a command."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], functions={"OF": _OF[lang]}, use_isolating=False)
        self._unparsed = {found["key"]: found[0] for source in sources(lang) for found in _MESSAGE.finditer(source)}

    def __contains__(self, key: str) -> bool:
        return key in self._unparsed or self._bundle.has_message(key)

    def load(self, key: str) -> FluentBundle:
        """The bundle, with this message and those that it refers to."""
        source = self._unparsed.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self.load(other)
        return self._bundle


_messages = cache(_Messages)
# A message or term begins with its key at the start of a line, and ends before the next one or a comment.
_MESSAGE = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*\n?(?:^(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")


def sources(lang: str) -> Iterator[str]:
    """The shell's texts and those of every game; in English if a game lacks the language."""
    own = resources.files(__name__)
    for folder in (own, *(own.joinpath(part) for part in ("settings", "analysis", "host", "puzzles"))):
        yield folder.joinpath(f"{lang}.ftl").read_text("utf-8")
    for key in games.names():
        folder = resources.files(f"{games.__name__}.{key}").joinpath("texts")
        files = [folder.joinpath(f"{each}.ftl") for each in (lang, FALLBACK)]
        yield from [file.read_text("utf-8") for file in files if file.is_file()][:1]


# `{ OF($who) }`: the possessive of a name.
_OF: Mapping[str, Callable[[Any], Any]] = {
    "en": lambda name: f"{name}'s",
    "fr": lambda name: f"d'{name}" if str(name)[:1].casefold() in "aeiouàâéèêëîïôöùûü" else f"de {name}",
    "de": lambda name: f"{name}’" if str(name)[-1:].casefold() in "sßxz" else f"{name}s",
}

# Our messages for what the codec and its decoder say about unreadable data.
_DECODER: Mapping[str, re.Pattern[str]] = {
    "the-whole": re.compile(r"the whole"),
    "problem-type": re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`"),
    "problem-unknown-field": re.compile(r"Object contains unknown field `(?P<name>[^`]+)`"),
    "problem-missing-field": re.compile(r"Object missing required field `(?P<name>[^`]+)`"),
    "problem-toml": re.compile(r".+ \(at (?P<place>line \d+, column \d+|end of document)\)"),
    "problem-value": re.compile(r"Invalid (?:enum )?value (?P<found>.+)"),
    "problem-cut": re.compile(r"Input data was truncated"),
    "problem-syntax": re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"),
    "problem-twice": re.compile(r"it is there twice"),
    "problem-deep": re.compile(r"maximum recursion depth exceeded.*"),
    "problem-utf8": re.compile(r"Invalid UTF-8 .*|'utf-8' codec can't decode .*"),
}
