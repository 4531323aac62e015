"""Opens tables, and loads stored ones when somebody comes or something is due."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from msgspec import to_builtins
from msgspec.structs import replace
from websockets.frames import CloseCode

from nenuphar import games
from nenuphar.core.chance import SEED_BYTES
from nenuphar.core.codec import convert, decode
from nenuphar.core.colours import assign_colours
from nenuphar.core.game import AnyGame, Millis, Refused
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.lobby import versions
from nenuphar.server.lobby.analyses import Analyses
from nenuphar.server.lobby.announcements import Announcements
from nenuphar.server.lobby.attendance import COUNTS_MS, Attendance
from nenuphar.server.lobby.awake import AwakeTables, PlayedElsewhere
from nenuphar.server.lobby.backups import Backups
from nenuphar.server.lobby.daily import DailyTables
from nenuphar.server.lobby.damage import Damage
from nenuphar.server.lobby.departures import Departures
from nenuphar.server.lobby.doubts import Doubts
from nenuphar.server.lobby.due import DueTables
from nenuphar.server.lobby.hints import Hints
from nenuphar.server.lobby.people import People
from nenuphar.server.lobby.pictures import Pictures
from nenuphar.server.lobby.practice import Position, position
from nenuphar.server.lobby.puzzles import Puzzles
from nenuphar.server.lobby.replays import Replays
from nenuphar.server.lobby.results import Results
from nenuphar.server.lobby.takeout import Takeout
from nenuphar.server.lobby.tidying import Tidying
from nenuphar.server.lobby.trials import Trials
from nenuphar.server.lobby.versions import CLOCK_STOPPED
from nenuphar.server.model.codes import CODE_LENGTH, new_code, new_table_id
from nenuphar.server.model.events import (
    TAGS,
    DailyChosen,
    DevicePassed,
    MatchBegan,
    SatDown,
    TableEvent,
    TableOpened,
)
from nenuphar.server.model.restore import read_back
from nenuphar.server.model.rules import decision_time, known_level
from nenuphar.server.model.sanitize import name
from nenuphar.server.model.seating import opened
from nenuphar.server.model.state import TableState, fresh_match
from nenuphar.server.net.addresses import LastAddresses, household
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.net.refusals import Refusals
from nenuphar.server.nodes.node import Node
from nenuphar.server.settings import Settings
from nenuphar.server.table.health import CANNOT_SAVE, Health
from nenuphar.server.table.outside_bots import OutsideBots
from nenuphar.server.table.persist import apply, to_append
from nenuphar.server.table.ports import TablePort
from nenuphar.server.table.slaps.trust import Trust
from nenuphar.server.table.table import Table
from nenuphar.server.table.thinkers import Thinkers
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.words.readers import Readers
from nenuphar.server.wire import NewTable, PersonId, PlayOn, SeatPlan, TableCard, TableId
from nenuphar.shelf import with_files
from nenuphar.store import CodeTaken, Listed, Notice, Store, Unavailable, Yours

log = logging.getLogger("nenuphar.lobby")

MOST_OPEN_AGE_MS = 6 * 60 * 60 * 1_000
MOST_YOURS = 30
MOST_RUNNING = 20
MOST_AROUND = 4  # a screen has four edges
DRAIN_S, LONGEST_DRAIN_S = 2.0, 5.0
CHORE_PAUSE_S = 1.0  # before a chore that has failed begins again

Chore: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Lobby:
    def __init__(self, store: Store, settings: Settings, node: Node) -> None:
        self.store = store
        self.node = node
        self.settings = settings
        self.people = People(store, lambda: self.tables.people)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_budget_ms)
        self.advice_limits = Buckets(settings.advice_burst, settings.advice_per_second)
        self.outside_bots = OutsideBots(settings)
        self.readers = Readers()
        self.library = Library()
        self.trust = Trust()
        self._doubts = Doubts(store, self.trust)
        self.attendance = Attendance(store)
        self.last_addresses = LastAddresses()
        self.refusals = Refusals()
        self.health = Health(store, node.cannot_store)
        self.damage = Damage(store)
        self.tables = AwakeTables(self, store, node, self.people, self.damage)
        self.replays = Replays(store, self.people, self.damage)
        self.analyses = Analyses(store, self.damage)
        self.results = Results(store)
        self.pictures = Pictures(store, self.people, self.replays, self.damage)
        self.takeout = Takeout(store, self.people, self.replays)
        self.trials = Trials()
        self.daily = DailyTables(self)
        self.puzzles = Puzzles(store, self.library, self.people)
        self._due = DueTables(store, self.tables, self.health, node)
        self._announcements = Announcements(store, self.tables)
        self._hints = Hints(store, self.people, self.tables, self._announcements)
        self.departures = Departures(store, self.people, self.tables, self._hints)
        self._tidying = Tidying(store, settings, self._hints.removed)
        self.backups = Backups(settings)
        self.renames = Buckets(settings.changes_burst, settings.changes_per_second)
        self._chores: dict[str, asyncio.Task[None]] = {}
        self._is_stopping = False

    async def start(self) -> None:
        if not self.node.is_alone:  # other nodes may leave their tables to this one at any time
            self.thinkers.start()
        if self.node.has_others:  # which play on meanwhile: a table with a bot would have to wait here
            await self.thinkers.ready()
        await self._announcements.start(self.node.is_alone)
        for called, chore in (
            ("waking", self._due.go_on),
            ("tidying", self._tidying.go_on),
            ("attendance", self.attendance.go_on),
            ("doubts", self._doubts.go_on),
            ("hints", self._hints.follow_all),
            ("departures", self.departures.go_on),
            ("checking", self.damage.look_for),
            ("results", self.results.go_on),
            ("backups", self.backups.go_on),
        ):
            self._begin_chore(called, chore)

    def _begin_chore(self, name: str, chore: Chore) -> None:
        if self._is_stopping:
            return
        task = self._chores[name] = asyncio.get_running_loop().create_task(chore(), name=name)
        task.add_done_callback(partial(self._chore_ended, name, chore))

    def _chore_ended(self, name: str, chore: Chore, task: asyncio.Task[None]) -> None:
        """A mistake of ours must not end a chore for good: nobody would notice that clocks stand still."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a chore has failed; it begins again", exc_info=error, extra={"chore": name})
            asyncio.get_running_loop().call_later(CHORE_PAUSE_S, self._begin_chore, name, chore)

    async def stop(self) -> None:
        self.health.stop()
        self._is_stopping = True
        for chore in self._chores.values():
            await self._end(chore)
        self.node.give_up_all()  # those that were not drained in time: others go on with their clocks
        self.tables.stop_all()
        self.thinkers.stop()
        await self.outside_bots.stop()
        self.readers.stop()
        self.pictures.stop()
        self.replays.stop()
        self.analyses.stop()
        self.puzzles.stop()
        self.results.stop()
        self.trials.stop()
        self.library.stop()

    async def drain(self) -> None:
        """Leave all tables to other nodes, spread over a moment, so that not everybody reconnects at once."""
        self.node.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_DRAIN_S):
                await self._retire_all(DRAIN_S)
                await self.tables.finish_loading()
                await self._retire_all(0.0)  # those that were being loaded
        self.node.give_up_all()  # those that were not drained in time: others go on with their clocks
        self.tables.stop_all(CloseCode.SERVICE_RESTART)

    async def _retire_all(self, spread_s: float) -> None:
        tables, stop_clocks = self.tables.all, self.node.all_know(CLOCK_STOPPED)
        moments = [spread_s * number / len(tables) for number in range(len(tables))]
        await asyncio.gather(*map(partial(_retire, stop_clocks), tables, moments))

    # For the node

    @property
    def load(self) -> tuple[int, int]:
        return len(self.tables.all), sum(len(table.connections.all) for table in self.tables.all)

    def uses(self, table: TableId) -> bool:
        return self.tables.uses(table)

    def load_soon(self, table: TableId) -> None:
        self._due.wake_soon(table)

    def unload_all(self, is_unsaved: bool) -> None:
        self.tables.stop_all(CANNOT_SAVE if is_unsaved else None)

    def look_for_due(self) -> None:
        self._due.look()

    async def _end(self, chore: asyncio.Task[None]) -> None:
        chore.cancel()
        try:
            await chore
        except asyncio.CancelledError:
            pass
        except Exception:  # it is in the log; all others are stopped in order
            pass

    # Finding tables

    async def find(self, table: TableId, person: PersonId, address: str = "") -> Table:
        """The table, loaded, if this person may see it. For everybody else there is no such table (TB-20)."""
        card = await self.store.card(table)
        welcome = await self.store.may_see(table, person)
        if card is None or not (card.public or welcome):
            raise Refused("TB-20")
        found = await self.tables.wake(table)
        if found is None:
            raise Refused("TB-20")
        if not welcome:
            await self._let_nobody_back(found, address)
        if found.state.game.realtime is not None:
            await self._doubts.meet(person)
        return found

    async def find_for_screen(self, table: TableId, person: PersonId, address: str = "") -> tuple[Table, bool]:
        """The table for a big screen (TB-90), and whether it shows the invitation.

        It does on a guest that somebody at the table made a screen, and on a device of a player or the host.
        """
        is_screen = await self.store.is_screen(table, person)
        found = await self.tables.wake(table) if is_screen else await self.find(table, person, address)
        if found is None:
            raise Refused("TB-20")
        seating = found.state.seating
        return found, is_screen or person == seating.host or seating.seat_of(person) is not None

    async def _let_nobody_back(self, table: Table, address: str) -> None:
        """Addresses of removed people may not join a public table until it is over (TB-32)."""
        await table.look(lambda seen: _keep_out(seen.state, address))

    async def join(self, code: str, person: PersonId, address: str = "") -> TableId:
        found = await self.store.table_with_code(code)
        if found is None:
            raise Refused("TB-20", fault="code")
        if found.card.public and not await self.store.may_see(found.table_id, person):
            try:
                awake = await self.tables.wake(found.table_id)
            except PlayedElsewhere:
                stored = read_back(found.table_id, await self.store.read(found.table_id))
                _keep_out(stored, address)
            else:
                if awake is not None:
                    await self._let_nobody_back(awake, address)
        await self.store.let_in(found.table_id, person)
        return found.table_id

    async def listing(self, person: PersonId) -> wire.Lobby:
        fresh = now_ms() - MOST_OPEN_AGE_MS
        listed = [each for each in await self.store.open_tables() if each.card.changed_ms > fresh]
        all_of_them = await self.store.tables_of(person, MOST_YOURS)
        yours = [each for each in all_of_them if each.card.phase not in ("closed", "damaged")]
        return wire.Lobby(
            open=tuple(card for each in listed if (card := _card(each)).free),
            yours=tuple(map(_your_card, yours)),
            running=await self._running(person),
        )

    async def _running(self, person: PersonId) -> tuple[TableCard, ...]:
        """Others' public matches with somebody present, the newest first: no move changes their order (TB-41)."""
        with suppress(Unavailable):
            await self.attendance.flush()
        listed = await self.store.running_tables(person, now_ms() - COUNTS_MS, MOST_RUNNING)
        return tuple(map(_card, listed))

    # Opening tables

    async def open(self, wish: NewTable, host: PersonId, begin: bool = False) -> TableId:
        """Open a table with its host in the chosen seat, and others at the same screen."""
        game = known_game(wish.game)
        kinds = [plan.kind for plan in wish.seats]
        if kinds.count("me") > 1:
            raise Refused("TB-11", fault="seats")
        if "here" in kinds:
            _around(game, kinds)
            if not (game.manifest.around or self.all_know(DevicePassed)):
                raise Refused("TB-30", fault="game")  # until every node of the server has this version
        for plan in wish.seats:
            if plan.kind == "bot":
                known_level(plan.level, (*game.bots, *self.outside_bots.levels(wish.game)))
        plans = tuple(replace(plan, name=name(plan.name) if plan.kind == "here" else "") for plan in wish.seats)
        seated = [SatDown(seat, host, plan.name) for seat, plan in enumerate(plans) if plan.kind in ("me", "here")]
        return await self._open(replace(wish, seats=plans), host, seated, begin)

    async def open_quick(self, key: str, options: dict[str, Any], host: PersonId) -> TableId:
        """A table against the usual bots, begun at once and without a time limit."""
        game = known_game(key)
        plans = (SeatPlan("me"), *[SeatPlan("bot", game.usual_level)] * (game.usual_seats - 1))
        return await self.open(NewTable(key, plans, options, decision_seconds=None), host, begin=True)

    async def open_for_day(
        self, wish: NewTable, host: PersonId, table: TableId, seed: bytes, chosen: DailyChosen
    ) -> None:
        """A table with this id and this chance, begun at once (TB-60)."""
        await self._open(wish, host, [SatDown(0, host)], begin=True, table=table, seed=seed, chosen=chosen)

    async def play_on(self, found: Table, wish: PlayOn, person: PersonId) -> TableId:
        """A practice table that continues from a moment of this match (TB-114)."""
        at = await found.look(lambda seen: position(seen.state, wish))
        return await self._open(at.wish, person, [SatDown(wish.seat, person)], True, seed=at.seed, position=at)

    async def rematch(
        self, state: TableState, by: PersonId, connections: Iterable[PersonId], screens: Iterable[PersonId]
    ) -> TableId:
        """The same seats once more, begun at once if all others are bots (TB-19). Spectators and screens come along."""
        seating = state.seating
        plans = tuple(SeatPlan("bot" if chair.kind == "bot" else "open", chair.level) for chair in seating.chairs)
        seconds = None if seating.decision_ms is None else seating.decision_ms // 1_000
        wish = NewTable(seating.game, plans, seating.agreed, seconds, seating.public, seating.rated)
        known = {person for person in seating.people if await self.people.find(person) is not None}
        host = seating.host if seating.host in known else by
        people = [
            SatDown(seat, chair.person, chair.name)
            for seat, chair in enumerate(seating.chairs)
            if chair.person in known
        ]
        alone = len(people) == sum(plan.kind == "open" for plan in plans) == 1
        online = (by, *connections)
        absent = tuple(dict.fromkeys(each.person for each in people if each.person not in online))
        table = await self._open(wish, host, people, begin=alone, to_tell=absent)
        for person in online:
            await self.store.let_in(table, person)
        for screen in screens:
            await self.store.add_screen(table, screen)
        return table

    async def _open(
        self,
        wish: NewTable,
        host: PersonId,
        people: list[SatDown],
        begin: bool,
        table: TableId = "",
        seed: bytes = b"",
        chosen: DailyChosen | None = None,
        position: Position | None = None,
        to_tell: Sequence[PersonId] = (),
    ) -> TableId:
        event = TableOpened(
            game=wish.game,
            options=self.complete_options(wish.game, wish.options, len(wish.seats)),
            decision_ms=decision_time(wish.decision_seconds),
            public=wish.public,
            host=host,
            code=new_code(CODE_LENGTH),
            seed=(seed or secrets.token_bytes(SEED_BYTES)).hex(),
            seats=wish.seats,
            rated=wish.rated,
        )
        fresh_match(known_game(wish.game), opened(event))  # options that the game refuses are refused now
        await self.people.meet([host])
        while True:
            state = TableState(table or new_table_id())
            events: list[TableEvent] = [event, *([] if chosen is None else [chosen]), *people]
            if position is not None:
                events += [position.taken, position.began]
            elif begin:
                sitting = {each.seat: each.person for each in people}
                seated = [(sitting.get(seat, ""), plan.level) for seat, plan in enumerate(wish.seats)]
                events.append(await self.match_start(wish.game, event.options, seated))
            self.check_known(wish.game, events)
            at = now_ms()
            steps = () if position is None else position.steps
            opening = to_append(state, apply(state, events, at, "", steps), self.people)
            notices = tuple(Notice(person, state.table, "rematch", at) for person in to_tell)
            opening = replace(opening, notices=notices)
            try:
                await self.tables.open(state, opening)
            except CodeTaken:
                event = replace(event, code=new_code(CODE_LENGTH))
                continue
            await self.store.let_in(state.table, host)  # even without a seat
            return state.table

    def complete_options(self, key: str, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options of a table, with the contents of named files, and without values that only players can bring."""
        game = known_game(key)
        return bare(game, with_files(game, options, self.settings.home), seats)

    async def match_start(
        self, key: str, options: dict[str, Any], seated: Sequence[tuple[PersonId, str]]
    ) -> MatchBegan:
        """The start of a match, with what its players bring: each seat's person, or its bot's level."""
        game = known_game(key)
        rules = versions.newest(game, self.node.all_know)
        colours = await self._colours(game, [person for person, _ in seated])
        chosen = convert(options, game.manifest.options)
        if game.coloured is not None:  # its own view shows them
            chosen, colours = game.coloured(chosen, colours), ()
        if game.keepsakes is None:
            return MatchBegan(None if game.coloured is None else to_builtins(chosen), colours, rules)
        kept = [await self.store.keepsakes(person, key) if person else [] for person, _ in seated]
        brought = [[decode(each.data, game.keepsakes.kind) for each in some] for some in kept]
        levels = ["" if person else level for person, level in seated]
        return MatchBegan(to_builtins(game.keepsakes.bring(chosen, brought, levels)), colours, rules)

    async def _colours(self, game: AnyGame, seated: Sequence[PersonId]) -> tuple[str, ...]:
        """Each player's own colour, if it is free."""
        people = [await self.people.find(person) if person else None for person in seated]
        wishes = ["" if person is None else person.colour for person in people]
        return assign_colours(game.manifest.colours, wishes) if game.manifest.colours else ()

    async def decided_words(self, host: PersonId, language: str, by_hand: bool) -> Mapping[str, bool]:
        known = await self.store.precedents(host, language)
        return {each.word: each.stands for each in known if by_hand or not each.by_hand}

    # For the tables

    def table_stopped(self, table: TablePort) -> None:
        self.tables.remove(table)
        self.attendance.note_departure(table)

    def all_know(self, kind: type[TableEvent]) -> bool:
        return self.node.all_know(TAGS[kind])

    def check_known(self, game: str, events: Sequence[TableEvent]) -> None:
        if self.node.has_others:
            known = known_game(game)
            if not all(self.node.all_know(each) for event in events for each in versions.needed(known, event)):
                raise Refused("TB-52")

    def report_damage(self, table: TableId, error: Exception) -> Refused:
        return self.damage.found(table, error)

    def last_there_ms(self, table: TableId, person: PersonId) -> Millis | None:
        """When a person was last at a table, or could have come since it was loaded. None: it is not loaded here."""
        awake = self.tables.by_id.get(table)
        if awake is None:
            return None
        return now_ms() if person in awake.connections.online else awake.connections.away_since.get(person, 0)

    def is_needed(self, table: TableId) -> bool:
        return self.analyses.is_making(table) or self.pictures.is_making(table)

    def ownership_lost(self, table: TableId) -> None:
        self.node.disowned(table)

    async def leave_to_others(self, table: TableId) -> None:
        await self.node.leave_to_others(table)

    @property
    def restart_ms(self) -> Millis | None:
        return self._announcements.restart_ms

    async def announce_restart(self, at: Millis | None) -> None:
        """Tell everybody at a table that the server restarts at this time; None: that it does not (TB-134)."""
        await self._announcements.announce(at)
        await self._hints.announced()

    async def renamed(self, person: PersonId) -> None:
        await self._hints.renamed(person)


async def _retire(stop_clock: bool, table: Table, after_s: float) -> None:
    await asyncio.sleep(after_s)
    await table.retire(stop_clock)


def known_game(key: str) -> AnyGame:
    game = games.find(key)
    if game is None:
        raise Refused("TB-8", fault="game", game=key, games=games.names())
    return game


def bare(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options without values that only the players themselves can bring."""
    if game.keepsakes is None:
        return options
    return dict(to_builtins(game.keepsakes.bring(convert(options, game.manifest.options), [()] * seats, [""] * seats)))


def _around(game: AnyGame, kinds: Sequence[str]) -> None:
    """Check who shares the host's device: some players around it (TB-30), or any number who pass it on (TB-93)."""
    if not game.manifest.around and game.realtime is not None:
        raise Refused("TB-30", fault="game")
    if "me" not in kinds:
        raise Refused("TB-30", fault="host")
    if game.manifest.around and kinds.count("here") >= MOST_AROUND:
        raise Refused("TB-30", fault="many", most=MOST_AROUND)


def _keep_out(state: TableState, address: str) -> None:
    if not state.over and state.seating.keeps_out(household(address)):
        raise Refused("TB-32")


def _card(listed: Listed | Yours) -> TableCard:
    card = decode(listed.card.summary, TableCard)
    assert isinstance(card, TableCard)
    return card


def _your_card(yours: Yours) -> TableCard:
    card, turn = replace(_card(yours), seated=yours.seated), yours.turn
    if turn is None or card.phase != "playing" or not yours.seated:
        return card
    return replace(card, your_turn=turn.due, changed=turn.changed_ms)
