"""A database in memory that simulated nodes share: plain functions, each a transaction."""

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from nenuphar.core.game import Millis
from nenuphar.store import (
    Append,
    Appended,
    Card,
    CodeTaken,
    Conflict,
    Due,
    Keepsake,
    KeptFile,
    Key,
    Listed,
    PersonId,
    Precedent,
    Repeated,
    Stored,
    TableId,
    Turn,
    Yours,
)
from tests.simulation.daily import DailyMemory
from tests.simulation.deleted import require
from tests.simulation.notices import NoticeMemory
from tests.simulation.puzzles import PuzzleMemory
from tests.simulation.registry import Membership, Registry
from tests.simulation.results import ResultMemory
from tests.simulation.shared import SharedMemory, running

NOBODY: Membership = ("", 0)


class Kept(Struct):
    """A table in the database."""

    card: Card
    lines: list[Stored] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    company: dict[PersonId, bool] = field(default_factory=dict)  # whether they have a seat
    due_ms: Millis | None = None


class Guest(Struct):
    profile: bytes
    seen_ms: Millis


class Memory:
    def __init__(self) -> None:
        self.tables: dict[TableId, Kept] = {}
        self._deleted: dict[PersonId, bool] = {}  # whether they have left all tables
        self.shared = SharedMemory(self._deleted)
        self.daily = DailyMemory(self._deleted)
        self.puzzles = PuzzleMemory(self._deleted)
        self.notices = NoticeMemory(self.shared.turns, self._player, self._deleted)
        self.results = ResultMemory(self._over, self.may_see, self._deleted)
        self.registry: Registry | None = None  # if nodes share the database
        self.on_append: Callable[[Append, Membership], None] = lambda append, writer: None  # right after it was stored
        self._codes: dict[str, TableId] = {}
        self._people: dict[PersonId, Guest] = {}
        self._keepsakes: dict[tuple[PersonId, str, TableId], Keepsake] = {}
        self._precedents: dict[tuple[PersonId, str, str], Precedent] = {}
        self._files: dict[tuple[PersonId, str, str, str], KeptFile] = {}
        self._links: dict[str, tuple[PersonId, Millis]] = {}
        self._screens: set[tuple[TableId, PersonId]] = set()
        self._screen_codes: dict[str, tuple[TableId, Millis]] = {}
        self._analyses: dict[TableId, tuple[int, bytes]] = {}
        self._keys: list[Key] = []
        self._server_time: Millis | None = None
        self._host_link, self._host_session, self._host_session_ends = b"", b"", 0
        self._host_link_ends = 0
        self._restart: Millis | None = None
        self._last_stored_ms: Millis | None = None

    def append(self, append: Append, writer: Membership = NOBODY) -> Appended | Repeated:
        if self.registry is not None:
            self.registry.check_fence(writer, append.table_id)
        kept = self.tables.get(append.table_id)
        if kept is not None and append.command_id is not None and append.command_id in kept.commands:
            return Repeated(kept.commands[append.command_id])
        seq = 0 if kept is None else len(kept.lines)
        if append.expected_seq != seq:
            raise Conflict(append.table_id, append.expected_seq, seq)
        if append.card is not None and self._codes.get(append.card.code, append.table_id) != append.table_id:
            raise CodeTaken
        if kept is None:
            if append.card is None:
                raise ValueError("a new table needs a card")
            kept = self.tables[append.table_id] = Kept(append.card)
        self._write(kept, append)
        self.on_append(append, writer)
        return Appended(len(kept.lines))

    def _write(self, kept: Kept, append: Append) -> None:
        if append.card is not None:
            self._codes.pop(kept.card.code, None)
            self._codes[append.card.code] = append.table_id
            kept.card = append.card
        kept.lines += [Stored(seq, append.at_ms, data) for seq, data in enumerate(append.events, len(kept.lines) + 1)]
        self._last_stored_ms = append.at_ms
        if append.command_id is not None:
            kept.commands[append.command_id] = len(kept.lines)
        if append.seated is not None:
            kept.company = dict.fromkeys(kept.company, False) | dict.fromkeys(append.seated, True)
            self._deleted.update(dict.fromkeys(self._deleted.keys() & append.seated, False))
        kept.due_ms = append.deadline_ms
        for keepsake in append.keepsakes:
            if keepsake.person_id in self._deleted:
                continue
            self._keepsakes.setdefault((keepsake.person_id, keepsake.game, keepsake.table_id), keepsake)
        self.keep_precedents(append.precedents)
        if append.finished is not None:
            self.results.keep_results([append.finished])
        self.shared.appended(append)
        self.daily.appended(append)
        self.notices.add_notices(append.notices)

    def _player(self, table_id: TableId, alive_ms: Millis) -> str | None:
        return None if self.registry is None else self.registry.player(table_id, alive_ms)

    def _over(self) -> list[TableId]:
        return sorted(table_id for table_id, kept in self.tables.items() if kept.card.phase == "over")

    def read(self, table_id: TableId, since: int = 0) -> list[Stored]:
        kept = self.tables.get(table_id)
        return [] if kept is None else kept.lines[since:]

    def card(self, table_id: TableId) -> Card | None:
        kept = self.tables.get(table_id)
        return None if kept is None else kept.card

    def table_with_code(self, code: str) -> Listed | None:
        table_id = self._codes.get(code)
        return None if table_id is None else Listed(table_id, self.tables[table_id].card)

    def open_tables(self, limit: int) -> list[Listed]:
        found = [Listed(key, kept.card) for key, kept in self.tables.items()]
        waiting = [each for each in found if each.card.public and each.card.phase == "waiting"]
        return sorted(waiting, key=_newest)[:limit]

    def unfinished_tables(self, limit: int) -> list[Listed]:
        found = [Listed(key, kept.card) for key, kept in self.tables.items()]
        return sorted((each for each in found if each.card.phase in ("waiting", "playing")), key=_newest)[:limit]

    def running_tables(self, person_id: PersonId, attended_ms: Millis, limit: int) -> list[Listed]:
        others = [Listed(key, kept.card) for key, kept in self.tables.items() if not kept.company.get(person_id, False)]
        return running(others, self.shared, attended_ms, limit)

    def tables_of(self, person_id: PersonId, limit: int) -> list[Yours]:
        found = [
            Yours(key, kept.card, kept.company[person_id], self.shared.turns.get(key, {}).get(person_id))
            for key, kept in self.tables.items()
            if person_id in kept.company
        ]
        return sorted(found, key=_newest)[:limit]

    def let_in(self, table_id: TableId, person_id: PersonId) -> None:
        require(person_id, self._deleted)
        self.tables[table_id].company.setdefault(person_id, False)

    def may_see(self, table_id: TableId, person_id: PersonId) -> bool:
        kept = self.tables.get(table_id)
        return kept is not None and person_id in kept.company

    def due(self, now_ms: Millis, limit: int) -> list[Due]:
        found: list[tuple[Millis, TableId]] = []
        for key, kept in self.tables.items():
            if kept.due_ms is not None and kept.due_ms <= now_ms:
                insort(found, (kept.due_ms, key))
        return [Due(key, due_ms, len(self.tables[key].lines)) for due_ms, key in found[:limit]]

    def make_due(self, table_id: TableId, now_ms: Millis) -> None:
        """At once, if it has a clock at all."""
        kept = self.tables.get(table_id)
        if kept is not None and kept.due_ms is not None:
            kept.due_ms = min(kept.due_ms, now_ms)
            self.shared.drop_hold(table_id)

    def keep_turns(self, table_id: TableId, turns: Sequence[Turn], writer: Membership = NOBODY) -> None:
        if self.registry is None or self.registry.may_write(writer, table_id):
            self.shared.keep_turns(table_id, turns)

    def take_due(self, before_ms: Millis, now_ms: Millis, hold_ms: Millis, limit: int) -> list[Due]:
        return self.shared.take_due(self.due(before_ms, len(self.tables)), now_ms, hold_ms, limit)

    def forget(
        self, phases: Sequence[str], before_ms: Millis, limit: int, writer: Membership = NOBODY
    ) -> list[TableId]:
        old = [
            key
            for key, kept in self.tables.items()
            if kept.card.phase in phases
            and kept.card.changed_ms < before_ms
            and all(line.at_ms < before_ms for line in kept.lines)
            and not self._is_played_by_another(key, writer)
        ]
        for key in old[:limit]:
            del self._codes[self.tables.pop(key).card.code]
            self.shared.forget(key)
            self.drop_screens(key)
            self._analyses.pop(key, None)
            if self.registry is not None:
                self.registry.owners.pop(key, None)
        return old[:limit]

    def _is_played_by_another(self, table_id: TableId, writer: Membership) -> bool:
        if self.registry is None:
            return False
        owner = self.registry.owners.get(table_id, writer)
        return owner != writer and self.registry.may_write(owner, table_id)

    def remove_personal_data(self, before_ms: Millis) -> None:
        gone = {
            person
            for person, guest in self._people.items()
            if guest.seen_ms < before_ms
            and not any(person in kept.company and kept.card.changed_ms >= before_ms for kept in self.tables.values())
        }
        for stored in (self._keepsakes, self._precedents, self._files):
            kept: dict[Any, Any] = stored
            for key in [key for key, each in kept.items() if key[0] in gone and each.at_ms < before_ms]:
                del kept[key]
        self.notices.remove_personal_data(gone, before_ms)

    def last_stored_ms(self) -> Millis | None:
        return self._last_stored_ms

    def server_time(self) -> Millis | None:
        return self._server_time

    def keep_server_time(self, at_ms: Millis) -> None:
        self._server_time = max(at_ms, self._server_time or at_ms)

    def seen(self, person_id: PersonId, now_ms: Millis) -> None:
        if person_id in self._people:
            self._people[person_id].seen_ms = now_ms

    def profile(self, person_id: PersonId) -> bytes | None:
        guest = self._people.get(person_id)
        return None if guest is None else guest.profile

    def keep_profile(self, person_id: PersonId, profile: bytes, changed_ms: Millis) -> None:
        require(person_id, self._deleted)
        self._people[person_id] = Guest(profile, changed_ms)

    def delete_person(self, person_id: PersonId) -> None:
        self._deleted.setdefault(person_id, False)
        self._people.pop(person_id, None)
        self.shared.forget_person(person_id)
        self.daily.forget_person(person_id)
        self.puzzles.forget_person(person_id)
        self.notices.forget_person(person_id)
        self.results.forget_page(person_id)
        self._screens = {(table_id, person) for table_id, person in self._screens if person != person_id}
        for stored in (self._keepsakes, self._precedents, self._files):
            kept: dict[Any, Any] = stored
            for key in [key for key in kept if key[0] == person_id]:
                del kept[key]
        self._links = {code: link for code, link in self._links.items() if link[0] != person_id}

    def unfinished_deletions(self) -> list[PersonId]:
        return sorted(person_id for person_id, is_finished in self._deleted.items() if not is_finished)

    def finish_deletion(self, person_id: PersonId) -> None:
        self.delete_person(person_id)
        for kept in self.tables.values():
            kept.company.pop(person_id, None)
        self._deleted[person_id] = True

    def replace_summary(self, table_id: TableId, before: bytes, after: bytes) -> None:
        kept = self.tables.get(table_id)
        if kept is not None and kept.card.summary == before:
            kept.card = replace(kept.card, summary=after)

    def keepsakes(self, person_id: PersonId, game: str) -> list[Keepsake]:
        found = [each for (person, of, _), each in self._keepsakes.items() if (person, of) == (person_id, game)]
        return sorted(found, key=lambda each: (each.at_ms, each.table_id))

    def precedents(self, house: PersonId, language: str | None) -> list[Precedent]:
        found = [
            each for each in self._precedents.values() if each.house == house and language in (None, each.language)
        ]
        return sorted(found, key=lambda each: (each.language, each.word))

    def keep_precedents(self, precedents: Sequence[Precedent]) -> None:
        here = [each for each in precedents if each.house not in self._deleted]
        self._precedents |= {(each.house, each.language, each.word): each for each in here}

    def drop_precedent(self, house: PersonId, language: str, word: str) -> None:
        self._precedents.pop((house, language, word), None)

    def kept_files(self, person_id: PersonId, game: str) -> list[KeptFile]:
        found = [each for each in self._files.values() if (each.person_id, each.game) == (person_id, game)]
        return sorted(found, key=lambda each: (each.title, each.option))

    def keep_file(self, file: KeptFile, most: int) -> bool:
        require(file.person_id, self._deleted)
        key = (file.person_id, file.game, file.option, file.title)
        if sum(each != key and each[0] == file.person_id for each in self._files) >= most:
            return False
        self._files[key] = file
        return True

    def drop_file(self, *key: str) -> None:
        person_id, game, option, title = key
        self._files.pop((person_id, game, option, title), None)

    def keep_link(self, code: str, person_id: PersonId, expires_ms: Millis) -> None:
        require(person_id, self._deleted)
        self._links[code] = person_id, expires_ms

    def take_link(self, code: str, now_ms: Millis) -> PersonId | None:
        person_id, expires_ms = self._links.pop(code, ("", 0))
        return person_id if now_ms < expires_ms else None

    def keep_host_link(self, link: bytes, link_ends_ms: Millis, keeps_session: bool) -> None:
        self._host_link, self._host_link_ends = link, link_ends_ms
        if not keeps_session:
            self._host_session_ends = 0

    def take_host_link(self, link: bytes, session: bytes, now_ms: Millis, ends_ms: Millis) -> bool:
        if not link or link != self._host_link or now_ms >= self._host_link_ends:
            return False
        self._host_link, self._host_session, self._host_session_ends = b"", session, ends_ms
        return True

    def host_session(self, now_ms: Millis) -> bytes | None:
        return self._host_session if self._host_session_ends > now_ms else None

    def keep_restart(self, at_ms: Millis | None) -> None:
        self._restart = at_ms

    def restart(self) -> Millis | None:
        return self._restart

    def keep_screen_code(self, code: str, table_id: TableId, expires_ms: Millis) -> bool:
        is_new = code not in self._screen_codes
        self._screen_codes.setdefault(code, (table_id, expires_ms))
        return is_new

    def open_screen(self, code: str, person_id: PersonId, now_ms: Millis) -> TableId | None:
        require(person_id, self._deleted)
        table_id, expires_ms = self._screen_codes.pop(code, ("", 0))
        if now_ms >= expires_ms:
            return None
        self._screens.add((table_id, person_id))
        return table_id

    def add_screen(self, table_id: TableId, person_id: PersonId) -> None:
        require(person_id, self._deleted)
        self._screens.add((table_id, person_id))

    def drop_screens(self, key: TableId) -> None:
        self._screens = {(table_id, person) for table_id, person in self._screens if table_id != key}
        self._screen_codes = {code: row for code, row in self._screen_codes.items() if row[0] != key}

    def is_screen(self, table_id: TableId, person_id: PersonId) -> bool:
        return (table_id, person_id) in self._screens

    def analysis(self, table_id: TableId, version: int) -> bytes | None:
        kept, data = self._analyses.get(table_id, (None, None))
        return data if kept == version else None

    def keep_analysis(self, table_id: TableId, version: int, at_ms: Millis, data: bytes) -> None:
        if table_id in self.tables:
            self._analyses[table_id] = version, data

    def keys(self) -> list[Key]:
        return sorted(self._keys, key=lambda key: (-key.created_ms, key.key_id))

    def keep_key(self, key: Key) -> None:
        self._keys.append(key)

    def drop_keys(self, before_ms: Millis) -> None:
        self._keys = [key for key in self._keys if key.created_ms >= before_ms]


def _newest(listed: Listed | Yours) -> tuple[Millis, TableId]:
    return -listed.card.changed_ms, listed.table_id
