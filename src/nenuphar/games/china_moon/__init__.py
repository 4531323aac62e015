"""China Moon: frogs race over a moonlit pond and gather lilies, and everybody moves everybody's frogs."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.china_moon import bots, fold, rules, setting, sight, text
from nenuphar.games.china_moon.types import Action, Event, Options, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="china_moon",
        title="China Moon",
        prefix="CM",
        rules=1,
        seats=range(3, 6),
        options=Options,
        action=Action,
        event=Event,
        longest=3_000,
        hidden=False,
    ),
    initial=setting.initial,
    waiting=rules.waiting,
    decide=rules.decide,
    evolve=fold.evolve,
    view=sight.view,
    redact=sight.redact,
    moves=sight.moves,
    imagine=sight.imagine,
    bots=bots.LEVELS,
    text=Text(board=text.board, tell=text.tell, story=text.story, offer=text.offer, read=text.read),
)
