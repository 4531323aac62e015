"""What a game is: a record of pure functions over frozen data.

Two functions carry everything. `decide` takes a state and a command and returns events, or refuses. `evolve` folds one
event into the state and does nothing else. A match is the fold of its events.

The modules `realtime`, `lookup` and `keepsakes` hold what only some games need. `nenuphar.games` finds the parts that
only simulations and learners use: a game does not load them.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

# Most modules that use games need these, and import them from here.
from nenuphar.core.actors import Actor as Actor
from nenuphar.core.actors import Audience as Audience
from nenuphar.core.actors import Authority as Authority
from nenuphar.core.actors import Millis as Millis
from nenuphar.core.actors import Seat as Seat
from nenuphar.core.actors import Viewer as Viewer
from nenuphar.core.bot import Bot
from nenuphar.core.decision import Decision
from nenuphar.core.encoding import Encoding
from nenuphar.core.keepsakes import Keepsakes
from nenuphar.core.lookup import Lookup, Query
from nenuphar.core.messages import Fact, Saying
from nenuphar.core.moves import Draw, Moves
from nenuphar.core.realtime import RealTime

S = TypeVar("S")
A = TypeVar("A")
Asked = TypeVar("Asked", covariant=True)  # the action of a command
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the options, beside S, A, E and V


class Refused(Exception):
    """A rule says no. It carries the rule's id and facts, never a sentence: the shells translate and explain it."""

    def __init__(self, rule: str, **facts: Fact) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Lets a refusal be sent from one process to another."""
        return partial(type(self), self.rule, **self.facts), ()


class Setup(Struct, Generic[O], frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match begins. `decision_ms` is the time for one decision, or None for no limit."""

    seats: int
    options: O
    decision_ms: Millis | None = None

    def until(self, now: Millis) -> Millis | None:
        """When a decision asked for now is due."""
        return None if self.decision_ms is None else now + self.decision_ms


class Command(Struct, Generic[Asked], frozen=True, gc=False, forbid_unknown_fields=True):
    """An actor asks for an action. `at` counts from the start of the match."""

    by: Actor
    action: Asked
    at: Millis


@cache
def kebab(name: str) -> str:
    """`CardChosen` as `card-chosen`: the tag of an action or event in stored and sent data."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class BaseAction(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of a game's actions, which are named in the imperative."""


class BaseEvent(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of a game's events, which are named in the past tense.

    Events are stored forever: a class keeps its name, and a field may be added with a default but never renamed.
    """


class TimeUp(BaseAction, frozen=True):
    """The clock's only action, when a deadline has passed."""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: a rank for every seat (1 is best, equal ranks share), and the rule that ended it."""

    ranks: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Waiting(Struct, Generic[A], frozen=True, gc=False):
    """What a match waits for.

    It cannot go on without the `due` seats. `may` seats can act now, if only to change their mind. `chance` and
    `query` are for chance and the judge to answer. From `deadline` on, the clock may act. With an `outcome` the
    match is over and waits for nothing.
    """

    due: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()
    chance: Draw[A] | None = None
    query: Query[A] | None = None
    deadline: Millis | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True)
class Manifest:
    """The facts about a game that shells need before anybody plays it."""

    key: str
    title: str
    prefix: str  # of its rule ids
    rules: int  # raised when a recorded match would no longer replay to the same events
    seats: range
    options: type[Any]
    action: Any  # the union of all actions, with those of chance and the clock
    event: Any  # the union of all events
    longest: int  # random play ends within this many commands, with those of chance and the clock
    hidden: bool  # whether seats keep secrets from each other
    around: bool = False  # whether several people may share one screen on the table between them
    foremost: tuple[str, ...] = ()  # the options that a table decides on before anything else
    minutes: int | None = None  # about how long a match takes
    age: int | None = None  # of the youngest players
    authors: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None  # of publication
    colours: tuple[str, ...] = ()  # of the seats, in their order, unless players wish for others


@dataclass(frozen=True)
class Text(Generic[V, E]):
    """A game as text, for the terminal, for screen readers and for recorded playthroughs."""

    board: Callable[[V, Sequence[str]], str]  # with the names of the players, by seat
    narrate: Callable[[E, V], Saying | None]  # what happened, as a line of the log
    story: Callable[[Sequence[E], V], tuple[Saying, ...]]  # all events of a match that is over, in a few lines
    offer: Callable[[Any, V], Saying]  # an action, as a seat that may take it reads it
    # The action that a person typed, or None. The terminal uses b, h, q, r and ? itself.
    read: Callable[[str, V], Any | None]


def _no_pause(level: str, view: Any, action: Any, rng: Random) -> None:
    """In most games, bots decide at once."""


@dataclass(frozen=True)
class Game(Generic[O, S, A, E, V]):
    """The table of contents of a game's folder. All fields but the manifest are pure functions, or made of them."""

    manifest: Manifest
    initial: Callable[[Setup[O]], S]  # may refuse
    waiting: Callable[[S], Waiting[A]]
    decide: Callable[[S, Command[A]], Decision[S, E]]  # may refuse
    evolve: Callable[[S, E], S]
    view: Callable[[S, Viewer], V]
    redact: Callable[[E, Viewer], E | None]
    moves: Callable[[V], Moves[A]]  # made from the view, so an offer leaks nothing
    imagine: Callable[[V, Random], S]  # a state that would look like this to the viewer
    bots: Mapping[str, Bot[V, A]]  # the game's own levels, weakest first
    text: Text[V, E]
    # How long a level pauses before an action that takes people long; None: no longer than before any other.
    pause: Callable[[str, V, A, Random], Millis | None] = _no_pause
    realtime: RealTime[S, A, E, V] | None = None  # for games in which the faster hand wins
    lookup: Lookup[O, A, E] | None = None  # for games whose judge looks words up
    picture: Callable[[V], str] | None = None  # a view as SVG; without one, its text board is shown
    encoding: Encoding[A, V] | None = None  # the game as numbers; adapters make one from the view if it is missing
    keepsakes: Keepsakes[O, S] | None = None  # for games that give players something to keep
    # The options with a colour for every seat; None if the rules have no such colours.
    coloured: Callable[[O, tuple[str, ...]], O] | None = None
    # `decide` of earlier versions of the rules, by version: they verify records of their time.
    older: Mapping[int, Callable[[S, Command[A]], Decision[S, E]]] = field(default_factory=dict)
    outside: Mapping[str, Bot[V, A]] = field(default_factory=dict)  # further levels, which nobody can compare to ours

    @property
    def levels(self) -> Mapping[str, Bot[V, A]]:
        """All bots: the game's own, weakest first, then those from outside."""
        return {**self.bots, **self.outside}

    @property
    def weakest_level(self) -> str:
        return next(iter(self.bots))

    @property
    def strongest_level(self) -> str:
        return tuple(self.bots)[-1]

    @property
    def usual_level(self) -> str:
        """The level of a bot unless somebody chooses another: the middle one, or the weaker of two."""
        levels = tuple(self.bots)
        return levels[(len(levels) - 1) // 2]

    @property
    def usual_seats(self) -> int:
        """The number of seats unless somebody chooses another."""
        return self.manifest.seats[len(self.manifest.seats) // 2]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
