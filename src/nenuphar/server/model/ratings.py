"""Ratings of people, from matches that everybody agreed to rate. The same matches give the same ratings (TB-85).

The levels of bots have fixed ratings, measured in simulated matches, so that people everywhere are compared to the same
bots.
"""

import logging
from collections.abc import Collection, Mapping, Sequence

from nenuphar import games
from nenuphar.core.rating import NEWCOMER, Rating, rated
from nenuphar.server.model.results import readable
from nenuphar.server.wire import PersonId
from nenuphar.store import RatedMatch, Result, Unrated

log = logging.getLogger("nenuphar.ratings")


def rate(unrated: Unrated) -> list[RatedMatch]:
    """The rating of every person after each of these matches, in their order. A match that cannot be read has none.

    Deleted people count as newcomers, always: otherwise ratings would depend on how many matches are rated at once.
    """
    game = games.find(unrated.game)
    levels = {} if game is None else games.ratings(game)
    current: dict[PersonId, Rating] = {each.person_id: each.rating for each in unrated.before}
    ratings: list[RatedMatch] = []
    for result in unrated.results:
        try:
            ratings += _rated(levels, result, unrated.people, current)
        except Exception:
            log.exception("a match cannot be rated", extra={"table": result.table_id})
    return ratings


def _rated(
    levels: Mapping[str, Rating], result: Result, known: Collection[PersonId], current: dict[PersonId, Rating]
) -> Sequence[RatedMatch]:
    """Rates one match, and brings `current` up to date."""
    match = readable(result)
    if match is None:
        return []
    before = [
        current.get(seat.person, NEWCOMER) if seat.person else levels.get(seat.level, NEWCOMER) for seat in match.seats
    ]
    after = rated(before, match.rated_ranks)
    people = [(seat.person, rating) for seat, rating in zip(match.seats, after, strict=True) if seat.person in known]
    current.update(people)
    return [RatedMatch(result.game, person, result.ended_ms, result.table_id, *rating) for person, rating in people]
