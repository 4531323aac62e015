"""Finished matches and ratings: what people's pages are made of. All of it follows from the logs of the tables."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.core.rating import Rating
from nenuphar.store.shared import PersonId, TableId

Shows: TypeAlias = Literal["nobody", "met", "everybody"]


class Result(Struct, frozen=True, gc=False):
    """How a match ended. Only the server reads `data`."""

    table_id: TableId
    game: str
    ended_ms: Millis
    public: bool
    rated: bool
    data: bytes


class Finished(Struct, frozen=True):
    """A result to store, with the people whose pages it belongs to."""

    result: Result
    people: tuple[PersonId, ...]


class RatedMatch(Struct, frozen=True, gc=False):
    """A person's rating after a match."""

    game: str
    person_id: PersonId
    ended_ms: Millis
    table_id: TableId
    mu: float
    sigma: float

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class Unrated(Struct, frozen=True):
    """Matches of a game to rate: the first that the ratings do not count yet, and all after it, in order."""

    game: str
    fold: int
    results: tuple[Result, ...]
    before: tuple[RatedMatch, ...]  # the latest ratings of their players from before these matches
    people: frozenset[PersonId] = frozenset()  # their players who are not deleted


class RatedGame(Struct, frozen=True):
    """A person's ratings in a game: how many there are, and the latest, the oldest first."""

    game: str
    count: int
    latest: tuple[RatedMatch, ...]


class Gain(Struct, frozen=True):
    """A person's rating after a match, and before it, if it was not the first."""

    table_id: TableId
    after: Rating
    before: Rating | None


class PageChoice(Struct, frozen=True):
    """Who may open a person's page, and whether the person wants to see ratings."""

    shows: Shows = "met"
    ratings: bool = False


class ResultStore(Protocol):
    async def keep_results(self, finished: Sequence[Finished]) -> None:
        """Store results, unless they are stored."""

    async def without_result(self) -> list[TableId]:
        """All tables whose match is over and whose result is not stored."""

    async def drop_results(self) -> None:
        """Forget all results and ratings, in order to make them again."""

    async def results_of(self, person_id: PersonId, viewer: PersonId) -> list[Result]:
        """A person's results that the viewer may see, the latest first: their own, and those of public tables and of
        tables that the viewer may see."""

    async def results_before(self, person_id: PersonId, table_id: TableId, limit: int) -> list[Result]:
        """A person's latest results of the same game from before this match of theirs, the latest first."""

    async def have_met(self, one: PersonId, other: PersonId) -> bool:
        """Whether two people have finished a match together."""

    async def unrated_games(self) -> list[str]:
        """The games with matches to rate."""

    async def unrated(self, game: str, limit: int = 100) -> Unrated:
        """What to rate next. Few at a time: moves at tables wait until their ratings are stored."""

    async def keep_ratings(self, unrated: Unrated, ratings: Sequence[RatedMatch]) -> bool:
        """Store the ratings after these matches. Later matches are rated again, next time; until then theirs stay.

        False if another process has changed the ratings of the game meanwhile: nothing is stored.
        """

    async def ratings_of(self, person_id: PersonId) -> list[RatedMatch]:
        """A person's ratings after each match, the oldest first."""

    async def rated_games(self, person_id: PersonId, latest: int) -> list[RatedGame]:
        """A person's ratings in each game that they have played, without those that are long ago."""

    async def gains(self, person_id: PersonId, table_ids: Sequence[TableId]) -> list[Gain]:
        """How these matches changed a person's rating. Matches that are not rated have no entry."""

    async def page_choice(self, person_id: PersonId) -> PageChoice: ...

    async def keep_page_choice(self, person_id: PersonId, choice: PageChoice) -> None: ...
