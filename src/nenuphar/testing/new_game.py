"""Starts a new game's folder: `make new-game pebbles` copies the smallest game that obeys all laws, and renames it."""

import re
import sys
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from string import ascii_lowercase

from nenuphar import games

_KEY = re.compile(r"[a-z]{2}[a-z0-9_]{0,30}")
_PREFIX = re.compile(r"[A-Z]{2}")


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("Say which game, for example: make new-game pebbles")
    try:
        folder = make_game(sys.argv[1], Path(str(files("nenuphar.games"))), *sys.argv[2:])
    except ValueError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(2)
    sys.stdout.write(
        f"{folder} is ready and obeys all laws. Play it: `.venv/bin/nenuphar play {folder.name}`, `make play`.\n"
        "A server that is running shows it after a restart: `make play` builds the page with it.\n"
        f"Next: its README.md, then `make rules GAME={folder.name}` and `make golden GAME={folder.name}`.\n"
    )


def make_game(key: str, into: Path, prefix: str = "") -> Path:
    """Make the folder of a new game: a copy of the model with its own name.

    The ids of its rules begin with `prefix`; without it, with letters of the name that no other game uses.
    """
    if not _KEY.fullmatch(key):
        raise ValueError(f"{key!r} cannot be a game's name: use lower-case letters, digits and underscores.")
    if iskeyword(key):
        raise ValueError(f"{key!r} is a Python keyword: choose another name for the game.")
    if key in games.names():
        raise ValueError(f"There already is a game {key}.")
    prefix = prefix or _free_prefix(key)
    if not _PREFIX.fullmatch(prefix):
        raise ValueError(f"{prefix!r} cannot begin the ids of a game's rules: use two capital letters.")
    if prefix in _taken_prefixes():
        raise ValueError(f"The rules of another game begin with {prefix}-: choose other letters for the game.")
    model = Path(str(files("nenuphar.testing"))) / "acorn"
    folder = into / key
    for page in sorted(model.rglob("*")):
        if page.is_file() and page.suffix in {".py", ".md", ".ftl", ".svelte", ".ts"}:
            copy = folder / page.relative_to(model)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(_renamed(page.read_text(encoding="utf-8"), key, prefix), encoding="utf-8")
    return folder


def _renamed(text: str, key: str, prefix: str) -> str:
    names = {
        "nenuphar.testing.acorn": f"nenuphar.games.{key}",
        "Acorn": key.replace("_", " ").title(),
        "acorn": key,
        "AC-": f"{prefix}-",
        '"AC"': f'"{prefix}"',
    }
    for model, own in names.items():
        text = text.replace(model, own)
    return text


def _taken_prefixes() -> set[str]:
    """The prefixes that are in use: the table's and those of all games."""
    return {"TB"} | {game.manifest.prefix for game in games.every()}


def _free_prefix(key: str) -> str:
    """The first letters of two words, or the name's first letter and the earliest letter that gives a free prefix."""
    first, *others = re.findall("[a-z]+", key)
    seconds = "".join(other[0] for other in others) + first[1:] + "".join(others) + ascii_lowercase
    candidates = [f"{first[0]}{second}".upper() for second in seconds]
    return next(each for each in candidates if each not in _taken_prefixes())


if __name__ == "__main__":
    main()
