"""Acorn: take pebbles, and take the last one. A game to begin with."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.testing.acorn import bots, fold, rules, sight, text
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
        longest=100,
        hidden=False,
    ),
    initial=rules.initial,
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
