"""Endless puzzles of Quibbix: lay words of ten letters that are worth as much as those of a bot."""

from hashlib import sha256
from itertools import count

from nenuphar.core.messages import Saying
from nenuphar.core.puzzles import EndlessPuzzles, Judged
from nenuphar.games.quibbix.actions import Action, Content, Finish
from nenuphar.games.quibbix.bots import points_of_level
from nenuphar.games.quibbix.daily import DAILY, is_playable, letters
from nenuphar.games.quibbix.options import Options
from nenuphar.games.quibbix.signs import bracketed
from nenuphar.games.quibbix.types import State

RECIPE = "nenuphar letters to solve 1"
RATINGS = {"tadpole": 1000, "frog": 1300, "heron": 1600, "kraken": 1900}


def seed(language: str, number: int) -> bytes:
    """The first attempt with enough vowels and consonants counts, as for the letters of the day."""
    chosen = DAILY.options(language)
    return next(
        digest
        for attempt in count()
        if is_playable(letters(chosen, digest := sha256(f"{RECIPE}/{language}/{number}/{attempt}".encode()).digest()))
    )


def task(state: State, level: str) -> Saying:
    return Saying("quibbix-puzzle", "QX-R7", {"points": goal(state, level)})


def goal(state: State, level: str) -> int:
    return points_of_level(state.racks[0], state.setup.options, level)


def judge(state: State, level: str) -> Judged:
    found = DAILY.score(state)
    best = state.possible[0].best
    words = tuple(map(bracketed, best.words))
    return Judged(
        found.points >= goal(state, level),
        yours=Saying("quibbix-puzzle-yours", "QX-R7", {"points": found.points}),
        best=Saying("quibbix-puzzle-best", "QX-R8", {"points": best.points, "words": words}),
    )


def go_on(state: State) -> Action:
    """Nobody disputes, and rejected words are not replaced."""
    return Content() if state.phase == "comparing" else Finish()


PUZZLES: EndlessPuzzles[Options, State, Action] = EndlessPuzzles(
    editions=DAILY.editions,
    levels=RATINGS,
    options=DAILY.options,
    seed=seed,
    task=task,
    is_answered=lambda state: state.phase != "building",
    go_on=go_on,
    is_judged=lambda state: bool(state.possible),
    judge=judge,
)
