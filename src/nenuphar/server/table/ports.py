"""What a table needs from the rest of the server, and what its bots, its referee and its judge need from the table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from nenuphar.core.game import Millis, Refused, Seat
from nenuphar.server.model.events import MatchBegan, TableEvent
from nenuphar.server.model.state import TableState
from nenuphar.server.net.addresses import LastAddresses
from nenuphar.server.net.connections import Connection, Connections
from nenuphar.server.net.rate_limits import Buckets
from nenuphar.server.net.refusals import Refusals
from nenuphar.server.settings import Settings
from nenuphar.server.table.health import Health
from nenuphar.server.table.outside_bots import OutsideBots
from nenuphar.server.table.slaps.trust import Trust
from nenuphar.server.table.thinkers import Thinkers
from nenuphar.server.table.turns import Waiter
from nenuphar.server.table.words.library import Library
from nenuphar.server.table.words.readers import Readers
from nenuphar.server.wire import Person, PersonId, TableId
from nenuphar.store import Store


class Services(Protocol):
    """Everything that tables share."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def health(self) -> Health: ...
    @property
    def people(self) -> Mapping[PersonId, Person]: ...
    @property
    def thinkers(self) -> Thinkers: ...
    @property
    def outside_bots(self) -> OutsideBots: ...
    @property
    def trust(self) -> Trust: ...
    @property
    def attendance(self) -> "AttendancePort": ...
    @property
    def last_addresses(self) -> LastAddresses: ...
    @property
    def library(self) -> Library: ...
    @property
    def advice_limits(self) -> Buckets: ...
    @property
    def readers(self) -> Readers: ...
    @property
    def refusals(self) -> Refusals: ...
    @property
    def restart_ms(self) -> Millis | None:
        """When the server restarts, if the host has announced that."""

    def table_stopped(self, table: "TablePort") -> None:
        """Forget this table, which has stopped. The next visitor loads it from the store."""

    def is_needed(self, table: TableId) -> bool:
        """Whether something is being made of this table here: another node would begin again."""
        ...

    def ownership_lost(self, table: TableId) -> None:
        """Note that the store refuses to write to this table: another node plays it."""
        ...

    async def leave_to_others(self, table: TableId) -> None:
        """Give up this table, and wait until another node can acquire it."""
        ...

    def all_know(self, kind: type[TableEvent]) -> bool:
        """Whether every node can read events of this kind."""
        ...

    def check_known(self, game: str, events: Sequence[TableEvent]) -> None:
        """Refuse what a node could not read (TB-52). No older version must find a table that it cannot load."""

    def report_damage(self, table: TableId, error: Exception) -> Refused:
        """Note that something this table needs cannot be read. Returns the refusal for those who asked."""

    def complete_options(self, key: str, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """The options as a table stores them. May refuse."""

    async def match_start(
        self, key: str, options: dict[str, Any], seated: Sequence[tuple[PersonId, str]]
    ) -> MatchBegan:
        """The start of a match, with everything that its players bring."""

    async def rematch(
        self, state: TableState, by: PersonId, connections: Iterable[PersonId], screens: Iterable[PersonId]
    ) -> TableId: ...
    async def decided_words(self, host: PersonId, language: str, by_hand: bool) -> Mapping[str, bool]:
        """The words that earlier matches at this host's tables have decided."""


class AttendancePort(Protocol):
    """Where people are, for lists."""

    def note_arrival(self, table: "TablePort") -> None: ...
    def note_departure(self, table: "TablePort") -> None: ...


class SlapReferee(Protocol):
    def stamped(self, action: Any, seat: Seat, by: Connection, claim_us: int | None, received_us: int) -> Any:
        """The action with its timing."""


class TablePort(Protocol):
    """A table, as its bots, its referee and its judge see it."""

    state: TableState
    connections: Connections
    waiters: Sequence[Waiter]  # who waits for its bots and its judge

    @property
    def referee(self) -> "SlapReferee | None": ...
    @property
    def services(self) -> Services: ...
    def put(self, work: Callable[[], Any]) -> None:
        """Let the table's task do this in its turn."""

    async def tick(self, at: Millis) -> None:
        """Let the clock act first, if it is due."""

    async def commit(self, events: Sequence[TableEvent], at: Millis) -> None: ...
    def schedule(self) -> None: ...
    def sleep_soon(self) -> None: ...
    def tell_presence_soon(self) -> None: ...
