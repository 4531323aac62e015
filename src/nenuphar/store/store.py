"""What the server asks of a store, whichever database is behind it.

A table's log only grows, until the table is forgotten as a whole. Its lines are numbered from 1 without a gap, and what
is answered was stored before: neither a crash nor a second process on the same database can take it back or write the
same line again.
"""

from typing import Protocol, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis

TableId: TypeAlias = str
PersonId: TypeAlias = str


class Card(Struct, frozen=True):
    """A table as the lobby lists it. What is in the summary is the server's affair."""

    code: str
    public: bool
    phase: str
    changed_ms: Millis
    summary: bytes


class Keepsake(Struct, frozen=True):
    """What somebody took home from a match, to bring it along to the next one of that game."""

    person_id: PersonId
    game: str
    table_id: TableId
    at_ms: Millis
    data: bytes


BY_HAND = b"null"  # no vote has made it


class Precedent(Struct, frozen=True):
    """What a house has settled about a word, for all its later matches; `data` tells how that came about."""

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
    """What somebody made for an option of a game, such as a board, to open tables with it. It goes by its title."""

    person_id: PersonId
    game: str
    option: str
    title: str
    at_ms: Millis
    data: bytes


class Append(Struct, frozen=True, kw_only=True):
    """Lines to add to a table's log, and all that has to become true together with them."""

    table_id: TableId
    expected_seq: int  # the last line that the writer knows; 0 opens the table, and then there must be a card
    events: tuple[bytes, ...]
    at_ms: Millis
    deadline_ms: Millis | None  # when the table has to be looked at again; None: it waits for people alone
    command_id: str | None = None
    card: Card | None = None  # None: as before
    seated: tuple[PersonId, ...] | None = None  # everybody who now has a seat; None: as before
    keepsakes: tuple[Keepsake, ...] = ()
    precedents: tuple[Precedent, ...] = ()


class Appended(Struct, frozen=True):
    """The log now ends with this line."""

    seq: int


class Repeated(Struct, frozen=True):
    """The command was stored before, up to this line. Nothing was added."""

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
    """A table that somebody was let in to, and whether they have a seat there."""

    table_id: TableId
    card: Card
    seated: bool


class Due(Struct, frozen=True):
    """A table to look at, because of its line `seq`."""

    table_id: TableId
    due_ms: Millis
    seq: int


class Key(Struct, frozen=True):
    """A secret to sign with."""

    key_id: str
    secret: bytes
    created_ms: Millis


class StoreTrouble(Exception):
    """Base of what a store may answer instead of doing what it was asked."""


class Conflict(StoreTrouble):
    """Somebody else wrote the expected line first, or it would leave a gap: read the log again. Nothing was added."""

    def __init__(self, table_id: TableId, expected_seq: int, seq: int) -> None:
        super().__init__(f"Table {table_id} is at line {seq}, not {expected_seq}.")
        self.table_id = table_id
        self.seq = seq


class CodeTaken(StoreTrouble):
    """Another table has this code. Nothing was added."""


class Unavailable(StoreTrouble):
    """The store could not do it: the disk is full, somebody holds the database, or it is closed.

    If the disk failed in the very last step, the lines may turn out to be there after a restart. The same command may
    safely be asked again.
    """


class Damaged(Unavailable):
    """What is stored is not what was stored: the file was changed by something else than this program."""


class Store(Protocol):
    async def append(self, append: Append) -> Appended | Repeated:
        """Store the lines. May raise Conflict, CodeTaken or Unavailable. Giving up the wait does not take it back."""
        ...

    async def read(self, table_id: TableId, since: int = 0) -> list[Stored]:
        """The lines of a table after this one. Damaged if they are not those that were stored."""
        ...

    async def check(self) -> list[str]:
        """What is wrong with the file itself; this reads all of it."""
        ...

    async def every_table(self) -> list[TableId]: ...

    async def card(self, table_id: TableId) -> Card | None: ...

    async def table_with_code(self, code: str) -> Listed | None: ...

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        """Public tables that are waiting for players, the latest change first."""
        ...

    async def tables_of(self, person_id: PersonId, limit: int = 100) -> list[Yours]:
        """The tables where somebody has a seat, had one, or was let in: the latest change first."""
        ...

    async def let_in(self, table_id: TableId, person_id: PersonId) -> None:
        """Remember that somebody may see a table. People who ever had a seat may see it anyway."""
        ...

    async def may_see(self, table_id: TableId, person_id: PersonId) -> bool:
        """Whether somebody has a seat at the table, had one, or was let in."""
        ...

    async def due(self, now_ms: Millis, limit: int = 1000) -> list[Due]:
        """The tables whose deadline has come, the longest due first. Appending to a table replaces its deadline."""
        ...

    async def forget(self, phases: tuple[str, ...], before_ms: Millis, limit: int = 1000) -> list[TableId]:
        """Remove tables in these phases, with all that belongs to them, if nothing has happened there since."""
        ...

    async def forget_belongings(self, before_ms: Millis) -> None:
        """Remove what people keep for themselves, of everybody who was not seen since."""
        ...

    async def last_stored_ms(self) -> Millis | None:
        """When the last line of all logs was stored; None if there is none."""
        ...

    async def server_time(self) -> Millis | None:
        """What was kept last as the server's time; None if nothing was."""
        ...

    async def keep_server_time(self, at_ms: Millis) -> None: ...

    async def seen(self, person_id: PersonId, now_ms: Millis) -> None:
        """Note that somebody is back."""
        ...

    async def profile(self, person_id: PersonId) -> bytes | None: ...

    async def keep_profile(self, person_id: PersonId, profile: bytes, changed_ms: Millis) -> None: ...

    async def keepsakes(self, person_id: PersonId, game: str) -> list[Keepsake]:
        """What somebody has brought home from matches of a game, the oldest first."""
        ...

    async def precedents(self, house: PersonId, language: str | None = None) -> list[Precedent]:
        """All that a house has settled, by language and word."""
        ...

    async def keep_precedents(self, precedents: tuple[Precedent, ...]) -> None:
        """Each in the place of what was settled about its word before."""
        ...

    async def drop_precedent(self, house: PersonId, language: str, word: str) -> None: ...

    async def kept_files(self, person_id: PersonId, game: str) -> list[KeptFile]:
        """What somebody keeps for a game, by title."""
        ...

    async def keep_file(self, file: KeptFile, most: int) -> bool:
        """In the place of the one with the same title, if any. False if they have that many: then nothing was kept."""
        ...

    async def drop_file(self, person_id: PersonId, game: str, option: str, title: str) -> None: ...

    async def keep_link(self, code: str, person_id: PersonId, expires_ms: Millis) -> None: ...

    async def take_link(self, code: str, now_ms: Millis) -> PersonId | None:
        """Whose link this is. It works once, and not once it has expired."""
        ...

    async def probe(self) -> None:
        """Store something that changes nothing: whether anything can be stored right now."""
        ...

    async def keys(self) -> list[Key]:
        """All secrets, the newest first."""
        ...

    async def keep_key(self, key: Key) -> None: ...

    async def drop_keys(self, before_ms: Millis) -> None:
        """Forget the secrets made before this time."""
        ...

    async def close(self, within_s: float = 5.0) -> None:
        """Store what was asked so far, then let go of the database. What takes longer than this is Unavailable."""
        ...
