"""Who sits at the table: what people write after --seats, such as `you,bot,Otto:heron`."""

import re
from typing import NamedTuple

from nenuphar.cli.sorry import Sorry
from nenuphar.core.game import AnyGame
from nenuphar.texts import YOU

FAVOURITE = "frog"  # strong enough for most families, and it answers at once
BOT_NAMES = ("Nino", "Lola", "Otto", "Mimi", "Emil", "Rosa", "Hugo", "Nell")
_NAME = re.compile(r"[\w .'-]{1,20}")


class Player(NamedTuple):
    """Somebody at the table; `level` is None for a human."""

    name: str
    level: str | None

    @property
    def label(self) -> str:
        return f"{self.name} ({self.level})" if self.level else self.name


def parse(written: str, game: AnyGame, watch: bool = False) -> tuple[Player, ...]:
    """The players in the order of their seats. With `watch` every human is replaced by a bot."""
    players: list[Player] = []
    for number, seat in enumerate(written.split(","), 1):
        name, level = _seat(seat.strip(), number, game)
        if watch and level is None:
            name, level = ("" if name == YOU else name), default_level(game)
        players.append(Player(name, level))
    return _named(players)


def default_level(game: AnyGame) -> str:
    levels = tuple(game.bots)
    return FAVOURITE if FAVOURITE in levels else levels[-1]


def level_of(game: AnyGame, level: str, complaint: str = "sorry-level") -> str:
    if level not in game.bots:
        raise Sorry(complaint, level=level, levels=tuple(game.bots))
    return level


def _seat(seat: str, number: int, game: AnyGame) -> tuple[str, str | None]:
    """A name, which is empty for a bot that was given none, and a level."""
    if not seat:
        raise Sorry("sorry-seat-empty", number=number)
    name, colon, level = (part.strip() for part in seat.partition(":"))
    if colon:
        return _good(name), default_level(game) if level == "bot" else level_of(game, level)
    if seat == "bot":
        return "", default_level(game)
    if seat in game.bots:
        return "", seat
    return (YOU if seat.casefold() == YOU else _good(seat)), None


def _good(name: str) -> str:
    if not _NAME.fullmatch(name) or name.casefold() == "dummy":  # a word that texts keep for a frog without a player
        raise Sorry("sorry-seat-name", name=name or "–")
    return name


def _named(players: list[Player]) -> tuple[Player, ...]:
    """Bots without a name get one that nobody has."""
    taken = {player.name.casefold() for player in players}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    named = tuple(player if player.name else player._replace(name=next(free, "Bot")) for player in players)
    names = [player.name.casefold() for player in named]
    twice = next((player.name for player in named if names.count(player.name.casefold()) > 1), None)
    if twice is not None:
        raise Sorry("sorry-seat-twice", name=twice)
    return named
