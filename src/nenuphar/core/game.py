"""What a game is: a record of pure functions over frozen data.

Two verbs carry everything. `decide` looks at a state and a command and answers with events, or refuses;
`evolve` folds one event into the state and can do nothing else. A match is the fold of its events.
"""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from random import Random
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from nenuphar.core.telling import Fact, Saying

Seat: TypeAlias = Annotated[int, Meta(extra={"kind": "seat"})]  # so that a page can offer seats, not numbers
Millis: TypeAlias = int


class Authority(StrEnum):
    """Those who answer without being players."""

    CHANCE = "chance"
    CLOCK = "clock"
    JUDGE = "judge"


class Audience(StrEnum):
    """Those who look on without a seat."""

    PUBLIC = "public"
    EVERYTHING = "everything"


Actor: TypeAlias = Seat | Authority
Viewer: TypeAlias = Seat | Audience

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the options, beside S, A, E and V
Tried = TypeVar("Tried", covariant=True)
Seen = TypeVar("Seen", contravariant=True)


class Refused(Exception):
    """A rule says no. Carries the rule's id and facts, never a sentence: the shells translate and explain it."""

    def __init__(self, rule: str, **facts: Fact) -> None:
        super().__init__(rule, facts)
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """So that a refusal can travel from one process to another."""
        return partial(Refused, self.rule, **self.facts), ()


