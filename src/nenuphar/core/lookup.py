"""For games whose judge looks words up in a dictionary. Its answers are events, so a replay needs no dictionary."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

A = TypeVar("A")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - the options, beside A and E
Answer = TypeVar("Answer", covariant=True)


class Query(Protocol[Answer]):
    """A query to the judge. `slow` if the answer may take seconds."""

    @property
    def slow(self) -> bool: ...

    def sample(self, rng: Random) -> Answer:
        """A random possible answer, for random play."""

    def unread(self) -> Answer:
        """The answer of a judge without a dictionary."""


class VoteResult(NamedTuple):
    """How a vote on a word ended: whether it was accepted, and what each seat said, if anything."""

    word: str
    accepted: bool
    votes: tuple[bool | None, ...]


@dataclass(frozen=True)
class Lookup(Generic[O, A, E]):
    """Looking words up takes time and files: shells do it where nobody else has to wait."""

    language: Callable[[O], str]  # of the word list
    answer: Callable[[Any, Mapping[str, bool]], A]  # to a query, given the words that this host has decided before
    vote_result: Callable[[E], VoteResult | None]  # what the players decided about a word, if the event says so
    uses_notes: Callable[[O, int], bool]  # by options and seats: whether the host's own notes on words count
    spelled: Callable[[str, str], str]  # a word as the list of a language spells it; may refuse
    is_ready: Callable[[str], bool]  # whether the list of a language is complete on this machine
    prepare: Callable[[str, Callable[[float], None]], None]  # makes it so; a part is usable from 0.5 on, all at 1
