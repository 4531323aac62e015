"""Where the tables stand: wakes them when somebody comes or something is due, and opens new ones."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from nenuphar import games
from nenuphar.core.chance import SEED_BYTES
from nenuphar.core.codec import convert, decode
from nenuphar.core.game import AnyGame, Refused
from nenuphar.server import wire
from nenuphar.server.bots import Thinkers
from nenuphar.server.doubts import Doubts
from nenuphar.server.folk import Folk
from nenuphar.server.happenings import Happening, MatchBegan, SatDown, TableOpened
from nenuphar.server.identity import new_code
from nenuphar.server.judging import Readers
from nenuphar.server.library import Library
from nenuphar.server.manners import name
from nenuphar.server.metrics import TABLES
from nenuphar.server.rules import known_level
from nenuphar.server.seating import opened
from nenuphar.server.settings import DAY_S, Settings
from nenuphar.server.standing import Standing, fresh_match
from nenuphar.server.storing import fold
from nenuphar.server.table import SOON_MS, Table
from nenuphar.server.wire import NewTable, PersonId, SeatPlan, TableCard, TableId
from nenuphar.server.workplace import now_ms
from nenuphar.shelf import filled
from nenuphar.store import Append, CodeTaken, Listed, Store, Unavailable, Yours

log = logging.getLogger("nenuphar.hall")

CODE_LENGTH = 8
LEAST_DECISION_S, MOST_DECISION_S = 5, 30 * DAY_S
MOST_OPEN_AGE_MS = 6 * 60 * 60 * 1_000
MOST_YOURS = 30
MOST_AROUND = 4  # a screen has four edges
WATCH_S = 30.0
TIDY_S = 3_600.0
DAY_MS = DAY_S * 1_000
CAME_TO_NOTHING = ("waiting", "closed")


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.folk = Folk(store)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_budget_ms)
        self.readers = Readers()
        self.library = Library()
        self.doubts = Doubts()
        self._awake: dict[TableId, Table] = {}
        self._waking: dict[TableId, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._chores = [
            loop.create_task(self._wake_due(), name="waking"),
            loop.create_task(self._tidy_up(), name="tidying"),
        ]

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        for table in tuple(self._awake.values()):
            table.stop()
        self.thinkers.stop()
        self.readers.stop()
        self.library.stop()

    # Finding tables

    async def find(self, table: TableId, person: PersonId) -> Table:
        """The table, awake, if this person may see it. To all others there is no such table (TB-20)."""
        card = await self.store.card(table)
        welcome = await self.store.may_see(table, person)
        if card is None or not (card.public or welcome):
            raise Refused("TB-20")
        found = await self._wake(table)
        if found is None:
            raise Refused("TB-20")
        return found

    async def join(self, code: str, person: PersonId) -> TableId:
        found = await self.store.table_with_code(code)
        if found is None:
            raise Refused("TB-20", fault="code")
        await self.store.let_in(found.table_id, person)
        return found.table_id

    async def lobby(self, person: PersonId) -> wire.Lobby:
        fresh = now_ms() - MOST_OPEN_AGE_MS
        listed = [each for each in await self.store.open_tables() if each.card.changed_ms > fresh]
        yours = [each for each in await self.store.tables_of(person, MOST_YOURS) if each.card.phase != "closed"]
        return wire.Lobby(
            open=tuple(card for each in listed if (card := _card(each)).free),
            yours=tuple([await self._your_card(each, person) for each in yours]),
        )

    async def _your_card(self, yours: Yours, person: PersonId) -> TableCard:
        """Whose turn it is changes with every move, so it is not stored: the table itself is asked."""
        card = replace(_card(yours), seated=yours.seated)
        if card.phase != "playing" or not yours.seated:
            return card
        table = await self._wake(yours.table_id)
        if table is None:
            return card
        your_turn, changed = await table.look(lambda seen: _turn(seen.standing, person))
        return replace(card, your_turn=your_turn, changed=changed)

    # Opening tables

    async def open(self, wish: NewTable, host: PersonId, begin: bool = False) -> TableId:
        """Open a table as wished, with its host in the seat that is meant for them, and others at the same screen."""
        game = known_game(wish.game)
        kinds = [plan.kind for plan in wish.seats]
        if kinds.count("me") > 1:
            raise Refused("TB-11", fault="seats")
        if "here" in kinds:
            _around(game, kinds)
        for plan in wish.seats:
            if plan.kind == "bot":
                known_level(plan.level, tuple(game.bots))
        plans = tuple(replace(plan, name=name(plan.name) if plan.kind == "here" else "") for plan in wish.seats)
        seated = [SatDown(seat, host, plan.name) for seat, plan in enumerate(plans) if plan.kind in ("me", "here")]
        return await self._open(replace(wish, seats=plans), host, seated, begin)

    async def open_quick(self, key: str, options: dict[str, Any], host: PersonId) -> TableId:
        """A table against bots of middling strength, begun at once and without hurry."""
        game = known_game(key)
        levels, sizes = tuple(game.bots), game.manifest.seats
        bot = SeatPlan("bot", levels[(len(levels) - 1) // 2])
        plans = (SeatPlan("me"), *(bot for _ in range(sizes[len(sizes) // 2] - 1)))
        return await self.open(NewTable(key, plans, options, decision_seconds=None), host, begin=True)

    async def rematch(self, standing: Standing, by: PersonId, company: Iterable[PersonId]) -> TableId:
        """The same seats once more, begun at once if all others are bots (TB-19). Whoever is there may come along."""
        seating = standing.seating
        plans = tuple(SeatPlan("bot" if chair.kind == "bot" else "open", chair.level) for chair in seating.chairs)
        seconds = None if seating.decision_ms is None else seating.decision_ms // 1_000
        wish = NewTable(seating.game, plans, seating.options, seconds, seating.public)
        host = seating.host if seating.host in seating.people else by
        people = [SatDown(seat, chair.person, chair.name) for seat, chair in enumerate(seating.chairs) if chair.person]
        alone = len(people) == sum(plan.kind == "open" for plan in plans) == 1
        table = await self._open(wish, host, people, begin=alone)
        for person in company:
            await self.store.let_in(table, person)
        return table

    async def _open(self, wish: NewTable, host: PersonId, people: list[SatDown], begin: bool) -> TableId:
        limit, seats = wish.decision_seconds, len(wish.seats)
        if limit is not None and not LEAST_DECISION_S <= limit <= MOST_DECISION_S:
            raise Refused("TB-26", fewest=LEAST_DECISION_S, most=MOST_DECISION_S)
        event = TableOpened(
            game=wish.game,
            options=bare(known_game(wish.game), filled(known_game(wish.game), wish.options, self.settings.home), seats),
            decision_ms=None if limit is None else limit * 1_000,
            public=wish.public,
            host=host,
            code=new_code(CODE_LENGTH),
            seed=secrets.token_hex(SEED_BYTES),
            seats=wish.seats,
        )
        fresh_match(known_game(wish.game), opened(event))  # what the game refuses, it refuses now
        await self.folk.meet([host])
        while True:
            standing = Standing(new_code(12).lower())
            happenings: list[Happening] = [event, *people]
            if begin:
                sitting = {each.seat: each.person for each in people}
                seated = [(sitting.get(seat, ""), plan.level) for seat, plan in enumerate(wish.seats)]
                happenings.append(await self.begun(wish.game, event.options, seated))
            opening = fold(standing, happenings, now_ms(), "", self.folk)
            try:
                await asyncio.shield(self._rousing(standing.table, self._first_lines(standing, opening)))
            except CodeTaken:
                event = replace(event, code=new_code(CODE_LENGTH))
                continue
            await self.store.let_in(standing.table, host)  # who may also look on without a seat
            return standing.table

    async def begun(self, key: str, options: dict[str, Any], seated: Sequence[tuple[PersonId, str]]) -> MatchBegan:
        """The beginning of a match, with what its players bring along: each seat's person, or else its bot's level."""
        game = known_game(key)
        if game.memory is None:
            return MatchBegan()
        kept = [await self.store.keepsakes(person, key) if person else [] for person, _ in seated]
        brought = [[decode(each.data, game.memory.kind) for each in some] for some in kept]
        levels = ["" if person else level for person, level in seated]
        return MatchBegan(to_builtins(game.memory.bring(convert(options, game.manifest.options), brought, levels)))

    async def settled(self, house: PersonId, language: str, by_hand: bool) -> Mapping[str, bool]:
        known = await self.store.precedents(house, language)
        return {each.word: each.stands for each in known if by_hand or not each.by_hand}

    async def _first_lines(self, standing: Standing, opening: Append) -> Table | None:
        await self.store.append(opening)
        return self._stand(standing)

    # Waking and sleeping

    async def _wake(self, table: TableId) -> Table | None:
        awake = self._awake.get(table)
        if awake is not None:
            return awake
        return await asyncio.shield(self._waking.get(table) or self._rousing(table, self._read(table)))

    def _rousing(self, table: TableId, work: Coroutine[Any, Any, Table | None]) -> asyncio.Task[Table | None]:
        """A table gets awake once: whoever comes meanwhile waits for that, and does not wake a second one."""
        rousing = self._waking[table] = asyncio.get_running_loop().create_task(work)
        rousing.add_done_callback(lambda _: self._waking.pop(table, None))
        return rousing

    async def _read(self, table: TableId) -> Table | None:
        rows = await self.store.read(table)
        if not rows:
            return None
        standing = Standing(table)
        for row in rows:
            standing.replay(row.data, row.at_ms)
        await self.folk.meet(standing.known)
        return self._stand(standing)

    def _stand(self, standing: Standing) -> Table:
        table = self._awake[standing.table] = Table(self, standing)
        TABLES.set(len(self._awake))
        return table

    def asleep(self, table: Table) -> None:
        if self._awake.get(table.standing.table) is table:
            del self._awake[table.standing.table]
        TABLES.set(len(self._awake))

    def renamed(self, person: PersonId) -> None:
        for table in tuple(self._awake.values()):
            if person in table.standing.known:
                table.renamed()

    async def _wake_due(self) -> None:
        """Clocks run on, and bots play on, at tables where nobody is, also after the server was down."""
        while True:
            with suppress(Unavailable):
                for due in await self.store.due(now_ms() + SOON_MS):
                    await self._wake_if_readable(due.table_id)
            await asyncio.sleep(WATCH_S)

    async def _wake_if_readable(self, table: TableId) -> None:
        """A table that cannot be read, say because its game is gone, must not stop the clocks of all others."""
        try:
            await self._wake(table)
        except Unavailable:
            raise
        except Exception:
            log.exception("table cannot be read", extra={"table": table})

    async def _tidy_up(self) -> None:
        """Tables that came to nothing go after a while (TB-29). What was played is kept."""
        while True:
            with suppress(Unavailable):
                for table in await self.store.forget(CAME_TO_NOTHING, now_ms() - self.settings.forget_days * DAY_MS):
                    awake = self._awake.get(table)
                    if awake is not None:
                        awake.stop()
            await asyncio.sleep(TIDY_S)


def known_game(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Refused("TB-8", fault="game", game=key, games=games.names())
    return game


def bare(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options without anything that only the players themselves can bring along."""
    if game.memory is None:
        return options
    return dict(to_builtins(game.memory.bring(convert(options, game.manifest.options), [()] * seats, [""] * seats)))


def _around(game: AnyGame, kinds: Sequence[str]) -> None:
    """Around a screen sit its owner and some others, where the game is made for it (TB-30)."""
    if not game.manifest.around:
        raise Refused("TB-30", fault="game")
    if "me" not in kinds:
        raise Refused("TB-30", fault="host")
    if kinds.count("here") >= MOST_AROUND:
        raise Refused("TB-30", fault="many", most=MOST_AROUND)


def _card(listed: Listed | Yours) -> TableCard:
    card = decode(listed.card.summary, TableCard)
    assert isinstance(card, TableCard)
    return card


def _turn(standing: Standing, person: PersonId) -> tuple[bool, int]:
    due = standing.waiting.due if standing.match is not None else ()
    chairs = standing.seating.chairs
    own = [seat for seat in standing.seating.seats_of(person) if not chairs[seat].stand_in]
    return any(seat in due for seat in own), standing.changed
