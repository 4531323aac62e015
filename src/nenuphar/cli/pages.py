"""A game by its name, and its rules in words: the README and the table's own, found by the id of a rule."""

import re
from importlib import resources

from nenuphar import games
from nenuphar.cli.sorry import Sorry
from nenuphar.core.game import AnyGame

_RULE = re.compile(r"^[-*] \*\*([A-Z]+-[A-Z]*\d+)\*\*\s+(.+(?:\n[ \t]+\S.*)*)", re.MULTILINE)


def find(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Sorry("sorry-game", game=key, games=games.names())
    return game


def whole(game: AnyGame) -> str:
    page = resources.files(f"nenuphar.games.{game.manifest.key}").joinpath("README.md")
    if not page.is_file():
        raise Sorry("sorry-no-page", game=game.manifest.title)
    return page.read_text("utf-8")


def rule(game: AnyGame, name: str) -> tuple[str, str]:
    """The id of a rule as it is written, and its paragraph."""
    table = resources.files("nenuphar.core").joinpath("README.md").read_text("utf-8")
    rules = {found[1]: " ".join(found[2].split()) for page in (whole(game), table) for found in _RULE.finditer(page)}
    wanted = name.strip().upper()
    if wanted not in rules:
        raise Sorry("sorry-no-rule", rule=name, game=game.manifest.key)
    return wanted, rules[wanted]
