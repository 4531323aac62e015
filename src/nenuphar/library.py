"""The front door of the library: what `import nenuphar as nn` offers.

`nn.game` finds a game, `nn.play` lets bots play a match, and `nn.match` begins one that you play yourself.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from nenuphar.arguments import explained, game_of, options_of
from nenuphar.bots.outside import Checked
from nenuphar.bots.playing import WORLDS, play_bots
from nenuphar.core import record as records
from nenuphar.core.bot import Bot
from nenuphar.core.codec import encode
from nenuphar.core.game import AnyGame, Setup
from nenuphar.core.match import AnyMatch, Match
from nenuphar.core.record import Record


def game(key: str) -> AnyGame:
    """The game of this name: "quibbit", "china_moon", "gobbit" or "quibbix"."""
    return game_of(key)


def match(
    of: str | AnyGame, seats: int | None = None, options: Mapping[str, Any] | Any = None, seed: int | bytes = 0
) -> AnyMatch:
    """A match that has begun: chance has made the draws that come before the first decision.

    Options that are not named have their usual values. A seed is 32 bytes, or a number for matches that need not be
    fair but repeatable.
    """
    own = game_of(of)
    secret = seed if isinstance(seed, bytes) else sha256(str(seed).encode()).digest()
    with explained():
        setup = Setup(own.usual_seats if seats is None else seats, options_of(own, options))
        begun: AnyMatch = Match(own, setup, secret)
        begun.begin(at=0)
    return begun


def play(
    of: str | AnyGame,
    bots: Sequence[str | Bot[Any, Any]],
    options: Mapping[str, Any] | Any = None,
    seed: int = 0,
    worlds: int = WORLDS,
) -> AnyMatch:
    """A whole match between bots, one for each seat: levels of the game, or bots of your own.

    A bot may imagine `worlds` worlds for every decision. The same seed gives the same match on every machine.
    """
    playing = match(of, len(bots), options, seed)
    own = playing.game
    unknown = [bot for bot in bots if isinstance(bot, str) and bot not in own.bots]
    if unknown:
        raise ValueError(f"{own.manifest.title} has the levels {', '.join(own.bots)}, not {unknown[0]!r}")
    seated = [own.bots[bot] if isinstance(bot, str) else Checked(bot) for bot in bots]
    play_bots(playing, seated, str(seed), worlds)
    return playing


def record(of: AnyMatch, players: Sequence[str]) -> Record[Any, Any, Any]:
    """The record of a match that is over, to keep and to share."""
    return records.record(of, players)


def verify(data: bytes | Record[Any, Any, Any]) -> AnyMatch:
    """The match of a record, played again from the record alone. An error names the first place that is wrong."""
    written = data if isinstance(data, bytes) else encode(data)
    return records.verify(game(records.label(written).game), written)
