"""The store: every table's log, and everything that is stored together with it, in whichever database.

A table's log only grows, until the whole table is removed. Its lines are numbered from 1 without a gap. An answer means
that the lines are stored: neither a crash nor a second process on the same database can undo them or write the same
line again.

store = await open_store(Path("nenuphar.sqlite3"))  # or "postgresql://…"; from nenuphar.store.opening
await store.append(Append(table_id="t1", expected_seq=0, events=(b"...",), at_ms=now, deadline_ms=None, card=card))
"""

from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.daily import DailyScore
from nenuphar.core.game import Millis
from nenuphar.store.analyses import AnalysisStore
from nenuphar.store.daily import DailyStore
from nenuphar.store.daily import DailyTry as DailyTry
from nenuphar.store.hosting import HostStore
from nenuphar.store.notices import AddressTaken as AddressTaken
from nenuphar.store.notices import Delivery as Delivery
from nenuphar.store.notices import Notice as Notice
from nenuphar.store.notices import NoticeKind as NoticeKind
from nenuphar.store.notices import NotifyChoices as NotifyChoices
from nenuphar.store.notices import NotifyStore
from nenuphar.store.notices import Receiver as Receiver
from nenuphar.store.notices import ReceiverId as ReceiverId
from nenuphar.store.personal import PersonalStore
from nenuphar.store.puzzles import PuzzleStore
from nenuphar.store.puzzles import PuzzleTry as PuzzleTry
from nenuphar.store.results import Finished as Finished
from nenuphar.store.results import Gain as Gain
from nenuphar.store.results import PageChoice as PageChoice
from nenuphar.store.results import RatedGame as RatedGame
from nenuphar.store.results import RatedMatch as RatedMatch
from nenuphar.store.results import Result as Result
from nenuphar.store.results import ResultStore
from nenuphar.store.results import Unrated as Unrated
from nenuphar.store.screens import ScreenStore
from nenuphar.store.shared import Due as Due
from nenuphar.store.shared import PersonId as PersonId
from nenuphar.store.shared import Rate as Rate
from nenuphar.store.shared import SharedStore
from nenuphar.store.shared import TableId as TableId
from nenuphar.store.shared import Turn as Turn

if TYPE_CHECKING:
    from nenuphar.store.ownership import Ownership


class Card(Struct, frozen=True):
    """A table as the lobby lists it. Only the server reads the summary."""

    code: str
    public: bool
    phase: str
    changed_ms: Millis
    summary: bytes
    began_ms: Millis | None = None  # when the match began


class Keepsake(Struct, frozen=True):
    """What a person keeps from a match for the next match of that game."""

    person_id: PersonId
    game: str
    table_id: TableId
    at_ms: Millis
    data: bytes


BY_HAND = b"null"  # made by the host without a vote


class Precedent(Struct, frozen=True):
    """A host's decision on a word, for all later matches; `data` says how it was made."""

    house: PersonId  # the host of the tables where it counts
    language: str
    word: str
    stands: bool
    at_ms: Millis
    data: bytes

    @property
    def by_hand(self) -> bool:
        return self.data == BY_HAND


class KeptFile(Struct, frozen=True):
    """What a person made for an option of a game, such as a board, to open tables with it. The title identifies it."""

    person_id: PersonId
    game: str
    option: str
    title: str
    at_ms: Millis
    data: bytes


class Append(Struct, frozen=True, kw_only=True):
    """Lines to add to a table's log, and everything to store together with them."""

    table_id: TableId
    expected_seq: int  # the last line that the writer knows; 0 opens the table and needs a card
    events: tuple[bytes, ...]  # at least one
    at_ms: Millis
    deadline_ms: Millis | None  # when to wake the table again; None: it waits for people only
    command_id: str | None = None
    card: Card | None = None  # None: as before
    seated: tuple[PersonId, ...] | None = None  # all people with a seat; None: as before
    turns: tuple[Turn, ...] | None = None  # those that changed; empty: no match runs any more; None: as before
    keepsakes: tuple[Keepsake, ...] = ()
    precedents: tuple[Precedent, ...] = ()
    daily: DailyScore | None = None  # of the try at this table, which is over now
    notices: tuple[Notice, ...] = ()  # what to tell people beside their turns
    finished: Finished | None = None  # with the last line of a match


