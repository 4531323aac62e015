"""What a person's matches add up to. The caller gives only results that the viewer may see (TB-81)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from nenuphar import games
from nenuphar.core.game import Millis
from nenuphar.core.rating import NEWCOMER, nearest
from nenuphar.core.statistics import Statistic
from nenuphar.server.model.results import SeatResult, readable
from nenuphar.server.wire import (
    Best,
    BestOf,
    ColourTotals,
    Company,
    GameRating,
    GameTotals,
    LevelPoints,
    Month,
    PersonId,
    PlayedMatch,
    PlayedSeat,
    Rival,
    Totals,
)
from nenuphar.store import Gain, RatedGame, Result

MATCHES_ON_PAGE = 20
DAY_MS = 24 * 60 * 60 * 1_000
MOST_RIVALS = 8
MOST_BEST = 5
MOST_MONTHS = 12
MOST_HISTORY = 100


class Filter(Struct, frozen=True):
    """Which matches count: of one game, in some company, since a time, with one other person. Empty: all."""

    game: str = ""
    company: str = ""
    since_ms: Millis = 0
    rival: PersonId = ""


class Match(Struct, frozen=True, gc=False):
    """A result, as one of its players sees it. Nobody wins alone, and a bot wins for nobody (TB-83)."""

    result: Result
    seats: tuple[SeatResult, ...]
    number: int  # of the player's seat
    company: Company
    own: SeatResult
    won: bool

    def shown(self) -> PlayedMatch:
        seats = tuple(PlayedSeat(seat.person, seat.level, seat.rank, seat.left) for seat in self.seats)
        result = self.result
        return PlayedMatch(
            table=result.table_id,
            game=result.game,
            ended=result.ended_ms,
            company=self.company,
            won=self.won,
            seat=self.number,
            seats=seats,
            rated=result.rated,
        )


def matches_of(person: PersonId, results: Iterable[Result]) -> list[Match]:
    """A result that cannot be read is left out (TB-101)."""
    matches = []
    for result in results:
        match = readable(result)
        if match is None:
            continue
        seats = match.seats
        for number, own in enumerate(seats):
            if own.person == person:
                company = _company(seats, own)
                won = own.rank == 1 and not own.left and company != "alone"
                matches.append(Match(result, seats, number, company, own, won))
    return matches


def _company(seats: Sequence[SeatResult], own: SeatResult) -> Company:
    if len(seats) == 1:
        return "alone"
    for seat in seats:
        if not seat.level and seat is not own:
            return "people"
    return "bots"


def filtered(matches: Iterable[Match], wish: Filter) -> list[Match]:
    return [
        match
        for match in matches
        if wish.game in ("", match.result.game)
        and wish.company in ("", match.company)
        and match.result.ended_ms >= wish.since_ms
        and (not wish.rival or any(seat.person == wish.rival for seat in match.seats))
    ]


def totals(matches: Sequence[Match]) -> Totals:
    return Totals(len(matches), sum(match.won for match in matches))


def by_game(matches: Sequence[Match]) -> tuple[GameTotals, ...]:
    """By game and company, the game that was played most first."""
    found: dict[str, list[Match]] = defaultdict(list)
    for match in matches:
        found[match.result.game].append(match)
    return tuple(
        GameTotals(
            game,
            totals([each for each in some if each.company == "people"]),
            totals([each for each in some if each.company != "people"]),
        )
        for game, some in sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    )


def rivals(matches: Sequence[Match]) -> tuple[Rival, ...]:
    counts: dict[PersonId, list[int]] = defaultdict(lambda: [0, 0, 0])  # matches, and those ahead and behind
    for match in matches:
        if match.company != "people":
            continue
        own = match.own
        place = (own.left, own.rank)
        for other in match.seats:
            if other.person and other is not own:
                count = counts[other.person]
                count[0] += 1
                count[1] += place < (other.left, other.rank)
                count[2] += place > (other.left, other.rank)
    most = sorted(counts, key=lambda person: (-counts[person][0], person))[:MOST_RIVALS]
    return tuple(Rival(person, *counts[person]) for person in most)


def streaks(matches: Sequence[Match]) -> tuple[int, int]:
    """Wins in a row until now, and the longest such row. Matches alone do not count. The latest match is first."""
    now = longest = row = 0
    is_unbroken = True
    for match in matches:
        if match.company == "alone":
            continue
        row = row + 1 if match.won else 0
        is_unbroken &= match.won
        now += is_unbroken
        longest = max(longest, row)
    return now, longest


def best(matches: Sequence[Match]) -> tuple[BestOf, ...]:
    """The best of each statistic of each game: of equal ones the earliest, and each name once."""
    found: list[BestOf] = []
    for game in sorted({match.result.game for match in matches}):
        known = games.find(game)
        statistics = None if known is None else games.statistics(known)
        some = [match for match in matches if match.own.facts and match.result.game == game]
        for statistic in statistics.every if statistics else ():
            top = _best(statistic, some)
            if top:
                found.append(BestOf(game, statistic.name, statistic.unit, top))
    return tuple(found)


def _best(statistic: Statistic, matches: Sequence[Match]) -> tuple[Best, ...]:
    key, sign, keeps_names = statistic.name, 1 if statistic.keep == "least" else -1, statistic.keep == "best"
    tops: dict[str, tuple[int, str, Match]] = {}  # by name, if the best of each name is kept
    for match in reversed(matches):
        fact = match.own.facts.get(key)
        if fact is None:
            continue
        name, value = fact if isinstance(fact, list) and len(fact) == 2 else ("", fact)
        if type(value) is not int or type(name) is not str:  # of another version of the game (TB-101)
            continue
        top = tops.get(name if keeps_names else "")
        if top is None or sign * value < top[0]:
            tops[name if keeps_names else ""] = sign * value, name, match
    every = [
        Best(sign * value, name, match.result.table_id, match.result.ended_ms) for value, name, match in tops.values()
    ]
    every.sort(key=lambda each: (sign * each.value, each.at, each.table))
    return tuple(every[:MOST_BEST])


def colours(matches: Sequence[Match]) -> tuple[ColourTotals, ...]:
    """The colours that were played, the most frequent first."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])  # matches, and those that were won
    for match in matches:
        if colour := match.own.colour:
            count = counts[colour]
            count[0] += 1
            count[1] += match.won
    most = sorted(counts.items(), key=lambda item: (-item[1][0], item[0]))
    return tuple(ColourTotals(colour, *count) for colour, count in most)


