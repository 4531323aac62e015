"""All words that a Hunspell dictionary spells: its stems and what its affixes make of them. Compounds are not made.

Honoured are forms that are no words by themselves (NEEDAFFIX, ONLYINCOMPOUND, FORBIDDENWORD), prefixes and suffixes
that go only together (CIRCUMFIX), suffixes on suffixes, and flags of one letter, two letters or numbers.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Flags = frozenset[str]
NONE: Flags = frozenset()


@dataclass(frozen=True)
class Affix:
    """Take something away, add something, if the word looks like this; then these flags hold for what comes out."""

    strip: str
    add: str
    flags: Flags
    fits: Callable[[str], object]
    crosses: bool


@dataclass
class Rules:
    """What an .aff file says."""

    encoding: str = "ISO8859-1"
    kind: str = "char"
    aliases: list[str] = field(default_factory=list)
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    special: dict[str, str] = field(default_factory=dict)

    def flags(self, written: str) -> Flags:
        if self.aliases and written.isdigit():
            written = self.aliases[int(written) - 1]
        return _flags(written, self.kind)

    def has(self, name: str, flags: Flags) -> bool:
        return self.special.get(name) in flags


@cache
def _flags(written: str, kind: str) -> Flags:
    match kind:
        case "long":
            return frozenset(written[at : at + 2] for at in range(0, len(written), 2))
        case "num":
            return frozenset(written.split(","))
        case _:
            return frozenset(written)


def words(file: Path) -> Iterator[tuple[str, str]]:
    """Every word that a dictionary spells, with the stem that it comes from; the rules lie beside the .dic file."""
    rules = read(file.with_suffix(".aff"))
    for stem, flags in stems(file, rules):
        for word in spelled(stem, flags, rules):
            yield word, stem


SPECIAL = ("NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD", "CIRCUMFIX")


def read(path: Path) -> Rules:
    """The rules of an .aff file."""
    data = path.read_bytes()
    rules = Rules()
    if found := re.search(rb"^SET\s+(\S+)", data, re.MULTILINE):
        rules.encoding = found[1].decode("ascii")
    text = data.decode(rules.encoding, "replace").lstrip("\ufeff")
    crosses: dict[tuple[str, str], bool] = {}
    for line in text.splitlines():
        words = line.split()
        match words:
            case ["FLAG", kind, *_]:
                rules.kind = kind
            case ["AF", alias, *_]:
                rules.aliases.append(alias)
            case [name, flag, *_] if name in SPECIAL:
                rules.special[name] = flag
            case ["PFX" | "SFX" as side, flag, "Y" | "N" as cross, _, *_] if (side, flag) not in crosses:
                crosses[side, flag] = cross == "Y"
            case ["PFX" | "SFX" as side, flag, strip, add, *more]:
                affix = _affix(rules, side, strip, add, more[0] if more else ".", crosses[side, flag])
                (rules.prefixes if side == "PFX" else rules.suffixes)[flag].append(affix)
    if rules.aliases:
        rules.aliases.pop(0)  # the first one is how many there are
    return rules


def _affix(rules: Rules, side: str, strip: str, add: str, condition: str, crosses: bool) -> Affix:
    added, _, flags = add.partition("/")
    added = "" if added == "0" else added
    gone = "" if strip == "0" else strip
    return Affix(gone, added, rules.flags(flags) if flags else NONE, _condition(side, condition, gone), crosses)


@cache
def _condition(side: str, condition: str, strip: str) -> Callable[[str], object]:
    """Most conditions are plain letters or none at all: then no pattern is needed."""
    if condition in (".", strip):
        return (lambda word: word.endswith(strip)) if side == "SFX" else (lambda word: word.startswith(strip))
    if not any(sign in condition for sign in ".[]^"):
        return (lambda word: word.endswith(condition)) if side == "SFX" else (lambda word: word.startswith(condition))
    condition = condition.replace("-", r"\-")
    return re.compile(condition + r"\Z").search if side == "SFX" else re.compile(condition).match


def stems(path: Path, rules: Rules) -> Iterator[tuple[str, Flags]]:
    """The entries of a .dic file, with their flags."""
    lines = path.read_bytes().decode(rules.encoding, "replace").lstrip("\ufeff").splitlines()
    for line in lines[1:]:
        entry = line.split("\t", 1)[0].strip()
        if not entry or entry.startswith("#"):
            continue
        # What follows a blank is morphology such as `po:noun`, unless the entry itself has two words.
        entry = re.split(r" (?=[a-z]{2}:)", entry, maxsplit=1)[0].strip()
        word, flags = entry, ""
        if (slash := re.search(r"(?<!\\)/", entry)) is not None and slash.start():
            word, flags = entry[: slash.start()], entry[slash.end() :].split(" ")[0]
        yield word.replace("\\/", "/"), rules.flags(flags) if flags else NONE


def spelled(word: str, flags: Flags, rules: Rules) -> Iterator[str]:
    """A stem and all that its affixes make of it; the stem itself comes first, if it is a word."""
    if rules.has("FORBIDDENWORD", flags):
        return
    if not rules.has("NEEDAFFIX", flags) and not rules.has("ONLYINCOMPOUND", flags):
        yield word
    prefixes = [affix for flag in flags if flag in rules.prefixes for affix in rules.prefixes[flag]]
    suffixes = [affix for flag in flags if flag in rules.suffixes for affix in rules.suffixes[flag]]
    for prefix in prefixes:
        if _alone(prefix, rules) and prefix.fits(word):
            yield prefix.add + word[len(prefix.strip) :]
    for suffix in suffixes:
        if suffix.fits(word):
            yield from _with_suffix(word, suffix, prefixes, rules, again=True)


def _with_suffix(word: str, suffix: Affix, prefixes: list[Affix], rules: Rules, again: bool) -> Iterator[str]:
    formed = word[: len(word) - len(suffix.strip)] + suffix.add
    around = rules.has("CIRCUMFIX", suffix.flags)
    if _alone(suffix, rules):
        yield formed
    if not rules.has("ONLYINCOMPOUND", suffix.flags):
        own = [affix for flag in suffix.flags if flag in rules.prefixes for affix in rules.prefixes[flag]]
        for prefix in [*(prefixes if suffix.crosses else ()), *own]:
            fits = rules.has("CIRCUMFIX", prefix.flags) == around and prefix.crosses
            if fits and not rules.has("ONLYINCOMPOUND", prefix.flags) and prefix.fits(formed):
                yield prefix.add + formed[len(prefix.strip) :]
    if again:
        for flag in suffix.flags:
            for more in rules.suffixes.get(flag, ()):
                if more.fits(formed):
                    yield from _with_suffix(formed, more, prefixes, rules, again=False)


def _alone(affix: Affix, rules: Rules) -> bool:
    return not any(rules.has(name, affix.flags) for name in ("NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX"))
