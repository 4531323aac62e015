"""Answers an ask at a table with events or a refusal. Nothing is stored or sent here."""

from collections.abc import Sequence
from functools import reduce

from msgspec.structs import replace

from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.server import wire
from nenuphar.server.clock import now_ms
from nenuphar.server.model import rules
from nenuphar.server.model.codes import CODE_LENGTH, new_code
from nenuphar.server.model.events import MatchBegan, Played, RematchOpened, SentAway, TableChanged, TableEvent
from nenuphar.server.model.rules import Circumstances
from nenuphar.server.model.seating import differences, evolve
from nenuphar.server.model.state import fresh_match
from nenuphar.server.net.connections import Connection
from nenuphar.server.net.rate_limits import Bucket, Buckets
from nenuphar.server.table.advice import TableAdvice
from nenuphar.server.table.ports import TablePort
from nenuphar.server.wire import PersonId
from nenuphar.store import Damaged

MOST_ADDED = 2_000  # chats and changes at one table by one person, and by all spectators together
SPECTATORS_BURST, SPECTATORS_PER_SECOND = 20, 2.0  # chats and reactions at one table by all spectators together
TALK = (wire.Chat, wire.React)
NEEDED = (wire.Begin, wire.Hold, wire.Resign, wire.ComeBack, wire.Rematch)  # allowed even after MOST_ADDED


