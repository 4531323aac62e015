"""Writes a group of appends with one statement, however large the group is.

The statement is a transaction of its own, and checks everything: a line or a command that is already stored breaks it,
and a node that has lost its epoch writes nothing.
"""

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

from msgspec.structs import astuple

from nenuphar.store import Append, PersonId
from nenuphar.store.changes import Changes, Ends, Row
from nenuphar.store.connection import Connection
from nenuphar.store.ownership import NodeId, OwnershipLost
from nenuphar.store.postgres.session import Session
from nenuphar.store.seals import NO_SEAL
from nenuphar.store.sql import keep
from nenuphar.store.tombstones import IS_HERE, deleted_among

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
        INSERT INTO tables (table_id, code, public, phase, changed_ms, summary, began_ms)
        SELECT card.* FROM unnest(?::text[], ?::text[], ?::bool[], ?::text[], ?::int8[], ?::bytea[], ?::int8[]) AS card
        WHERE {is_mine}
        ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, public = excluded.public, phase = excluded.phase,
            changed_ms = excluded.changed_ms, summary = excluded.summary, began_ms = excluded.began_ms),
    lines AS MATERIALIZED (
        SELECT line.* FROM unnest(?::text[], ?::int4[], ?::int8[], ?::bytea[], ?::bytea[], ?::text[], ?::int8[])
            AS line (table_id, seq, at_ms, data, seal, command_id, due_ms)
        WHERE {is_mine}),
    written AS (
        INSERT INTO events (table_id, seq, at_ms, data, seal) SELECT table_id, seq, at_ms, data, seal FROM lines),
    done AS (
        INSERT INTO commands (table_id, command_id, seq)
        SELECT table_id, command_id, seq FROM lines WHERE command_id IS NOT NULL),
    ends AS MATERIALIZED (SELECT DISTINCT ON (table_id) table_id, due_ms, seq FROM lines ORDER BY table_id, seq DESC),
    timed AS (
        INSERT INTO deadlines (table_id, due_ms, seq) SELECT table_id, due_ms, seq FROM ends WHERE due_ms IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, seq = excluded.seq, held_ms = 0),
    untimed AS (DELETE FROM deadlines USING ends WHERE deadlines.table_id = ends.table_id AND ends.due_ms IS NULL),
    turned AS (
        INSERT INTO turns (table_id, person_id, due, changed_ms)
        SELECT turn.* FROM unnest(?::text[], ?::text[], ?::bool[], ?::int8[])
            AS turn (table_id, player_id, due, changed_ms) WHERE {is_mine} AND {is_here}
        ON CONFLICT (table_id, person_id) DO UPDATE SET due = excluded.due, changed_ms = excluded.changed_ms),
    unturned AS (DELETE FROM turns WHERE table_id = ANY (?::text[]) AND {is_mine})
    SELECT {is_mine}"""
IS_PLAYER_HERE = IS_HERE.format("turn.player_id")
FENCED = WRITE.format(fence=FENCE, is_mine="EXISTS (SELECT FROM fence)", is_here=IS_PLAYER_HERE)
UNFENCED = WRITE.format(fence="", is_mine="TRUE", is_here=IS_PLAYER_HERE)

SEATS = """
    WITH taken AS (
        INSERT INTO company (table_id, person_id, seated)
        SELECT table_id, person_id, TRUE FROM unnest(?::text[], ?::text[]) AS seat (table_id, person_id)
        ON CONFLICT (table_id, person_id) DO UPDATE SET seated = TRUE)
    UPDATE company SET seated = FALSE WHERE table_id = ANY (?::text[]) AND seated AND (table_id, person_id) NOT IN (
        SELECT * FROM unnest(?::text[], ?::text[]))"""

# A write for people shares the lock with others; a deletion has it alone.
HOLD = "SELECT pg_advisory_xact_lock_shared(hashtextextended('nenuphar person ' || id, 0)) FROM unnest(?::text[]) AS id"
HOLD_ALONE = "SELECT pg_advisory_xact_lock(hashtextextended('nenuphar person ' || ?::text, 0))"


def hold(session: Connection, people: Collection[PersonId]) -> None:
    """Keep other processes from deleting these people until the end of the transaction."""
    if people:
        session.execute(HOLD, (list(people),))


def hold_alone(session: Connection, person_id: PersonId) -> None:
    """Wait until no other process writes for this person, and keep them waiting until the end of the transaction."""
    session.execute(HOLD_ALONE, (person_id,))


def known(session: Session, appends: Sequence[Append]) -> tuple[Ends, dict[Row, int]]:
    """The last line of each table, and of each command that is already stored."""
    ends: Ends = {}
    commands: dict[Row, int] = {}
    if not appends:
        return ends, commands
    asked = [each.table_id for each in appends], [each.command_id for each in appends]
    for append, (seq, seal, command_seq) in zip(appends, session.execute(KNOWN, asked).fetchall(), strict=True):
        ends[append.table_id] = seq or 0, seal or NO_SEAL
        if command_seq is not None:
            commands[append.table_id, append.command_id] = command_seq
    return ends, commands


def write(session: Session, changes: Changes, epoch: Epoch | None) -> None:
    """Raises OwnershipLost if one of the tables is another node's."""
    if not changes.lines:
        return
    turns = [(table_id, *astuple(turn)) for table_id, some in changes.turns.items() for turn in some.values()]
    values: list[object] = [
        *_columns(7, [(table_id, *astuple(card)) for table_id, card in changes.cards.items()]),
        *_columns(7, changes.lines),
        *_columns(4, turns),
        [table_id for table_id, some in changes.turns.items() if not some],
    ]
    if epoch is not None:
        values = [*epoch, list({line[0] for line in changes.lines}), *epoch, *values]
    [(mine,)] = session.execute(UNFENCED if epoch is None else FENCED, values).fetchall()
    if not mine:
        raise OwnershipLost("Another node plays this table.")
    people = changes.people
    hold(session, people)
    if changes.seated:
        seats = _columns(2, [(key, person) for key, people in changes.seated.items() for person in people])
        session.execute(SEATS, [*seats, list(changes.seated), *seats])
    keep(session, changes, deleted_among(session, people))


def is_one_statement(changes: Changes) -> bool:
    return not (changes.seated or changes.has_rare)


def _columns(count: int, rows: Sequence[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(count)]
