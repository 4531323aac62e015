"""Start a new game's folder: `make new-game pebbles` copies the smallest game that obeys all laws, and renames it."""

import re
import sys
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path

from nenuphar import games

_KEY = re.compile(r"[a-z]{2}[a-z0-9_]{0,30}")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Say which game, for example: make new-game pebbles")
    try:
        folder = sow(sys.argv[1], Path(str(files("nenuphar.games"))))
    except ValueError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(2)
    sys.stdout.write(
        f"{folder} is ready and obeys all laws. Next: its README.md, then `make golden` and `make test`.\n"
    )


def sow(key: str, into: Path) -> Path:
    """Make the folder of a new game, with every word of the model's name replaced by the game's own."""
    if not _KEY.fullmatch(key):
        raise ValueError(f"{key!r} is no name for a game: use small letters, digits and underscores.")
    if iskeyword(key):
        raise ValueError(f"{key!r} is a word of Python's own: choose another name for the game.")
    if key in games.names():
        raise ValueError(f"There is a game {key} already.")
    if _prefix(key) in _prefixes():
        raise ValueError(f"The rules of another game begin with {_prefix(key)}-: choose another name for the game.")
    model = Path(str(files("nenuphar.testing"))) / "acorn"
    folder = into / key
    for page in sorted(model.rglob("*")):
        if page.is_file() and page.suffix in {".py", ".md", ".ftl"}:
            copy = folder / page.relative_to(model)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(_renamed(page.read_text(encoding="utf-8"), key), encoding="utf-8")
    return folder


def _renamed(text: str, key: str) -> str:
    prefix = _prefix(key)
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


def _prefixes() -> set[str]:
    """The beginnings of rule ids that are taken: the table's and those of all games."""
    return {"TB"} | {game.manifest.prefix for game in games.every()}


def _prefix(key: str) -> str:
    """Two letters for the rule ids: the first letters of two words, or the first two of one."""
    words = re.findall("[a-z]+", key)
    letters: str = words[0][0] + words[1][0] if len(words) > 1 else words[0][:2]
    return letters.upper()


if __name__ == "__main__":
    main()
