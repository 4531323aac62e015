"""Quibbix: players lay words against the clock, from ten, fifteen and twenty letters, and judge them together."""

from nenuphar.core.game import Game, Manifest, Text
from nenuphar.core.keepsakes import Keepsakes
from nenuphar.games.quibbix import bots, contest, fold, rules, text, visibility
from nenuphar.games.quibbix.actions import Action
from nenuphar.games.quibbix.books import LOOKUP
from nenuphar.games.quibbix.encoding import ENCODING
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.picture import picture
from nenuphar.games.quibbix.types import Event, State, View

GAME: Game[Options, State, Action, Event, View] = Game(
    manifest=Manifest(
        key="quibbix",
        title="Quibbix",
        prefix="QX",
        rules=2,
        seats=range(1, 7),
        options=Options,
        action=Action,
        event=Event,
        longest=8_000,
        hidden=True,
        foremost=("words_in", "turn_seconds"),
        minutes=60,
        age=12,
        authors=("Gilbert Obermair",),
        colours=("yellow", "red", "green", "blue", "violet", "orange"),
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
    pause=bots.pause,
    text=Text(board=text.board, narrate=text.narrate, story=text.story, offer=text.offer, read=text.read),
    lookup=LOOKUP,
    picture=picture,
    encoding=ENCODING,
    keepsakes=Keepsakes(kind=contest.Quotient, bring=contest.bring, keep=contest.keep, rows=contest.history),
)
