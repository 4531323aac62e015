"""Decides about a group of appends in memory, and gathers what has to be written."""

from typing import Any, TypeAlias

from msgspec import Struct

from nenuphar.store import Append, Appended, Card, Conflict, Keepsake, PersonId, Precedent, Repeated, TableId
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
    keepsakes: list[Keepsake] = []
    precedents: list[Precedent] = []

    @property
    def is_lines_only(self) -> bool:
        return not (self.cards or self.seated or self.keepsakes or self.precedents)


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
    changes.keepsakes += append.keepsakes
    changes.precedents += append.precedents
    return Appended(seq)
