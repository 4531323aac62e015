"""The tables of the database, as the code of today wants them. How a database gets there is told in migrations/."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("table_id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Only what the lobby lists is indexed, so that a move at a running table touches no index.
IS_OPEN = text("public AND phase = 'waiting'")
Index("open_tables", tables.c.changed_ms, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)

# In the order of writing: what many tables write at a time is then on few pages, and pages are what a commit costs.
events = Table(
    "events",
    schema,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False, server_default=text("x''")),  # of this line and all before it
    UniqueConstraint("table_id", "seq", name="one_event_a_seq"),
)

commands = Table(
    "commands",
    schema,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Everybody who may see a table: people with a seat, people who had one, and people who were let in.
company = Table(
    "company",
    schema,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("person_id", Text, primary_key=True, index=True),
    Column("seated", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

# Without an index on due_ms: it would change with every move, and only tables that are being played are here.
deadlines = Table(
    "deadlines",
    schema,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("due_ms", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    schema,
    Column("person_id", Text, primary_key=True),
    Column("profile", LargeBinary, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What people bring home from matches, beside the table's log that tells how they came by it.
keepsakes = Table(
    "keepsakes",
    schema,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

precedents = Table(
    "precedents",
    schema,
    Column("house", Text, primary_key=True),
    Column("language", Text, primary_key=True),
    Column("word", Text, primary_key=True),
    Column("stands", Boolean, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What people made for an option of a game, such as a board. Tables that are opened with it carry a copy.
kept_files = Table(
    "kept_files",
    schema,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("option", Text, primary_key=True),
    Column("title", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# One row: the time that has come by running, whatever the calendar said at a start.
server_time = Table(
    "server_time",
    schema,
    Column("id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

device_links = Table(
    "device_links",
    schema,
    Column("code", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    schema,
    Column("key_id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