class Appended(Struct, frozen=True):
    """The log now ends with this line."""

    seq: int


class Repeated(Struct, frozen=True):
    """The command was already stored; its last line is this one. Nothing was added."""

    seq: int


class Stored(Struct, frozen=True):
    """A line of a table's log."""

    seq: int
    at_ms: Millis
    data: bytes


class Listed(Struct, frozen=True):
    table_id: TableId
    card: Card


class Yours(Struct, frozen=True):
    """A table that a person may see, whether they have a seat there, and their turn, if it is stored."""

    table_id: TableId
    card: Card
    seated: bool
    turn: Turn | None = None


class Key(Struct, frozen=True):
    """A secret to sign with."""

    key_id: str
    secret: bytes
    created_ms: Millis


class StoreTrouble(Exception):
    """Base of a store's errors."""


class Conflict(StoreTrouble):
    """The log does not end with the expected line, so another writer was first: read it again. Nothing was added."""

    def __init__(self, table_id: TableId, expected_seq: int, seq: int) -> None:
        super().__init__(f"Table {table_id} is at line {seq}, not {expected_seq}.")
        self.table_id = table_id
        self.seq = seq


class CodeTaken(StoreTrouble):
    """Another table has this code. Nothing was added."""


class PersonDeleted(StoreTrouble):
    """This person is deleted: nothing is stored for them any more."""


class Unavailable(StoreTrouble):
    """The store failed: the disk is full, another process locks the database, or the store is closed.

    If the disk failed in the very last step, the lines may be there after a restart. The same command may safely be
    sent again.
    """


class Damaged(Unavailable):
    """The file was changed by something other than this program."""


Reason: TypeAlias = Literal[
    "unreadable",
    "not-a-store",
    "not-empty",
    "other-kind",
    "newer",
    "another-version",
    "no-copy",
    "damaged",
    "no-wal",
    "in-use",
    "unreachable",
    "refusing",
    "no-address",
    "no-driver",
]

REASONS: dict[Reason, str] = {
    "unreadable": "cannot be opened as a file",
    "not-a-store": "is not a database of Nénuphar",
    "not-empty": "already has other matches in it",
    "other-kind": "is a backup of the other kind of database: of a file instead of PostgreSQL, or the reverse",
    "newer": "was written by a newer Nénuphar: please update this one, or take the copy from before the upgrade",
    "another-version": "was written by another version of Nénuphar: please use the version of its servers",
    "no-copy": "could not be backed up before its upgrade (--no-upgrade-backup upgrades it without)",
    "damaged": "is damaged",
    "no-wal": "is on a disk where SQLite cannot keep a write-ahead log: please choose a folder on a local disk",
    "in-use": "is used by another Nénuphar that is running",
    "unreachable": "cannot be reached",
    "refusing": "refuses what we need",
    "no-address": "is not a valid address of a database",
    "no-driver": "needs a package that is not installed: please install nenuphar[postgres]",
}