class Asks:
    def __init__(self, table: TablePort, advice: TableAdvice) -> None:
        settings = table.services.settings
        self._table = table
        self._advice = advice
        self._all = Buckets(settings.asks_burst, settings.asks_per_second)  # over all connections of a person
        self._spectators = Bucket(SPECTATORS_BURST, SPECTATORS_PER_SECOND)
        self._changes = Buckets(settings.changes_burst, settings.changes_per_second)

    async def carry_out(self, by: Connection, ask: wire.Asks, at: Millis, received_us: int) -> tuple[TableEvent, ...]:
        if by.screen is not None:
            raise Refused("TB-91")
        self._within_bounds(by.person, ask)
        try:
            return await self._completed(by, ask, at, received_us)
        except Damaged as damaged:  # in data that was read for the ask: nothing has happened yet
            raise self._table.services.report_damage(self._table.state.table, damaged) from damaged

    async def _completed(self, by: Connection, ask: wire.Asks, at: Millis, received_us: int) -> tuple[TableEvent, ...]:
        if isinstance(ask, wire.Act):
            played = self._act(by, ask, at, received_us)
            return () if played is None else (played,)
        if isinstance(ask, wire.AskAdvice):
            self._advice.ask(by, self._played_seat(by, ask.seat), ask)
            return ()
        if isinstance(ask, wire.Rematch):
            return await self._rematch(by.person)
        events = rules.decide(self._table.state.seating, by.person, ask, circumstances(self._table))
        match ask:
            case wire.Begin():
                return await self._brought_along(events)
            case wire.Kick():
                return tuple(map(self._kept_out, events))
            case wire.ChangeTable():
                return await self._changed(events)
            case _:
                return events

    def _within_bounds(self, person: PersonId, ask: wire.Asks) -> None:
        """Bound what one person may add to a table's log, in a given time and in all (TB-24)."""
        self._all.take(person)
        if isinstance(ask, (wire.Act, wire.AskAdvice)):
            return
        if not isinstance(ask, (*TALK, wire.Hold)):  # talk has a limit of its own in the session; people pass on often
            self._changes.take(person)
        state = self._table.state
        if state.contributions[person] >= MOST_ADDED and not isinstance(ask, NEEDED):
            raise Refused("TB-24")
        if isinstance(ask, TALK) and person not in state.seats and person != state.seating.host:
            self._spectator_talks()

    def _spectator_talks(self) -> None:
        """Bound what all spectators say together, however many there are: all of it is folded when the table wakes."""
        state = self._table.state
        said = sum(count for person, count in state.contributions.items() if person not in state.seats)
        if said >= MOST_ADDED or not self._spectators.take():
            raise Refused("TB-24")

    def _act(self, by: Connection, act: wire.Act, at: Millis, received_us: int) -> Played | None:
        seat = self._played_seat(by, act.seat)
        if self._table.referee is None:
            return self._table.state.play(seat, act.action, act.question, at)
        # In a slap game, an action itself says which scene it answers.
        action = self._table.state.read(act.action)
        realtime = self._table.state.game.realtime
        if realtime is not None and action == realtime.idle:
            return None
        return self._table.state.play(
            seat, self._table.referee.stamped(action, seat, by, act.claim_us, received_us), None, at
        )

    def _played_seat(self, by: Connection, named: Seat | None) -> Seat:
        """The seat for which this browser may decide. Its player is there, and no bot plays for them."""
        seat = self._seat_of(by, named)
        chair = self._table.state.seating.chairs[seat]
        if chair.resigned:
            raise Refused("TB-18")
        if chair.stand_in or chair.away:
            raise Refused("TB-17")
        return seat

    def _seat_of(self, by: Connection, named: Seat | None) -> Seat:
        """The person's own seat, another one at the same screen (TB-30), or the one that holds the device (TB-93)."""
        person, state = by.person, self._table.state
        own = state.seats.get(person)
        if own is None:
            raise Refused("TB-11", fault="standing")
        if state.is_passed_on and person in state.seats_at_screen:
            if by.holder is None or named not in (None, by.holder):
                raise Refused("TB-93", fault="curtain")
            return by.holder
        if named is not None and named != own and named not in state.seats_at_screen.get(person, ()):
            raise Refused("TB-30", fault="seat", seat=named + 1)
        return own if named is None else named

    async def _rematch(self, by: PersonId) -> tuple[TableEvent, ...]:
        """Open a rematch after the end, for one of the players (TB-19); again only if the first one is gone (TB-29)."""
        state = self._table.state
        if state.seating.seat_of(by) is None:
            raise Refused("TB-11", fault="standing")
        if not state.over:
            raise Refused("TB-19")
        if state.seating.of_the_day is not None:
            raise Refused("TB-64", fault="rematch")
        again = state.seating.rematch
        if again is not None and await self._table.services.store.card(again) is not None:
            return ()
        here = self._table.connections
        # After a removal no screen comes along: it may be that of the removed person (TB-32).
        come = () if state.seating.barred else here.all
        screens = [each.person for each in come if each.screen is not None and each.screen.invites]
        return (RematchOpened(await self._table.services.rematch(state, by, here.online, screens), by),)

    def _kept_out(self, event: TableEvent) -> TableEvent:
        """Keep a person who was removed from coming back by the same invitation or as a new guest (TB-32)."""
        if not isinstance(event, SentAway):
            return event
        seating = self._table.state.seating
        staying = self._addresses(seating.host, *(each for each in seating.people if each != event.person))
        places = self._addresses(event.person) - staying
        fingerprints = tuple(sorted(map(seating.fingerprint, places)))
        return replace(event, code=new_code(CODE_LENGTH), places=fingerprints)

    def _addresses(self, *people: PersonId) -> set[str]:
        """The addresses of these people, or their last ones if they are away."""
        return self._table.connections.addresses(*people) | self._table.services.last_addresses.of(*people)

    async def _changed(self, events: Sequence[TableEvent]) -> tuple[TableEvent, ...]:
        """The same events with complete options. What the game refuses, it refuses now (TB-35)."""
        seating, change = self._table.state.seating, events[-1]
        assert isinstance(change, TableChanged)
        options = self._table.services.complete_options(seating.game, change.options, change.seats)
        changed = replace(change, options=options)
        after = reduce(evolve, (*events[:-1], changed), seating)
        fresh_match(self._table.state.game, after)
        what = differences(seating, after)
        if seating.public and not after.public:  # strangers may have made some (TB-90)
            await self._table.services.store.drop_screens(self._table.state.table)
        return (*events[:-1], replace(changed, what=what)) if what else ()

    async def _brought_along(self, events: Sequence[TableEvent]) -> tuple[TableEvent, ...]:
        seating = self._table.state.seating
        seated = [(chair.person or "", chair.level) for chair in seating.chairs]
        begun = await self._table.services.match_start(seating.game, seating.options, seated)
        return tuple(begun if isinstance(each, MatchBegan) else each for each in events)


def circumstances(table: TablePort) -> Circumstances:
    """What the table's rules need to know beside its events."""
    state, game = table.state, table.state.game
    return Circumstances(
        frozenset(table.connections.online),
        table.connections.gone(now_ms()),
        (*game.bots, *table.services.outside_bots.levels(state.seating.game)),
        game.usual_level,
        game.manifest.seats,
        state.over,
        state.learning.seats,
        frozenset(filter(state.learning.may, range(len(state.seating.chairs)))),
        frozenset(game.bots),
        state.is_passed_on,
    )
