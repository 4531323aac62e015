"""A game by its name, and its rules in words: the README and the table's own, found by the id of a rule."""

from importlib import resources

from nenuphar import games
from nenuphar.cli.sorry import Sorry
from nenuphar.core.game import AnyGame
from nenuphar.texts import rulebook


def find(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Sorry("sorry-game", game=key, games=games.names())
    return game


def whole(game: AnyGame) -> str:
    page = _readme(f"nenuphar.games.{game.manifest.key}")
    if not page:
        raise Sorry("sorry-no-page", game=game.manifest.title)
    return page


def rules(game: AnyGame) -> dict[str, str]:
    """The rules by their ids: the game's own, then the table's."""
    return rulebook.rules(_readme(f"nenuphar.games.{game.manifest.key}")) | of_table()


def of_table() -> dict[str, str]:
    """The rules that all games have in common: of every table, then of the table online."""
    return rulebook.rules(_readme("nenuphar.core")) | rulebook.rules(_readme("nenuphar.server"))


def rule(game: AnyGame, name: str) -> tuple[str, str]:
    """The id of a rule as it is written, and its paragraph."""
    found, wanted = rules(game), name.strip().upper()
    if wanted not in found:
        raise Sorry("sorry-no-rule", rule=name, game=game.manifest.key)
    return wanted, found[wanted]


def _readme(package: str) -> str:
    page = resources.files(package).joinpath("README.md")
    return page.read_text("utf-8") if page.is_file() else ""
