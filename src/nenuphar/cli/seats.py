"""Who sits at the table: what people write after --seats, such as `you,bot,Otto:heron`."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from nenuphar.cli.errors import CommandError
from nenuphar.core.game import AnyGame, Seat
from nenuphar.texts import YOU

BOT = "bot"
BOT_NAMES = ("Nino", "Lola", "Otto", "Mimi", "Emil", "Rosa", "Hugo", "Nell")
_NAME = re.compile(r"[\w .'-]{1,20}")


class Player(NamedTuple):
    """Somebody at the table, by the name that goes into the record; `level` is None for a human."""

    name: str
    level: str | None
    is_you: bool = False  # spoken to, and not about


def parse(written: str, game: AnyGame, watch: bool = False) -> tuple[Player, ...]:
    """The players in the order of their seats. With `watch` every human is replaced by a bot."""
    players: list[Player] = []
    for number, seat in enumerate(written.split(","), 1):
        player = _seat(seat.strip(), number, game)
        if watch and player.level is None:
            player = Player("" if player.is_you else player.name, default_level(game))
        players.append(player)
    return _named(players)


def you(players: Sequence[Player]) -> Seat | None:
    """The seat of the person at this terminal."""
    return next((seat for seat, player in enumerate(players) if player.is_you), None)


def default_level(game: AnyGame) -> str:
    """Strong enough for most families, and it answers at once."""
    return game.usual_level


def level_of(game: AnyGame, level: str, complaint: str = "sorry-level") -> str:
    """The level that is called so, in small letters or capitals."""
    for known in game.bots:
        if level.casefold() == known.casefold():
            return known
    raise CommandError(complaint, level=level, levels=tuple(game.bots))


def check_name(name: str, complaint: str) -> str:
    """A name that is fit to be shown and to be told from the words around it."""
    if not _NAME.fullmatch(name):
        raise CommandError(complaint, name=name or "–")
    return name


def _seat(seat: str, number: int, game: AnyGame) -> Player:
    """Somebody whose name is empty if it is a bot that was given none."""
    if not seat:
        raise CommandError("sorry-seat-empty", number=number)
    name, colon, level = (part.strip() for part in seat.partition(":"))
    if colon:
        name = check_name(name, "sorry-seat-name")
        return Player(name, default_level(game) if level == BOT else level_of(game, level))
    if seat == BOT:
        return Player("", default_level(game))
    if seat.casefold() in {level.casefold() for level in game.bots}:
        return Player("", level_of(game, seat))
    if seat.casefold() == YOU:
        return Player(f"Player {number}", None, is_you=True)  # others will read the record, and `you` would be they
    meant = _meant(seat.casefold(), game)
    if meant is not None:
        raise CommandError("sorry-seat-meant", name=seat, meant=meant)
    return Player(check_name(seat, "sorry-seat-name"), None)


def _meant(name: str, game: AnyGame) -> str | None:
    """The word for a bot or for you that somebody missed by one key, so that a slip seats no stranger.

    `bot` and `you` are as short as names: one letter less or another letter makes Bo, Bob and Lou.
    """
    for word in (BOT, YOU):
        if name == word or name in _swapped(word) or word in _shortened(name):
            return word
    for level in game.bots:
        other = sum(one != two for one, two in zip(name, level, strict=False))
        same_length = len(name) == len(level) and other == 1
        if same_length or name in _swapped(level) or name in _shortened(level) or level in _shortened(name):
            return level
    return None


def _swapped(word: str) -> set[str]:
    """With two neighbours the wrong way round."""
    return {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}


def _shortened(word: str) -> set[str]:
    """With one letter less."""
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


def _named(players: list[Player]) -> tuple[Player, ...]:
    """Bots without a name get one that nobody has."""
    taken = {player.name.casefold() for player in players}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    named = tuple(player if player.name else player._replace(name=next(free, "Bot")) for player in players)
    names = [player.name.casefold() for player in named]
    twice = next((player.name for player in named if names.count(player.name.casefold()) > 1), None)
    if twice is not None:
        raise CommandError("sorry-seat-twice", name=twice)
    return named
