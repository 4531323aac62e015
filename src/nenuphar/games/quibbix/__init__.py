"""Quibbix: words against the clock, from ten, fifteen and twenty letters, and judged together."""

from nenuphar.core.game import Game, Manifest, Memory, Text
from nenuphar.games.quibbix import bots, contest, fold, rules, sight, text
from nenuphar.games.quibbix.agreed import Options
from nenuphar.games.quibbix.asked import Action
from nenuphar.games.quibbix.books import BOOKISH
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
    pause=bots.pause,
    text=Text(board=text.board, tell=text.tell, story=text.story, offer=text.offer, read=text.read),
    bookish=BOOKISH,
    memory=Memory(kind=contest.Quotient, bring=contest.bring, keep=contest.keep, tell=contest.history),
)
