"""Lists all words of a Hunspell dictionary: its stems, and what its affixes make of them, but no compounds.

It supports forms that are not words by themselves (NEEDAFFIX, ONLYINCOMPOUND, FORBIDDENWORD), prefixes and suffixes
that only occur together (CIRCUMFIX), suffixes on suffixes, and flags of one letter, two letters or numbers.
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
    """If the word fits, strip some letters and add others; the result has these flags."""

    strip: str
    add: str
    flags: Flags
    fits: Callable[[str], object]
    crosses: bool
    alone: bool  # the result is a word
    around: bool  # only together with an affix at the other end


@dataclass
class Rules:
    """The contents of an .aff file."""

    encoding: str = "ISO8859-1"
    kind: str = "char"
    aliases: list[str] = field(default_factory=list)
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    special: dict[str, str] = field(default_factory=dict)
    _affixes: dict[Flags, tuple[list[Affix], list[Affix]]] = field(default_factory=dict)

    def flags(self, written: str) -> Flags:
        if self.aliases and written.isdigit():
            written = self.aliases[int(written) - 1]
        return _flags(written, self.kind)

    def has(self, name: str, flags: Flags) -> bool:
        return self.special.get(name) in flags

    def affixes(self, flags: Flags) -> tuple[list[Affix], list[Affix]]:
        """The prefixes and the suffixes that have these flags."""
        known = self._affixes.get(flags)
        if known is None:
            sides = (
                [affix for flag in flags for affix in side.get(flag, ())] for side in (self.prefixes, self.suffixes)
            )
            known = self._affixes[flags] = (next(sides), next(sides))
        return known


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
    """Every word of a dictionary, with its stem. The rules are in the .aff file beside the .dic file."""
    rules = read(file.with_suffix(".aff"))
    for stem, flags in stems(file, rules):
        for word in spelled(stem, flags, rules):
            yield word, stem


SPECIAL = ("NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD", "CIRCUMFIX")


def read(path: Path) -> Rules:
    """Read the rules of an .aff file."""
    data = path.read_bytes()
    rules = Rules()
    if found := re.search(rb"^SET\s+(\S+)", data, re.MULTILINE):
        rules.encoding = found[1].decode("ascii")
    lines = [line.split() for line in data.decode(rules.encoding, "replace").lstrip("\ufeff").splitlines()]
    for line in lines:
        match line:
            case ["FLAG", kind, *_]:
                rules.kind = kind
            case ["AF", alias, *_]:
                rules.aliases.append(alias)
            case [name, flag, *_] if name in SPECIAL:
                rules.special[name] = flag
            case _:
                pass
    del rules.aliases[:1]  # the number of aliases
    crosses: dict[tuple[str, str], bool] = {}
    for line in lines:
        match line:
            case ["PFX" | "SFX" as side, flag, "Y" | "N" as cross, _, *_] if (side, flag) not in crosses:
                crosses[side, flag] = cross == "Y"
            case ["PFX" | "SFX" as side, flag, strip, add, *more]:
                affix = _affix(rules, side, strip, add, more[0] if more else ".", crosses[side, flag])
                if affix is not None:
                    (rules.prefixes if side == "PFX" else rules.suffixes)[flag].append(affix)
            case _:
                pass
    return rules


def _affix(rules: Rules, side: str, strip: str, add: str, condition: str, crosses: bool) -> Affix | None:
    """An affix, or None if it makes only parts of words, such as -arbeit, or two words, such as l'air."""
    added, _, written = add.partition("/")
    flags = rules.flags(written) if written else NONE
    joins = added.startswith("-") if side == "PFX" else added.endswith("-")
    if joins or rules.has("ONLYINCOMPOUND", flags) or "'" in added:
        return None
    around = rules.has("CIRCUMFIX", flags)
    gone, added = ("" if part == "0" else part for part in (strip, added))
    fits = _condition(side, condition, gone)
    return Affix(gone, added, flags, fits, crosses, not around and not rules.has("NEEDAFFIX", flags), around)


@cache
def _condition(side: str, condition: str, strip: str) -> Callable[[str], object]:
    """Whether a word fits. Most conditions are plain letters or none at all, and need no pattern."""
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
        # Text after a blank is morphology such as `po:noun`, unless the entry itself has two words.
        entry = re.split(r" (?=[a-z]{2}:)", entry, maxsplit=1)[0].strip()
        word, flags = entry, ""
        if (slash := re.search(r"(?<!\\)/", entry)) is not None and slash.start():
            word, flags = entry[: slash.start()], entry[slash.end() :].split(" ")[0]
        yield word.replace("\\/", "/"), rules.flags(flags) if flags else NONE


def spelled(word: str, flags: Flags, rules: Rules) -> Iterator[str]:
    """A stem, if it is a word, and then everything that its affixes make of it."""
    if rules.has("FORBIDDENWORD", flags) or rules.has("ONLYINCOMPOUND", flags):
        return
    if not rules.has("NEEDAFFIX", flags):
        yield word
    prefixes, suffixes = rules.affixes(flags)
    for prefix in prefixes:
        if prefix.alone and prefix.fits(word):
            yield prefix.add + word[len(prefix.strip) :]
    for suffix in suffixes:
        if suffix.fits(word):
            yield from _with_suffix(word, suffix, prefixes, rules, again=True)


def _with_suffix(word: str, suffix: Affix, prefixes: list[Affix], rules: Rules, again: bool) -> Iterator[str]:
    formed = word[: len(word) - len(suffix.strip)] + suffix.add
    if suffix.alone:
        yield formed
    if suffix.flags:
        own, more = rules.affixes(suffix.flags)
        prefixes = [*(prefixes if suffix.crosses else ()), *own]
        for further in more if again else ():
            if further.fits(formed):
                yield from _with_suffix(formed, further, prefixes, rules, again=False)
    elif not suffix.crosses:
        return
    for prefix in prefixes:
        if prefix.crosses and prefix.around == suffix.around and prefix.fits(formed):
            yield prefix.add + formed[len(prefix.strip) :]