def months(matches: Sequence[Match]) -> tuple[Month, ...]:
    """The months from the first match to the last, also those without one; only the latest."""
    days: dict[int, list[int]] = defaultdict(lambda: [0, 0])  # matches, and those that were won
    for match in matches:
        if match.company != "alone":
            count = days[match.result.ended_ms // DAY_MS]
            count[0] += 1
            count[1] += match.won
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for day, count in days.items():
        date = datetime.fromtimestamp(day * DAY_MS / 1_000, UTC)
        number = date.year * 12 + date.month - 1
        played[number] += count[0]
        won[number] += count[1]
    if not played:
        return ()
    last = max(played)
    first = max(min(played), last - MOST_MONTHS + 1)
    return tuple(
        Month(f"{number // 12}-{number % 12 + 1:02}", played[number], won[number]) for number in range(first, last + 1)
    )


def ratings(rated: Sequence[RatedGame], seen: Sequence[Result] | None = None) -> tuple[GameRating, ...]:
    """`seen`: the matches that the viewer may see, if not all. Their number and the story follow from them (TB-81)."""
    return tuple(_rating(each, seen) for each in rated if games.find(each.game) is not None)


def _rating(rated: RatedGame, seen: Sequence[Result] | None) -> GameRating:
    latest, count = rated.latest, rated.count
    if seen is not None:
        tables = {result.table_id for result in seen if result.rated and result.game == rated.game}
        latest, count = tuple(each for each in latest if each.table_id in tables), len(tables)
    now, levels = rated.latest[-1].rating, games.ratings(games.load(rated.game))
    return GameRating(
        game=rated.game,
        points=now.points,
        doubt=now.doubt,
        matches=count,
        history=tuple(each.rating.points for each in latest),
        levels=tuple(LevelPoints(level, rating.points) for level, rating in levels.items()),
        nearest=nearest(now, levels) if levels else "",
    )


def gained_points(gain: Gain) -> int:
    return gain.after.points - (gain.before or NEWCOMER).points
