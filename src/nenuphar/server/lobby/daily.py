"""What is new every day: opens its tables, so that one try counts, and reads the results back.

The try is stored before its table, with the table's id. So two tabs, two devices or two nodes end up at one table, and
a try whose table was never opened because of a crash is opened by the next visit.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from nenuphar import games
from nenuphar.core.daily import AnyDaily, Day
from nenuphar.core.game import AnyGame, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby.awake import PlayedElsewhere
from nenuphar.server.lobby.days import checked, day_at, days_before, house_of, left_ms, longest, spread, streak
from nenuphar.server.model.codes import new_table_id
from nenuphar.server.model.events import DailyChosen
from nenuphar.server.table.words.library import Library
from nenuphar.server.wire import NewTable, PersonId, SeatPlan, TableId
from nenuphar.store import Conflict, DailyTry

if TYPE_CHECKING:
    from nenuphar.server.lobby.lobby import Lobby


class DailyTables:
    def __init__(self, lobby: "Lobby") -> None:
        self._lobby = lobby
        self._store = lobby.store

    # Playing

    async def open(self, key: str, edition: str, wish: wire.DailyWish, person: PersonId) -> TableId:
        """The table of this person's counted try, or a new one that does not count."""
        game, daily = daily_of(key)
        known_edition(daily, edition)
        today = day_at(now_ms())
        day = checked(wish.day)
        if day > today:
            raise Refused("TB-62", fault="future", day=day, today=today)
        if wish.counts and day < today:
            raise Refused("TB-62", fault="over", day=day, today=today)
        await require_words(self._lobby.library, game, daily.options(edition))
        self._lobby.check_known(key, (DailyChosen(day, edition, wish.counts),))  # before a try is begun
        if not wish.counts:
            if day == today and not await self._has_score(person, key, edition, day):
                raise Refused("TB-62", fault="today", day=day)
            return await self._open(game, daily, DailyChosen(day, edition, counts=False), person, new_table_id())
        return await self._open_counted(game, daily, DailyChosen(day, edition, counts=True), person)

    async def _has_score(self, person: PersonId, key: str, edition: str, day: Day) -> bool:
        tries = await self._store.daily_tries(person, key)
        return any((each.edition, each.day) == (edition, day) and each.score is not None for each in tries)

    async def _open_counted(self, game: AnyGame, daily: AnyDaily, chosen: DailyChosen, person: PersonId) -> TableId:
        """One try for each person, edition and day (TB-61)."""
        wanted = DailyTry(person, game.manifest.key, chosen.edition, chosen.day, new_table_id(), now_ms())
        table = (await self._store.begin_daily(wanted)).table_id
        if table != wanted.table_id and await self._store.card(table) is not None:
            return table
        # Another tab or node may be opening it at this moment: then theirs is the one.
        with suppress(Conflict, PlayedElsewhere):
            await self._open(game, daily, chosen, person, table)
        return table

    async def _open(
        self, game: AnyGame, daily: AnyDaily, chosen: DailyChosen, person: PersonId, table: TableId
    ) -> TableId:
        options = to_builtins(daily.options(chosen.edition))
        wish = NewTable(game.manifest.key, (SeatPlan("me"),), options, decision_seconds=None)
        await self._lobby.open_for_day(wish, person, table, daily.seed(chosen.day, chosen.edition), chosen)
        return table

    # Reading

    async def every(self, person: PersonId) -> list[wire.DailyGame]:
        now = now_ms()
        found = []
        for game in games.simplest_first():
            if (daily := games.daily(game)) is not None:
                tries = await self._store.daily_tries(person, game.manifest.key)
                editions = [await self._edition(edition, tries, day_at(now)) for edition in daily.editions]
                found.append(wire.DailyGame(game.manifest.key, day_at(now), left_ms(now), tuple(editions)))
        return found

    async def _edition(self, edition: str, tries: list[DailyTry], today: Day) -> wire.DailyEdition:
        own = {each.day: each for each in tries if each.edition == edition}
        return wire.DailyEdition(edition, await self._shown(today, own.get(today)), streak(scored(own), today))

    async def page(self, key: str, edition: str, person: PersonId) -> wire.DailyPage:
        game, daily = daily_of(key)
        known_edition(daily, edition)
        now = now_ms()
        today = day_at(now)
        tries = await self._store.daily_tries(person, game.manifest.key)
        own = {each.day: each for each in tries if each.edition == edition}
        days = scored(own)
        return wire.DailyPage(
            game=game.manifest.key,
            edition=edition,
            editions=daily.editions,
            day=today,
            left_ms=left_ms(now),
            today=await self._shown(today, own.get(today)),
            streak=streak(days, today),
            longest=longest(days),
            spread=spread([each.score for each in own.values() if each.score is not None]),
            past=tuple([_past(day, own.get(day)) for day in days_before(today)]),
        )

    async def _shown(self, day: Day, tried: DailyTry | None) -> wire.DailyTry:
        if tried is None or tried.score is not None:
            return _past(day, tried)
        card = await self._store.card(tried.table_id)
        # A try without a table is still running: the next visit opens the table.
        return wire.DailyTry(day, tried.table_id, open=card is None or card.phase == "playing")

    async def house(self, key: str, edition: str, day: Day, person: PersonId) -> wire.DailyHouse:
        game, daily = daily_of(key)
        known_edition(daily, edition)
        tries = [each for each in await self._store.daily_tries(person, game.manifest.key) if each.edition == edition]
        results = partial(self._store.daily_results, game.manifest.key, edition, day)
        return await house_of(self._lobby.people, day, tries, results)


async def require_words(library: Library, game: AnyGame, options: Any) -> None:
    """Everybody's words are judged by a complete list (TB-65)."""
    if game.lookup is None:
        return
    language = game.lookup.language(options)
    if not await asyncio.to_thread(game.lookup.is_ready, language):
        library.want(game, language, _nobody_listens)
        progress = library.progress(game, language)
        raise Refused("TB-65", percent=round(100 * (progress or 0)))


def _nobody_listens() -> None:
    """The page asks again by itself."""


def _past(day: Day, tried: DailyTry | None) -> wire.DailyTry:
    return wire.DailyTry(day) if tried is None else wire.DailyTry(day, tried.table_id, score=tried.score)


def daily_of(key: str) -> tuple[AnyGame, AnyDaily]:
    game = games.find(key)
    daily = None if game is None else games.daily(game)
    if game is None or daily is None:
        raise Refused("TB-20")
    return game, daily


def known_edition(daily: AnyDaily, edition: str) -> None:
    if edition not in daily.editions:
        raise Refused("TB-63", edition=edition[:20], editions=daily.editions)


def scored(own: dict[Day, DailyTry]) -> set[Day]:
    return {day for day, each in own.items() if each.score is not None}
