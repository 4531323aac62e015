"""Random play through a game's own functions, one moment at a time, for the laws to check."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct

from nenuphar.core.game import AnyGame, Authority, Command, Millis, Seat, Setup, TimeUp, Waiting
from nenuphar.core.match import AnyMatch, Match

DAWDLE_MS = 400
_SECOND_THOUGHTS = 0.2


class Moment(Struct, frozen=True):
    """A state, a command, its events, and the state after them. The last moment has no command.

    `after` is the fold of the events; `decided` is the state that `decide` returned with them.
    """

    state: Any
    waiting: Waiting[Any]
    command: Command[Any] | None
    events: tuple[Any, ...]
    after: Any
    decided: Any


def random_match(game: AnyGame, setup: Setup[Any], rng: Random) -> Iterator[Moment]:
    """A match of random moves, up to its end or to the manifest's bound."""
    state, now = game.initial(setup), 0
    for _ in range(game.manifest.longest + 1):
        waiting = game.waiting(state)
        if waiting.outcome is not None:
            yield Moment(state, waiting, None, (), state, state)
            return
        now += rng.randrange(DAWDLE_MS)
        command = random_command(game, state, waiting, now, rng)
        decision = game.decide(state, command)
        after = folded(game, state, decision.events)
        yield Moment(state, waiting, command, tuple(decision.events), after, decision.state)
        state = after


def play_with_clock(game: AnyGame, setup: Setup[Any], seed: str) -> Iterator[tuple[AnyMatch, int]]:
    """Random play with a clock that acts now and then: the match after each step, and the step's first entry."""
    match: AnyMatch = Match(game, setup, sha256(seed.encode()).digest())
    rng = Random(seed)
    match.begin(0)
    yield match, 1
    while match.outcome is None:
        since, waiting, deadline = match.seq, match.waiting, match.waiting.deadline
        if game.lookup is not None and waiting.query is not None:
            match.answer_judge(waiting.query.sample(rng), match.now)
            yield match, since
            continue
        seat = (waiting.due or waiting.may)[0]
        if deadline is not None and (not waiting.due or rng.random() < 0.3):
            match.tick(deadline)
        else:
            match.submit(Command(seat, game.moves(match.view(seat)).sample(rng), match.now))
        yield match, since


def random_command(game: AnyGame, state: Any, waiting: Waiting[Any], now: Millis, rng: Random) -> Command[Any]:
    """Chance or the judge if asked, the clock after a deadline, else a due seat, or now and then one that may act."""
    if waiting.chance is not None:
        return Command(Authority.CHANCE, waiting.chance.sample(rng), now)
    if waiting.deadline is not None and now >= waiting.deadline:
        return Command(Authority.CLOCK, TimeUp(), now)
    if game.lookup is not None and waiting.query is not None:
        return Command(Authority.JUDGE, waiting.query.sample(rng), now)
    seats = waiting.may if rng.random() < _SECOND_THOUGHTS else waiting.due
    seat = rng.choice(seats or waiting.may)
    return Command(seat, moves_of(game, state, seat).sample(rng), now)


def moves_of(game: AnyGame, state: Any, seat: Seat) -> Any:
    return game.moves(game.view(state, seat))


def folded(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state
