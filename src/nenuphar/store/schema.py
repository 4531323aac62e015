"""The tables of today's database. migrations/ brings older databases to this schema, and a test compares the two."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text
from sqlalchemy.schema import SchemaItem, UniqueConstraint

schema = MetaData()


def _table(name: str, *columns: SchemaItem) -> Table:
    return Table(name, schema, *columns, sqlite_with_rowid=False)


def _key(name: str) -> Column[Any]:
    return Column(name, Text, primary_key=True)


def _key_of_table() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True)


def _column(name: str, kind: Any, **facts: Any) -> Column[Any]:
    return Column(name, kind, nullable=False, **facts)


tables = _table(
    "tables",
    _key("table_id"),
    _column("code", Text, unique=True),
    _column("public", Boolean),
    _column("phase", Text),
    _column("changed_ms", BigInteger),
    _column("summary", LargeBinary),
)

# Only tables that the lobby lists are indexed: a move at a running table touches no index.
IS_OPEN = text("public AND phase = 'waiting'")
Index("open_tables", tables.c.changed_ms, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)

# In the order of writing: lines that many tables write at a time are then on few pages, and a commit costs by the page.
events = Table(
    "events",
    schema,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False),
    _column("seq", Integer),
    _column("at_ms", BigInteger),
    _column("data", LargeBinary),
    _column("seal", LargeBinary, server_default=text("x''")),  # of this line and all before it
    UniqueConstraint("table_id", "seq", name="one_event_a_seq"),
)

commands = _table("commands", _key_of_table(), _key("command_id"), _column("seq", Integer))

# Everybody who may see a table: people with a seat, people who had one, and people who were let in.
company = _table(
    "company", _key_of_table(), Column("person_id", Text, primary_key=True, index=True), _column("seated", Boolean)
)

# Without an index on due_ms: it would change with every move, and only tables with a running match are here.
deadlines = _table("deadlines", _key_of_table(), _column("due_ms", BigInteger), _column("seq", Integer))

people = _table("people", _key("person_id"), _column("profile", LargeBinary), _column("changed_ms", BigInteger))

# What people keep from matches, beside the table's log that says how they got it.
keepsakes = _table(
    "keepsakes",
    _key("person_id"),
    _key("game"),
    _key("table_id"),
    _column("at_ms", BigInteger),
    _column("data", LargeBinary),
)

precedents = _table(
    "precedents",
    _key("house"),
    _key("language"),
    _key("word"),
    _column("stands", Boolean),
    _column("at_ms", BigInteger),
    _column("data", LargeBinary),
)

# What people made for an option of a game, such as a board. Tables that use it have a copy.
kept_files = _table(
    "kept_files",
    _key("person_id"),
    _key("game"),
    _key("option"),
    _key("title"),
    _column("at_ms", BigInteger),
    _column("data", LargeBinary),
)

# One row: the server's own time, which only runs forward, whatever the calendar says at a start.
server_time = _table("server_time", Column("id", Integer, primary_key=True), _column("at_ms", BigInteger))

device_links = _table("device_links", _key("code"), _column("person_id", Text), _column("expires_ms", BigInteger))

keys = _table("keys", _key("key_id"), _column("secret", LargeBinary), _column("created_ms", BigInteger))
