"""Gobbit: animals that eat each other, and whose hand is first. Rules for quick hands, whatever the network."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.games.gobbit import bots, fold, rules, sight, text
from nenuphar.games.gobbit.agreed import Options
from nenuphar.games.gobbit.timed import TIMED
from nenuphar.games.gobbit.types import Action, Event, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="gobbit",
        title="Gobbit",
        prefix="GB",
        rules=3,
        seats=range(2, 9),
        options=Options,
        action=Action,
        event=Event,
        longest=3_000,
        hidden=True,
        around=True,
        foremost=("tempo", "beginners"),
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
    timed=TIMED,
)
