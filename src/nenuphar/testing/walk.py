"""Random play through a game's own functions, one moment at a time: what the laws look at."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from nenuphar.core.game import Actor, AnyGame, Authority, Command, Millis, Setup, TimeUp, Viewer, Waiting

DAWDLE_MS = 400
_SECOND_THOUGHTS = 0.2


class Moment(Struct, frozen=True):
    """A state, what was asked in it, what came of it, and the state after that. The last moment asks nothing."""

    state: Any
    waiting: Waiting[Any]
    command: Command[Any] | None
    events: tuple[Any, ...]
    after: Any


def walk(game: AnyGame, setup: Setup[Any], rng: Random) -> Iterator[Moment]:
    """A match of random moves, up to its end or to the manifest's bound."""
    state, now = game.initial(setup), 0
    for _ in range(game.manifest.longest + 1):
        waiting = game.waiting(state)
        if waiting.outcome is not None:
            yield Moment(state, waiting, None, (), state)
            return
        now += rng.randrange(DAWDLE_MS)
        command = somebody(game, state, waiting, now, rng)
        events = game.decide(state, command)
        after = folded(game, state, events)
        yield Moment(state, waiting, command, events, after)
        state = after


def somebody(game: AnyGame, state: Any, waiting: Waiting[Any], now: Millis, rng: Random) -> Command[Any]:
    """Chance or the judge if asked, the clock if it is time, else a seat that is due or, at times, one that may."""
    if waiting.chance is not None:
        return Command(Authority.CHANCE, waiting.chance.sample(rng), now)
    if waiting.deadline is not None and now >= waiting.deadline:
        return Command(Authority.CLOCK, TimeUp(), now)
    if game.bookish is not None and waiting.question is not None:
        return Command(Authority.JUDGE, waiting.question.sample(rng), now)
    seats = waiting.may if rng.random() < _SECOND_THOUGHTS else waiting.due
    seat = rng.choice(seats or waiting.may)
    return Command(seat, offered(game, state, seat).sample(rng), now)


def offered(game: AnyGame, state: Any, actor: Actor) -> Any:
    return game.moves(game.view(state, _viewer(actor)))


def folded(game: AnyGame, state: Any, events: tuple[Any, ...]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state


def _viewer(actor: Actor) -> Viewer:
    assert isinstance(actor, int)
    return actor
