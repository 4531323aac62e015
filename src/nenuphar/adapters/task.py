"""A game and a setup as a task for learners: how many actions there are, and how observations are laid out."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nenuphar import games
from nenuphar.adapters.default_encoding import default_encoding
from nenuphar.adapters.position import Position
from nenuphar.arguments import explained, game_of, options_of
from nenuphar.core.encoding import Encoding, Plane, Tensor, laid_out
from nenuphar.core.game import AnyGame, Seat, Setup

MOST_TICKS = 200  # since the table changed that an observation can tell apart


class Task:
    """The same for all matches of a setup. An observation is one row of whole numbers; `planes` names its parts."""

    def __init__(self, game: AnyGame, setup: Setup[Any], longest: int | None = None, start: Any = None) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.every_seat: tuple[Seat, ...] = tuple(range(setup.seats))
        self.encoding: Encoding[Any, Any] = game.encoding or default_encoding(game)
        self.longest = self.encoding.longest if longest is None else longest
        self.names = ("pass", *self.encoding.actions.names(setup))
        self.places = laid_out(planes_of(self.encoding), self.encoding, setup)
        self.width = self.places[-1].part.stop
        self.low, self.high = np.zeros(self.width, np.int16), np.zeros(self.width, np.int16)
        for plane, _, part in self.places:
            self.low[part], self.high[part] = plane.least, plane.most
        self._start = start
        self._initial = Position(self, game.initial(setup) if start is None else start)

    def __reduce__(self) -> tuple[Any, ...]:
        key = self.game.manifest.key
        game = key if games.find(key) is self.game else self.game
        return _restored, (game, self.setup, self.longest, self._start)

    def initial(self) -> Position:
        return self._initial

    def starting(self, state: Any) -> "Task":
        """The same task, but matches begin with this state."""
        return Task(self.game, state.setup, self.longest, state)

    def check_words(self) -> None:
        """Refuse a game of words if its list is not on this machine: there would be nothing to lay."""
        lookup = self.game.lookup
        if lookup is not None and not lookup.is_ready(language := lookup.language(self.setup.options)):
            title = self.game.manifest.title
            raise RuntimeError(f"{title} needs its word list: run `nenuphar words build --lang {language}` once")

    def observation(self, position: Position, seat: Seat) -> NDArray[np.int16]:
        """What the seat sees, in numbers. It is made from the seat's view, and from what its own hand does."""
        return self._written(position.view(seat), Moment(position, position.view(seat), seat))

    def observation_of(self, view: Any) -> NDArray[np.int16]:
        """The same for a bot, which has a view and no position. Not for games of speed."""
        return self._written(view, None)

    def _written(self, view: Any, moment: "Moment | None") -> NDArray[np.int16]:
        row = np.zeros(self.width, np.int16)
        for plane, shape, part in self.places:
            plane.write(moment if plane in TIME_PLANES else view, row[part].reshape(shape))
        result: NDArray[np.int16] = np.clip(row, self.low, self.high)
        return result

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The named tensors of an observation, or of a batch of them, without copying them."""
        batch = observation.shape[:-1]
        return {plane.name: observation[..., part].reshape((*batch, *shape)) for plane, shape, part in self.places}

    def mask(self, position: Position, seat: Seat) -> NDArray[np.int8]:
        """1 for each action that the seat may take now."""
        mask = np.zeros(len(self.names), np.int8)
        mask[list(position.offers(seat))] = 1
        return mask

    def draw_chance(self, position: Position, rng: Random) -> Position:
        """Let chance draw until seats have to decide, or the match is over."""
        while (draw := position.draw) is not None:
            position = position.drawn(_drawn_index(draw.odds or (1,) * len(draw.outcomes), rng))
        return position


def task_of(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Any] | Any = None,
    longest: int | None = None,
) -> Task:
    """The task of a game, with these options instead of the usual ones. Refuses what a table would refuse."""
    found = game_of(game)
    manifest = found.manifest
    seats = max(2, found.usual_seats) if seats is None else seats
    fewest, most = max(2, manifest.seats[0]), manifest.seats[-1]
    if not fewest <= seats <= most:
        raise ValueError(f"{manifest.title} has {fewest} to {most} seats here, not {seats}")
    with explained():
        return Task(found, Setup(seats, options_of(found, options)), longest)


def _restored(game: str | AnyGame, setup: Setup[Any], longest: int, start: Any) -> Task:
    return (
        _known(game, setup, longest)
        if isinstance(game, str) and start is None
        else Task(games.load(game) if isinstance(game, str) else game, setup, longest, start)
    )


@lru_cache(maxsize=64)
def _known(game: str, setup: Setup[Any], longest: int) -> Task:
    """Many positions of a match are restored, and share their task."""
    return Task(games.load(game), setup, longest)


class Moment(NamedTuple):
    """What the planes of time are written from: they exist only in games of speed."""

    position: Position
    view: Any
    seat: Seat


def _shown(moment: Moment, plane: Tensor) -> None:
    hands = moment.position.task.encoding.hands
    assert hands is not None
    plane[()] = min(MOST_TICKS, (moment.position.now - hands.shown_at(moment.view)) // hands.tick_ms)


def _hand(moment: Moment, plane: Tensor) -> None:
    for plan in moment.position.plans:
        if plan.seat == moment.seat:
            plane[plan.number] = 1


TIME_PLANES: tuple[Plane[Any], ...] = (
    Plane("shown", (), "ticks since the table changed", _shown, MOST_TICKS),
    Plane("hand", ("action",), "1 for the viewer's own action that is under way", _hand),
)


def planes_of(encoding: Encoding[Any, Any]) -> tuple[Plane[Any], ...]:
    return encoding.planes if encoding.hands is None else (*encoding.planes, *TIME_PLANES)


def _drawn_index(odds: Sequence[int], rng: Random) -> int:
    return rng.choices(range(len(odds)), odds)[0]
