"""Looks for puzzles in matches of bots. The same seed finds the same puzzles on every machine.

A position is a puzzle if one choice is clearly better by two searches, the second ten times as long as the first, and
if a bot of the usual level prefers another choice. Every third round of matches is for beginners: there a bot of the
weakest level has to prefer another choice. A match gives one puzzle at most.
"""

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from nenuphar import games
from nenuphar.bots.budget import Worlds
from nenuphar.core.analysis import Assessment, Choice
from nenuphar.core.game import AnyGame, Seat
from nenuphar.core.match import AnyMatch
from nenuphar.core.puzzles import AnyMined, AnyPuzzle, Puzzle, Rated
from nenuphar.puzzles.position import act, begun, key_of

GLANCE, SEARCH = 100, 1_000  # thoughts of the searches
TIMES = 10  # how much longer the check is
MARGIN = 0.08  # in chances to win
EASIER = 3  # every third round is for beginners; a round has a match for every number of seats
SURE = 0.9  # how often good play makes the choice, where all choose in secret
PLAYERS_WORLDS = 60  # of bots that play the matches
TRIES, TRIED_WORLDS = 3, (20, 100, 500)  # of the bots that try a puzzle
MIDDLE, SPREAD = 1500, 400  # of ratings
DIGITS = 4


class Position(Struct, eq=False):
    """Seats are asked to choose, after this many actions of a match."""

    actions: int
    state: Any
    seats: tuple[Seat, ...]


def mine(game: AnyGame, kind: AnyMined, seed: str, number: int) -> AnyPuzzle | None:
    """The puzzle of a match, if it has one. `number` is that of the match."""
    name = f"{seed}/{number}"
    rng = Random(name)
    match = begun(game, kind.options, kind.seats[number % len(kind.seats)], name)
    actions, positions = _played(match, rng)
    rng.shuffle(positions)
    level = game.usual_level if number // len(kind.seats) % EASIER else next(iter(game.bots))
    for position in positions:
        for seat in position.seats:
            found = _puzzle(game, kind, level, position, seat, f"{name}/{position.actions}/{seat}")
            if found is not None:
                before = tuple(actions[: position.actions])
                key = key_of(match.setup.seats, name, before, seat)
                return replace(found, key=key, seed=name, actions=before)
    return None


def _played(match: AnyMatch, rng: Random) -> tuple[list[Any], list[Position]]:
    """Bots that are neither the weakest nor the strongest play a match; its actions, and where they were asked."""
    game = match.game
    levels = tuple(game.bots)[1:-1] or tuple(game.bots)
    players = [game.bots[rng.choice(levels)] for _ in range(match.setup.seats)]
    actions: list[Any] = []
    positions: list[Position] = []
    asked: set[Seat] = set()
    while match.outcome is None and len(actions) < game.manifest.longest:
        due = match.waiting.due
        if not asked:
            positions.append(Position(len(actions), match.state, due))
            asked = set(due)
        seat = due[0]
        view = match.view(seat)
        actions.append(players[seat].choose(view, game.moves(view), rng, Worlds(PLAYERS_WORLDS)))
        act(match, actions[-1])
        asked.discard(seat)
    return actions, positions


def _puzzle(game: AnyGame, kind: AnyMined, level: str, position: Position, seat: Seat, name: str) -> AnyPuzzle | None:
    """The puzzle of a position, if it has one that tempts a bot of this level."""
    view = game.view(position.state, seat)
    offered = game.moves(view).listed or ()
    if not kind.is_searched(view) or len({kind.kind_of(view, action) for action in offered}) < kind.fewest_choices:
        return None
    searches = Searches(game, kind, position.state, seat, name)
    glance = searches.clear(GLANCE)
    if glance is None:
        return None
    tempting = _choice(game, level, view, f"{name}/tempting", GLANCE)
    if searches.is_best(tempting, glance):
        return None
    first = searches.clear(SEARCH)
    last = None if first is None else searches.clear(SEARCH * TIMES)
    if first is None or last is None or not searches.agree(glance, first, last):
        return None
    advise = games.advise(game)
    assert advise is not None
    advice = advise(view, Random(name), Worlds(SEARCH * TIMES))
    choices = last.choices[seat]
    if not searches.is_best(advice.action, last) or searches.is_best(tempting, last):
        return None
    return Puzzle(
        key="",
        seats=position.state.setup.seats,
        seed="",
        actions=(),
        seat=seat,
        solutions=tuple(each.action for each in choices if searches.is_best(each.action, last)),
        tempting=tempting,
        margins=(searches.margin(first), searches.margin(last)),
        rating=_rating(game, searches, view, last, name),
        choices=tuple(Rated(each.action, round(each.chance, DIGITS)) for each in choices),
        replies=_replies(last, position.seats, seat),
        hint=to_builtins(advice.hint),
        reasons=tuple(to_builtins(reason) for reason in advice.reasons),
    )


class Searches:
    """What searches of different lengths say of a position."""

    def __init__(self, game: AnyGame, kind: AnyMined, state: Any, seat: Seat, name: str) -> None:
        assess = games.assess(game)
        assert assess is not None
        self._assess = assess
        self._kind_of = kind.kind_of
        self._view = game.view(state, seat)
        self._state, self._seat, self._name = state, seat, name

    def clear(self, thoughts: int) -> Assessment[Any] | None:
        """What a search finds, if one choice is clearly better."""
        found = self._assess(self._state, Random(f"{self._name}/{thoughts}"), Worlds(thoughts))
        choices = found.choices.get(self._seat)
        if not choices or self.margin(found) < MARGIN:
            return None
        return found if len(found.choices) == 1 or choices[0].share >= SURE else None

    def margin(self, found: Assessment[Any]) -> float:
        """By how much the best choice is better than the next that does not come to the same."""
        choices = found.choices[self._seat]
        others = [each.chance for each in choices if not self.is_best(each.action, found)]
        return round(choices[0].chance - max(others, default=choices[0].chance), DIGITS)

    def is_best(self, action: Any, found: Assessment[Any]) -> bool:
        best: Choice[Any] = found.choices[self._seat][0]
        return self._kind_of(self._view, action) == self._kind_of(self._view, best.action)

    def agree(self, *found: Assessment[Any]) -> bool:
        return all(self.is_best(each.choices[self._seat][0].action, found[-1]) for each in found)


def _rating(game: AnyGame, searches: Searches, view: Any, found: Assessment[Any], name: str) -> int:
    """By how many of the tries of all levels but the strongest miss the solution."""
    tries = [
        _choice(game, level, view, f"{name}/{level}/{worlds}/{number}", worlds)
        for level in tuple(game.bots)[:-1]
        for worlds in TRIED_WORLDS
        for number in range(TRIES)
    ]
    right = sum(searches.is_best(action, found) for action in tries)
    return round(MIDDLE + SPREAD * log10((len(tries) - right + 1) / (right + 1)))


def _choice(game: AnyGame, level: str, view: Any, name: str, worlds: int) -> Any:
    return game.bots[level].choose(view, game.moves(view), Random(name), Worlds(worlds))


def _replies(found: Assessment[Any], seats: Sequence[Seat], seat: Seat) -> tuple[Any, ...]:
    choices: Mapping[Seat, Sequence[Choice[Any]]] = found.choices
    return tuple(max(choices[each], key=lambda choice: choice.share).action for each in seats if each != seat)