class Setup(Struct, Generic[O], frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match begins. `decision_ms` is the time for one decision, or None for no hurry."""

    seats: int
    options: O
    decision_ms: Millis | None = None

    def until(self, now: Millis) -> Millis | None:
        """When a decision asked for now is due."""
        return None if self.decision_ms is None else now + self.decision_ms


class Command(Struct, Generic[A], frozen=True, gc=False, forbid_unknown_fields=True):
    """Somebody asks for something, at some time since the match began."""

    by: Actor
    action: A
    at: Millis


@cache
def kebab(name: str) -> str:
    """`CardChosen` as `card-chosen`: what a kind of action or event is called in stored and sent data."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Asked(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of everything that can be asked in a game: its actions, named in the imperative."""


class Happened(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Base of everything that can have happened in a game: its events, named in the past tense.

    Events are stored for ever: a class keeps its name, and a field may be added with a default but never renamed.
    """


class TimeUp(Asked, frozen=True):
    """The clock's only word, spoken when a deadline has passed."""


class Draw(Struct, Generic[A], frozen=True):
    """What chance is asked: the actions that it may answer with, and their whole-number odds (none: all alike)."""

    outcomes: tuple[A, ...]
    odds: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.odds) if self.odds else len(self.outcomes)

    def at(self, number: int) -> A:
        """The outcome that a number below `total` stands for."""
        if not self.odds:
            return self.outcomes[number]
        for outcome, odds in zip(self.outcomes, self.odds, strict=True):
            if number < odds:
                return outcome
            number -= odds
        raise IndexError(number)

    def sample(self, rng: Random) -> A:
        return self.at(int(rng.random() * self.total))


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: a rank for every seat (1 is best, equal ranks share), and the rule that ended it."""

    ranks: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Waiting(Struct, Generic[A], frozen=True, gc=False):
    """What a match waits for.

    `due` seats hold it up; `may` seats can act now, also those that only may change their mind. `chance` and
    `question` are put to chance and to the judge. From `deadline` on the clock may speak. With an `outcome` the
    match is over and waits for nothing.
    """

    due: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()
    chance: Draw[A] | None = None
    question: Any = None
    deadline: Millis | None = None
    outcome: Outcome | None = None


class Question(Protocol[Tried]):
    """What a judge who reads books is asked; `slow` if the answer may take seconds."""

    @property
    def slow(self) -> bool: ...

    def sample(self, rng: Random) -> Tried:
        """Some answer that it could give, for random play."""
        ...

    def unread(self) -> Tried:
        """What it says when it cannot read."""
        ...


class Moves(Protocol[Tried]):
    """What a viewer may try now. `listed` is None where there are too many to list."""

    @property
    def listed(self) -> tuple[Tried, ...] | None: ...
    def __contains__(self, action: object) -> bool: ...
    def sample(self, rng: Random) -> Tried: ...


class Listed(tuple[A, ...]):
    """Moves few enough to write down."""

    __slots__ = ()

    @property
    def listed(self) -> tuple[A, ...]:
        return self

    def sample(self, rng: Random) -> A:
        return self[int(rng.random() * len(self))]


class Budget(Protocol):
    """How long a bot may think. Handed in, since games know no clock; asked before every further thought."""

    def more(self) -> bool: ...


class Bot(Protocol[Seen, A]):
    """Somebody who plays from what a seat may see; there is no state in this signature, on purpose."""

    def choose(self, view: Seen, moves: Moves[A], rng: Random, budget: Budget) -> A: ...


@dataclass(frozen=True)
class Manifest:
    """The facts about a game that shells need without playing it."""

    key: str
    title: str
    prefix: str  # of its rule ids
    rules: int  # raised when a recorded match would no longer replay to the same events
    seats: range
    options: type[Any]
    action: Any  # the union of all actions, chance's answers and the clock's word included
    event: Any  # the union of all events
    longest: int  # commands within which random play ends
    hidden: bool  # whether seats keep secrets from each other
    around: bool = False  # whether several people may play on one screen that lies between them
    foremost: tuple[str, ...] = ()  # the options that a table decides on before anything else


@dataclass(frozen=True)
class Text(Generic[V, E]):
    """A game in plain words, for the terminal, for screen readers and for recorded playthroughs."""

    board: Callable[[V, Sequence[str]], str]  # with what the players are called, by seat
    tell: Callable[[E, V], Saying | None]
    story: Callable[[Sequence[E], V], tuple[Saying, ...]]  # all events of a match that is over, in a few lines
    offer: Callable[[Any, V], Saying]  # an action, as it is offered to the seat that may take it
    read: Callable[[str, V], Any | None]  # what a person typed, as an action, or None


Hand: TypeAlias = tuple[Seat, Hashable]  # whose, and which of theirs until the next verdict


@dataclass(frozen=True)
class Timed(Generic[S, A, E, V]):
    """For games of quick hands. What can be seen is numbered: a new scene is shown to all at once.

    A bot is asked once for every scene, whoever's turn it is, and its action is kept until its moment has come.
    """

    scene: Callable[[S], int]  # the number of what can be seen now
    shown: Callable[[S], Millis]  # and since when
    known: Callable[[S, Viewer], S]  # without what a viewer does not know that others did: what is waited for follows
    pace: Callable[[S], Hashable]  # bots look again whenever this changes
    scene_of: Callable[[A], int | None]  # the scene that an action answers; None: its time does not matter
    answering: Callable[[A, int], A]  # the same action as an answer to another scene
    stamped: Callable[[A, Any], A]  # the action with its Timing, whose reaction counts; None: it counts when heard
    moment: Callable[[A, V], Millis | None]  # when what a bot chose is to be played; None: there is nothing to play
    rest: A  # what somebody says who does nothing
    gathered: Callable[[S], Sequence[Millis]]  # the moments of what waits for the judge
    settle: A  # the judge's word, when nobody can be faster any more
    timing: Callable[[E], tuple[Hand, Any] | None]  # of which hand an event tells the Timing, if it tells one
    mattered: Callable[[E], Sequence[Hand] | None]  # a verdict's hands in time and in the right place; None: no verdict


class Settled(NamedTuple):
    """What a vote came to: the word, whether it stands, and what each seat said, if anything."""

    word: str
    stands: bool
    votes: tuple[bool | None, ...]


@dataclass(frozen=True)
class Bookish(Generic[O, A, E]):
    """For games whose judge reads books. Its answers are events, so that a replay needs no book.

    Reading takes time and files: shells ask for an answer where nobody else has to wait for it.
    """

    language: Callable[[O], str]  # of the books
    answer: Callable[[Any, Mapping[str, bool]], A]  # to the question, with what this house has settled before
    settled: Callable[[E], Settled | None]  # what the players have decided about a word, if an event does
    by_hand: Callable[[O], bool]  # whether what a house has noted without a vote counts too
    written: Callable[[str, str], str]  # a word as the books of a language spell it; may refuse
    ready: Callable[[str], bool]  # whether the books of a language are complete on this machine
    prepare: Callable[[str, Callable[[float], None]], None]  # makes them so; from 0.5 on some are there, at 1 all


@dataclass(frozen=True)
class Memory(Generic[O, S]):
    """For games in which people bring something along from match to match: a handicap, say."""

    kind: type[Any]  # of what is kept
    # The options, with what the player of each seat has kept so far, or else its bot's level says.
    bring: Callable[[O, Sequence[Sequence[Any]], Sequence[str]], O]
    keep: Callable[[S], Sequence[Any]]  # what each seat takes home from a match that is over, or None
    tell: Callable[[Sequence[Any]], Sequence[Any]]  # what somebody has kept, as people read it: one line for each


def _no_pause(level: str, view: Any, action: Any, rng: Random) -> None:
    """Bots of most games decide at once."""


@dataclass(frozen=True)
class Game(Generic[O, S, A, E, V]):
    """The table of contents of a game's folder. Every field but the manifest is made of pure functions."""

    manifest: Manifest
    initial: Callable[[Setup[O]], S]  # may refuse
    waiting: Callable[[S], Waiting[A]]
    decide: Callable[[S, Command[A]], tuple[E, ...]]  # may refuse
    evolve: Callable[[S, E], S]
    view: Callable[[S, Viewer], V]
    redact: Callable[[E, Viewer], E | None]
    moves: Callable[[V], Moves[A]]  # from the view, so that what is offered leaks nothing
    imagine: Callable[[V, Random], S]  # a world that this view could be a view of
    bots: Mapping[str, Bot[V, A]]  # the levels offered at a table, weakest first
    text: Text[V, E]
    # How long a level takes to come to an action, where people would; None: no longer than over anything else.
    pause: Callable[[str, V, A, Random], Millis | None] = _no_pause
    timed: Timed[S, A, E, V] | None = None  # None where only those who are due act, and hands are never too slow
    bookish: Bookish[O, A, E] | None = None  # None where no judge has to look anything up
    memory: Memory[O, S] | None = None  # None where every match begins anew


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
