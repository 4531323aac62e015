"""Decides about a group of appends in memory, and gathers what has to be written."""

from typing import Any, TypeAlias

from msgspec import Struct

from nenuphar.core.game import Millis
from nenuphar.store import Append, Appended, Card, Conflict, Keepsake, PersonId, Precedent, Repeated, TableId
from nenuphar.store.seals import sealed

Row: TypeAlias = tuple[Any, ...]
Answer: TypeAlias = Appended | Repeated | Conflict


class Changes(Struct):
    """The changes of a whole group. With two appends to a table, its last card and its last deadline count."""

    events: list[Row] = []
    commands: list[Row] = []
    cards: dict[TableId, Card] = {}
    seated: dict[TableId, tuple[PersonId, ...]] = {}
    deadlines: dict[TableId, tuple[Millis | None, int]] = {}
    keepsakes: list[Keepsake] = []
    precedents: list[Precedent] = []


def collect(
    append: Append, heads: dict[TableId, tuple[int, bytes]], commands: dict[Row, int], changes: Changes
) -> Answer:
    """The answer to an append, if the changes are written. All arguments but the append are brought up to date."""
    table_id, (seq, last_seal) = append.table_id, heads[append.table_id]
    command = (table_id, append.command_id)
    if command in commands:
        return Repeated(commands[command])
    if append.expected_seq != seq:
        return Conflict(table_id, append.expected_seq, seq)
    lines = [(number, append.at_ms, data) for number, data in enumerate(append.events, seq + 1)]
    chain = list(sealed(last_seal, table_id, lines))
    changes.events += [(table_id, *line) for line in chain]
    if chain:
        seq, last_seal = chain[-1][0], chain[-1][3]
    heads[table_id] = seq, last_seal
    if append.command_id is not None:
        commands[command] = seq
        changes.commands.append((*command, seq))
    if append.card is not None:
        changes.cards[table_id] = append.card
    if append.seated is not None:
        changes.seated[table_id] = append.seated
    changes.deadlines[table_id] = (append.deadline_ms, seq)
    changes.keepsakes += append.keepsakes
    changes.precedents += append.precedents
    return Appended(seq)
