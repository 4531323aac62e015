"""Pictures of tables for link previews, and of matches to keep. Another process draws them (TB-98, TB-99).

Everything is drawn from what is stored, so any process can do it. The latest pictures are
kept in memory with the people in them, so a person who is deleted or renamed is gone from them at once. Logs can be
long: nothing reads one for a picture that is kept, or before the limits allow it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from typing import Generic, TypeVar

from msgspec import Struct

from nenuphar.core.game import Refused
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.lobby.people import People
from nenuphar.server.lobby.replays import Replays
from nenuphar.server.model.depiction import Depicted, draw_frames, draw_game, draw_table, film, plan_film
from nenuphar.server.model.restore import seating_of
from nenuphar.server.model.views import PeopleById
from nenuphar.server.net.addresses import household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.nodes.owned_tables import note_failure
from nenuphar.server.wire import PersonId, TableId
from nenuphar.store import Card, Damaged, Store, Stored

log = logging.getLogger("nenuphar.pictures")
T = TypeVar("T")

MOST_CARDS, MOST_FILMS = 100, 8  # kept in memory: a card has about 60 kB, an animation less than 2 MB
MOST_AT_ONCE = 4  # animations in the making
AGAIN_S = 15.0  # a running match is drawn again after this time at the earliest
CARDS_BURST, CARDS_PER_SECOND = 20, 0.5  # drawn for one address
FRAMES_AT_ONCE = 4  # then it is somebody else's turn


class Kept(Struct, eq=False):
    """A picture of a table, and what it was drawn from."""

    drawn: Depicted
    card: Card
    people: PeopleById
    at: float

    def is_valid(self, now: Card) -> bool:
        return self.card == now and (now.phase == "over" or monotonic() < self.at + AGAIN_S)


class Making(Struct, eq=False):
    """An animation in the making, and how much of it is done."""

    people: PeopleById = {}
    part: float = 0.0
    done: bytes | None = None
    refused: Refused | None = None


class Pictures:
    def __init__(self, store: Store, people: People, replays: Replays, damage: Damage) -> None:
        self._store = store
        self._people = people
        self._replays = replays
        self._damage = damage
        self._cards: Latest[Kept] = Latest(MOST_CARDS)
        self._games: dict[tuple[str, str], bytes] = {}
        self._under_way: dict[Hashable, asyncio.Task[Depicted]] = {}
        self._films: Latest[Making] = Latest(MOST_FILMS)
        self._tasks: dict[asyncio.Task[None], TableId] = {}  # that make films
        self._makers: set[PersonId] = set()
        self._drawing = Buckets(CARDS_BURST, CARDS_PER_SECOND)

    def stop(self) -> None:
        for task in (*self._tasks, *self._under_way.values()):
            task.cancel()

    def is_making(self, table: TableId) -> bool:
        return table in self._tasks.values()

    async def of_game(self, key: str, lang: str, host: str) -> bytes:
        """The same for everybody, so it is drawn once."""
        found = self._games.get((key, lang))
        if found is None:
            self._drawing.take(household(host))
            found = await self._replays.work(key, _visitor(key, host), host, draw_game, key, lang)
            self._games[key, lang] = found
        return found

    async def of_table(self, table: TableId, lang: str, host: str) -> Depicted:
        """The table as everybody sees it. The caller has made sure that the visitor may see it."""
        card, kept = await self._card(table), self._cards.get((table, lang))
        if kept is not None and kept.is_valid(card) and await self._are_called_so(kept.people):
            return kept.drawn
        # A page shows a picture and saves it at the same time: it is drawn once.
        key = (table, card, lang)
        drawing = self._under_way.get(key)
        if drawing is None:
            self._drawing.take(household(host))
            drawing = asyncio.get_running_loop().create_task(self._draw(table, card, lang, host))
            self._under_way[key] = drawing
            drawing.add_done_callback(lambda _: self._under_way.pop(key))
            drawing.add_done_callback(note_failure)
        return await asyncio.shield(drawing)

    async def _draw(self, table: TableId, card: Card, lang: str, host: str) -> Depicted:
        rows = await self._rows(table)
        people = await self._players(rows)
        visitor = _visitor(table, host)
        drawn = await self._replays.work(table, visitor, host, draw_table, table, rows, people, lang)
        self._cards.put((table, lang), Kept(drawn, card, people, monotonic()))
        return drawn

    async def film(self, table: TableId, person: PersonId, lang: str, host: str) -> Making:
        """An animation of a match that is over, or how far it is. It is made while the caller asks again."""
        key = (table, lang)
        found = self._films.get(key)
        if found is not None and found.refused is not None:
            self._films.drop(key)  # the next request tries again
            raise found.refused
        if found is not None and await self._are_called_so(found.people):
            return found
        if len(self._tasks) >= MOST_AT_ONCE or person in self._makers:
            raise Refused("TB-99", fault="busy")
        making = Making()
        self._films.put(key, making)
        self._makers.add(person)
        task = asyncio.get_running_loop().create_task(self._make(making, table, person, lang, host))
        self._tasks[task] = table
        task.add_done_callback(self._tasks.pop)
        task.add_done_callback(lambda _: self._makers.discard(person))
        return making

    async def _make(self, making: Making, table: TableId, person: PersonId, lang: str, host: str) -> None:
        try:
            rows = await self._rows(table)
            people = making.people = await self._players(rows)
            plan = await self._replays.work(table, person, host, plan_film, table, rows, people, lang)
            frames: list[bytes] = []
            for start in range(0, len(plan.boards), FRAMES_AT_ONCE):
                some = plan.boards[start : start + FRAMES_AT_ONCE]
                is_end = start + FRAMES_AT_ONCE >= len(plan.boards)
                frames += await self._replays.work(table, person, host, draw_frames, some, plan.subject, is_end)
                making.part = len(frames) / (len(plan.boards) + 1)
            making.done = await self._replays.work(table, person, host, film, frames)
        except Refused as refused:
            making.refused = refused
        except Exception as error:
            log.exception("a match cannot be drawn", extra={"table": table})
            making.refused = Refused("TB-99")
            making.refused.__cause__ = error

    async def _card(self, table: TableId) -> Card:
        card = await self._store.card(table)
        if card is None:
            raise Refused("TB-20")
        return card

    async def _rows(self, table: TableId) -> list[Stored]:
        try:
            rows = await self._store.read(table)
        except Damaged as damaged:
            raise self._damage.found(table, damaged) from damaged
        if not rows:
            raise Refused("TB-20")
        return rows

    async def _players(self, rows: list[Stored]) -> PeopleById:
        seated = seating_of(rows).people
        await self._people.meet(seated)
        return {person: self._people[person] for person in seated}

    async def _are_called_so(self, people: PeopleById) -> bool:
        await self._people.meet(people)
        return all(self._people[each].name == person.name for each, person in people.items())


class Latest(Generic[T]):
    """The last few things that were used."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, thing: T) -> None:
        self._kept[key] = thing
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        self._kept.pop(key, None)


def _visitor(subject: str, host: str) -> str:
    """Programs that follow links have no name. A messenger follows many links at once, so each link counts as one."""
    return f"visitor {household(host)} {subject}"
