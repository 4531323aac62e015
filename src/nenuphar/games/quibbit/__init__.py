"""Quibbit!: frogs race around a ring of leaves, and everybody secretly picks a card at the same time."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.quibbit import bots, fold, rules, text, visibility
from nenuphar.games.quibbit.encoding import ENCODING
from nenuphar.games.quibbit.picture import picture
from nenuphar.games.quibbit.types import COLOURS, Action, Event, Options, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="quibbit",
        title="Quibbit!",
        prefix="QB",
        rules=1,
        seats=range(2, 5),
        options=Options,
        action=Action,
        event=Event,
        longest=2_000,
        hidden=True,
        minutes=15,
        age=7,
        authors=("Dennis Kirps", "Günter Burkhardt"),
        colours=COLOURS,
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
    coloured=rules.coloured,
    text=Text(board=text.board, narrate=text.narrate, story=text.story, offer=text.offer, read=text.read),
    picture=picture,
    encoding=ENCODING,
)
