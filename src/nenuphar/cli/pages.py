"""Finds a game by its name, and its rules by their ids: in its README and among those of every table."""

from nenuphar import games
from nenuphar.cli.errors import CommandError
from nenuphar.core.game import AnyGame
from nenuphar.texts import rulebook


def find(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise CommandError("sorry-game", game=key, games=games.names())
    return game


def whole(game: AnyGame, lang: str) -> str:
    page = _readme(game, lang)
    if not page:
        raise CommandError("sorry-no-page", game=game.manifest.title)
    return rulebook.for_players(page)


def rules(game: AnyGame, lang: str) -> dict[str, str]:
    """The rules by their ids: the game's own, then the table's."""
    return rulebook.rules(_readme(game, lang)) | of_table(lang)


def of_table(lang: str) -> dict[str, str]:
    """The rules that all games share: those of every table, then those of online tables."""
    every, online = (rulebook.page(package, lang)[0] for package in ("nenuphar.core", "nenuphar.server"))
    return rulebook.rules(every) | rulebook.rules(online)


def rule(game: AnyGame, name: str, lang: str) -> tuple[str, str]:
    """The id of a rule, as the page writes it, and its paragraph."""
    found, wanted = rules(game, lang), name.strip().upper()
    if wanted not in found:
        raise CommandError("sorry-no-rule", rule=name, game=game.manifest.key)
    return wanted, found[wanted]


def _readme(game: AnyGame, lang: str) -> str:
    return rulebook.page(f"nenuphar.games.{game.manifest.key}", lang)[0]
