"""Decides about a group of appends in memory, and gathers what has to be written."""

from typing import Any, TypeAlias

from msgspec import Struct

from nenuphar.core.daily import DailyScore
from nenuphar.store import (
    Append,
    Appended,
    Card,
    Conflict,
    Finished,
    Keepsake,
    Notice,
    PersonId,
    Precedent,
    Repeated,
    TableId,
    Turn,
)
from nenuphar.store.seals import seal

Row: TypeAlias = tuple[Any, ...]
Answer: TypeAlias = Appended | Repeated | Conflict
Ends: TypeAlias = dict[TableId, tuple[int, bytes]]  # each table's last line, and its seal

MOST_ENDS = 10_000  # more tables than move at a time


class Changes(Struct):
    """The changes of a whole group. With two appends to a table, its last card counts."""

    lines: list[Row] = []
    cards: dict[TableId, Card] = {}
    seated: dict[TableId, tuple[PersonId, ...]] = {}
    turns: dict[TableId, dict[PersonId, Turn]] = {}  # none for a table: remove those that are stored
    keepsakes: list[Keepsake] = []
    precedents: list[Precedent] = []
    daily: dict[TableId, DailyScore] = {}
    notices: list[Notice] = []
    finished: list[Finished] = []

    @property
    def is_lines_only(self) -> bool:
        """But for turns: most moves change them."""
        return not (self.cards or self.seated or self.has_rare)

    @property
    def has_rare(self) -> bool:
        """Whether there is something that comes with the end of a match or of a vote."""
        return bool(self.keepsakes or self.precedents or self.daily or self.notices or self.finished)

    @property
    def seated_people(self) -> frozenset[PersonId]:
        return frozenset(person for seated in self.seated.values() for person in seated)

    @property
    def people(self) -> list[PersonId]:
        """All to whom something rare or a seat belongs, always in the same order."""
        people = {
            *self.seated_people,
            *(keepsake.person_id for keepsake in self.keepsakes),
            *(precedent.house for precedent in self.precedents),
            *(notice.person_id for notice in self.notices),
            *(person for finished in self.finished for person in finished.people),
        }
        return sorted(people)


def collect(append: Append, ends: Ends, commands: dict[Row, int], changes: Changes) -> Answer:
    """The answer to an append, if the changes are written. Brings everything but the append up to date."""
    table_id, (seq, last_seal) = append.table_id, ends[append.table_id]
    command = (table_id, append.command_id)
    if command in commands:
        return Repeated(commands[command])
    if append.expected_seq != seq:
        return Conflict(table_id, append.expected_seq, seq)
    last = seq + len(append.events)
    for data in append.events:
        seq += 1
        last_seal = seal(last_seal, table_id, seq, append.at_ms, data)
        command_id = append.command_id if seq == last else None
        changes.lines.append((table_id, seq, append.at_ms, data, last_seal, command_id, append.deadline_ms))
    ends[table_id] = seq, last_seal
    if append.command_id is not None:
        commands[command] = seq
    if append.card is not None:
        changes.cards[table_id] = append.card
    if append.seated is not None:
        changes.seated[table_id] = append.seated
    if append.turns is not None:
        known = changes.turns.get(table_id, {}) if append.turns else {}
        changes.turns[table_id] = known | {turn.person_id: turn for turn in append.turns}
    changes.keepsakes += append.keepsakes
    changes.precedents += append.precedents
    if append.daily is not None:
        changes.daily[table_id] = append.daily
    changes.notices += append.notices
    if append.finished is not None:
        changes.finished.append(append.finished)
    return Appended(seq)