class Unusable(StoreTrouble):
    """This file or database cannot be a store."""

    def __init__(self, place: Path | str, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{place} {REASONS[reason]}{detail and ': '}{detail}.")
        self.reason = reason


class Store(
    SharedStore,
    DailyStore,
    NotifyStore,
    ResultStore,
    PersonalStore,
    ScreenStore,
    AnalysisStore,
    HostStore,
    PuzzleStore,
    Protocol,
):
    """Whatever is to be stored for a deleted person raises PersonDeleted, also if the deletion came a moment earlier.

    What belongs to several people is stored without the deleted ones.
    """

    @property
    def ownership(self) -> "Ownership":
        """Which tables this process may append to."""

    async def append(self, append: Append) -> Appended | Repeated:
        """Store the lines. Cancelling the call does not undo it.

        May raise Conflict, CodeTaken, Unavailable or, if processes share the database, OwnershipLost.
        """

    async def read(self, table_id: TableId, since: int = 0) -> list[Stored]:
        """The lines of a table after this one. Raises Damaged if they are not as they were stored."""

    async def check(self) -> list[str]:
        """Read the whole file, and return what is wrong with it."""

    async def every_table(self) -> list[TableId]: ...

    async def tables_with_lines(self) -> list[TableId]:
        """Like `every_table`, from the logs: for a database whose list of tables is damaged."""

    async def card(self, table_id: TableId) -> Card | None: ...

    async def table_with_code(self, code: str) -> Listed | None: ...

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        """Public tables that are waiting for players, the latest change first."""

    async def running_tables(self, person_id: PersonId, attended_ms: Millis, limit: int = 100) -> list[Listed]:
        """Public matches without this person where somebody has been since `attended_ms`, the newest first."""

    async def tables_of(self, person_id: PersonId, limit: int = 100) -> list[Yours]:
        """The tables that a person may see, the latest change first."""

    async def let_in(self, table_id: TableId, person_id: PersonId) -> None:
        """Remember that a person may see a table. People who ever had a seat may see it anyway."""

    async def may_see(self, table_id: TableId, person_id: PersonId) -> bool:
        """Whether a person has a seat at the table, had one, or was let in."""

    async def forget(self, phases: tuple[str, ...], before_ms: Millis, limit: int = 1000) -> list[TableId]:
        """Remove tables in these phases, with everything that belongs to them, if nothing has happened since.

        Removes no table that another process plays, and nothing while another process does the same.
        """

    async def remove_personal_data(self, before_ms: Millis) -> None:
        """Remove the keepsakes, precedents and files of people who have not been seen since."""

    async def last_stored_ms(self) -> Millis | None:
        """When the newest line of all logs was stored; None if there is none."""

    async def server_time(self) -> Millis | None:
        """The latest time of a server that was stored; None if there is none."""

    async def keep_server_time(self, at_ms: Millis) -> None:
        """Changes nothing if a later time is stored."""

    async def seen(self, person_id: PersonId, now_ms: Millis) -> None:
        """Note that a person is back."""

    async def profile(self, person_id: PersonId) -> bytes | None: ...

    async def keep_profile(self, person_id: PersonId, profile: bytes, changed_ms: Millis) -> None: ...

    async def keepsakes(self, person_id: PersonId, game: str) -> list[Keepsake]:
        """What a person keeps from matches of a game, the oldest first."""

    async def precedents(self, house: PersonId, language: str | None = None) -> list[Precedent]:
        """All decisions of a host, by language and word."""

    async def keep_precedents(self, precedents: tuple[Precedent, ...]) -> None:
        """Store decisions; each replaces the earlier one on its word."""

    async def drop_precedent(self, house: PersonId, language: str, word: str) -> None: ...

    async def kept_files(self, person_id: PersonId, game: str) -> list[KeptFile]:
        """A person's files for a game, by title."""

    async def keep_file(self, file: KeptFile, most: int) -> bool:
        """Store a file; it replaces the one with the same title. False if the person already has `most` others."""

    async def drop_file(self, person_id: PersonId, game: str, option: str, title: str) -> None: ...

    async def keep_link(self, code: str, person_id: PersonId, expires_ms: Millis) -> None: ...

    async def take_link(self, code: str, now_ms: Millis) -> PersonId | None:
        """The owner of a link, which works once; None if it is unknown or expired."""

    async def probe(self) -> None:
        """Write without changing anything. Raises Unavailable if nothing can be stored now."""

    async def keys(self) -> list[Key]:
        """All secrets, the newest first."""

    async def keep_key(self, key: Key) -> None: ...

    async def drop_keys(self, before_ms: Millis) -> None:
        """Remove the secrets made before this time."""

    async def close(self, within_s: float = 5.0) -> None:
        """Store what was asked so far, then close the database. Whatever takes longer is Unavailable."""
