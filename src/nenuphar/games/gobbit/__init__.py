"""Gobbit: animals eat each other, and the fastest hand wins, whatever the network."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.gobbit import bots, fold, older, rules, text, visibility
from nenuphar.games.gobbit.encoding import ENCODING
from nenuphar.games.gobbit.options import Options
from nenuphar.games.gobbit.picture import picture
from nenuphar.games.gobbit.realtime import REALTIME
from nenuphar.games.gobbit.types import Action, Event, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="gobbit",
        title="Gobbit",
        prefix="GB",
        rules=4,
        seats=range(2, 9),
        options=Options,
        action=Action,
        event=Event,
        longest=3_000,
        hidden=True,
        around=True,
        foremost=("tempo", "beginners"),
        minutes=20,
        age=7,
        authors=("Paul-Adrien Tournier", "Jean-Baptiste Fremaux", "Thomas Luzurier"),
        illustrators=("Michel Verdu",),
        publisher="OldChap Games",
        colours=("green", "violet", "orange", "rose", "moon", "teal", "brown", "heron"),
    ),
    initial=rules.initial,
    waiting=rules.waiting,
    decide=rules.decide,
    evolve=fold.evolve,
    view=visibility.view,
    redact=visibility.redact,
    moves=visibility.moves,
    imagine=visibility.imagine,
    bots=bots.LEVELS,
    text=Text(board=text.board, narrate=text.narrate, story=text.story, offer=text.offer, read=text.read),
    picture=picture,
    encoding=ENCODING,
    realtime=REALTIME,
    older={3: older.decide_by_version_3},
)
