"""Writes a group of appends with two statements, however large the group is: one reads, the other checks and writes.

The second is a transaction of its own. A line or a command that another process stores in between breaks it, and a
node that has lost its epoch writes nothing.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec.structs import astuple

from nenuphar.store import Append, TableId
from nenuphar.store.changes import Answer, Changes, Row, collect
from nenuphar.store.ownership import NodeId, OwnershipLost
from nenuphar.store.postgres.session import Session
from nenuphar.store.seals import NO_SEAL
from nenuphar.store.sql import KEEP_PRECEDENT

Epoch: TypeAlias = tuple[NodeId, int]

KNOWN = """
    SELECT head.seq, head.seal, commands.seq
    FROM unnest(?::text[], ?::text[]) WITH ORDINALITY AS asked (table_id, command_id, place)
    LEFT JOIN LATERAL (SELECT seq, seal FROM events WHERE events.table_id = asked.table_id ORDER BY seq DESC LIMIT 1)
        AS head ON TRUE
    LEFT JOIN commands ON commands.table_id = asked.table_id AND commands.command_id = asked.command_id
    ORDER BY place"""

# The lock on the epoch's row keeps other nodes from raising it until this is stored. A table changes its owner only
# after that, or after it was released by the thread that writes.
FENCE = """
    fence AS MATERIALIZED (
        SELECT epoch FROM epochs WHERE node = ? AND epoch = ? AND NOT EXISTS (
            SELECT FROM unnest(?::text[]) AS changed (table_id)
            LEFT JOIN owners ON owners.table_id = changed.table_id AND (owners.node, owners.epoch) = (?, ?)
            WHERE owners.table_id IS NULL)
        FOR SHARE),"""
WRITE = """
    WITH {fence}
    cards AS (
        INSERT INTO tables (table_id, code, public, phase, changed_ms, summary)
        SELECT card.* FROM unnest(?::text[], ?::text[], ?::bool[], ?::text[], ?::int8[], ?::bytea[]) AS card {if_mine}
        ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, public = excluded.public, phase = excluded.phase,
            changed_ms = excluded.changed_ms, summary = excluded.summary),
    done AS (
        INSERT INTO commands (table_id, command_id, seq)
        SELECT command.* FROM unnest(?::text[], ?::text[], ?::int4[]) AS command {if_mine}),
    timed AS (
        INSERT INTO deadlines (table_id, due_ms, seq)
        SELECT deadline.* FROM unnest(?::text[], ?::int8[], ?::int4[]) AS deadline {if_mine}
        ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, seq = excluded.seq),
    untimed AS (DELETE FROM deadlines WHERE table_id = ANY (?::text[]) {and_mine}),
    written AS (
        INSERT INTO events (table_id, seq, at_ms, data, seal)
        SELECT line.* FROM unnest(?::text[], ?::int4[], ?::int8[], ?::bytea[], ?::bytea[]) AS line {if_mine})
    SELECT {mine}"""
IS_MINE = "EXISTS (SELECT FROM fence)"
FENCED = WRITE.format(fence=FENCE, if_mine=f"WHERE {IS_MINE}", and_mine=f"AND {IS_MINE}", mine=IS_MINE)
UNFENCED = WRITE.format(fence="", if_mine="", and_mine="", mine="TRUE")

SEATS = """
    WITH taken AS (
        INSERT INTO company (table_id, person_id, seated)
        SELECT table_id, person_id, TRUE FROM unnest(?::text[], ?::text[]) AS seat (table_id, person_id)
        ON CONFLICT (table_id, person_id) DO UPDATE SET seated = TRUE)
    UPDATE company SET seated = FALSE WHERE table_id = ANY (?::text[]) AND seated AND (table_id, person_id) NOT IN (
        SELECT * FROM unnest(?::text[], ?::text[]))"""
KEEP_KEEPSAKE = """
    INSERT INTO keepsakes (person_id, game, table_id, at_ms, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""


def collected(session: Session, appends: Sequence[Append]) -> tuple[list[Answer], Changes]:
    """The answer to each append, if the changes can be written."""
    heads: dict[TableId, tuple[int, bytes]] = {}
    commands: dict[Row, int] = {}
    if not appends:
        return [], Changes()
    asked = [each.table_id for each in appends], [each.command_id for each in appends]
    for append, (head, seal, command_seq) in zip(appends, session.execute(KNOWN, asked).fetchall(), strict=True):
        heads[append.table_id] = head or 0, seal or NO_SEAL
        if command_seq is not None:
            commands[append.table_id, append.command_id] = command_seq
    changes = Changes()
    return [collect(append, heads, commands, changes) for append in appends], changes


def write(session: Session, changes: Changes, epoch: Epoch | None) -> None:
    """Raises OwnershipLost if one of the tables is another node's."""
    if not changes.deadlines:  # nothing is new
        return
    deadlines = [(table_id, *deadline) for table_id, deadline in changes.deadlines.items()]
    values: list[object] = [
        *_columns(6, [(table_id, *astuple(card)) for table_id, card in changes.cards.items()]),
        *_columns(3, changes.commands),
        *_columns(3, [deadline for deadline in deadlines if deadline[1] is not None]),
        [table_id for table_id, due_ms, _ in deadlines if due_ms is None],
        *_columns(5, changes.events),
    ]
    if epoch is not None:
        values = [*epoch, list(changes.deadlines), *epoch, *values]
    [(mine,)] = session.execute(UNFENCED if epoch is None else FENCED, values).fetchall()
    if not mine:
        raise OwnershipLost("Another node plays this table.")
    if changes.seated:
        seats = _columns(2, [(key, person) for key, people in changes.seated.items() for person in people])
        session.execute(SEATS, [*seats, list(changes.seated), *seats])
    for keepsake in changes.keepsakes:
        session.execute(KEEP_KEEPSAKE, astuple(keepsake))
    for precedent in changes.precedents:
        session.execute(KEEP_PRECEDENT, astuple(precedent))


def has_more(changes: Changes) -> bool:
    """Whether there is more to write than one statement does."""
    return bool(changes.seated or changes.keepsakes or changes.precedents)


def _columns(count: int, rows: Sequence[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(count)]
