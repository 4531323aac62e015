"""Acorn: take pebbles, and take the last one. The model for new games."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.testing.acorn import bots, fold, rules, text, visibility
from nenuphar.testing.acorn.types import Action, Event, Options, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="acorn",
        title="Acorn",
        prefix="AC",
        rules=1,
        seats=range(2, 5),
        options=Options,
        action=Action,
        event=Event,
        longest=110,
        hidden=False,
        colours=("yellow", "red", "blue", "hazel"),
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
)
