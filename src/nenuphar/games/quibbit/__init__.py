"""Quibbit!: frogs race around a ring of leaves, and everybody secretly picks a card at the same time."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.quibbit import bots, fold, rules, sight, text
from nenuphar.games.quibbit.types import Action, Event, Options, State, View

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
