"""Reads the players from --seats, such as `you,bot,Otto:heron`."""

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
    """A player, with the name for the record; `level` is None for a person."""

    name: str
    level: str | None
    is_you: bool = False  # texts say "you" instead of the name


def parse(written: str, game: AnyGame, watch: bool = False) -> tuple[Player, ...]:
    """The players in the order of their seats. With `watch`, bots replace all people."""
    players: list[Player] = []
    for number, seat in enumerate(written.split(","), 1):
        player = _seat(seat.strip(), number, game)
        if watch and player.level is None:
            player = Player("" if player.is_you else player.name, game.usual_level)
        players.append(player)
    return _named(players)


def you(players: Sequence[Player]) -> Seat | None:
    """The seat of the person at this terminal."""
    return next((seat for seat, player in enumerate(players) if player.is_you), None)


def level_of(game: AnyGame, level: str, complaint: str = "sorry-level") -> str:
    """The level of this name, whether written in capitals or not."""
    for known in game.levels:
        if level.casefold() == known.casefold():
            return known
    raise CommandError(complaint, level=level, levels=tuple(game.levels))


def check_name(name: str, complaint: str) -> str:
    """The same name, or an error if it cannot be shown in a sentence."""
    if not _NAME.fullmatch(name):
        raise CommandError(complaint, name=name or "–")
    return name


def _seat(seat: str, number: int, game: AnyGame) -> Player:
    """A player; the name is empty for a bot without one."""
    if not seat:
        raise CommandError("sorry-seat-empty", number=number)
    name, colon, level = (part.strip() for part in seat.partition(":"))
    if colon:
        name = check_name(name, "sorry-seat-name")
        if not level:  # somebody really has this name
            return Player(name, None)
        return Player(name, game.usual_level if level == BOT else level_of(game, level))
    if seat == BOT:
        return Player("", game.usual_level)
    if seat.casefold() in {level.casefold() for level in game.levels}:
        return Player("", level_of(game, seat))
    if seat.casefold() == YOU:
        return Player(f"Player {number}", None, is_you=True)  # in a record, "you" would be its reader
    meant = _meant(seat.casefold(), game)
    if meant is not None:
        raise CommandError("sorry-seat-meant", name=seat, meant=meant)
    return Player(check_name(seat, "sorry-seat-name"), None)


def _meant(name: str, game: AnyGame) -> str | None:
    """The word for a bot or for you that somebody probably mistyped; it must not become a person's name.

    `bot` and `you` are so short that a missing or a wrong letter gives real names: Bo, Bob and Lou.
    """
    for word in (BOT, YOU):
        if name == word or name in _swapped(word) or word in _shortened(name):
            return word
    for level in game.levels:
        other = sum(one != two for one, two in zip(name, level, strict=False))
        same_length = len(name) == len(level) and other == 1
        if same_length or name in _swapped(level) or name in _shortened(level) or level in _shortened(name):
            return level
    return None


def _swapped(word: str) -> set[str]:
    """All ways to swap two neighbouring letters."""
    return {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}


def _shortened(word: str) -> set[str]:
    """All ways to leave out one letter."""
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


def _named(players: list[Player]) -> tuple[Player, ...]:
    """Give bots without a name one that nobody else has."""
    taken = {player.name.casefold() for player in players}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    named = tuple(player if player.name else player._replace(name=next(free, "Bot")) for player in players)
    names = [player.name.casefold() for player in named]
    twice = next((player.name for player in named if names.count(player.name.casefold()) > 1), None)
    if twice is not None:
        raise CommandError("sorry-seat-twice", name=twice)
    return named
