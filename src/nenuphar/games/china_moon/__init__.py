"""China Moon: frogs race over a moonlit pond and gather lilies, and everybody moves everybody's frogs."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.china_moon import bots, fold, rules, setting, text, visibility
from nenuphar.games.china_moon.encoding import ENCODING
from nenuphar.games.china_moon.picture import picture
from nenuphar.games.china_moon.types import COLOURS, Action, Event, Options, State, View

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
        minutes=30,
        age=12,
        authors=("Bruno Faidutti",),
        illustrators=("Vincent Dutrait",),
        publisher="Jeux Descartes",
        year=2003,
        colours=COLOURS,
    ),
    initial=setting.initial,
    waiting=rules.waiting,
    decide=rules.decide,
    evolve=fold.evolve,
    view=visibility.view,
    redact=visibility.redact,
    moves=visibility.moves,
    imagine=visibility.imagine,
    bots=bots.LEVELS,
    coloured=setting.coloured,
    text=Text(board=text.board, narrate=text.narrate, story=text.story, offer=text.offer, read=text.read),
    picture=picture,
    encoding=ENCODING,
)
